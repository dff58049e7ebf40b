"""Le mangeur de cartes in words: what an action did, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.contract.rules import CHANCE
from tablee.core.arrays import zeros
from tablee.games.mangeur_de_cartes.inside.cards import JOKERS, shown
from tablee.games.mangeur_de_cartes.inside.piles import cards_held, cards_in, cards_left
from tablee.games.mangeur_de_cartes.notation import text as written
from tablee.games.mangeur_de_cartes.rules import (
    added,
    ended,
    is_card_to_come,
    list_takes,
    value_of,
)
from tablee.games.mangeur_de_cartes.state import (
    AFTER,
    CARDS,
    DIE,
    JOKER,
    NAME,
    NAMING,
    POT,
    SEATS,
    TABLE,
    TAKE,
    TENS,
    TURN,
    TURNING,
    UNDER,
    UNSEEN,
    State,
)
from tablee.texts import Value, listed, text


def tell(
    before: State, actor: int, a: int, after: State, names: Sequence[str], lang: str = "en"
) -> str:
    """What happened, and what came of it: a pot. Turning up a card is told
    with the card that comes. `names` are by seat."""
    if a == TURN:
        return ""
    who = names[before.to_move if actor == CHANCE else actor]
    told = [_action(before, a, who, lang)]
    if after.round > before.round and (pot := len(cards_in(after, POT))):
        told.append(_text(lang, "tell-pot", cards=pot))
    return " ".join(told)


def ending(s: State, names: Sequence[str], lang: str = "en") -> str:
    """Why the game is over, and who has the most cards."""
    cards = [cards_held(s, p) for p in range(s.players)]
    best = [names[p] for p in range(s.players) if cards[p] == max(cards)]
    outcome = "level" if len(best) == s.players else "shared" if len(best) > 1 else "one"
    return _text(
        lang, ended(s),
        rounds=int(s.round), who=listed(best, lang), outcome=outcome, cards=max(cards),
    )  # fmt: skip


def _text(lang: str, message: str, **blanks: Value) -> str:
    return text(lang, message, __package__, **blanks)


def _action(before: State, a: int, who: str, lang: str) -> str:
    if a < JOKER:
        said = _text(lang, "tell-turns", who=who, card=shown(a, lang))
        return f"{said}{_counted(before, value_of(before, a), 1, lang)}"
    if a < DIE:
        return _text(lang, "tell-joker", who=who)
    if a < NAME:
        number = a - DIE + 1
        message = "tell-tens" if before.phase == TENS else "tell-units"
        return _text(lang, message, number=number, target=before.target + number)
    if a < TURN:
        value = a - NAME + 1
        said = _text(lang, "tell-names", who=who, value=value)
        return f"{said}{_counted(before, value, 0, lang)}"
    if a >= TAKE:
        said = _text(lang, "tell-takes", who=who, card=shown(a - TAKE, lang))
        return f"{said}{_counted(before, value_of(before, a - TAKE), 0, lang)}"
    message = "tell-passes" if is_card_to_come(before) else "tell-leaves"
    cards = [_named(taken - TAKE, lang) for taken in _takes(before, before.to_move)]
    target = int(before.target)
    return _text(lang, message, who=who, cards=listed(cards, lang), count=len(cards), target=target)


def _named(card: int, lang: str) -> str:
    return _text(lang, "card-joker") if card >= JOKER else shown(card, lang)


def _takes(s: State, seat: int) -> list[int]:
    """What a seat could take now (§9)."""
    taken = zeros(SEATS)
    return [*taken[: list_takes(s, seat, taken)]]


def _counted(before: State, value: int, coming: int, lang: str) -> str:
    """How a card counts for the player to move. `coming`: cards not on the table yet."""
    total, target = int(before.totals[before.to_move]), int(before.target)
    now = added(total, value, target)
    if now == target:
        message = "counted-target"
    elif now < 0:
        message = "counted-out"
    else:
        message = "counted-added" if now > total else "counted-subtracted"
    return _text(
        lang, message,
        total=total, value=value, now=now, target=target, cards=_cards_to_win(before) + coming,
    )  # fmt: skip


def _cards_to_win(s: State) -> int:
    """The cards on the table, pot included."""
    return sum(place == POT or TABLE <= place < UNDER for place in s.place)


def offer(s: State, seat: int, a: int, names: Sequence[str], lang: str = "en") -> str:
    """What an action is, said to the seat that may do it; `s` is what the seat may know."""
    if a >= TAKE:
        return _text(lang, "offer-take", card=shown(a - TAKE, lang))
    if NAME <= a < TURN:
        return _text(lang, "offer-name", value=a - NAME + 1)
    return _text(lang, "offer-turn" if a == TURN else "offer-pass")


def help_for(s: State, seat: int, lang: str = "en") -> str:
    """What can be typed now."""
    blanks: dict[str, Value] = {"total": int(s.totals[seat]), "target": int(s.target)}
    if s.phase == NAMING:
        return _text(lang, "help-naming", **blanks)
    takes = [written(a, lang) for a in _takes(s, seat)]
    can_turn = s.phase != AFTER and cards_left(s, seat) > 0
    told = [_text(lang, "help-turn" if can_turn else "help-pass", **blanks)]
    if takes:
        told.insert(0, _text(lang, "help-take", takes=" / ".join(takes), **blanks))
    return " ".join(told)


def sections(s: State, seat: int) -> tuple[str, ...]:
    """The paragraphs of the rules that matter for what a seat may do now."""
    if s.phase == NAMING:
        return ("8", "R5")
    return ("9", "R6") if _takes(s, seat) else ("4", "6", "7")


def ask_chance(s: State, names: Sequence[str], lang: str = "en") -> str:
    """What is asked of whoever throws real dice and turns up real cards."""
    if s.phase != TURNING:
        return _text(lang, "ask-die", which="tens" if s.phase == TENS else "units")
    unseen = [written(card, lang) for card in range(CARDS) if s.place[card] == UNSEEN]
    joker = next((name for name in unseen if name in JOKERS), "none")
    return _text(lang, "ask-card", who=names[s.to_move], example=unseen[0], joker=joker)
