"""The tests that ship in the package say what is the matter when they cannot run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOM = """
from tablee.core.room import Room

GAME = Room(name=__name__, players=range(2, 3), options=(), version=1)
"""


def run(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(cwd), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, *words],
        cwd=cwd, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_a_game_that_nobody_knows(tmp_path: Path) -> None:
    done = run("-m", "tablee.testing", "chess", cwd=tmp_path)
    assert done.returncode != 0
    assert "there is no game “chess”; there is: da_vinci_code," in done.stderr
    assert "Install the package of its room" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """An installed package with a room that does not fit the contract."""
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "__init__.py").write_text(ROOM)
    (tmp_path / "odd" / "rules.py").write_text(
        "from tablee.core.record import Int8, Record\n\nACTIONS = ('a',)\n\n\n"
        "class State(Record):\n    left: Int8\n\n\ndef strat(s, options): ...\n"
    )
    metadata = tmp_path / "odd-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[tablee.games]\nodd = odd\n")
    return tmp_path


@pytest.mark.parametrize("words", [["tablee.testing", "odd"], ["tablee", "play", "odd"]])
def test_a_room_that_does_not_fit_the_contract(odd: Path, words: list[str]) -> None:
    done = run("-m", *words, cwd=odd)
    assert done.returncode != 0
    assert "odd.rules.strat: did you mean start?" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_room_that_does_not_fit_takes_no_other_away(odd: Path) -> None:
    script = "from tablee.server.catalogue import catalogue\n"
    script += "print(*(game.name for game in catalogue().games))"
    done = run("-c", script, cwd=odd)
    assert done.returncode == 0, done.stderr
    assert "modulo" in done.stdout
    assert "odd" not in done.stdout.split()
    assert "a game is left out" in done.stderr


def test_without_pytest(tmp_path: Path) -> None:
    script = "import sys; sys.modules['pytest'] = None\n"
    script += "from tablee.testing.__main__ import main; sys.exit(main(['modulo']))"
    done = run("-c", script, cwd=tmp_path)
    assert done.returncode != 0
    assert "pip install pytest" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_paragraphs_of_one_game(tmp_path: Path) -> None:
    done = run("-m", "tablee.testing.sections", "modulo", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("modulo: §1 §2 ")
    assert len(done.stdout.splitlines()) == 1
    done = run("-m", "tablee.testing.sections", "chess", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("there is no game “chess”")


def test_without_a_game(tmp_path: Path) -> None:
    done = run("-m", "tablee.testing", cwd=tmp_path)
    assert done.returncode != 0
    assert "python -m tablee.testing GAME" in done.stderr
