"""What an action of Modulo touches: hands, 0 the left and 1 the right, as their owner sees them."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.games.modulo.state import CHOOSE, DIVIDE


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
    if a < DIVIDE:
        return {"kind": "tap", "own": a // 2, "target": a % 2}
    if a == DIVIDE:
        return {"kind": "divide"}
    left, right = divmod(a - CHOOSE, 4)
    return {"kind": "choose", "left": left + 1, "right": right + 1}
