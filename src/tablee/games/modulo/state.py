"""The record of a game of Modulo."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from tablee.engine.record import Array, Int8, Record
from tablee.engine.visits import words

OUT = 0
"""The value of a hand out of play."""
LOOP = 5
"""Sums loop after 4 (§5)."""


TAPS = 4
DIVIDE = 4
CHOOSE = 5
"""Actions: 0-3 tap (own hand * 2 + target), 4 divide, 5-20 a secret start (left, right)."""
ACTIONS = CHOOSE + 16

POSITIONS = 2 * LOOP**4


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
    hands: Annotated[Array, np.int8, (2, 2)]
    """While choosing: what has been chosen, 0 until then."""
    points: Annotated[Array, np.int8, (2,)]
    visits: Annotated[Array, np.int32, (words(POSITIONS),)]
    """How often each position has appeared since the last point (§R3)."""
