"""Sets of cells as whole numbers of 36 bits, the bit of a1 being the lowest; lines on the board.

What a tube can reach, and what it enters on its way there, is found in tables.
"""

from __future__ import annotations

from tablee.core.arrays import table
from tablee.core.record import Array
from tablee.games.foxu.inside.layout import CELLS, CORNERS, SIDE


def only(cell: int) -> int:
    """The set of one cell."""
    return 1 << cell


def holds(cells: int, cell: int) -> bool:
    """Whether a cell is one of a set."""
    return (cells >> cell) & 1 != 0


def count(cells: int) -> int:
    """How many there are."""
    n = 0
    while cells:
        cells &= cells - 1
        n += 1
    return n


def list_cells(cells: int, actions: Array) -> int:
    """Write the cells of a set."""
    n = 0
    for cell in range(CELLS):
        actions[n] = cell
        n += (cells >> cell) & 1
    return n


def goals(own: int, other: int) -> int:
    """How many cells a tube can slide to (§7), the other tube in its way (§10)."""
    return int(SLIDES[own, other, 0])


def goal(own: int, other: int, n: int) -> int:
    """One of them."""
    return int(SLIDES[own, other, 1 + n])


def path(own: int, goal: int) -> int:
    """The cells that a tube enters on its way to a goal, as a set; none if there is no way."""
    return int(PATHS[own, goal])


def step_towards(here: int, goal: int) -> int:
    """From one cell to the next on the line to a goal."""
    return SIDE * sign(goal // SIDE - here // SIDE) + sign(goal % SIDE - here % SIDE)


def sign(x: int) -> int:
    return 1 if x > 0 else -1 if x < 0 else 0


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
