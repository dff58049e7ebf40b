"""The page knows no game: boards are found by folder, games are asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee

UI = Path(__file__).parents[2] / "ui"
FILES = [
    path
    for path in sorted(UI.rglob("*"))
    if path.suffix in (".ts", ".svelte", ".css", ".html", ".py", ".md")
    and not path.name.endswith(".test.ts")
    and not {"node_modules", "dist"} & set(path.parts)
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(UI).as_posix())
def test_no_file_of_the_page_names_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [name for name in tablee.game_names() if name in text] == []


def test_there_are_files() -> None:
    assert len(FILES) > 80
