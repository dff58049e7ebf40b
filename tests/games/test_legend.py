"""The key to the drawings: every sign that stands in one is explained, and nothing else is."""

from __future__ import annotations

from functools import cache

import pytest

import tablee
from tablee.contract.rules import TABLE
from tablee.core import journal
from tablee.core.room import room
from tablee.texts import LANGUAGES
from tests import golden
from tests.play import random_game, variants


@cache
def drawings(name: str, lang: str) -> set[str]:
    """The lines of drawings of random games under many options, for everybody who may look, and of
    the games that are kept as examples."""
    found: set[str] = set()
    for variant in variants(name):
        for step in random_game(variant, 1):
            lookers = (None, 0, TABLE) if room(name).hides else (None,)
            for seat in lookers:
                found.update(step.after.draw(seat, lang).splitlines())
    for path in sorted((golden.FOLDER / name).glob("*.txt")):
        played = journal.loads(golden.journal_of(path.read_text("utf-8")))
        for moment in played.moments:
            for position in filter(None, (moment.position, moment.last)):
                found.update(position.draw(None, lang).splitlines())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", tablee.game_names())
def test_every_sign_of_a_drawing_is_explained(name: str, lang: str) -> None:
    known = set("".join(room(name).legend(lang)))
    unknown = {sign: line for line in drawings(name, lang) for sign in set(line) - known}
    strange = {s: line for s, line in unknown.items() if not s.isspace() and s not in "0123456789"}
    assert strange == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", tablee.game_names())
def test_nothing_is_explained_that_no_drawing_has(name: str, lang: str) -> None:
    shown = "\n".join(drawings(name, lang))
    never = [sign for signs in room(name).legend(lang) for sign in signs.split()
             if sign not in shown]  # fmt: skip
    assert never == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", tablee.game_names())
def test_a_sign_is_explained_in_words_alone(name: str, lang: str) -> None:
    """So that it can be read out: the explanation of a sign has no other sign in it."""
    legend = room(name).legend(lang)
    signs = {s for shown in legend for s in shown.split() if not s.isascii()}
    assert [said for said in legend.values() if any(sign in said for sign in signs)] == []
    assert len(set(legend.values())) == len(legend), "two signs that look different mean the same"
