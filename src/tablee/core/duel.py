"""What games of two players have in common: somebody has won, or it is drawn."""

from __future__ import annotations

from tablee.core.record import Array

NOBODY, DRAW = -1, 2
"""`winner` when it is not a seat: nobody yet, and nobody for good."""


def duel_returns(winner: int, values: Array) -> None:
    """The winner takes 1 from the loser; nobody does while play goes on or when it is drawn."""
    for seat in range(2):
        if winner in (NOBODY, DRAW):
            values[seat] = 0
        else:
            values[seat] = 1 if seat == winner else -1
