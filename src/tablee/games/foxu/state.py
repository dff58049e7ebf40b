"""The record of a game of Foxu."""

from __future__ import annotations

from typing import Annotated

from tablee.core.record import Array, Int8, Int32, Int64, Record
from tablee.core.repetition import words
from tablee.games.foxu.inside.layout import CELLS

PEGS = 11
"""In each tube at the start (§2)."""
YELLOW, BLUE, GREY = 0, 1, 2
"""Colours. A tube is YELLOW or BLUE."""

PLACING, CHOOSING, SLIDING = 0, 1, 2
"""Phases: the grey pegs (§3), the diagonal (§4), the game itself."""
BY_CHANCE = 2
"""`placer` when the grey pegs fall at random; otherwise the seat that places them."""

SWAP = CELLS
DIAGONAL, OTHER_DIAGONAL = CELLS + 1, CELLS + 2
"""Actions: a cell (put a grey peg there, or slide there), then the swap (§12), then the two
diagonals (§4): a1-f6, and f1-a6."""
ACTIONS = CELLS + 3

POSITIONS = 2 * CELLS * CELLS


class State(Record):
    settings = ("placer", "pie", "repetition")
    undrawn = ("visits",)

    phase: Int8
    to_move: Int8
    winner: Int8
    slides: Int8
    """0 before the first slide, 1 after it, 2 once the colours are settled (§11-§14)."""
    swapped: Int8
    """1 if the players have exchanged colours (§12)."""
    placer: Int8
    pie: Int8
    repetition: Int8
    tubes: Annotated[Array, Int8, (2,)]
    """The cell of each tube, yellow first."""
    left: Annotated[Array, Int8, (2,)]
    """How many pegs each tube still holds."""
    pegs: Annotated[Array, Int64, (3,)]
    """The holes filled with yellow, blue and grey pegs: sets of cells (`inside/cells.py`)."""
    visits: Annotated[Array, Int32, (words(POSITIONS),)]
    """How often each position has appeared since a peg last dropped (§R7)."""
