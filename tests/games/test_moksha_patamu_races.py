"""What is exactly true of a race at Moksha-patamu: published figures, and the rules played out."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core.arrays import fill
from tablee.core.position import Position
from tablee.games.moksha_patamu.inside.chain import chain_of
from tablee.games.moksha_patamu.inside.length import expected_throws, fewest_throws
from tablee.games.moksha_patamu.inside.races import is_race, prospect, running
from tablee.search.markov import expected_steps
from tablee.testing.play import write

PUBLISHED = "entry=free,overshoot=stay,replay=false"


@pytest.mark.parametrize(
    ("board", "throws", "digits"),
    [("milton_bradley_1943", 39.22512, 5), ("vintage_punitive", 54.4735849, 7)],
)
def test_published_figures_come_out_to_all_their_digits(
    board: str, throws: float, digits: int
) -> None:
    """Althoen, King and Schilling 1993; kalyaninagaraj/Snakes-And-Ladders (see boards/)."""
    game = tablee.game(f"moksha_patamu(board={board},{PUBLISHED})")
    assert round(expected_throws(game), digits) == throws
    state: Any = game.initial
    assert round(expected_steps(chain_of(state).turns)[0], digits) == throws


def test_the_shortest_published_game_has_seven_throws() -> None:
    game = tablee.game(f"moksha_patamu(board=milton_bradley_1943,{PUBLISHED})")
    state: Any = game.initial
    assert fewest_throws(game) == 7
    reached = chain_of(state).arrived[:, 0]
    assert reached[6] == 0 < reached[7]


def played_out(position: Position, turns: int) -> tuple[dict[int, Fraction], Fraction]:
    """Every way a game can go for so many more turns, by the front door: the chance of each seat to
    have won by then, and that nobody has."""
    if position.is_over:
        return {int(np.argmax(position.returns)): Fraction(1)}, Fraction(0)
    if turns == 0:
        return {}, Fraction(1)
    wins: dict[int, Fraction] = {}
    open_still = Fraction(0)
    for action, odd in position.chance:
        then = position.play(action)
        spent = 0 if then.state.to_move == position.state.to_move and not then.is_over else 1
        found, rest = played_out(then, turns - spent)
        open_still += odd * rest
        for seat, share in found.items():
            wins[seat] = wins.get(seat, Fraction(0)) + odd * share
    return wins, open_still


def test_the_next_turns_are_as_the_rules_play_them() -> None:
    game = tablee.game("moksha_patamu(board=12:3>8+10>2,entry=free,replay=false,players=3)")
    state: Any = game.initial.copy()
    write(state.squares, 9, 8, 7)
    found = prospect(state)
    wins, rest = played_out(Position(game, state), 4)
    assert found.over[4] == pytest.approx(float(1 - rest))
    for seat in range(3):
        assert found.wins[seat] == pytest.approx(float(wins[seat]), abs=float(rest))


@pytest.mark.parametrize(
    "options",
    [
        "players=3", "players=4,dice=2,doubles=any", "players=2,end=all",
        "players=3,entry=free,replay=false,overshoot=stay", "players=5,end=all",
        "players=3,end=bell,bell_after=6,replay=false",
        "players=2,end=bell,bell_after=30,board=leela_72",
        "players=3,end=bell",
        "players=2,bell_after=5,entry=free,board=12:3>8+10>2",
        "players=4,end=first,bell_after=7,entry=free,board=12:3>8+10>2",
    ],
)  # fmt: skip
def test_what_holds_now_follows_from_what_may_come(options: str) -> None:
    """The truth of a position is the mean of those after it, at every throw, and returns add up to
    nothing."""
    position = tablee.game(f"moksha_patamu({options})").start()
    luck = np.random.default_rng(1)
    for _ in range(3):
        if position.is_over:
            break
        state = position.state
        assert is_race(state)
        here = prospect(state)
        mean = np.zeros(state.players)
        for action, odd in position.chance:
            then = position.play(action)
            after = then.returns if then.is_over else prospect(then.state).values
            mean += float(odd) * np.array(after)
        assert here.values == pytest.approx(mean, abs=1e-9)
        assert here.values.sum() == pytest.approx(0, abs=1e-9)
        position = position.play(str(luck.choice(position.legal)))


@pytest.mark.parametrize("end", ["first", "bell"])
def test_r5_the_first_place_may_be_shared_at_the_bell(end: str) -> None:
    """By hand: one turn each on an empty board, by the throws; nobody can be home."""
    game = tablee.game(f"moksha_patamu(board=20:,entry=free,replay=false,end={end},bell_after=2)")
    found = prospect(game.start().state)
    assert found.wins == pytest.approx([21 / 36, 21 / 36])  # 15 of 36 alone, 6 shared
    assert found.values == pytest.approx([0, 0])
    said = tablee.analyse(game.start(), 0)
    assert "alone or with others: 58 times out of 100" in said.position.say("en", said.room)
    assert "seul ou à égalité" in said.position.say("fr", said.room)
    assert all("alone or with others" in t.say("en", said.room) for t in said.actions.values())


def test_r5_the_length_of_a_game_that_the_bell_may_cut_short() -> None:
    """From one square before the last, a throw of 1 out of 6 ends it; there are three turns."""
    game = tablee.game(
        "moksha_patamu(board=12:,entry=free,replay=false,overshoot=stay,bell_after=3)"
    )
    state: Any = game.initial.copy()
    write(state.squares, 11, 11)
    found = prospect(state)
    assert found.over == pytest.approx([0, 1 / 6, 11 / 36, 1])
    assert [found.turns, found.throws] == pytest.approx(2 * [1 + 5 / 6 + 25 / 36])


@pytest.mark.parametrize("end", ["all", "bell"])
def test_one_pawn_that_is_left_has_the_last_place(end: str) -> None:
    bell_after = 9 if end == "bell" else 0
    game = tablee.game(f"moksha_patamu(players=3,end={end},bell_after={bell_after})")
    state: Any = game.initial.copy()
    write(state.squares, 100, 40, 100)
    write(state.places, 2, 0, 1)
    state.to_move = 1
    found = prospect(state)
    assert found.values.tolist() == [0, -2, 2]
    assert found.wins.tolist() == [0, 0, 1]


def test_before_anybody_has_moved_the_first_is_ahead_of_the_next() -> None:
    found = prospect(tablee.game("moksha_patamu(players=6)").start().state)
    assert all(one > other for one, other in zip(found.wins, found.wins[1:], strict=False))
    assert found.wins.sum() == pytest.approx(1)
    assert math.isclose(float(found.over[-1]), 1, abs_tol=1e-9)


def test_who_is_home_runs_no_more() -> None:
    game = tablee.game("moksha_patamu(players=3,end=all)")
    state: Any = game.initial.copy()
    write(state.squares, 5, 100, 9)
    state.places[1] = 1
    assert running(state) == [0, 2]
    found = prospect(state)
    assert (found.values[1], found.wins.tolist()) == (2, [0, 1, 0])


def test_cards_that_lie_for_good_are_part_of_the_board() -> None:
    """§14: once the last card is laid, nothing is in anybody's way."""
    game = tablee.game("moksha_patamu(snake_card=lasting,board=20:5>12+17>3)")
    state: Any = game.initial.copy()
    fill(state.held, 0)
    write(state.squares, 14, 4)
    assert is_race(state)
    with_snake = prospect(state).wins[0]
    state.cards[17] = 1
    assert prospect(state).wins[0] > with_snake
    state.held[0, 1] = 1
    assert is_race(state)  # the only head has its card: nowhere to lay another
    passing: Any = tablee.game(
        "moksha_patamu(snake_card=passing,board=20:5>12+17>3)"
    ).initial.copy()
    fill(passing.held, 0)
    passing.cards[17] = 1
    assert not is_race(passing)
