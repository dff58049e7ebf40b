"""§R7: how often each position has appeared, for as long as no peg drops: where the tubes stand and
who is to move."""

from __future__ import annotations

from tablee.core.repetition import visit, visits
from tablee.games.foxu.inside.layout import CELLS
from tablee.games.foxu.state import BLUE, YELLOW, State


def appear(s: State) -> int:
    """Count one more appearance of the position, and return how many there have been."""
    return visit(s.visits, place(s))


def appearances(s: State) -> int:
    """How often the position has appeared."""
    return visits(s.visits, place(s))


def place(s: State) -> int:
    """The position as a number, below POSITIONS."""
    return (s.tubes[YELLOW] * CELLS + s.tubes[BLUE]) * 2 + s.to_move
