"""Le mangeur de cartes: the chance to win the round, against every card played out by the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core.position import Position
from tablee.core.seat_view import SeatView
from tablee.games.mangeur_de_cartes.habits import likeness
from tablee.games.mangeur_de_cartes.inside.piles import cards_held
from tablee.games.mangeur_de_cartes.notation import code
from tablee.search.expectimax import expected
from tablee.search.rollouts import rolled_out
from tablee.testing.play import random_game


def cards_after(position: Position, number: int) -> Any:
    """The cards of each seat when round `number` is over: every card that may come, and everybody
    taking what is best for them, by the front door."""
    state = position.state
    if position.is_over or state.round != number:
        return np.array([float(cards_held(state, p)) for p in range(state.players)])
    if position.chance:
        parts = [float(odd) * cards_after(position.play(a), number) for a, odd in position.chance]
        return np.sum(parts, axis=0)
    seat = position.to_act[0]
    return max(
        (cards_after(position.play(a), number) for a in position.legal), key=lambda v: v[seat]
    )


def late(options: str, unseen: int, seed: int) -> Position:
    """A moment of a random game when few cards are still to come, and a player is to act."""
    for step in random_game(f"mangeur_de_cartes({options})", seed):
        state = step.before.state
        if step.actor >= 0 and sum(state.dealt) <= unseen:
            return step.before
    raise AssertionError("no such moment")


@pytest.mark.parametrize(("options", "seed"), [("players=3", 1), ("players=4", 2), ("jokers=0", 5)])
def test_what_is_exact_is_what_the_rules_make_of_it(options: str, seed: int) -> None:
    position = late(options, 4, seed)
    seat_view = SeatView.of(position.view(position.to_act[0]))
    found = expected(seat_view, seat_view.seat, seat_view.codes)
    assert found is not None
    for action, worth in zip(seat_view.legal, found, strict=True):
        truth = cards_after(position.play(action), position.state.round)
        assert worth.values == pytest.approx(truth, abs=1e-9)


def test_playing_on_comes_near_what_is_exact() -> None:
    position = late("jokers=0", 5, 3)
    seat_view = SeatView.of(position.view(position.to_act[0]))
    exact = expected(seat_view, seat_view.seat, seat_view.codes)
    drawn = rolled_out(seat_view, seat_view.seat, seat_view.codes, 4000, 1)
    assert exact is not None
    # Without jokers a habit differs from best play only in waiting, which hardly ever pays.
    for one, other in zip(exact, drawn, strict=True):
        assert (np.abs(one.values - other.values) < 3 * other.errors + 0.5).all()


def test_every_round_has_luck_of_its_own() -> None:
    """Even when the last action compared uses none of it."""
    position = late("players=3", 45, 4)
    seat_view = SeatView.of(position.view(position.to_act[0]))
    one, two = (
        rolled_out(seat_view, seat_view.seat, seat_view.codes, 400, seed)[0] for seed in (1, 2)
    )
    assert 0 < one.wins.max() < 1
    assert (one.wins != two.wins).any()
    assert (np.abs(one.wins - two.wins) < 0.15).all()


def test_cards_of_the_same_value_are_alike() -> None:
    position = late("players=3", 30, 6)
    while not position.chance:
        position = position.play("turn" if "turn" in position.legal else position.legal[0])
    seat_view = SeatView.of(position.view(0))
    ten = [a for a, _ in position.chance if likeness(seat_view.state, code(a) or 0) == 64][:2]
    one, two = (rolled_out(seat_view, -1, (code(a) or 0,), 3000, 1)[0] for a in ten)
    assert (np.abs(one.values - two.values) < one.errors + two.errors).all()


def test_a_card_that_wins_the_round_is_taken_and_a_joker_reaches_the_target() -> None:
    seen = set()
    for seed in range(12):
        for step in random_game("mangeur_de_cartes", seed):
            if step.actor < 0 or len(step.before.legal) == 1:
                continue
            found = tablee.analyse(step.before, samples=200)
            best = found.best
            state = step.before.state
            needed = int(state.target - state.totals[step.actor])
            if "joker 1" in found.actions and needed <= 10:
                seen.add("joker")
                assert found.actions[f"joker {needed}"].probability == 1
            elif best.startswith("take"):
                seen.add("take")
                assert found.actions[best].exact
                assert found.actions[best].probability == 1
        if seen == {"joker", "take"}:
            return
    raise AssertionError(f"only {seen}")


def test_every_moment_can_be_asked_by_every_seat() -> None:
    random = Random(1)
    steps = list(random_game("mangeur_de_cartes(won_cards=under,rounds=4)", 8))
    for step in random.sample(steps, 12):
        for seat in range(3):
            found = tablee.analyse(step.before, seat, samples=50)
            assert len(found.seats) == 3
            assert found.to_dict()["why"]["fr"]
            assert bool(found.actions) == (seat in step.before.to_act or step.actor < 0)
