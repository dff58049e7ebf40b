"""Moksha-patamu: small boards solved whole, large ones played on, cards put to their best use."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.bots import bot
from tablee.cli import main
from tablee.contract.rules import TABLE
from tablee.core.seat_view import SeatView
from tablee.games.moksha_patamu.inside.prices import prices_on
from tablee.games.moksha_patamu.inside.races import prospect
from tablee.games.moksha_patamu.joint import number, put
from tablee.search.rollouts import rolled_out
from tablee.search.stochastic import solved
from tablee.testing.play import random_game, write

SMALL = "board=14:3>9+12>2"


@pytest.mark.parametrize("options", ["occupied=true", "snake_card=passing,ladder_card=lasting"])
def test_a_position_and_its_number_are_the_same(options: str) -> None:
    for step in random_game(f"moksha_patamu({SMALL},{options})", 1, limit=120):
        state: Any = step.before.state
        twin: Any = tablee.game(f"moksha_patamu({SMALL},{options})").initial.copy()
        put(twin, number(state))
        assert twin == state


def test_without_anything_in_the_way_both_ways_to_solve_agree() -> None:
    game = tablee.game(f"moksha_patamu({SMALL})")
    state: Any = game.initial
    found = solved(game.room, state, -1, tuple(range(6)))
    assert found is not None
    assert found[0] == pytest.approx(prospect(state).values[0], abs=1e-9)


@pytest.mark.parametrize(
    "options", ["occupied=true", "snake_card=lasting", "occupied=true,snake_card=passing"]
)
def test_solved_values_follow_from_each_other(options: str) -> None:
    """Chance averages, and who may lay a card takes what is best, by the front door."""
    checked = 0
    steps = list(random_game(f"moksha_patamu({SMALL},{options})", 3, limit=60))
    choices = [step for step in steps if step.actor >= 0]
    for step in [*steps[::8], *choices[:3]]:
        found = tablee.analyse(step.before, 0)
        values = []
        for action in step.before.legal:
            then = step.before.play(action)
            values.append(
                float(then.returns[0]) if then.is_over else tablee.analyse(then, 0).position.value
            )
        if step.before.chance:
            value = sum(v * float(p) for v, (_, p) in zip(values, step.before.chance, strict=True))
        else:
            value = (max if step.actor == 0 else min)(values)
            checked += 1
        assert found.position.exact
        assert found.position.value == pytest.approx(value, abs=1e-8)
    assert checked or "card" not in options


def test_playing_on_agrees_with_the_race() -> None:
    for options in ("players=3,board=leela_72", "players=2,end=all,board=leela_72,dice=2"):
        position = tablee.game(f"moksha_patamu({options})").start()
        seat_view = SeatView.of(position.view(0))
        (drawn,) = rolled_out(seat_view, -1, (), 4000, 1)
        exact = prospect(seat_view.state)
        assert (np.abs(drawn.values - exact.values) < 2 * drawn.errors).all()
        assert (np.abs(drawn.wins - exact.wins) < 2 * drawn.win_errors).all()


def test_the_card_against_the_snake_about_to_bite_is_best() -> None:
    """§14: from 90 a 5 leads to a head at 95, far down; the card laid there saves the pawn."""
    game = tablee.game("moksha_patamu(board=100:4>14+95>3,snake_card=lasting,players=2,entry=free)")
    state: Any = game.initial.copy()
    write(state.squares, 90, 60)
    state.thrown[0] = 5
    position = tablee.Position(game, state)
    found = tablee.analyse(position)
    assert found.best == "card 95"
    assert found.actions["card 95"].value > found.actions["go"].value + 0.3
    assert "95" in found.actions["card 95"].say("fr", found.room)


def turns_with_a_card(heads: dict[int, int], laid: set[int]) -> float:
    """Throws until home on 14 squares with one snake card, laid on the first of these heads that
    the pawn lands on: the chances written out by hand."""
    size = 14
    left = np.eye(2 * size)  # without the card, then with it
    for square, card, die in product(range(size), range(2), range(1, 7)):
        reached, kept = square + die, card
        if reached > size:
            reached = square
        elif card and reached in laid:
            kept = 0
        else:
            reached = heads.get(reached, reached)
        if reached != size:
            left[card * size + square, kept * size + reached] -= 1 / 6
    return float(np.linalg.solve(left, np.ones(2 * size))[size])


def test_a_snake_card_is_kept_for_where_it_saves_most() -> None:
    heads = {6: 5, 12: 1}
    game = tablee.game(
        "moksha_patamu(board=14:6>5+12>1,entry=free,replay=false,overshoot=stay,snake_card=passing)"
    )
    prices = prices_on(game.initial)  # type: ignore[arg-type]
    ways = [set(), {6}, {12}, {6, 12}]
    throws = [turns_with_a_card(heads, laid) for laid in ways]
    assert min(throws) == throws[2] < throws[3] < throws[0]
    assert prices.home[0, 0] == pytest.approx(throws[0], abs=1e-4)
    assert prices.home[1, 0] == pytest.approx(throws[2], abs=1e-4)


RANKED = "board=12:,entry=free,overshoot=stay,replay=false"


@pytest.mark.parametrize("options", ["end=all,occupied=true", "end=bell,snake_card=lasting"])
def test_r5_once_a_single_pawn_is_left_the_ranking_is_decided(options: str) -> None:
    position = tablee.game(f"moksha_patamu({RANKED},{options})").start()
    for throw in ("6", "5", "6"):
        position = position.play(throw)
    for seat, value in ((0, 1.0), (1, -1.0), (TABLE, 1.0)):
        found = tablee.analyse(position, seat)
        assert [truth.value for truth in found.seats] == [1.0, -1.0]
        assert found.position.exact
        if seat >= 0:
            assert found.position.value == value
            assert f"number {seat + 1} of 2" in found.position.say("en", found.room)
            assert f"numéro {seat + 1} sur 2" in found.position.say("fr", found.room)
        assert all(truth.exact for truth in found.actions.values())


def test_r5_the_best_level_lays_a_card_where_nothing_is_left_to_win() -> None:
    game = tablee.game("moksha_patamu(board=14:3>9+12>2,entry=free,end=all,snake_card=lasting)")
    state: Any = game.initial.copy()
    write(state.squares, 14, 4)
    state.places[0], state.to_move, state.thrown[0] = 1, 1, 3
    position = tablee.Position(game, state)
    assert tablee.analyse(position, 1).position.value == -1
    assert bot(game, "strong", seed=1).choose(position.view(1)) in position.legal


def test_r5_who_is_home_has_a_rank_for_good() -> None:
    """Played on or not, it is certain; the others are not."""
    game = tablee.game("moksha_patamu(players=4,end=all,occupied=true,board=30:5>22+17>8)")
    state: Any = game.initial.copy()
    write(state.squares, 6, 30, 9, 30)
    write(state.places, 0, 2, 0, 1)
    found = tablee.analyse(tablee.Position(game, state), 0, samples=50)
    assert [truth.value for truth in found.seats][1::2] == pytest.approx([1.0, 3.0])
    assert [truth.probability for truth in found.seats] == [0, 0, 0, 1]
    assert [truth.exact for truth in found.seats] == [False, True, False, True]


def option_sets() -> list[str]:
    """Each end with each thing that may be in a pawn's way, for two to six players."""
    ends = ("first", "first,bell_after=9", "all", "bell", "bell,bell_after=25")
    ways = (
        "occupied=true",
        "snake_card=lasting,ladder_card=passing",
        "snake_card=passing",
        "dice=2",
    )
    return [
        f"players={2 + (n + m) % 5},end={end},{way}"
        for n, end in enumerate(ends)
        for m, way in enumerate(ways)
    ]


