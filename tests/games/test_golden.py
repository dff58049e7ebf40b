"""Whole games kept as text files play again as they were written."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.core import journal
from tests import golden


@pytest.mark.parametrize("path", golden.files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_plays_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = journal.loads(golden.journal_of(text), path.name)
    assert golden.render(match, golden.about(text)) == text


def test_every_game_has_golden_games() -> None:
    assert {path.parent.name for path in golden.files()} == set(tablee.game_names())
