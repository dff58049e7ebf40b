"""Matrix games of two players: the exact equilibrium, in fractions.

The row player's best mix solves a linear programme; the simplex method with Bland's rule solves it
exactly, and games here have a few dozen rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

Rows = Sequence[Sequence[int | Fraction]]


def equilibrium(payoffs: Rows) -> tuple[Fraction, list[Fraction]]:
    """The value of a game to the row player, and a mix of rows that guarantees it."""
    lowest = min(min(row) for row in payoffs)
    # Made positive, the game's value is 1 / (the sum of the dual solution below).
    shifted = [[Fraction(entry - lowest + 1) for entry in row] for row in payoffs]
    total, dual = _maximise(shifted)
    return 1 / total + lowest - 1, [weight / total for weight in dual]


def _maximise(rows: list[list[Fraction]]) -> tuple[Fraction, list[Fraction]]:
    """Maximise the sum of y >= 0 with rows @ y <= 1; return it and the prices of the rows."""
    n = len(rows[0])
    table = [
        [*row, *(Fraction(i == j) for j in range(len(rows))), Fraction(1)]
        for i, row in enumerate(rows)
    ]
    costs = [*(Fraction(-1) for _ in range(n)), *(Fraction(0) for _ in range(len(rows) + 1))]
    basis = [n + i for i in range(len(rows))]
    while True:
        entering = next((j for j, cost in enumerate(costs[:-1]) if cost < 0), None)
        if entering is None:
            return costs[-1], costs[n:-1]
        ratios = [
            (row[-1] / row[entering], basis[i], i)
            for i, row in enumerate(table)
            if row[entering] > 0
        ]
        _, _, leaving = min(ratios)
        _pivot(table, costs, leaving, entering)
        basis[leaving] = entering


def _pivot(table: list[list[Fraction]], costs: list[Fraction], r: int, c: int) -> None:
    table[r] = [entry / table[r][c] for entry in table[r]]
    for row in (*(row for i, row in enumerate(table) if i != r), costs):
        if factor := row[c]:
            row[:] = [entry - factor * pivot for entry, pivot in zip(row, table[r], strict=True)]
