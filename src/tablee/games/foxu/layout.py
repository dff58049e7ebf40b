"""Cells of the board by name, and layouts of grey pegs given as a list of cells."""

from __future__ import annotations

import re

SIDE = 6
CELLS = SIDE * SIDE
GREY_PEGS = 11


def cell_name(cell: int) -> str:
    """0 is a1, 5 is f1, 35 is f6."""
    return f"{'abcdef'[cell % SIDE]}{cell // SIDE + 1}"


CORNERS = (0, SIDE - 1, CELLS - SIDE, CELLS - 1)
NAMES = {cell_name(cell): cell for cell in range(CELLS)}


def read_layout(typed: str) -> str | None:
    """The canonical form of a list of 11 different cells with holes (§R5), or None."""
    cells = {NAMES.get(name, -1) for name in re.split(r"[\s+.;-]+", typed.strip().lower())}
    if len(cells) != GREY_PEGS or cells & {-1, *CORNERS}:
        return None
    return "+".join(cell_name(cell) for cell in sorted(cells))
