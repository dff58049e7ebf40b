"""A batch for planning: games cloned from lane to lane, begun from positions, imagined from what a
seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core.position import Position
from tablee.fast.batch import OVER, Batch
from tablee.testing.play import random_game

GAMES = [
    "modulo(start=secret)",
    "foxu",
    "moksha_patamu(players=3,snake_card=passing,ladder_card=lasting)",
    "deux_sur_quatre",
    "mangeur_de_cartes",
    "da_vinci_code(expert=true)",
]


def position(batch: Batch, i: int) -> Position:
    return Position(batch.game, batch.game.room.state.unpack(batch.states[i].tobytes()))


def midway(name: str, seed: int = 1, actions: int = 9) -> Position:
    """A position in which a seat is awaited, some actions into a random game."""
    for attempt in range(20):
        for count, step in enumerate(random_game(name, 100 * seed + attempt)):
            if count >= actions and step.actor >= 0:
                return step.before
    raise AssertionError("the games were too short")


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_on_as_its_source_with_luck_of_its_own_or_the_same(name: str) -> None:
    batch = tablee.batch(name, 8, seed=2, restart=True)
    for _ in range(6):
        batch.step(batch.random_actions())
    third, randoms = position(batch, 3), batch._randoms.copy()
    batch.clone([3, 3, 3, 3, 4, 5, 6, 0], np.arange(8) < 5)
    assert [position(batch, i) == third for i in range(4)] == [True] * 4
    assert (batch.masks[:4] == batch.masks[3]).all()
    assert (batch.observations[:4] == batch.observations[3]).all()
    assert (batch.seats[:4] == batch.seats[3]).all()
    assert (batch._randoms == randoms).all()
    other = tablee.batch(name, 20, seed=5, restart=True)
    other.clone(np.full(20, 3), of=batch, luck=True)
    other.play(12)
    assert len({other.states[i].tobytes() for i in range(20)}) == 1
    batch.clone(np.full(8, 3))
    batch.play(12)
    assert batch.states[3].tobytes() == other.states[0].tobytes()
    assert len({batch.states[i].tobytes() for i in range(8)}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_games_begin_from_positions(name: str) -> None:
    positions = [midway(name, seed, 3 if "modulo" in name else 9) for seed in range(5)]
    batch = tablee.batch(name, 5, seed=1, chance=False)
    batch.begin(positions)
    assert [position(batch, i) for i in range(5)] == positions
    assert batch.seats.tolist() == [one.to_act[0] for one in positions]
    for i, one in enumerate(positions):
        assert np.flatnonzero(batch.masks[i]).tolist() == one.codes_for(one.to_act[0])
    untouched = batch.states[2:].tobytes()
    batch.begin(positions[4], [True, True, False, False, False])
    assert [position(batch, i) for i in range(2)] == [positions[4]] * 2
    assert batch.states[2:].tobytes() == untouched


def test_a_batch_begins_where_a_game_is_over() -> None:
    *_, last = random_game("modulo(points=1,repetition=0)", 1)
    assert last.after.is_over
    batch = tablee.batch(last.after.game, 2, seed=1)
    batch.begin(last.after, [False, True])
    assert (batch.seats.tolist(), batch.is_over.tolist()) == ([0, OVER], [False, True])
    assert batch.rewards.tolist() == [[0, 0], [*last.after.returns]]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_imagined_in_every_lane(name: str) -> None:
    """Every lane looks to the seat as the true position does; what it may not know differs, and is
    the same whatever is true."""
    here = midway(name, 1, 0 if "modulo" in name else 9)
    if "modulo" in name:  # one has chosen in secret, and the other is to
        here = here.game.start().play("2-3", 0)
    seat = here.to_act[0]
    batch = tablee.batch(name, 64, seed=1)
    batch.imagine(here.view(seat))
    seen = here.shown(seat)
    for i in range(batch.n):
        assert position(batch, i).shown(seat) == seen
    assert (batch.seats == seat).all()
    assert np.flatnonzero(batch.masks[0]).tolist() == here.codes_for(seat)
    different = len({batch.states[i].tobytes() for i in range(batch.n)})
    assert (different > 1) == (here.record != seen), different
    again = tablee.batch(name, 64, seed=1)
    again.imagine(position(batch, 7).view(seat))
    assert again.states.tobytes() == batch.states.tobytes()


def test_what_does_not_fit_is_refused() -> None:
    batch, other = tablee.batch("modulo", 3, seed=1), tablee.batch("foxu", 3, seed=1)
    start = tablee.game("foxu").start()
    before = batch.save()
    wrong: list[Any] = [
        lambda: batch.begin(start),
        lambda: batch.begin([batch.game.start()]),
        lambda: batch.imagine(start.view(0)),
        lambda: batch.clone([0, 0, 0], of=other),
        lambda: batch.clone([0, 0, 3]),
        lambda: batch.clone([0, 0]),
        lambda: batch.clone([0.0, 0.0, 0.0]),
        lambda: batch.restore(other.save()),
    ]
    for one in wrong:
        with pytest.raises(ValueError, match=r"foxu|positions|sources|saved"):
            one()
    assert batch.save() == before
