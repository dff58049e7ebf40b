"""Foxu's bots: each level beats the one below it, and `perfect` keeps what can be kept."""

from __future__ import annotations

import time
from itertools import pairwise
from random import Random

import pytest

import tablee
from tablee.bots import levels
from tablee.core.position import Position
from tablee.games.foxu.inside.compact import node_of
from tablee.games.foxu.inside.prospects import drawn_nodes, foxu_solver
from tests.compiled.test_foxu_oracle import endgames, to_and_fro
from tests.duels import fresh_start, is_stronger, play

LEVELS = levels("foxu")
DRAWN = "c1+e2+f2+c3+d3+f3+a4+c5+d5+c6+e6"


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


def in_no_time(position: Position, seed: int) -> str:
    """What `perfect` chooses when it knows nothing yet and has hardly any time."""
    foxu_solver().forget()
    bot = tablee.bot(str(position.game), "perfect", seed, seconds=0.001)
    return bot.choose(position.view(position.to_act[0]))


@pytest.mark.parametrize("name", ["foxu", "foxu(pie=false)"])
def test_perfect_is_exact_however_little_time_there_is(name: str) -> None:
    """Early in the game, where there is most to prove: the best outcome, as soon or as late."""
    for seed in range(4):
        position = fresh_start(name, seed)
        random = Random(seed)
        position = position.play(random.choice(position.legal))
        for _ in range(2):
            position = position.play(random.choice(position.legal))
            chosen = in_no_time(position, seed)
            found = tablee.analyse(position)
            truth, best = found.actions[chosen], found.actions[found.best]
            assert (truth.outcome, truth.plies) == (best.outcome, best.plies)


def test_r7_perfect_plays_on_from_a_position_that_may_not_come_back() -> None:
    """It draws who comes back to it, not who wins from it."""
    random = Random(5)
    won = 0
    for start in endgames(2, 12, 3):
        for position in to_and_fro(start, random):
            s = position.state
            if position.is_over or node_of(s) not in drawn_nodes(s):
                continue
            found = tablee.analyse(position)
            truth = found.actions[in_no_time(position, 1)]
            assert (truth.outcome, truth.plies) == (found.position.outcome, found.position.plies)
            won += truth.outcome == "win"
    assert won


def test_perfect_keeps_a_drawn_opening_however_little_time_there_is() -> None:
    """One diagonal and one first slide are a draw here; all others lose."""
    start = tablee.game(f"foxu(layout={DRAWN})").start()
    assert [in_no_time(start, seed) for seed in range(4)] == ["a1-f6"] * 4
    position = start.play("a1-f6")
    assert in_no_time(position, 1) == "b2"
    position = position.play("b2")
    for seed in range(3):
        chosen = in_no_time(position, seed)
        assert tablee.analyse(position).actions[chosen].outcome == "draw"
        position = position.play(chosen)


def test_perfect_lays_the_grey_pegs_so_that_it_wins() -> None:
    start = tablee.game("foxu(layout=placed,pie=false)").start()
    assert play(start, ("perfect", "medium"), 0, 1).value == 1


@pytest.mark.parametrize("level", LEVELS[1:])
def test_seconds_are_honoured(level: str) -> None:
    """With hardly any time a bot still answers, and soon; `perfect` once it knows the position."""
    position = fresh_start("foxu", 1)
    bot = tablee.bot("foxu", level, seed=1, seconds=0.001)
    bot.choose(position.view(0))
    began = time.process_time()
    assert bot.choose(position.view(0)) in position.legal
    assert time.process_time() - began < 1
