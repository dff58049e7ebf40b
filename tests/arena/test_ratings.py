"""Ratings: known strengths come out, and the error bars are honest."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tablee.arena.ratings import AVERAGE, Deal, rate


def games(points: list[float], deals: int, random: Random) -> list[Deal]:
    """Every two bots play two games a deal, by the odds that their ratings give them."""
    found: list[Deal] = []
    for _ in range(deals):
        deal = {}
        for i, j in combinations(range(len(points)), 2):
            chance = 1 / (1 + 10 ** ((points[j] - points[i]) / 400))
            deal[i, j] = float(sum(random.random() < chance for _ in range(2))), 2.0
        found.append(deal)
    return found


TRUE = [1300.0, 1450.0, 1500.0, 1750.0]


def test_known_strengths_come_out_within_their_error() -> None:
    random = Random(1)
    inside = tried = 0
    for _ in range(30):
        for rating, true in zip(rate(4, games(TRUE, 80, random)), TRUE, strict=True):
            inside += abs(rating.points - true) <= rating.error
            tried += 1
    # 95 % should be; 120 of them at 95 % fall below 88 % once in a thousand times.
    assert inside / tried >= 0.88
    assert abs(rating.points - TRUE[-1]) < 100
    assert 10 < rating.error < 100


def test_the_error_shrinks_with_the_root_of_the_games() -> None:
    random = Random(2)
    few, many = (rate(4, games(TRUE, deals, random)) for deals in (50, 800))
    for one, other in zip(few, many, strict=True):
        assert one.error / other.error == pytest.approx(4, rel=0.3)


def test_the_mean_is_the_average() -> None:
    found = rate(4, games(TRUE, 20, Random(3)))
    assert sum(rating.points for rating in found) / 4 == pytest.approx(AVERAGE)


def test_who_always_wins_gets_a_finite_rating_and_a_wide_error() -> None:
    winner, loser = rate(2, [{(0, 1): (2.0, 2.0)}] * 50)
    assert 400 < winner.points - loser.points < 1500
    assert winner.error > 100


def test_mirrored_deals_make_the_error_smaller() -> None:
    """Two equals who always share the two games of a deal: luck was all there was."""
    mirrored: list[Deal] = [{(0, 1): (1.0, 2.0)}] * 100
    alone: list[Deal] = [{(0, 1): (float(i % 2), 1.0)} for i in range(200)]
    assert rate(2, mirrored)[0].error < rate(2, alone)[0].error / 2
