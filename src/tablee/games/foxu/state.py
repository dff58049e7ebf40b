"""The record of a game of Foxu."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from tablee.core.record import Array, Int8, Record
from tablee.core.repetition import words
from tablee.games.foxu.inside.layout import CELLS, CORNERS, SIDE

PEGS = 11
"""In each tube at the start (§2)."""
YELLOW, BLUE, GREY = 0, 1, 2
"""Colours. A tube is YELLOW or BLUE."""

PLACING, CHOOSING, SLIDING = 0, 1, 2
"""Phases: the grey pegs (§3), the diagonal (§4), the game itself."""
BY_CHANCE = 2
"""`placer` when the grey pegs fall at random; otherwise the seat that places them."""

SWAP = CELLS
DIAGONAL = CELLS + 1
"""Actions: 0-35 a cell (put a grey peg there, or slide there), then the swap (§12), then the two
diagonals (§4): first a1-f6, then f1-a6."""
ACTIONS = CELLS + 3

POSITIONS = 2 * CELLS * CELLS


class State(Record):
    """Sets of cells are whole numbers of 36 bits, the bit of a1 being the lowest."""

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
    tubes: Annotated[Array, np.int8, (2,)]
    """The cell of each tube, yellow first."""
    left: Annotated[Array, np.int8, (2,)]
    """How many pegs each tube still holds."""
    pegs: Annotated[Array, np.int64, (3,)]
    """The holes filled with yellow, blue and grey pegs."""
    visits: Annotated[Array, np.int32, (words(POSITIONS),)]
    """How often each position has appeared since a peg last dropped (§R7)."""


def _holes() -> int:
    return (1 << CELLS) - 1 - sum(1 << corner for corner in CORNERS)


def _rays() -> Array:
    """[cell, direction]: the cells in that direction from near to far, then -1."""
    rays = np.full((CELLS, 8, SIDE), -1, np.int64)
    steps = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
    for cell in range(CELLS):
        for direction, (up, right) in enumerate(steps):
            row, column = divmod(cell, SIDE)
            for k in range(SIDE):
                row, column = row + up, column + right
                if not (0 <= row < SIDE and 0 <= column < SIDE):
                    break
                rays[cell, direction, k] = row * SIDE + column
    return rays


def _slides(rays: Array) -> npt.NDArray[np.int8]:
    """[own, other]: how many cells a tube can slide to (§7, §10), then those cells."""
    slides = np.zeros((CELLS, CELLS, 1 + WIDEST), np.int8)
    for own in range(CELLS):
        for other in range(CELLS):
            row = slides[own, other]
            for ray in rays[own]:
                for cell in ray:
                    if cell < 0 or cell == other:
                        break
                    row[0] += 1
                    row[row[0]] = cell
    return slides


def _paths(rays: Array) -> Array:
    """[own, goal]: the cells that a tube enters on its way to a goal, as a set."""
    paths = np.zeros((CELLS, CELLS), np.int64)
    for own in range(CELLS):
        for ray in rays[own]:
            entered = 0
            for cell in ray[ray >= 0]:
                entered |= 1 << int(cell)
                paths[own, cell] = entered
    return paths


WIDEST = 19
"""Cells that a tube can slide to, at the most."""
HOLES = _holes()
"""The 32 cells that have a hole (§1)."""
RAYS = _rays()
SLIDES = _slides(RAYS)
PATHS = _paths(RAYS)
