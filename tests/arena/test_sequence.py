"""The sequential test: wrong no more often than it says, whenever one looks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tablee.arena.sequence import Sequence


def decided(score: Callable[[Random], float], seed: int, deals: int, margin: float) -> int | None:
    """The first verdict of a test that is looked at after every deal."""
    random, test = Random(seed), Sequence()
    for _ in range(deals):
        test.add(score(random))
        if (verdict := test.verdict(margin)) is not None:
            return verdict
    return None


def coin(random: Random) -> float:
    return float(random.random() < 0.5)


def mirrored(random: Random) -> float:
    return random.choice((0.0, 0.5, 0.5, 0.5, 1.0))


def lopsided(random: Random) -> float:
    """Rarely much, often little; one half in the mean."""
    return 1.0 if random.random() < 1 / 6 else 0.4


@pytest.mark.parametrize("score", [coin, mirrored, lopsided])
def test_equals_are_rarely_told_apart(score: Callable[[Random], float]) -> None:
    runs = 150
    wrong = sum(decided(score, seed, 200, margin=0.01) is not None for seed in range(runs))
    # At most 5 % are allowed; 150 runs of exactly that would exceed this once in a thousand times.
    assert wrong <= 0.11 * runs


def test_the_better_one_is_found() -> None:
    def better(random: Random) -> float:
        return float(random.random() < 0.7)

    verdicts = [decided(better, seed, 400, margin=0.01) for seed in range(60)]
    assert verdicts.count(1) >= 57
    assert verdicts.count(-1) == 0


def test_who_always_wins_needs_few_deals_and_who_loses_too() -> None:
    assert decided(lambda random: 1.0, 1, 12, margin=0.01) == 1
    assert decided(lambda random: 0.0, 1, 12, margin=0.01) == -1


def test_equals_are_called_so_in_the_end() -> None:
    verdicts = [decided(mirrored, seed, 1500, margin=0.1) for seed in range(20)]
    assert verdicts.count(0) >= 18


def test_the_interval_holds_the_mean_at_all_times() -> None:
    misses = 0
    for seed in range(100):
        random, test = Random(seed), Sequence()
        is_missed = False
        for _ in range(150):
            test.add(random.choice((0.0, 0.5, 1.0, 1.0)))
            is_missed |= not test.low <= 0.625 <= test.high
        misses += is_missed
    assert misses <= 11
    assert test.low <= test.mean <= test.high
