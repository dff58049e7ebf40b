"""The names of the cards: those of the pack, and `*1` and `*2`, the jokers."""

from __future__ import annotations

from tablee.core import cards
from tablee.games.mangeur_de_cartes.state import JOKER, RANKS

JOKERS = ("*1", "*2")


def written(card: int, lang: str = "en") -> str:
    """A card as it is typed."""
    if card >= JOKER:
        return JOKERS[card - JOKER]
    return cards.written(card % RANKS, card // RANKS, lang)


def shown(card: int, lang: str = "en") -> str:
    """A card as it is drawn."""
    if card >= JOKER:
        return JOKERS[card - JOKER]
    return cards.face(card % RANKS, card // RANKS, lang)


def read_card(typed: str, lang: str = "en") -> int | None:
    """The card that a person means, or None."""
    if typed in JOKERS:
        return JOKER + JOKERS.index(typed)
    found = cards.read(typed, lang)
    return None if found is None else found[1] * RANKS + found[0]
