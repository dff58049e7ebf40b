"""Deux sur quatre in writing: `7H+3D` and `KS-4C` (two cards shown), `8H` (the target turned up),
`8H>2` (a card dealt to seat 2), `?>2` (some card dealt to seat 2, all that the others see of it).

A card is its rank, A 2 … 10 J Q K, and its suit, S H D C; in French A 2 … 10 V D R and p co ca t.
Ranks are read in either language; suits may also be typed as ♠ ♥ ♦ ♣.
"""

from __future__ import annotations

import re

from tablee.core import cards
from tablee.games.deux_sur_quatre.inside.scoring import combination, high_card, low_card
from tablee.games.deux_sur_quatre.state import (
    CARDS,
    MOST_PLAYERS,
    SHOW,
    SOME_CARD,
    SUITS,
    TO_TABLE,
)

SIGNS = ("+", "-")
MINUS = re.compile("[−–—]")
SEATS = [str(seat) for seat in range(MOST_PLAYERS)]


def text(a: int, lang: str = "en") -> str:
    if a >= SOME_CARD:
        return f"?>{a - SOME_CARD}"
    if a >= SHOW:
        return card_text(high_card(a), lang) + SIGNS[a % 2] + card_text(low_card(a), lang)
    to, card = divmod(a, CARDS)
    return card_text(card, lang) if to == TO_TABLE else f"{card_text(card, lang)}>{to - 1}"


def code(typed: str, lang: str = "en") -> int | None:
    """The action that a person means, or None. The two cards come in either order."""
    typed = MINUS.sub("-", "".join(typed.lower().split()))
    parts = re.split("([-+>])", typed, maxsplit=1)
    card = read_card(parts[0], lang)
    if card is None or len(parts) == 1:
        return card
    _, sign, rest = parts
    if sign in SIGNS:
        return _combination(card, read_card(rest, lang), SIGNS.index(sign))
    return CARDS * (1 + SEATS.index(rest)) + card if rest in SEATS else None


def card_text(card: int, lang: str) -> str:
    """A card as it is typed: `10H`, in French `10co`."""
    return cards.written(card // SUITS, card % SUITS, lang)


def card_face(card: int, lang: str) -> str:
    """A card as it is drawn: `10♥`."""
    return cards.face(card // SUITS, card % SUITS, lang)


def signed(number: int, plus: str = "+") -> str:
    """A number as it is printed, with the sign of its side."""
    return f"{plus}{number}" if number > 0 else f"−{-number}" if number else "0"


def read_card(typed: str, lang: str) -> int | None:
    found = cards.read(typed, lang)
    return None if found is None else SUITS * found[0] + found[1]


def _combination(one: int, other: int | None, sign: int) -> int | None:
    if other is None or other == one:
        return None
    return combination(min(one, other), max(one, other), sign)
