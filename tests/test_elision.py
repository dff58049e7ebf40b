"""French elides before names: `d’Ada`, `de Bob`, whatever the name turns out to be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.core import narration
from tablee.core.room import room
from tablee.testing.test_catalogues import not_elided
from tablee.texts import page, source, text
from tablee.texts.elision import joined, settled

CASES = json.loads((Path(__file__).parent / "elision.json").read_text(encoding="utf-8"))
"""What the page says too (`words.test.ts`)."""


@pytest.mark.parametrize(("name", "said"), CASES)
def test_a_name_in_a_sentence(name: str, said: str) -> None:
    assert settled(joined("de", name)) == said


@pytest.mark.parametrize(("name", "said"), CASES)
def test_a_name_that_comes_later(name: str, said: str) -> None:
    """Sentences are put together with marks for names: nothing is settled before they are in."""
    mark = narration.MARKS[3]
    blanks = {"value": 7, "place": "c", "who": mark, "other": narration.MARKS[1]}
    sentence = text("fr", "tell-right", room("da_vinci_code").name, **blanks)
    told = narration.named(sentence, ["Bob", name, "Cléo", "Dan"])
    assert told == f"Dan dit 7 pour la pièce c {said}\u00a0: juste\u00a0!"


def test_the_winner_is_told_with_elision() -> None:
    assert text("fr", "cli-wins", names="Ada", count=1) == "Victoire d’Ada."
    assert text("fr", "cli-wins", names="Zoé", count=1) == "Victoire de Zoé."
    assert text("fr", "cli-wins", names="Ada et Zoé", count=2) == "Ada et Zoé gagnent ensemble."


@pytest.mark.parametrize("package", [None, page.__name__])
def test_no_catalogue_puts_a_name_after_a_word_that_elides(package: str | None) -> None:
    """Those of the rooms are looked at in `tests/games`."""
    assert not_elided(source("fr", package)) == []
