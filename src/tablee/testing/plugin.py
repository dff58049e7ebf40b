"""What pytest must know to run the tests of this package: which rooms are meant.

    pytest -p tablee.testing.plugin --pyargs tablee.testing --game heap

An entry point would make pytest load this by itself, and rewrite all of Tablée wherever it is
installed; so it is named.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.contract.checker import BrokenRoom
from tablee.core.errors import TableeError
from tablee.core.room import room
from tablee.testing import golden
from tablee.testing.play import variants

pytest.register_assert_rewrite("tablee.testing.twins")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game", action="append", default=[], help="test only this room; may be given again"
    )


def pytest_configure(config: pytest.Config) -> None:
    for short in config.getoption("--game"):
        try:
            room(short).load()
        except TableeError as problem:
            hint = "Install the package of its room: that tells Tablée of it (tablee.games)."
            raise pytest.UsageError(f"{problem}\n{hint}") from None
        except BrokenRoom as problem:
            raise pytest.UsageError(str(problem)) from None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Only for the tests of this package, wherever they are collected."""
    if not metafunc.function.__module__.startswith(f"{__package__}."):
        return
    games = metafunc.config.getoption("--game") or tablee.game_names()
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", [name for short in games for name in variants(short)])
    if "short" in metafunc.fixturenames:
        metafunc.parametrize("short", games)
    if "playthrough" in metafunc.fixturenames:
        project = metafunc.config.rootpath
        paths = [path for short in games for path in golden.files(project, short)]
        names = [f"{path.parent.name}-{path.stem}" for path in paths]
        metafunc.parametrize("playthrough", paths, ids=names)


@pytest.fixture
def project(pytestconfig: pytest.Config) -> Path:
    """The folder of the project whose `tests` are looked at."""
    return pytestconfig.rootpath
