"""The options that may be any whole number: how many deals, and how far is too far."""

from __future__ import annotations

import re

MOST_DEALS = 99
NEVER_FAR = 20
"""A distance that no combination reaches: 10 + 10 is 19 away from an ace (§R7)."""


def read_deals(typed: str) -> str | None:
    """A number of deals (§R10), or None."""
    return read_whole(typed, MOST_DEALS)


def read_distance(typed: str) -> str | None:
    """A distance from which a winner gains nothing (§R7), or None."""
    return read_whole(typed, NEVER_FAR)


def read_whole(typed: str, most: int) -> str | None:
    """A whole number from 1 to `most`, in its only way of writing, or None."""
    number = typed.strip()
    return number if re.fullmatch(r"[1-9][0-9]?", number) and int(number) <= most else None
