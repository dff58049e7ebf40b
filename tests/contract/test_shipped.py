"""The tests that ship in the package say what is the matter when they cannot run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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


def test_a_room_that_does_not_fit_the_contract(tmp_path: Path) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "__init__.py").write_text(ROOM)
    (tmp_path / "odd" / "state.py").write_text(
        "from tablee.core.record import Int8, Record\n\nACTIONS = 1\n\n\n"
        "class State(Record):\n    left: Int8\n"
    )
    (tmp_path / "odd" / "rules.py").write_text("def strat(s, options): ...\n")
    metadata = tmp_path / "odd-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[tablee.games]\nodd = odd\n")
    done = run("-m", "tablee.testing", "odd", cwd=tmp_path)
    assert done.returncode != 0
    assert "odd.rules.strat: did you mean start?" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_pytest(tmp_path: Path) -> None:
    script = "import sys; sys.modules['pytest'] = None\n"
    script += "from tablee.testing.__main__ import main; sys.exit(main(['modulo']))"
    done = run("-c", script, cwd=tmp_path)
    assert done.returncode != 0
    assert "pip install pytest" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_game(tmp_path: Path) -> None:
    done = run("-m", "tablee.testing", cwd=tmp_path)
    assert done.returncode != 0
    assert "python -m tablee.testing GAME" in done.stderr
