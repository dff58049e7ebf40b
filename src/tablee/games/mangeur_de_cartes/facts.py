"""Le mangeur de cartes for a board: what follows from the record by a rule; no board counts.

A card is its name in notation, its rank as it is printed in a language, its suit, and its value; a
joker has no suit, and no value until it is given one.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from tablee.core.arrays import zeros
from tablee.core.cards import RANKS as PRINTED
from tablee.games.mangeur_de_cartes.inside.cards import written
from tablee.games.mangeur_de_cartes.inside.checks import heap_of
from tablee.games.mangeur_de_cartes.inside.piles import cards_held, cards_in, cards_left
from tablee.games.mangeur_de_cartes.notation import text
from tablee.games.mangeur_de_cartes.rules import added, list_takes, value_of
from tablee.games.mangeur_de_cartes.state import (
    AFTER,
    BEFORE,
    JOKER,
    MOST_ROUNDS,
    NAME,
    NAMING,
    OVER,
    POT,
    RANKS,
    SEATS,
    TAKE,
    TURNING,
    State,
)


class Card(TypedDict):
    id: str
    rank: str
    suit: int | None
    value: int | None


class Counted(Card):
    """A card on the table, and how it counted: added, subtracted, or its player went out."""

    sign: Literal["+", "-", "out"]
    total: int


class Named(TypedDict):
    """A value that a joker may be given, and what it makes."""

    action: str
    value: int
    total: int
    makes: int
    is_target: bool
    is_out: bool


class Taken(TypedDict):
    action: str
    card: str


class Facts(TypedDict):
    target: int | None
    dice: list[int | None]
    round: int
    rounds: int | None
    to_move: int | None
    is_coming: bool
    """A card is being turned up."""
    heaps: list[list[Counted]]
    left: list[int]
    held: list[int]
    pot: list[Card]
    names: list[Named]
    takes: list[Taken]


def facts(s: State, seat: int, lang: str) -> Facts:
    seats = range(s.players)
    return {
        "target": int(s.target) if s.target % 10 else None,
        "dice": [throw or None for throw in divmod(int(s.target), 10)],
        "round": int(s.round) if s.phase == OVER else int(s.round) + 1,
        "rounds": int(s.rounds) if s.rounds < MOST_ROUNDS else None,
        "to_move": None if s.phase == OVER else int(s.to_move),
        "is_coming": s.phase == TURNING,
        "heaps": [_heap(s, p, lang) for p in seats],
        "left": [cards_left(s, p) for p in seats],
        "held": [cards_held(s, p) for p in seats],
        "pot": [_card(s, card, lang) for card in cards_in(s, POT)],
        "names": _names(s, seat),
        "takes": _takes(s, seat),
    }


def _card(s: State, card: int, lang: str) -> Card:
    return _worth(card, value_of(s, card), lang)


@cache
def _worth(card: int, value: int, lang: str) -> Card:
    """Asked for at every move, by everybody: to look at, not to change."""
    is_joker = card >= JOKER
    return {
        "id": written(card, "en"),
        "rank": "" if is_joker else PRINTED[lang][card % RANKS],
        "suit": None if is_joker else card // RANKS,
        "value": value or None,
    }


def _heap(s: State, p: int, lang: str) -> list[Counted]:
    """The cards that a player has turned up, and how each has counted (§4, §6, §7)."""
    found: list[Counted] = []
    total = 0
    for card in heap_of(s, p):
        now = added(total, value_of(s, card), int(s.target))
        sign: Literal["+", "-", "out"] = "out" if now < 0 else "-" if now < total else "+"
        total = now if now >= 0 else total
        found.append({**_card(s, card, lang), "sign": sign, "total": total})
    return found


def _names(s: State, seat: int) -> list[Named]:
    """What each value of a joker would make (§8)."""
    if s.phase != NAMING or s.to_move != seat:
        return []
    total, target = int(s.totals[seat]), int(s.target)
    return [
        {"action": text(NAME + value - 1), "value": value, "total": total, "makes": now,
         "is_target": now == target, "is_out": now < 0}
        for value in range(1, 11)
        for now in [added(total, value, target)]
    ]  # fmt: skip


def _takes(s: State, seat: int) -> list[Taken]:
    """The cards that would bring a seat exactly to the target (§9)."""
    if s.phase not in (BEFORE, AFTER) or s.to_move != seat:
        return []
    taken = zeros(SEATS)
    taken = taken[: list_takes(s, seat, taken)]
    return [{"action": text(a), "card": written(a - TAKE, "en")} for a in taken]
