"""Foxu in writing: a cell (`c3`: put a grey peg there, or slide there), `swap` (`tarte` in French),
and the two diagonals, `a1-f6` and `f1-a6`."""

from __future__ import annotations

from tablee.games.foxu.inside.layout import CELLS, NAMES, cell_name
from tablee.games.foxu.state import DIAGONAL, SWAP

SWAPS = {"en": "swap", "fr": "tarte"}
DIAGONALS = ("a1-f6", "f1-a6")


def text(a: int, lang: str = "en") -> str:
    if a < CELLS:
        return cell_name(a)
    return SWAPS[lang] if a == SWAP else DIAGONALS[a - DIAGONAL]


def code(typed: str, lang: str = "en") -> int | None:
    """The action that a person means, or None. A diagonal may be named from either end."""
    typed = "".join(typed.lower().split())
    if typed in SWAPS.values():
        return SWAP
    for i, diagonal in enumerate(DIAGONALS):
        if typed in (diagonal, "-".join(reversed(diagonal.split("-")))):
            return DIAGONAL + i
    return NAMES.get(typed)
