"""The key to the drawings: every sign that stands in one is explained, and nothing else is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tablee.contract.rules import TABLE
from tablee.core import journal
from tablee.core.room import room
from tablee.testing import golden
from tablee.testing.play import random_game, variants
from tablee.texts import LANGUAGES


@cache
def drawings(short: str, lang: str, project: Path) -> set[str]:
    """The lines of drawings of random games under many options, for everybody who may look, and of
    the games that are kept as examples."""
    found: set[str] = set()
    for variant in variants(short):
        for step in random_game(variant, 1):
            lookers = (None, 0, TABLE) if room(short).hides else (None,)
            for seat in lookers:
                found.update(step.after.draw(seat, lang).splitlines())
    for path in golden.files(project, short):
        played = journal.loads(golden.journal_of(path.read_text("utf-8")))
        for moment in played.moments:
            for position in filter(None, (moment.position, moment.last)):
                found.update(position.draw(None, lang).splitlines())
    if "draw" not in room(short).drawing.brought:
        # Fields under their names need no key, only what stands for a number.
        return {line.partition(":")[2].replace("|", " ") for line in found}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_of_a_drawing_is_explained(short: str, lang: str, project: Path) -> None:
    known = set("".join(room(short).legend(lang)))
    unknown = {sign: line for line in drawings(short, lang, project) for sign in set(line) - known}
    strange = {s: line for s, line in unknown.items() if not s.isspace() and s not in "0123456789"}
    assert strange == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_explained_that_no_drawing_has(short: str, lang: str, project: Path) -> None:
    shown = "\n".join(drawings(short, lang, project))
    never = [sign for signs in room(short).legend(lang) for sign in signs.split()
             if sign not in shown]  # fmt: skip
    assert never == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sign_is_explained_in_words_alone(short: str, lang: str) -> None:
    """So that it can be read out: the explanation of a sign has no other sign in it."""
    legend = room(short).legend(lang)
    signs = {s for shown in legend for s in shown.split() if not s.isascii()}
    assert [said for said in legend.values() if any(sign in said for sign in signs)] == []
    assert len(set(legend.values())) == len(legend), "two signs that look different mean the same"
