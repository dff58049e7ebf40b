"""What an action of Foxu touches: cells, 0 for a1 to 35 for f6."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.games.foxu.inside.layout import CELLS, CORNERS
from tablee.games.foxu.state import DIAGONAL, SWAP

LOW_LEFT, LOW_RIGHT, HIGH_LEFT, HIGH_RIGHT = CORNERS
ENDS = ((LOW_LEFT, HIGH_RIGHT), (LOW_RIGHT, HIGH_LEFT))


class Cell(TypedDict):
    """A grey peg is put there, or the tube slides there."""

    kind: Literal["cell"]
    cell: int


class Swap(TypedDict):
    kind: Literal["swap"]


class Diagonal(TypedDict):
    kind: Literal["diagonal"]
    ends: list[int]


Gesture = Cell | Swap | Diagonal


def gesture(a: int) -> Gesture:
    if a < CELLS:
        return {"kind": "cell", "cell": a}
    if a == SWAP:
        return {"kind": "swap"}
    return {"kind": "diagonal", "ends": [*ENDS[a - DIAGONAL]]}
