"""Moksha-patamu: small boards solved whole, large ones played on, cards put to their best use."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.cli import main
from tablee.engine.outlook import Outlook
from tablee.games.moksha_patamu.joint import number, put
from tablee.games.moksha_patamu.prices import prices_on
from tablee.games.moksha_patamu.races import prospect
from tablee.search.rollouts import rolled_out
from tablee.search.stochastic import solved
from tests.play import random_game

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
        outlook = Outlook.of(position.view(0))
        (drawn,) = rolled_out(outlook, -1, (), 4000, 1)
        exact = prospect(outlook.state)
        assert (np.abs(drawn.values - exact.values) < 2 * drawn.errors).all()
        assert (np.abs(drawn.wins - exact.wins) < 2 * drawn.win_errors).all()


def test_the_card_against_the_snake_about_to_bite_is_best() -> None:
    """§14: from 90 a 5 leads to a head at 95, far down; the card laid there saves the pawn."""
    game = tablee.game("moksha_patamu(board=100:4>14+95>3,snake_card=lasting,players=2,entry=free)")
    state: Any = game.initial.copy()
    state.squares[:2], state.thrown[0] = [90, 60], 5
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
