"""The script at the root, which sets everything up: what it does before there is anything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "tablee"
LOAD = f"""
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
sys.dont_write_bytecode = True
script = SourceFileLoader("script", {str(SCRIPT)!r}).load_module()
script.TOOLS = Path(sys.argv[1])
script.run = lambda *command: print(*command, sep="\\n")
"""


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """The Python of an environment that has no pip."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "bare"], check=True)
    found = tmp_path / "bare" / "bin" / "python"
    assert subprocess.run([found, "-m", "pip"], capture_output=True, check=False).returncode
    return found


def run(python: Path, script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """As in an activated environment; no uv is on the path."""
    return subprocess.run(
        [python, "-W", "ignore", "-c", LOAD + script, folder],
        env={"PATH": f"{python.parent}:/usr/bin:/bin", "HOME": os.environ.get("HOME", "/")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_an_environment_without_pip_is_no_obstacle(bare: Path, tmp_path: Path) -> None:
    done = run(bare, "script.find_uv()", tmp_path)
    assert done.returncode == 0, done.stderr
    command = done.stdout.splitlines()
    assert command[1:4] == ["-m", "pip", "install"]
    subprocess.run([command[0], "-m", "pip", "--version"], check=True, capture_output=True)


def test_inside_an_environment_nothing_is_set_up_again(bare: Path, tmp_path: Path) -> None:
    inside = run(bare, "print(script.fingerprint())", tmp_path).stdout
    asked = "import sys; print(sys._base_executable)"
    base = subprocess.run([bare, "-c", asked], capture_output=True, text=True, check=True)
    outside = run(Path(base.stdout.strip()), "print(script.fingerprint())", tmp_path).stdout
    assert inside == outside != ""


def test_where_there_is_no_pip_at_all_that_is_said(bare: Path, tmp_path: Path) -> None:
    no_pip = """
script.has_pip = lambda python: False
script.set_up = script.find_uv
sys.exit(script.main())
"""
    done = run(bare, no_pip, tmp_path)
    assert done.returncode == 2
    assert "needs pip" in done.stderr
    assert "network" not in done.stderr
    assert "Traceback" not in done.stderr
