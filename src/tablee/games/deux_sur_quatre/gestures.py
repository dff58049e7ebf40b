"""What an action of deux sur quatre touches: cards, by the names that they have in `facts.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.games.deux_sur_quatre.inside.scoring import high_card, low_card
from tablee.games.deux_sur_quatre.notation import card_text
from tablee.games.deux_sur_quatre.state import CARDS, SHOW, SOME_CARD, TO_TABLE


class Show(TypedDict):
    """Two cards are added, or subtracted."""

    kind: Literal["show"]
    cards: list[str]
    sign: Literal["+", "−"]


class Target(TypedDict):
    kind: Literal["target"]
    card: str


class Deal(TypedDict):
    kind: Literal["deal"]
    seat: int
    card: str | None
    """None for a card that one does not see."""


Gesture = Show | Target | Deal


def gesture(a: int) -> Gesture:
    if a >= SOME_CARD:
        return {"kind": "deal", "seat": a - SOME_CARD, "card": None}
    if a >= SHOW:
        pair = [card_text(card, "en") for card in (high_card(a), low_card(a))]
        return {"kind": "show", "cards": pair, "sign": "−" if a % 2 else "+"}
    to, card = divmod(a, CARDS)
    if to == TO_TABLE:
        return {"kind": "target", "card": card_text(card, "en")}
    return {"kind": "deal", "seat": to - 1, "card": card_text(card, "en")}
