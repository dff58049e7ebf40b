"""The moments that boards are drawn and tested with are what the engine says today."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

GALLERY = Path(__file__).parents[2] / "ui" / "gallery"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fixtures", GALLERY / "fixtures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


fixtures = load()


@pytest.mark.parametrize("game", fixtures.games())
def test_fixtures_are_up_to_date(game: str) -> None:
    """If this fails: .venv/bin/python ui/gallery/fixtures.py, and look at the boards."""
    assert fixtures.file_of(game).read_text(encoding="utf-8") == fixtures.written(game)
