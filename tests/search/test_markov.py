"""Chains that end: against what can be worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from tablee.search.markov import Race, after, arrivals, expected_steps

COIN = np.array([[0.5, 0.5], [0.0, 1.0]])
"""Heads ends it."""


def test_a_coin_is_thrown_twice_on_average() -> None:
    assert expected_steps(COIN).tolist() == [2, 0]
    assert arrivals(COIN)[:4, 0].tolist() == [0, 0.5, 0.75, 0.875]
    assert after(COIN, 0, 3).tolist() == [0.125, 0.875]


def test_who_throws_first_wins_two_times_out_of_three() -> None:
    race = Race(arrivals(COIN)[:, [0, 0]])
    assert race.first == pytest.approx([2 / 3, 1 / 3])
    assert race.ahead(0, 1) == pytest.approx(2 / 3)
    assert race.ahead(1, 0) == pytest.approx(1 / 3)
    assert race.ends[:3].tolist() == [0.5, 0.25, 0.125]


def test_of_three_each_is_first_half_as_often_as_the_one_before() -> None:
    race = Race(arrivals(COIN)[:, [0, 0, 0]])
    assert race.first == pytest.approx([4 / 7, 2 / 7, 1 / 7])
