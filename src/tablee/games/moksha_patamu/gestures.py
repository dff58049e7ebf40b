"""What an action of Moksha-patamu touches: dice, the square a card is laid on, the bell."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.games.moksha_patamu.state import CARD, FACES, GO, RING


class Throw(TypedDict):
    kind: Literal["throw"]
    faces: list[int]


class Go(TypedDict):
    """On without laying a card."""

    kind: Literal["go"]


class Card(TypedDict):
    kind: Literal["card"]
    square: int


class Bell(TypedDict):
    kind: Literal["bell"]


Gesture = Throw | Go | Card | Bell


def gesture(a: int) -> Gesture:
    if a < GO:
        return {"kind": "throw", "faces": [face for face in (FACES[a, 0], FACES[a, 1]) if face]}
    if a == GO:
        return {"kind": "go"}
    return {"kind": "bell"} if a == RING else {"kind": "card", "square": a - CARD + 1}
