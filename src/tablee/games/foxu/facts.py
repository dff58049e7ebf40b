"""What follows from a position by a rule, for the board of the page."""

from __future__ import annotations

from typing import Any

from tablee.games.foxu.state import State


def facts(s: State, seat: int, lang: str) -> dict[str, Any]:
    """`colours`: by seat, the tube it plays with; the swap exchanges them (§R6)."""
    swapped = int(s.swapped)
    return {"colours": [swapped, 1 - swapped]}
