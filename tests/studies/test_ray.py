"""A tournament on a Ray cluster gives what it gives at home."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import main

ARENA = ["arena", "modulo", "random", "tests.arena.strangers:First", "--games", "6", "--json"]


def test_a_cluster_gives_the_same_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a process of its own: Ray leaves threads and warnings behind."""
    words = [*ARENA, "--workers", "1", "--results"]
    there = subprocess.run(
        [sys.executable, "-m", "tablee", *words, str(tmp_path / "there.jsonl"), "--ray", "local"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert there.returncode == 0, there.stderr
    assert main([*words, str(tmp_path / "here.jsonl")]) == 0
    found = []
    for said in (there.stdout, capsys.readouterr().out):
        data = json.loads(said)
        found.append([data["meetings"], [(s["bot"], s["rating"]) for s in data["standings"]]])
    assert found[0] == found[1]


def test_a_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    code = main([*ARENA, "--ray", "127.0.0.1:9"])
    said = capsys.readouterr().err
    assert code == 2
    assert "there is no Ray cluster at 127.0.0.1:9" in said
