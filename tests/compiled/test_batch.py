"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

import tablee
from tablee.fast.batch import OVER


def test_masks_are_the_legal_actions_of_every_game() -> None:
    batch = tablee.batch("foxu", 20, seed=1)
    notation = batch.game.room.notation
    for _ in range(30):
        for i in range(batch.n):
            position = tablee.Position(
                batch.game, batch.game.room.state.unpack(batch.states[i].tobytes())
            )
            listed = {notation.text(a) for a in np.flatnonzero(batch.masks[i]).tolist()}
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
    batch.step(np.zeros(10, np.int64))
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


def test_what_happens_in_a_game_depends_on_its_seed_alone() -> None:
    """Not on how many games there are, nor on how many threads step them."""
    played = []
    for n, threads in ((1500, 1), (1500, 2), (2000, 1)):
        batch = tablee.batch("modulo", n, seed=5, restart=True, threads=threads)
        for _ in range(10):
            batch.step(batch.random_actions())
        played.append(batch.states[:1500].tobytes())
    assert played[0] == played[1] == played[2]


def test_every_game_may_have_a_seed_of_its_own() -> None:
    batch = tablee.batch("foxu", 4, seed=[7, 8, 7, 2**70])
    assert batch.states[0] == batch.states[2]
    assert batch.states[0] != batch.states[1]
    with pytest.raises(ValueError, match="3 seeds for 4 games"):
        batch.seed([1, 2, 3])


def test_a_new_game_begins_in_the_step_in_which_one_ends() -> None:
    batch = tablee.batch("modulo", 200, seed=1, restart=True)
    ended = 0
    for _ in range(60):
        batch.step(batch.random_actions())
        ended += int(batch.is_over.sum())
        assert (batch.seats != OVER).all()
        assert (batch.states.points[batch.is_over] == 0).all()
        assert not batch.rewards[~batch.is_over].any()
        assert (batch.rewards.sum(axis=1) == 0).all()
    assert ended > 200


def test_only_the_games_marked_are_stepped() -> None:
    batch = tablee.batch("modulo", 6, seed=1)
    before = batch.states.copy()
    which = np.arange(6) < 2
    batch.step([0, 0, 99, 99, 99, 99], which)
    assert ((batch.states != before) == which).all()
    with pytest.raises(ValueError, match="truth values"):
        batch.step([0] * 6, [1, 0, 1, 0, 1, 0])


def test_the_others_play_at_random_until_a_seat_is_awaited() -> None:
    batch = tablee.batch("modulo", 50, seed=1)
    batch.wait(seat=1)
    assert (batch.seats == 1).all()
    while not batch.is_over.all():
        batch.step(batch.random_actions(), seat=1)
        assert np.isin(batch.seats, (1, OVER)).all()
    with pytest.raises(ValueError, match="no seat 2"):
        batch.wait(seat=2)


def test_actions_are_whole_numbers() -> None:
    batch = tablee.batch("modulo", 2, seed=1)
    for wrong in ([0.0, 1.0], [True, False], ["0", "1"]):
        with pytest.raises(TypeError, match="whole numbers"):
            batch.step(wrong)
    for right in (np.int8, np.uint16, np.int32, np.int64):
        batch.restart()
        batch.step(np.array([0, 1], right))


def test_jax_reads_the_very_same_memory() -> None:
    import jax

    batch = tablee.batch("modulo", 100, seed=1)
    for array in (batch.observations, batch.masks, batch.rewards, batch.seats, batch.is_over):
        theirs = jax.dlpack.from_dlpack(array)
        assert theirs.unsafe_buffer_pointer() == array.ctypes.data
        assert (np.asarray(theirs) == array).all()
    actions = jax.numpy.argmax(jax.dlpack.from_dlpack(batch.masks), axis=1)
    batch.step(actions)
    assert (batch.seats == 1).all()


def test_the_same_arrays_are_written_anew() -> None:
    batch = tablee.batch("modulo", 3, seed=1)
    masks, observations, seats = batch.masks, batch.observations, batch.seats
    before = observations.copy()
    batch.step(batch.random_actions())
    assert batch.masks is masks
    assert batch.observations is observations
    assert batch.seats is seats
    assert (observations != before).any()


def test_batch_play_counts_the_games_that_end() -> None:
    batch = tablee.batch("modulo", 100, seed=1)
    ended = batch.play(140)
    assert 500 < ended < 2000
