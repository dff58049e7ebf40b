"""Cells of the board by name, and layouts of grey pegs given as a list of cells."""

from __future__ import annotations

import re

from tablee.core.errors import InvalidOption
from tablee.texts import Value

ROOM = "tablee.games.foxu"

SIDE = 6
CELLS = SIDE * SIDE
GREY_PEGS = 11


def cell_name(cell: int) -> str:
    """0 is a1, 5 is f1, 35 is f6."""
    return f"{'abcdef'[cell % SIDE]}{cell // SIDE + 1}"


CORNERS = (0, SIDE - 1, CELLS - SIDE, CELLS - 1)
NAMES = {cell_name(cell): cell for cell in range(CELLS)}


def read_layout(typed: str) -> str | None:
    """The canonical form of a list of 11 different cells with holes (§R5). None if it is no list of
    cells at all; InvalidOption says which cell cannot be."""
    named = re.split(r"[\s+.;-]+", typed.strip().lower())
    if not any(name in NAMES for name in named):
        return None
    for i, name in enumerate(named):
        if name not in NAMES:
            raise _refusal("nowhere", cell=name)
        if NAMES[name] in CORNERS:
            raise _refusal("corner", cell=name)
        if name in named[:i]:
            raise _refusal("twice", cell=name)
    if len(named) != GREY_PEGS:
        raise _refusal("count", count=len(named), right=GREY_PEGS)
    return "+".join(cell_name(NAMES[name]) for name in sorted(named, key=NAMES.__getitem__))


def _refusal(reason: str, **blanks: Value) -> InvalidOption:
    return InvalidOption(f"layout-{reason}", ROOM, **blanks)
