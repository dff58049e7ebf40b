"""Who begins is settled once: by the match, or by the game where it has an option for it."""

from __future__ import annotations

import pytest

import tablee
from tablee.contract.rules import CHANCE
from tablee.core.beginning import settled_by_match
from tablee.core.room import names
from tablee.server.protocol import CreateTable, Terms
from tablee.server.table_setup import chosen_game

CODE = "da_vinci_code"


def test_the_game_draws_no_lots_after_the_match_has_said_who_begins() -> None:
    alone = tablee.game(CODE)
    assert alone.start().to_act == (CHANCE,)
    assert settled_by_match(alone).start().to_act == (0,)
    assert settled_by_match(alone).options == {**alone.options, "first": 0}


def test_two_answers_are_one_too_many() -> None:
    with pytest.raises(tablee.TableeError) as problem:
        settled_by_match(tablee.game(CODE, first=1))
    assert problem.value.say("en") == "the match settles who begins: leave first=1 out"


@pytest.mark.parametrize("name", sorted(set(names()) - {CODE}))
def test_other_games_ask_nothing_of_the_kind(name: str) -> None:
    of = tablee.game(name)
    assert settled_by_match(of) is of


@pytest.mark.parametrize("first", ["rps", "lot"])
def test_a_table_asks_once(first: str) -> None:
    terms = Terms(first=first)  # type: ignore[arg-type]
    assert chosen_game(CreateTable(CODE, match=terms)).options["first"] == 0
    with pytest.raises(tablee.TableeError):
        chosen_game(CreateTable(CODE, {"first": 1}, match=terms))
    assert chosen_game(CreateTable(CODE)).options["first"] == "random"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_place_that_is_not_there_is_refused_in_words(lang: str) -> None:
    """Not with a line of code, nor with seats that count from 0."""
    with pytest.raises(tablee.TableeError) as problem:
        tablee.game(CODE, expert=True, first=3)
    said = problem.value.say(lang)
    assert "(§R3)" in said
    assert " 2 " in said
    assert not set("=_0") & set(said)
