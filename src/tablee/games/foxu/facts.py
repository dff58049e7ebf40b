"""What follows from a position by a rule, for the board of the page."""

from __future__ import annotations

from typing import TypedDict

from tablee.games.foxu.state import State


class Facts(TypedDict):
    colours: list[int]
    """By seat, the tube it plays with; the swap exchanges them (§R6)."""


def facts(s: State, seat: int, lang: str) -> Facts:
    swapped = int(s.swapped)
    return {"colours": [swapped, 1 - swapped]}
