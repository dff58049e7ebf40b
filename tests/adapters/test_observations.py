"""Observations are made from what a seat may know, and say what their description says."""

from __future__ import annotations

import numpy as np
import pytest

import tablee
from tablee.contract.feature import Feature
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.fast.tensors import action_groups, features, row, tensor

GAMES = [
    "modulo(start=secret)",
    "foxu",
    "moksha_patamu(players=3,snake_card=passing,ladder_card=lasting)",
    "deux_sur_quatre",
    "mangeur_de_cartes(won_cards=under)",
    "da_vinci_code(players=3,expert=true)",
]


def as_described(game: Game, view: dict[str, list[int]], seat: int) -> list[float]:
    """The row that a view should give, worked out slowly from the description."""
    row: list[float] = [float(seat == p) for p in range(game.seats)]
    for feature in features(game):
        value = np.array(view[feature.field])
        if feature.by_seat is not None:
            value = np.take(
                value, [(seat + p) % game.seats for p in range(game.seats)], feature.by_seat
            )
        for one in value.reshape(-1, *value.shape[1:])[: feature.keep].ravel().tolist():
            row += numbers(game, feature, one, seat)
    return row


def numbers(game: Game, feature: Feature, value: int, seat: int) -> list[float]:
    if feature.bits:
        return [float(value >> k & 1) for k in range(feature.bits)]
    if feature.seats_from is not None:
        seats = [seat] if feature.own_only else [(seat + p) % game.seats for p in range(game.seats)]
        return [float(value == feature.seats_from + p) for p in seats]
    if feature.one_hot:
        return [float(value == k) for k in range(feature.least, feature.most + 1)]
    return [float(value)]


@pytest.mark.parametrize("name", GAMES)
def test_a_row_shows_the_view_and_nothing_else(name: str) -> None:
    batch = tablee.batch(name, 12, seed=4, restart=True)
    limits = batch.tensor
    for _ in range(25):
        assert (batch.observations >= limits.least).all()
        assert (batch.observations <= limits.most).all()
        for i in range(0, batch.n, 4):
            seat = int(batch.seats[i])
            state = batch.game.room.state.unpack(batch.states[i].tobytes())
            view = Position(batch.game, state).view(seat)["state"]
            assert batch.observations[i].tolist() == as_described(batch.game, view, seat)
            shown = batch.game.rules.view(state, seat).pack()
            assert batch.observations[i].tolist() == row(limits, shown, seat)
        batch.step(batch.random_actions())


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_cover_the_row_and_the_groups_cover_the_actions(name: str) -> None:
    game = tablee.game(name)
    found = tensor(game)
    assert [part.start for part in found.parts[1:]] == [part.stop for part in found.parts[:-1]]
    assert found.parts[-1].stop == found.size
    assert len({part.name for part in found.parts}) == len(found.parts)
    assert [a for group in action_groups(game).values() for a in group] == list(
        range(game.room.actions)
    )


def test_fields_are_found_by_name() -> None:
    found = tensor(tablee.game("modulo"))
    batch = tablee.batch("modulo", 1)
    assert batch.observations[0, found.part("points")].tolist() == [0, 0]
    with pytest.raises(KeyError):
        found.part("nothing")
