"""What is hidden: nothing crosses but by `view` and `seen`; what a room says it hides is what it
hides, no field less, no field more."""

from __future__ import annotations

from functools import cache
from random import Random

import tablee
from tablee.contract import rules as contract
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.binding import Binding
from tablee.core.randomness import seeded
from tablee.core.room import room
from tablee.fast.loops import workspace
from tablee.testing.play import random_game, sample, some_seats, variants
from tablee.testing.twins import check_twins


def test_what_is_imagined_could_be(variant: str) -> None:
    """A state imagined from a view is possible, and looks the same to the seat that imagines."""
    game = tablee.game(variant)
    bind = Binding(game.room.rules)
    imagine, view = bind(contract.imagine), bind(contract.view)
    w = workspace(game.room.actions, seeded(2))
    for step in sample(variant, 11, 8):
        for seat in some_seats(game):
            shown = step.before.state
            view(shown, seat)
            imagined = shown.copy()
            imagine(imagined, seat, w)
            assert game.room.rules.impossible(imagined) == ""
            view(imagined, seat)
            assert imagined == shown


def test_a_seat_chooses_from_what_it_may_know(variant: str) -> None:
    """The legal actions follow from the seat's view, so listing them tells nothing more."""
    rules = tablee.game(variant).rules
    for step in random_game(variant, 7):
        for seat in step.before.to_act:
            if seat != CHANCE:
                shown = rules.view(step.before.state, seat)
                assert rules.legal(shown, seat) == rules.legal(step.before.state, seat)


def test_views_show_nothing_that_a_seat_may_not_know(variant: str) -> None:
    """Two games that look the same to a seat, action by action, give it the same view."""
    game = tablee.game(variant)
    for seed in range(3):
        for observer in (*some_seats(game), TABLE):
            check_twins(variant, observer, Random(f"{variant} {seed} {observer}"))


def test_a_player_sees_their_own_actions(variant: str) -> None:
    for step in random_game(variant, 8):
        if step.actor >= 0:
            assert step.after.seen(step.actor, step.action, step.actor) == step.action


@cache
def hidden_fields(variant: str) -> set[str]:
    """The fields of which some seat, or the table, did not know everything in a random game."""
    game = tablee.game(variant)
    found: set[str] = set()
    for step in random_game(variant, 13, limit=60):
        true = step.before.record.to_dict()
        for seat in (*some_seats(game), TABLE):
            known = step.before.shown(seat).to_dict()
            found |= {field for field in true if known[field] != true[field]}
    return found


def test_only_what_is_declared_is_hidden(variant: str) -> None:
    assert hidden_fields(variant) <= set(tablee.game(variant).room.hides)


def test_all_that_is_declared_is_hidden_some_time(short: str) -> None:
    found = {field for variant in variants(short) for field in hidden_fields(variant)}
    assert found == set(room(short).hides)
