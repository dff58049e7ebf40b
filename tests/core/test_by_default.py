"""A room that brings no telling has its sentences made from its catalogue."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tablee.contract.rules import CHANCE
from tablee.core.game import Game
from tablee.testing.test_words import GAP

INIT = """
from tablee.core.room import Room

GAME = Room(name=__name__, players=range(2, 3), options=(), version=1)
"""
RULES = """
from tablee.contract.rules import CHANCE
from tablee.core.record import Int8, Record

ACTIONS = ("heads", "tails")


class State(Record):
    turn: Int8


def start(s, options): ...


def to_act(s, seats):
    seats[0] = CHANCE
    return 1 if s.turn < 2 else 0


def legal(s, seat, actions):
    return 0


def chance(s, actions, weights):
    actions[0], actions[1], weights[0], weights[1] = 0, 1, 1, 1
    return 2


def apply(s, seat, a):
    s.turn += 1


def returns(s, values): ...


def ended(s):
    return "ended-thrown"
"""
THROWER = """

def thrower(s):
    return s.turn
"""
WORDS = "notation-help = heads or tails\ntell-chance = { $who } throws { $action }.\n"


@pytest.fixture
def coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A room in which everybody throws a coin once."""
    folder = tmp_path / "coins"
    folder.mkdir()
    for name, text in {"__init__.py": INIT, "rules.py": RULES, "texts.en.ftl": WORDS}.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "coins"]:
        del sys.modules[name]


def told(game: Game) -> str:
    before, after = game.start().state, game.start().state
    after.turn = 1
    return game.room.telling.tell(before, CHANCE, 0, after, ["Ada", "Bob"])


def test_who_holds_the_coin_throws_it(coins: Path) -> None:
    with (coins / "rules.py").open("a", encoding="utf-8") as rules:
        rules.write(THROWER)
    game = Game(import_module("coins").GAME, {})
    assert told(game) == "Ada throws heads."
    state = game.start().state
    assert game.room.telling.help_for(state, 0) == "Enter: throw."
    assert game.room.telling.help_for(state, 1) == "heads or tails"
    state.turn = 1
    assert game.room.telling.help_for(state, 1) == "Enter: throw."


def test_a_name_that_nobody_has_leaves_a_gap(coins: Path) -> None:
    """Where nobody holds the dice, a sentence that says who throws is refused by the contract."""
    game = Game(import_module("coins").GAME, {})
    assert GAP.search(told(game))


@pytest.mark.parametrize("whole", ["Ada throws 3.", "“Ada” throws…", "(§5) Ada wins", "« Ada »"])
def test_a_whole_sentence_has_none(whole: str) -> None:
    assert not GAP.search(whole)


@pytest.mark.parametrize("empty", [" throws 3.", "The die of  shows 3.", "A 3 of .", "By “”: 3"])
def test_a_sentence_without_its_name_has_one(empty: str) -> None:
    assert GAP.search(empty)
