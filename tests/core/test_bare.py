"""Plain play needs neither NumPy nor a compiler nor msgspec; what needs them says so."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import tablee
from tests.core.bare import VARIANTS


def run(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """In a process where they cannot be imported."""
    barred = f"from tests.core.barrier import bar; bar(); {code}"
    return subprocess.run(
        [sys.executable, "-c", barred, *words],
        env={**os.environ, "TABLEE_RULES": "plain"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_every_game_is_played_to_its_end() -> None:
    done = run("from tests.core.bare import main; main()")
    assert done.returncode == 0, done.stderr
    played = [line.split()[0] for line in done.stdout.splitlines()]
    assert played == [*tablee.game_names(), *VARIANTS]


COMMAND = "import sys; from tablee.cli import main; sys.exit(main())"


def test_commands_that_need_nothing_else_do_what_they_do() -> None:
    for words in (["games"], ["rules", "modulo"]):
        assert run(COMMAND, *words).returncode == 0


@pytest.mark.parametrize("words", ["bench modulo", "analyse modulo", "serve"])
def test_commands_that_need_more_say_so_in_one_sentence(words: str) -> None:
    done = run(COMMAND, *words.split())
    assert done.returncode == 2
    assert "pip install" in done.stderr
    assert done.stderr.count("\n") == 1
