"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

import tablee
from tablee.engine.batch import OVER


def test_masks_are_the_legal_actions_of_every_game() -> None:
    batch = tablee.batch("foxu", 20, seed=1)
    notation = batch.game.room.notation
    for _ in range(30):
        for i in range(batch.n):
            position = tablee.Position(
                batch.game, batch.game.room.state.unpack(batch.states[i].tobytes())
            )
            listed = {notation.text(a) for a in np.flatnonzero(batch.masks[i])}
            assert listed == set(position.legal)
            assert batch.seats[i] == (position.to_act[0] if position.to_act else OVER)
        batch.step(batch.random_actions())


def test_chance_acts_by_itself_or_is_left_to_the_caller() -> None:
    assert (tablee.batch("foxu", 5, seed=1).seats == 0).all()
    by_hand = tablee.batch("foxu", 5, seed=1, chance=False)
    assert (by_hand.seats == tablee.CHANCE).all()
    assert (by_hand.masks.sum(axis=1) == 32).all()


def test_the_same_seed_plays_the_same_games() -> None:
    one, other, third = (tablee.batch("foxu", 50, seed=seed) for seed in (1, 1, 2))
    assert one.play_out() == other.play_out()
    third.play_out()
    assert (one.returns == other.returns).all()
    assert one.states.tobytes() != third.states.tobytes()


def test_an_illegal_action_names_its_game_and_plays_nothing() -> None:
    batch = tablee.batch("modulo", 3, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(tablee.IllegalAction, match="game 1 of the batch: action 4"):
        batch.step([0, 4, 0])
    with pytest.raises(tablee.IllegalAction):
        batch.step([0, -1, 0])
    with pytest.raises(tablee.IllegalAction):
        batch.step([0, 10**12, 0])
    assert batch.states.tobytes() == before
    for wrong in ([0], [[0, 0, 0]], 0):
        with pytest.raises(ValueError, match="one a game"):
            batch.step(wrong)


def test_finished_games_wait_and_restart_when_told() -> None:
    batch = tablee.batch("modulo", 10, seed=1)
    while not batch.is_over.all():
        batch.step(batch.random_actions())
    assert (np.abs(batch.returns).sum(axis=1) <= 2).all()
    assert batch.returns.any()
    ended = batch.states.copy()
    batch.step(np.zeros(10))
    assert (batch.states == ended).all()
    which = np.arange(10) % 2 == 0
    batch.restart(which)
    assert (batch.is_over == ~which).all()
    assert not batch.returns[which].any()


def test_whole_random_games_are_counted() -> None:
    batch = tablee.batch("modulo", 1, seed=1)
    games, actions = batch.play_games(10_000)
    assert actions >= 10_000
    assert 5 < actions / games < 50


def test_a_batch_needs_a_game() -> None:
    with pytest.raises(ValueError, match="at least one"):
        tablee.batch("modulo", 0)
