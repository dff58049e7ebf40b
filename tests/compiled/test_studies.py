"""What the rooms' studies find, checked against what is known otherwise."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.foxu.studies import layout_of, opening, share, solved
from tablee.games.moksha_patamu.inside.durations import exact_throws, played_throws
from tablee.games.moksha_patamu.inside.length import expected_throws

GAMES = 20_000


@pytest.mark.parametrize(
    "options",
    ["players=2", "players=4", "players=4,dice=2,doubles=any", "players=5,entry=free,replay=false",
     "players=3,end=all"],
)  # fmt: skip
def test_exact_lengths_are_those_that_are_played(options: str) -> None:
    game = tablee.game(f"moksha_patamu({options})")
    exact, played = exact_throws(game), played_throws(game, GAMES, 1)
    assert exact is not None
    error = played.std() / GAMES**0.5
    assert abs(played.mean() - exact) < 4 * error


def test_lengths_where_pawns_meet_are_only_played() -> None:
    for options in ("occupied=true", "snake_card=lasting", "ladder_card=passing", "end=bell"):
        assert exact_throws(tablee.game(f"moksha_patamu({options})")) is None


def test_until_all_are_home() -> None:
    """All home is everybody's own race: as many throws as one pawn needs, for each."""
    game = tablee.game("moksha_patamu(players=3,end=all)")
    assert exact_throws(game) == pytest.approx(3 * expected_throws(game))


def test_a_layout_is_the_same_with_the_pie_rule_and_without() -> None:
    assert layout_of(opening("1 1", True)) == layout_of(opening("1 1", False))
    assert layout_of(opening("1 1", True)) != layout_of(opening("1 2", True))
    assert len(layout_of(opening("1 1", True)).split("+")) == 11


def test_an_opening_is_solved_as_its_best_choice_says() -> None:
    start = opening("1 1", False)
    found = solved(start)
    best = tablee.analyse(start).actions[tablee.analyse(start).best]
    assert (found["outcome"], found["plies"]) == (best.outcome, best.plies)


def test_a_share_and_its_error() -> None:
    results = [{"is": True}] * 30 + [{"is": False}] * 70
    figure = share(results, lambda result: result["is"])
    assert figure.value == 0.3
    assert figure.error == pytest.approx(0.09, abs=0.005)
    assert share([], lambda result: True).value == 0
