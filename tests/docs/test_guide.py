"""The guide is walked: its files, and nothing else, make games that pass all that a game must."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest
from docs.build import ROOT

from docs import guide

COPIED = ("src", "tests", "docs", "ui", "benchmarks", "examples")
EVERY = (
    "tests/games/test_contract.py", "tests/games/test_rooms.py", "tests/games/test_endings.py",
    "tests/adapters/test_openspiel.py", "tests/docs/test_map.py",
    "tests/docs/test_site.py", "tests/server/test_gestures.py", "tests/server/test_server.py",
    "tests/test_bots.py", "tests/test_elision.py", "tests/test_texts.py",
)  # fmt: skip
"""What looks at every game, one by one or all together."""
WHOLE = ("tests/test_house.py", "tests/core/test_bare.py", "tests/ui/test_words.py")
"""What names no game, and finds them all; but what asks git, which knows no copy."""
CHOSEN = " or ".join([*guide.GAMES, "front-door", "message", "ends", "map", "catalogue_and"])
LEFT_OUT = ignore_patterns("static", "__pycache__", "node_modules", "browser", "images")


def run(cwd: Path, *words: str) -> str:
    """What a command says; it must succeed. The folder `src` or this one is looked at first."""
    folders = [str(cwd / "src"), str(cwd), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folders), "TABLEE_COMBINATIONS": "3"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    return done.stdout


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The games of the guide as an installed package of their own."""
    for name, text in guide.files().items():
        write(tmp_path / name, text)
    project = tomllib.loads(guide.files()["pyproject.toml"])["project"]
    metadata = tmp_path / "guide-1.0.dist-info"
    write(metadata / "METADATA", "Metadata-Version: 2.1\nName: guide\nVersion: 1.0\n")
    for group, rooms in project["entry-points"].items():
        lines = [f"[{group}]", *(f"{name} = {room}" for name, room in rooms.items())]
        write(metadata / "entry_points.txt", "\n".join(lines))
    return tmp_path


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the project with the games of the guide in it; no file of it is changed."""
    for folder in COPIED:
        copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    copy(ROOT / "pyproject.toml", tmp_path)
    for name, text in guide.files().items():
        if name in guide.SHARED:
            continue
        place = Path("tests", "games") if name.startswith("tests/") else Path("src/tablee/games")
        path = tmp_path / place / name.removeprefix("tests/")
        assert not path.exists()
        write(path, text)
    return tmp_path


def test_in_a_package_of_their_own(package: Path) -> None:
    for command in guide.commands():
        said = run(package, *shlex.split(command)[1:])
        passed = re.search(r"(\d+) passed", said)
        assert passed is None or int(passed[1]) > 40
    for game in guide.GAMES:
        assert "passed" in run(package, "-m", "pytest", "-q", f"tests/test_{game}.py")


def test_in_the_tree(tree: Path) -> None:
    golden = [words for words in guide.commands() if ".golden " in words]
    for command in golden:
        run(tree, *shlex.split(command)[1:])
    own = [f"tests/games/test_{game}.py" for game in guide.GAMES]
    only = [word for game in guide.GAMES for word in ("--game", game)]
    said = run(tree, "-m", "pytest", "-q", *only, *own, *EVERY, "-k", CHOSEN)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 100
    assert "passed" in run(tree, "-m", "pytest", "-q", *WHOLE, "-k", "not copied_from")


@pytest.mark.parametrize("game", guide.GAMES)
def test_a_small_game_is_few_files_and_lines(game: str) -> None:
    files, lines = guide.size(game)
    assert files <= 10
    assert lines <= 350
