"""Da Vinci Code: the compiled oracle and bots."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.bots import bot
from tablee.contract.rules import CHANCE, TABLE, imagine
from tablee.core.position import Position
from tablee.fast.compiled import compiled
from tablee.games.da_vinci_code.inside.machine import randomness, states_for
from tablee.games.da_vinci_code.oracle import beliefs
from tablee.games.da_vinci_code.state import ATTACKING, DRAWING, JOKER, SEATS, VALUES, WIDTH
from tablee.testing.play import random_game
from tests import da_vinci_counting as by_hand
from tests import da_vinci_games

NAME = "da_vinci_code(players=3)"
TIMES = 4000
MOST = 2000
"""Deals that are counted one by one."""


def moments(name: str, seed: int, apart: int) -> list[Position]:
    """Some moments of a random game, once the codes stand."""
    found = [s.before for s in random_game(name, seed) if s.before.state.phase >= DRAWING]
    return found[::apart]


def tally(states: Any, seat: int, times: int, w: Any, found: Any) -> None:
    for _ in range(times):
        states[1] = states[0]
        imagine(states[1], seat, w)
        for p in range(SEATS):
            for i in range(states[1].size[p]):
                found[p, i, states[1].numbers[p, i]] += 1


@pytest.mark.long
@pytest.mark.parametrize("name", [NAME, "da_vinci_code(expert=true)"])
def test_what_is_imagined_is_as_likely_as_the_oracle_says(name: str) -> None:
    game = tablee.game(name)
    (count,) = compiled(game.room.rules, game.room.state.dtype, tally, inline=False)
    surprise, freedom = 0.0, 0
    for position in moments(name, 1, 7) + moments(name, 2, 7):
        shown: Any = game.rules.view(position.state, 0)
        chances = beliefs(shown, 0)
        found = np.zeros((SEATS, WIDTH, VALUES))
        count(states_for(shown), 0, TIMES, randomness(1), found)
        for p, i in itertools.product(range(SEATS), range(WIDTH)):
            expected = chances[p, i] * TIMES
            may_be = expected > 0
            if may_be.any():
                assert not found[p, i][~may_be].any()
                often = expected >= 5
                surprise += float((((found[p, i] - expected) ** 2)[often] / expected[often]).sum())
                freedom += max(int(often.sum()) - 1, 0)
    assert freedom > 50
    # Six standard deviations above what chance alone would give; tiles of one deal go together.
    assert surprise < freedom + 6 * math.sqrt(4 * freedom)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_what_counting_every_deal_gives(players: int) -> None:
    """At more moments than plain Python has time for; jokers in no code, in one, and in two."""
    compared: Counter[int] = Counter()
    for seed in range(8):
        game = f"da_vinci_code(players={players},expert=true)"
        for position in itertools.islice(da_vinci_games.moments(game, seed), seed % 5, None, 5):
            seat = compared.total() % players
            view: Any = position.game.rules.view(position.state, seat)
            shares = by_hand.counted(by_hand.read(view), MOST)
            if shares is not None:
                by_hand.assert_counted(beliefs(view, seat), shares)
                compared[sum(JOKER in own for own in position.state.numbers.tolist())] += 1
    assert compared[1] > 5
    assert compared[2] > 5


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expert", ["true", "false"])
@pytest.mark.parametrize("opening", ["chosen", "random"])
def test_nothing_certain_is_false_and_nothing_impossible_is_true(
    players: int, expert: str, opening: str
) -> None:
    """For every seat and the table, at every moment, against the tiles as they lie."""
    name = f"da_vinci_code(players={players},expert={expert},opening={opening})"
    asked = certain = 0
    for seed in range(2):
        for position in da_vinci_games.moments(name, seed):
            state: Any = position.state
            for seat in (*range(players), TABLE):
                view: Any = position.game.rules.view(state, seat)
                chances = beliefs(view, seat)
                for p, i in zip(*np.nonzero(np.asarray(view.numbers) < 0), strict=True):
                    assert 0 < chances[p, i, state.numbers[p, i]] <= 1
                    assert chances[p, i].sum() == pytest.approx(1)
                    certain += chances[p, i].max() == 1
                    asked += 1
                if view.drawn < 0:
                    assert 0 < chances[SEATS, 0, state.drawn] <= 1
                    asked += 1
    assert asked > 500
    assert certain > 0


def test_the_truth_has_one_shape_at_every_moment() -> None:
    game = tablee.game(NAME)
    phases = set()
    for step in itertools.islice(random_game(NAME, 2), 0, None, 4):
        for seat in (*step.before.to_act, 0, TABLE):
            if seat == CHANCE:
                continue
            found = tablee.analyse(step.before, seat, samples=200)
            phases.add(int(step.before.state.phase))
            is_awaited = seat in step.before.to_act
            assert set(found.actions) == set(step.before.legal_for(seat) if is_awaited else ())
            assert all(-1 <= truth.value <= game.seats - 1 for truth in found.actions.values())
            assert not found.position.exact
            for table in found.tables:
                assert all(sum(filter(None, row)) == pytest.approx(1) for _, row in table.rows)
            assert found.to_dict()["why"]["fr"]
    assert len(phases) >= 4


def test_an_analysis_uses_the_view_alone() -> None:
    """Hidden tiles exchanged for others: the same answer."""
    for position in moments(NAME, 4, 15):
        view = position.view(0)
        first = tablee.analyse(position, 0, samples=100).to_dict()
        state = position.state
        other = game_like(position, state)
        assert other.view(0) == view
        assert tablee.analyse(other, 0, samples=100).to_dict() == first


def game_like(position: Position, state: Any) -> Position:
    """Another position that seat 0 cannot tell from this one."""
    shown = position.game.rules.view(state, 0).copy()
    position.game.room.rules.imagine(shown, 0, randomness(9))
    return Position(position.game, shown)


def test_attacks_are_as_likely_as_the_table_says() -> None:
    position = next(p for p in moments(NAME, 5, 1) if p.state.phase == ATTACKING)
    seat = position.to_act[0]
    found = tablee.analyse(position, seat, samples=200)
    shown: Any = position.game.rules.view(position.state, seat)
    chances = beliefs(shown, seat)
    for action, truth in found.actions.items():
        if "=" in action:
            p, i, value = int(action[0]), "abcdefghijklm".index(action[1]), int(action[3:])
            assert truth.probability == pytest.approx(chances[p, i, value])


def plays(name: str, levels: tuple[str, str], seed: int) -> int:
    """Which of two bots wins a game; the seats change with the seed."""
    bots = [bot(name, levels[(seat + seed) % 2], seed) for seat in range(2)]
    random = Random(seed)
    position = tablee.game(name).start()
    while not position.is_over:
        seat = position.to_act[0]
        if seat == CHANCE:
            action = random.choice(position.legal)
        else:
            action = bots[seat].choose(position.view(seat))
        position = position.play(action, seat)
    return (position.returns.index(1) + seed) % 2


@pytest.mark.long
@pytest.mark.parametrize("levels", [("easy", "random"), ("medium", "easy"), ("strong", "medium")])
def test_every_level_beats_the_one_below(levels: tuple[str, str]) -> None:
    """A sequential test: odds of 65 to 35 against even ones, wrong once in a hundred times."""
    evidence, seed = 0.0, 0
    while abs(evidence) < math.log(99):
        won = plays("da_vinci_code", levels, seed) == 0
        evidence += math.log(0.65 / 0.5) if won else math.log(0.35 / 0.5)
        seed += 1
    assert evidence > 0, f"{levels} after {seed} games"
