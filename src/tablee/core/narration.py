"""A match in words: what each entry did, how games ended, how the match stands.

A listener is a player, TABLE for what everybody knows, or None for one who knows all; they learn
nothing that they may not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.contract.furniture import Gesture
from tablee.contract.rules import CHANCE, HIDDEN, TABLE
from tablee.core.match import DRAW, FORFEIT, RESIGN, Entry, Match, MatchMoment
from tablee.core.position import Position
from tablee.texts import listed, text
from tablee.texts.elision import settled

MARKS = [chr(0xE000 + seat) for seat in range(64)]
"""Stand for the players by seat while a sentence is put together, so that the same thing is put
together once, whoever did it. No text has these characters, and no name (`server/names.py`)."""


HOWS = {"resigned": RESIGN, "draw": DRAW, "forfeit": FORFEIT}


class Step:
    """An entry of a match, the moment before it and the moment after it."""

    __slots__ = ("after", "before", "ended_game", "entry", "position")

    def __init__(self, entry: Entry, before: MatchMoment, after: MatchMoment) -> None:
        self.entry, self.before, self.after = entry, before, after
        self.ended_game = after.number > before.number
        self.position: Position | None = None
        """The game that the entry belongs to, after it; None while it is decided who begins."""
        if before.position is not None:
            self.position = after.last if self.ended_game else after.position

    @property
    def is_open(self) -> bool:
        """Whether nothing was hidden from anybody, before and after."""
        old, new = self.before.position, self.position
        return old is not None and new is not None and old.is_open and new.is_open

    @property
    def code(self) -> int:
        """The action of the game that was played."""
        assert self.position is not None
        assert self.position.came_by is not None
        return self.position.came_by[1]

    def known(self, match: Match, listener: int) -> int:
        """What a listener knew of an action of the game when it was played, as a code."""
        new, before = self.position, self.before
        assert new is not None
        if listener == TABLE:
            return new.public
        actor, seat = match.seat_of(self.entry.who, before), match.seat_of(listener, before)
        return new.seen_code(actor, self.code, seat)


def step(match: Match, i: int) -> Step:
    """Entry `i` of a match."""
    return Step(match.entries[i], match.moment(i), match.moment(i + 1))


def told(match: Match, step: Step, listener: int | None, lang: str) -> str:
    """What an entry did, as it could be told when it was played; nothing if it stays unseen."""
    entry, before, new = step.entry, step.before, step.position
    if entry.action.startswith("!"):
        return _given_up(match, entry.action, entry.who, lang)
    if before.position is None or new is None:
        return _toss(match, step, lang)
    old, actor = before.position, match.seat_of(entry.who, before)
    if listener is None:
        code, was, now = step.code, old.record, new.record
    elif listener == TABLE:
        code, was, now = new.public, old.shown(TABLE), new.shown(TABLE)
    else:
        code, seat = step.known(match, listener), match.seat_of(listener, before)
        was, now = old.shown(seat), new.shown(seat)
    sentence = match.game.room.telling.tell(was, actor, code, now, MARKS, lang)
    sentence = named(sentence, match.names(before))
    return f"{sentence} {why(match, step.after, lang)}".lstrip() if step.ended_game else sentence


def _given_up(match: Match, action: str, who: int | None, lang: str) -> str:
    """What no rulebook has: somebody resigned or forfeited, or all agreed on a draw."""
    name = "" if who is None or who < 0 else match.players[who].name
    return text(lang, f"match-{action[1:]}", name=name)


def named(sentence: str, names: Sequence[str]) -> str:
    """A sentence in which MARKS stand for players, with their names."""
    for mark, name in zip(MARKS, names, strict=False):
        sentence = sentence.replace(mark, name)
    return settled(sentence)


def seen(match: Match, step: Step, listener: int | None) -> str:
    """What a listener knew of an entry when it was played, in notation; `?` if nothing."""
    entry, new = step.entry, step.position
    if listener is None or entry.action.startswith("!"):
        return entry.action
    if new is None:
        is_open = entry.who in (listener, CHANCE) or not step.after.signs
        return entry.action if is_open else "?"
    known = step.known(match, listener)
    if known == step.code:
        return entry.action
    return "?" if known == HIDDEN else new.write_action(known)


def gesture(match: Match, step: Step, listener: int | None) -> Gesture:
    """What an entry touched, as far as a listener knew it when it was played."""
    entry, new = step.entry, step.position
    if new is None or entry.action.startswith("!"):
        return {}
    known = step.code if listener is None else step.known(match, listener)
    return {} if known == HIDDEN else new.game.room.gesture(known)


def result(match: Match, moment: MatchMoment, lang: str) -> str:
    """Who won the latest finished game of a moment."""
    best = [match.players[player].name for player in moment.best]
    if not best:
        return text(lang, "cli-drawn")
    return text(lang, "cli-wins", names=listed(best, lang), count=len(best))


def why(match: Match, moment: MatchMoment, lang: str) -> str:
    """Why the latest finished game of a moment was over, with the rule that says so."""
    ending, end = moment.ending, moment.last
    assert end is not None
    if ending.how != "rules":
        return _given_up(match, HOWS[ending.how], ending.by, lang)
    names = match.names(played(moment))
    said: str = match.game.room.telling.ending(end.shown(TABLE), names, lang)
    lost = [match.players[player].name for player in ending.forfeited]
    if lost:
        said += " " + text(lang, "match-forfeited", names=listed(lost, lang), count=len(lost))
    return said


def played(moment: MatchMoment) -> MatchMoment:
    """Who sat where in the latest finished game of a moment."""
    return MatchMoment(first=moment.first, number=moment.number - 1)


def standing(match: Match, moment: MatchMoment, lang: str) -> str:
    """How a match of several games stands; nothing, if it has only one."""
    if match.terms.games == 1 and not match.terms.wins:
        return ""
    counted = moment.won if match.terms.wins else moment.scores
    each = zip((player.name for player in match.players), counted, strict=True)
    return text(lang, "cli-standing", points="  ".join(f"{n} {c}" for n, c in each))


def _toss(match: Match, step: Step, lang: str) -> str:
    """Signs are told when both have been shown; a lot at once."""
    after, said = step.after, []
    if step.entry.who != CHANCE:
        if after.signs:
            return ""
        shown = (*step.before.signs, (step.entry.who, step.entry.action))
        said = [
            text(lang, "cli-sign", name=match.players[who].name, sign=text(lang, f"sign-{sign}"))
            for who, sign in shown
        ]
    if after.position is None:
        return " ".join([*said, text(lang, "cli-tie")])
    return " ".join([*said, text(lang, "cli-begins", name=match.players[after.first].name)])
