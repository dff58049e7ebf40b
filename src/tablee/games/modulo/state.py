"""The record of a game of Modulo."""

from __future__ import annotations

from typing import Annotated

from tablee.core.record import Array, Int8, Int16, Int64, Record

OUT = 0
"""The value of a hand out of play."""
LOOP = 5
"""Sums loop after 4 (§5)."""

TAPS = 4
DIVIDE = 4
CHOOSE = 5
"""Actions: 0-3 tap (own hand * 2 + target), 4 divide, 5-20 a secret start (left, right)."""
ACTIONS = CHOOSE + 16

PAIRS = LOOP**2
"""What the two hands of a player may be."""
POSITIONS = 2 * PAIRS**2
POSITION_BITS = 2047
"""All the bits that the number of a position may have."""
UNITS = ((2 * PAIRS * LOOP, 2 * PAIRS), (LOOP, 1))
"""[seat][hand]: a position as a number is the sum of these, each as often as the hand is worth, and
of PAIRS if seat 1 is to move."""


class State(Record):
    """Two pairs of hands, left first, each from its owner's side."""

    settings = ("goal", "repetition")
    undrawn = ("visits",)
    tallies = ("position",)

    to_move: Int8
    winner: Int8
    is_choosing: Int8
    """1 while the starting hands are being chosen in secret (§11)."""
    goal: Int8
    """Points to win (§10)."""
    repetition: Int8
    hands: Annotated[Array, Int8, (2, 2)]
    """While choosing: what has been chosen, 0 until then."""
    points: Annotated[Array, Int8, (2,)]
    position: Int16
    """The hands and who is to move, as one number below POSITIONS."""
    visits: Annotated[Array, Int64, (2 * PAIRS,)]
    """How often each position has appeared since the last point (§R3): a word for the hands of seat
    0 and who is to move, in it two bits for the hands of seat 1."""
