"""Foxu's bots: each level beats the one below it, and `perfect` keeps what can be kept."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

import tablee
from tablee.bots import levels
from tests.duels import fresh_start, is_stronger, play

LEVELS = levels("foxu")


@pytest.mark.long
@pytest.mark.parametrize(("below", "level"), list(pairwise(LEVELS)))
def test_every_level_beats_the_one_below(below: str, level: str) -> None:
    """With 95 % confidence; `python -m benchmarks.foxu_bots` plays many more games."""
    assert is_stronger("foxu", (level, below), pairs=40)


def test_there_is_a_perfect_level() -> None:
    assert LEVELS == ("random", "easy", "medium", "strong", "perfect")


@pytest.mark.parametrize(("name", "seat"), [("foxu(pie=false)", 0), ("foxu", 1)])
def test_perfect_never_loses_a_position_that_is_not_lost(name: str, seat: int) -> None:
    """The first player wins without the pie rule, and cannot win with it: from the beginning to
    the end, whoever sits opposite."""
    for seed, other in enumerate(("random", "medium", "strong")):
        start = fresh_start(name, seed)
        start = start.play(start.legal[0])
        value = tablee.analyse(start, seat).position.value
        assert value >= 0
        assert play(start, ("perfect", other), seat, seed).value >= value


def test_perfect_lays_the_grey_pegs_so_that_it_wins() -> None:
    start = tablee.game("foxu(layout=placed,pie=false)").start()
    assert play(start, ("perfect", "medium"), 0, 1).value == 1


@pytest.mark.parametrize("level", LEVELS[1:])
def test_seconds_are_honoured(level: str) -> None:
    """With hardly any time a bot still answers, and soon."""
    position = fresh_start("foxu", 1)
    bot = tablee.bot("foxu", level, seed=1, seconds=0.001)
    bot.choose(position.view(0))
    began = time.process_time()
    assert bot.choose(position.view(0)) in position.legal
    assert time.process_time() - began < 1