@pytest.mark.parametrize("options", option_sets())
def test_every_ending_can_be_asked_at_every_moment_by_every_seat(options: str) -> None:
    """A game, from the first pawn that is home on at every throw: every truth adds up."""
    steps = list(random_game(f"moksha_patamu(board=12:3>8+10>2,entry=free,{options})", 4))
    home = next((n for n, step in enumerate(steps) if any(step.before.state.places)), len(steps))
    for step in [*steps[:home:25], *steps[home::3]]:
        if step.before.is_over:
            continue
        for seat in (*range(step.before.game.seats), TABLE):
            found = tablee.analyse(step.before, seat, samples=3)
            assert sum(truth.value for truth in found.seats) == pytest.approx(0, abs=1e-8)
            assert all(truth.say("fr", found.room) for truth in found.seats)


def test_every_moment_can_be_asked_by_every_seat() -> None:
    for options in (
        "players=3,snake_card=passing",
        "players=4,end=bell,bell_after=30",
        "players=2",
    ):
        for step in list(random_game(f"moksha_patamu({options})", 2, limit=60))[::12]:
            for seat in range(2):
                found = tablee.analyse(step.before, seat, samples=20)
                assert len(found.seats) == step.before.game.seats
                assert found.to_dict()["why"]["en"]
                if step.actor == -1:
                    assert sum(t.probability or 0 for t in found.actions.values()) == pytest.approx(
                        1
                    )


def test_the_command_says_how_long_it_lasts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "moksha_patamu", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "tours de la table" in said
    assert main(["analyse", "moksha_patamu(players=4)", "6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["exact"] is True
    assert len(found["actions"]) == 6
    assert found["tables"][0]["rows"][0]["values"][2] > 20
