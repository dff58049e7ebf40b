"""Whole games kept as text files play again as they were written."""

from __future__ import annotations

from pathlib import Path

from tablee.core import journal
from tablee.testing import golden


def test_a_golden_game_plays_as_written(playthrough: Path) -> None:
    text = playthrough.read_text(encoding="utf-8")
    match = journal.loads(golden.journal_of(text), playthrough.name)
    assert golden.render(match, golden.about(text)) == text


def test_every_game_has_golden_games(short: str, project: Path) -> None:
    assert golden.files(project, short) != []
