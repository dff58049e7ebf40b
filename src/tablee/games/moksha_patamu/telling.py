"""Moksha-patamu in words: what an action did, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.moksha_patamu.drawing import PAWNS
from tablee.games.moksha_patamu.inside.cards import can_lay_on, kind_of_card
from tablee.games.moksha_patamu.inside.ending import has_bell, has_rung, standing
from tablee.games.moksha_patamu.notation import text as written
from tablee.games.moksha_patamu.rules import ended, goal, stopping_square
from tablee.games.moksha_patamu.state import CARD, FACES, GO, OFF, RING, SNAKE, State
from tablee.texts import Value, listed, text


def tell(
    before: State, actor: int, a: int, after: State, names: Sequence[str], lang: str = "en"
) -> str:
    """One sentence: what was done, then what it led to. `names` are by seat."""
    if a == RING:
        return _say(lang, "bell")
    p = before.to_move
    who = names[p]
    if a < GO:
        done = _say(lang, "throw", who=who, dice=written(a, lang))
    elif a == GO:
        done = _say(lang, "go", who=who)
    else:
        square = a - CARD + 1
        kind = "snake" if kind_of_card(before, square) == SNAKE else "ladder"
        done = _say(lang, "card", who=who, kind=kind, square=square)
    if after.thrown[0]:
        led_to = [_say(lang, "may-lay")] if a < GO else [_say(lang, "may-lay-more")]
    else:
        steps = FACES[a, 0] + FACES[a, 1] if a < GO else sum(before.thrown)
        led_to = _tell_move(before, steps, after, names, lang)
        led_to += _tell_turn(before, p, after, lang)
    return _say(lang, "sentence", done=done, rest=", ".join(led_to))


def _tell_move(
    before: State, steps: int, after: State, names: Sequence[str], lang: str
) -> list[str]:
    """Where the pawn went, one consequence after another (§R16)."""
    p = before.to_move
    origin, end = int(before.squares[p]), int(after.squares[p])
    if origin == OFF and not before.free_entry:
        return [_say(lang, "enters", square=1) if end else _say(lang, "stays-off")]
    aim = goal(before, p, steps)
    stop = stopping_square(before, p, aim)
    if stop == OFF:
        return [_say(lang, "stays", square=origin) if origin else _say(lang, "stays-off")]
    if origin == OFF:
        told = [_say(lang, "enters", square=aim)]
    elif aim == origin + steps:
        told = [_say(lang, "moves", origin=origin, square=aim)]
    else:
        told = [_say(lang, "walks-back", origin=origin, last=int(before.size), square=aim)]
    if stop != aim:
        told.append(_say(lang, "occupied", aim=aim, square=stop))
    if before.leads[stop] != stop:
        told.append(_tell_line(before, stop, end, lang))
    told += [
        _say(lang, "goes-up", who=names[other], square=stop)
        for other in range(before.players)
        if other != p and before.squares[other] != after.squares[other]
    ]
    return told


def _tell_line(before: State, stop: int, end: int, lang: str) -> str:
    """What the snake or the ladder did."""
    is_ladder = before.leads[stop] > stop
    if end != stop:
        return _say(lang, "climbs" if is_ladder else "falls", square=end)
    return _say(lang, "does-not-climb" if is_ladder else "is-protected")


def _tell_turn(before: State, p: int, after: State, lang: str) -> list[str]:
    """What the turn ended with."""
    told = []
    if any(had and not has for had, has in zip(before.cards, after.cards, strict=True)):
        told.append(_say(lang, "takes-card"))
    if after.places[p]:
        told.append(_say(lang, "home", place=int(after.places[p])))
    elif after.to_move == p and not after.is_over:
        told.append(_say(lang, "again"))
    if has_rung(after):
        told.append(_say(lang, "bell-rang"))
    return told


def ending(s: State, names: Sequence[str], lang: str = "en") -> str:
    """Why the game is over, and who stands first."""
    stands = [standing(s, p) for p in range(s.players)]
    first = [names[p] for p in range(s.players) if stands[p] == max(stands)]
    outcome = "level" if len(first) == s.players else "shared" if len(first) > 1 else "one"
    return text(lang, ended(s), __package__, who=listed(first, lang), outcome=outcome)


def offer(s: State, seat: int, a: int, names: Sequence[str], lang: str = "en") -> str:
    """What an action is, said to the seat that may do it; `s` is what the seat may know."""
    if a == RING:
        return text(lang, "offer-bell", __package__)
    if a < GO:
        return written(a, lang)
    if a == GO:
        return text(lang, "offer-go", __package__)
    square = a - CARD + 1
    kind = "snake" if kind_of_card(s, square) == SNAKE else "ladder"
    return text(lang, "offer-card", __package__, kind=kind, square=square)


def help_for(s: State, seat: int, lang: str = "en") -> str:
    """What can be typed now."""
    told = [text(lang, "help-you", __package__, pawn=PAWNS[seat])] if seat >= 0 else []
    if s.thrown[0]:
        squares = [n for n in range(1, s.size + 1) if can_lay_on(s, s.to_move, n)]
        told.append(text(lang, "help-card", __package__, squares=", ".join(map(str, squares))))
    else:
        told.append(text(lang, "help-throw", __package__))
    if has_bell(s):
        told.append(text(lang, "help-bell", __package__))
    return " ".join(told)


def _say(lang: str, message: str, **blanks: Value) -> str:
    return text(lang, f"tell-{message}", __package__, **blanks)


def sections(s: State, seat: int) -> tuple[str, ...]:
    """The paragraphs of the rules that matter for what a seat may do now."""
    if s.thrown[0]:
        return ("14", "15", "16", "17")
    return ("3", "4") if s.squares[seat] == OFF and not s.free_entry else ("5", "6", "9", "10")


def ask_chance(s: State, names: Sequence[str], lang: str = "en") -> str:
    """What is asked of whoever throws real dice."""
    return text(lang, "ask-throw", __package__, who=names[s.to_move], dice=int(s.dice))
