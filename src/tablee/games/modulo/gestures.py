"""What an action of Modulo touches: hands, 0 the left and 1 the right, as their owner sees them."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.games.modulo.actions import (
    DIVIDE,
    chosen_left,
    chosen_right,
    is_choice,
    own_hand,
    tapped_hand,
)


class Tap(TypedDict):
    kind: Literal["tap"]
    own: int
    target: int


class Divide(TypedDict):
    kind: Literal["divide"]


class Choose(TypedDict):
    kind: Literal["choose"]
    left: int
    right: int


Gesture = Tap | Divide | Choose


def gesture(a: int) -> Gesture:
    if a == DIVIDE:
        return {"kind": "divide"}
    if is_choice(a):
        return {"kind": "choose", "left": chosen_left(a), "right": chosen_right(a)}
    return {"kind": "tap", "own": own_hand(a), "target": tapped_hand(a)}
