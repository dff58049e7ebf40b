"""Matrix games, solved exactly."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.search.matrix import equilibrium


@pytest.mark.parametrize(
    ("payoffs", "value", "mix"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [Fraction(1, 3)] * 3),
        ([[1, -1], [-1, 1]], 0, [Fraction(1, 2)] * 2),
        ([[3, -1], [-2, 1]], Fraction(1, 7), [Fraction(3, 7), Fraction(4, 7)]),
        ([[2, 1], [0, 3]], Fraction(3, 2), [Fraction(3, 4), Fraction(1, 4)]),
        ([[5]], 5, [1]),
        ([[1, 2], [3, 4]], 3, [0, 1]),
        ([[-4, -6]], -6, [1]),
    ],
)
def test_games_with_known_values(
    payoffs: list[list[int]], value: Fraction, mix: list[Fraction]
) -> None:
    assert equilibrium(payoffs) == (value, mix)


@settings(deadline=None, max_examples=60)
@given(
    st.integers(1, 6).flatmap(
        lambda n: st.lists(
            st.lists(st.integers(-3, 3), min_size=n, max_size=n), min_size=1, max_size=6
        )
    )
)
def test_neither_player_can_do_better(payoffs: list[list[int]]) -> None:
    value, mix = equilibrium(payoffs)
    turned = [[-row[j] for row in payoffs] for j in range(len(payoffs[0]))]
    other, replies = equilibrium(turned)
    assert sum(mix) == sum(replies) == 1
    assert min(mix) >= 0
    assert other == -value
    for j in range(len(payoffs[0])):
        assert sum(m * row[j] for m, row in zip(mix, payoffs, strict=True)) >= value
