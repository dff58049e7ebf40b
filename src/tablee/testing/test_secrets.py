"""What is hidden: nothing crosses but by `view` and `seen`; what a room says it hides is what it
hides, no field less, no field more."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
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


FEW = 10
"""One in so many: a tile is seen to come into a code where it stands, which the code alone does not
tell. Who sees too much tells all apart."""


def test_what_is_seen_of_an_action_tells_no_more_than_the_view(variant: str) -> None:
    """Actions that lead to different tables which look the same to a seat look the same to it."""
    game = tablee.game(variant)
    if not game.room.hides:
        return
    pairs, apart = Counter[tuple[int, bool]](), Counter[tuple[int, bool]]()
    for seed in range(2):
        random = Random(f"{variant} {seed}")
        for step in random_game(variant, seed, limit=60):
            actor = random.choice(step.before.to_act)
            actions = step.before.legal_for(actor)
            some = random.sample(actions, min(len(actions), 5))
            after = {action: step.before.play(action, actor) for action in some}
            for observer in {*some_seats(game), TABLE} - {actor}:
                kind = observer, actor == CHANCE
                for one, other in combinations(some, 2):
                    tables = after[one], after[other]
                    if tables[0] == tables[1] or len({*map(look(observer), tables)}) > 1:
                        continue
                    pairs[kind] += 1
                    seen = {after[a].seen(actor, a, observer) for a in (one, other)}
                    apart[kind] += len(seen) > 1
    assert [kind for kind in pairs if FEW * apart[kind] > pairs[kind]] == []


def look(observer: int) -> Callable[[tablee.Position], str]:
    return lambda position: json.dumps(position.view(observer))


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
