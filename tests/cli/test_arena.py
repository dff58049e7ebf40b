"""`tablee arena` as a user meets it: interrupted, gone on with, plotted, read by programs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tablee.cli import main

FIRST = "tests.arena.strangers:First"
WORDS = ("arena", "modulo", "random", FIRST, "--workers", "2")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


def without_times(written: str) -> Any:
    """All of an answer but the measured times."""
    found = json.loads(written)
    for row in found["standings"]:
        del row["seconds_per_move"], row["slowest_move"]
    return found


def test_stopped_and_gone_on_with_is_as_never_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    asked = (*WORDS, "--games", "30", "--json", "--until-sure")
    _, expected, _ = run(capsys, *asked, "--results", str(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    # The machine went down in the middle of a line.
    parts.write_bytes(b"".join(lines[:7]) + lines[7][:20])
    code, out, _ = run(capsys, *asked, "--results", str(parts))
    assert code == 0
    assert without_times(out) == without_times(expected)
    assert len(parts.read_bytes().splitlines()) == len(lines)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_stopping_keeps_what_was_played_and_leaves_nobody_behind(
    tmp_path: Path, number: signal.Signals
) -> None:
    file = tmp_path / "results.jsonl"
    words = [sys.executable, "-m", "tablee", *WORDS, "--games", "100000", "--results", str(file)]
    process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, start_new_session=True)
    deadline = time.monotonic() + 120
    while not file.exists() or file.read_bytes().count(b"\n") < 5:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.05)
    children = _children(process.pid)
    assert len(children) == 2
    os.kill(process.pid, number)
    _, err = process.communicate(timeout=120)
    if number == signal.SIGKILL:
        assert err == ""
    else:
        assert process.returncode == 130
        assert "nothing is lost" in err
        assert f"--results {file}" in err
        assert "Traceback" not in err
    while any(_is_alive(child) for child in children):
        assert time.monotonic() < deadline + 30
        time.sleep(0.05)
    for line in file.read_bytes().split(b"\n")[:-1]:
        json.loads(line)


def _is_alive(process: int) -> bool:
    """A process that was ended and is waiting for somebody to notice counts as ended."""
    try:
        return ") Z" not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False


def _children(parent: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=True
    )
    return [int(word) for word in listed.stdout.split()]


def test_a_table_and_a_plot_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, plot = tmp_path / "results.jsonl", tmp_path / "plot.svg"
    asked = (*WORDS, "--games", "8", "--results", str(file))
    code, out, err = run(capsys, *asked, "--plot", str(plot))
    assert code == 0
    assert "8 games of modulo: 4 deals" in out
    assert "not sure yet" in out
    assert f"Plot: {plot}" in err
    ElementTree.parse(plot)
    assert "Classement" in run(capsys, *asked, "--lang", "fr")[1]


def test_without_a_file_results_are_kept_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, _, err = run(capsys, *WORDS, "--games", "2")
    file = err.strip().removeprefix("Results: ")
    assert len(Path(file).read_text(encoding="utf-8").splitlines()) == 2


def test_a_broken_bot_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = "tests.arena.strangers:Crashing"
    words = ("arena", "foxu", "random", broken, "--games", "4", "--workers", "1")
    file = str(tmp_path / "results.jsonl")
    code, out, _ = run(capsys, *words, "--results", file)
    assert code == 0
    assert f"{broken} crashed and lost 4 games by forfeit: ZeroDivisionError: one too many" in out
    _, out, _ = run(capsys, *words, "--results", file, "--json")
    assert len(json.loads(out)["forfeits"]) == 4


def test_a_gauntlet_of_several_players(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "moksha_patamu(players=3)", "random", FIRST, "--gauntlet", "--games", "6")
    _, out, _ = run(capsys, *words, "--workers", "1", "--json")
    found = json.loads(out)
    assert found["games"] == 6
    assert {row["bot"]: round(row["fair"], 2) for row in found["standings"]} == {
        "random": 0.33,
        FIRST: 0.67,
    }


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["arena", "modulo", "random"], "two different bots"),
        (["arena", "chess"], "there is no game “chess”"),
        (["arena", "modulo", "random", "clever"], "no bot “clever”"),
        (["arena", "modulo", "--games", "0"], "ask for at least one"),
        (["arena", "modulo", "--seconds", "0"], "more than none"),
        (["arena", "modulo", "--workers", "0"], "at least one"),
        (["arena", "modulo", "--plot", "x.pdf"], "ends in .svg, .png"),
        (["arena", "moksha_patamu(players=33)"], "players may be 2…32"),
        (["arena", "modulo", "--results", "/proc/nowhere/r.jsonl"], "cannot be written"),
        (["study", "bots", "chess"], "there is no game “chess”"),
        (["study", "modulo-starts", "--points", "0"], "points may be 1…9"),
        (["study", "horses"], "there is no study “horses”; there is: foxu-layouts"),
    ],
)
def test_mistakes_get_one_line_and_exit_code_2(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert problem in err
    assert len(err.strip().splitlines()) == 1
    assert out == ""


def test_results_of_other_terms_are_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    run(capsys, *WORDS, "--games", "2", "--results", str(file))
    before = file.read_bytes()
    code, _, err = run(capsys, *WORDS, "--games", "2", "--seed", "2", "--results", str(file))
    assert code == 2
    assert "seed is 1 there and 2 here" in err
    tampered = before.replace(b'"bots": [0, 1]', b'"bots": [0, 0]').replace(
        b'"bots": [1, 0]', b'"bots": [0, 0]'
    )
    file.write_bytes(tampered)
    code, _, err = run(capsys, *WORDS, "--games", "2", "--results", str(file))
    assert code == 2
    assert "line 2 is damaged" in err
    assert file.read_bytes() == tampered
