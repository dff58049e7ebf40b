"""What an action of Le mangeur de cartes touches: the die, a pile, and cards, by the names that
they have in `facts.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.games.mangeur_de_cartes.inside.cards import written
from tablee.games.mangeur_de_cartes.state import DIE, NAME, PASS, TAKE, TURN


class Turned(TypedDict):
    """A card has come."""

    kind: Literal["turned"]
    card: str


class Die(TypedDict):
    kind: Literal["die"]
    face: int


class Name(TypedDict):
    """What a joker is worth."""

    kind: Literal["name"]
    value: int


class Turn(TypedDict):
    kind: Literal["turn"]


class Pass(TypedDict):
    kind: Literal["pass"]


class Take(TypedDict):
    kind: Literal["take"]
    card: str


Gesture = Turned | Die | Name | Turn | Pass | Take


def gesture(a: int) -> Gesture:
    if a < DIE:
        return {"kind": "turned", "card": written(a)}
    if a < NAME:
        return {"kind": "die", "face": a - DIE + 1}
    if a < TURN:
        return {"kind": "name", "value": a - NAME + 1}
    if a >= TAKE:
        return {"kind": "take", "card": written(a - TAKE)}
    return {"kind": "pass"} if a == PASS else {"kind": "turn"}
