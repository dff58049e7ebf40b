"""The record of a game of Modulo."""

from __future__ import annotations

from typing import Annotated

from tablee.core.record import Array, Int8, Int16, Int64, Record
from tablee.games.modulo.actions import CHOICES, FIRST_CHOICE

ACTIONS = FIRST_CHOICE + CHOICES
OUT = 0
"""The value of a hand out of play."""
LOOP = 5
"""Sums loop after 4 (§5)."""
PAIRS = LOOP**2
"""What a player's two hands may be."""


class State(Record):
    """Two pairs of hands, left first, each from its owner's side."""

    settings = ("goal", "repetition")
    undrawn = ("visits",)

    to_move: Int8
    winner: Int8
    is_choosing: Int8
    """1 while the starting hands are being chosen in secret (§11)."""
    goal: Int8
    """Points to win (§10)."""
    repetition: Int8
    hands: Annotated[Array, Int16, (2, 2)]
    """[seat, hand]: its value. While choosing: what has been chosen, 0 until then."""
    points: Annotated[Array, Int8, (2,)]
    visits: Annotated[Array, Int64, (2 * PAIRS,)]
    """How often each position has appeared since the last point (§R3): see `inside`."""
