"""Every example of the README does what it shows."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tablee.cli import main

README = Path(__file__).parent.parent.parent / "README.md"


def test_the_python_examples() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 15
    assert failures == 0


def console_examples() -> list[tuple[str, str]]:
    text = README.read_text(encoding="utf-8")
    found = []
    for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize(("command", "output"), console_examples())
def test_the_terminal_examples(
    command: str, output: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program, *words = shlex.split(command)
    assert program == "tablee"
    main(words)
    said = capsys.readouterr()
    assert (said.out + said.err).strip() == output.strip()
