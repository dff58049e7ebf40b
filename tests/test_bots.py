"""Bots: any game has some, they know what their seat knows, and they answer with legal actions."""

from __future__ import annotations

import gc
import json
from random import Random
from typing import Any

import pytest

import tablee
from tablee.bots import LEVELS, bot, levels
from tablee.core.position import Position
from tablee.core.record import Record
from tablee.testing.play import random_game


def test_every_game_has_levels_from_the_weakest_to_the_strongest() -> None:
    for name in tablee.game_names():
        found = levels(name)
        assert set(found) >= {"random", "easy", "medium", "strong"}
        assert list(found) == [level for level in LEVELS if level in found]


def reachable(thing: object) -> list[object]:
    """Everything that can be reached from a thing, without its classes and modules."""
    found: dict[int, object] = {}
    todo = [thing]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, type) or hasattr(one, "__spec__"):
            continue
        found[id(one)] = one
        if isinstance(one, (dict, list, tuple, set)):
            todo += gc.get_referents(one)
        elif hasattr(one, "__dict__"):
            todo.append(vars(one))
    return list(found.values())


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_view_leads_to_no_state(name: str) -> None:
    """What a bot is handed is plain JSON: nothing in it leads back to the position."""
    for step in random_game(name, 1, limit=20):
        for seat in step.before.to_act:
            if seat >= 0:
                view = step.before.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert not [x for x in reachable(view) if isinstance(x, (Position, Record))]


class Stubborn:
    """Somebody else's bot: it always gives the same answer."""

    def __init__(self, game: str, seed: int | None, seconds: float) -> None:
        self.answer = {"modulo": "L>L"}.get(game, "nonsense")

    def choose(self, view: Any) -> str:
        return self.answer


def test_bots_of_other_people_plug_in() -> None:
    view = tablee.game("modulo").start().view(0)
    assert bot("modulo", "tests.test_bots:Stubborn").choose(view) == "L>L"


def test_an_answer_that_is_not_legal_is_refused() -> None:
    position = tablee.game("foxu(layout=placed)").start()
    with pytest.raises(tablee.TableeError, match=r"tests.test_bots:Stubborn answered “nonsense”"):
        bot("foxu", "tests.test_bots:Stubborn").choose(position.view(0))


@pytest.mark.parametrize(
    ("level", "seconds", "said"),
    [
        ("clever", 1, "there is no bot “clever”; there is: random, easy"),
        ("tests.test_bots:Nobody", 1, "there is no such bot"),
        ("no_such_module:Bot", 1, "No module named 'no_such_module'"),
        ("easy", 0, "more than none"),
        ("easy", float("nan"), "more than none"),
    ],
)
def test_bots_that_cannot_be(level: str, seconds: float, said: str) -> None:
    with pytest.raises(tablee.TableeError, match=said):
        bot("modulo", level, seconds=seconds)


def test_a_random_bot_with_a_seed_plays_the_same_game_again() -> None:
    def game(seed: int) -> list[str]:
        player, chance = bot("mangeur_de_cartes", seed=seed), Random(seed)
        position, played = tablee.game("mangeur_de_cartes").start(), []
        while not position.is_over:
            seat = position.to_act[0]
            action = (
                chance.choice(position.legal) if seat < 0 else player.choose(position.view(seat))
            )
            played.append(action)
            position = position.play(action, seat)
        return played

    assert game(1) == game(1) != game(2)
