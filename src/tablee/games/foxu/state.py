"""The record of a game of Foxu."""

from __future__ import annotations

from typing import Annotated

from tablee.core.arrays import table
from tablee.core.record import Array, Int8, Int32, Int64, Record
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
    tubes: Annotated[Array, Int8, (2,)]
    """The cell of each tube, yellow first."""
    left: Annotated[Array, Int8, (2,)]
    """How many pegs each tube still holds."""
    pegs: Annotated[Array, Int64, (3,)]
    """The holes filled with yellow, blue and grey pegs."""
    visits: Annotated[Array, Int32, (words(POSITIONS),)]
    """How often each position has appeared since a peg last dropped (§R7)."""


def _holes() -> int:
    return (1 << CELLS) - 1 - sum(1 << corner for corner in CORNERS)


def _ray(cell: int, up: int, right: int) -> list[int]:
    """The cells in one direction, from near to far."""
    row, column = divmod(cell, SIDE)
    found = []
    while 0 <= (row := row + up) < SIDE and 0 <= (column := column + right) < SIDE:
        found.append(row * SIDE + column)
    return found


def _slides(own: int, other: int) -> list[int]:
    """How many cells a tube can slide to (§7, §10), then those cells."""
    cells = []
    for ray in RAYS[own]:
        cells += ray[: ray.index(other)] if other in ray else ray
    return [len(cells), *cells, *[0] * (WIDEST - len(cells))]


def _paths(own: int) -> list[int]:
    """[goal]: the cells that a tube enters on its way to a goal, as a set."""
    paths = [0] * CELLS
    for ray in RAYS[own]:
        entered = 0
        for cell in ray:
            entered |= 1 << cell
            paths[cell] = entered
    return paths


WIDEST = 19
"""Cells that a tube can slide to, at the most."""
HOLES = _holes()
"""The 32 cells that have a hole (§1)."""
STEPS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
RAYS = [[_ray(cell, up, right) for up, right in STEPS] for cell in range(CELLS)]
"""[cell][direction]: the cells in that direction, from near to far."""
SLIDES: Array = table(
    [[_slides(own, other) for other in range(CELLS)] for own in range(CELLS)], "int8"
)
"""[own, other]: how many cells a tube can slide to, then those cells."""
PATHS: Array = table([_paths(own) for own in range(CELLS)])
"""[own, goal]: the cells that a tube enters on its way to a goal, as a set."""
