"""What a room says it hides is what it hides: no field less, no field more."""

from __future__ import annotations

import pytest

import tablee
from tablee.contract.rules import TABLE
from tests.play import every_game, random_game, some_seats, variants


def hidden_fields(name: str) -> set[str]:
    """The fields of which some seat, or the table, did not know everything in a random game."""
    game = tablee.game(name)
    found: set[str] = set()
    for step in random_game(name, 13, limit=60):
        true = step.before.record.to_dict()
        for seat in (*some_seats(game), TABLE):
            known = step.before.shown(seat).to_dict()
            found |= {field for field in true if known[field] != true[field]}
    return found


@pytest.mark.parametrize("name", every_game())
def test_only_what_is_declared_is_hidden(name: str) -> None:
    assert hidden_fields(name) <= set(tablee.game(name).room.hides)


@pytest.mark.parametrize("short", [n for n in tablee.game_names() if tablee.game(n).room.hides])
def test_all_that_is_declared_is_hidden_some_time(short: str) -> None:
    found: set[str] = set()
    for name in variants(short):
        found |= hidden_fields(name)
    assert found == set(tablee.game(short).room.hides)
