"""The lowest versions that are promised: `python -m tests.lowest`.

An environment of its own (`.tools/lowest`) gets the oldest version of everything that
`pyproject.toml` names; what that brings along is the newest. It is made once, and again when
`pyproject.toml` says something else. There commands are typed, the server answers over its
websockets, a game is compiled, and every adapter plays.
"""

from __future__ import annotations

import hashlib
import os
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".tools" / "lowest"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = FOLDER / "tablee-setup"
EXTRAS = ("gymnasium", "openspiel", "pettingzoo", "plots")
TOOLS = ("pytest", "httpx", "hypothesis", "pexpect")
"""What the tests need themselves, in any version."""
TESTS = (
    "tests/server/test_wire.py",
    "tests/server/test_bad_input.py",
    "tests/core/test_front_door.py",
    "tests/cli/test_commands.py",
    "tests/test_texts.py",
    "tests/test_spoken.py",
    "tests/server/test_rules_text.py",
    "tests/studies/test_plots.py",
    "tests/adapters/test_pettingzoo.py",
    "tests/adapters/test_gymnasium.py",
    "tests/adapters/test_openspiel.py::test_openspiels_own_random_test",
)
SMALL = (
    "not (foxu or moksha or deux or mangeur or da_vinci or every_option or perfect or all_of_it)"
)
"""Left out: the compiler is the same for all games, and one of them, the smallest, is enough."""


def main() -> int:
    set_up()
    # What is old warns of what will be newer still: no fault of anybody's here.
    options = ["-q", "-p", "no:cacheprovider", "-o", "filterwarnings=ignore", "-k", SMALL]
    command = [str(PYTHON), "-m", "pytest", *options, *TESTS]
    return subprocess.call(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})


def set_up() -> None:
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")
    uv = runpy.run_path(str(ROOT / "tablee"), run_name="launcher")["find_uv"]()
    run(*uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(FOLDER))
    install = [*uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    run(*install, "--resolution", "lowest-direct", *wishes())
    # What is there already stays as old as it is.
    run(*install, *TOOLS)
    STAMP.write_text(wanted)


def run(*command: str) -> None:
    subprocess.run(command, check=True)


def wishes() -> list[str]:
    """What the package asks for, extras included."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *(one for extra in EXTRAS for one in extras[extra])]


def fingerprint() -> str:
    said = "\n".join([sys.version, *wishes(), *TOOLS])
    return hashlib.sha256(said.encode()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
