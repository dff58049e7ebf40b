"""Every test runs in English, in its own folders."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Journals go to the test's own folder; nothing of the person running the tests is touched."""
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With `--dist=loadgroup` the tests of a game run in one process, which compiles them once."""
    names = ["_".join(name.split("_")[:2]) for name in tablee.game_names()]
    for item in items:
        game = next((name for name in names if name in item.nodeid), None)
        if game is not None:
            item.add_marker(pytest.mark.xdist_group(game))
