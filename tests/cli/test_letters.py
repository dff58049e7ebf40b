"""Output where not every letter can be written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.cli.letters import UNKNOWN, plain
from tablee.testing.play import random_game, variants

POOR = {
    "ascii": {"PYTHONIOENCODING": "ascii"},
    "cp1252": {"PYTHONIOENCODING": "cp1252"},
    "LANG=C": {"LC_ALL": "C", "LANG": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
}


def run(
    poor: str, *words: str, typed: str = "", folder: Path | None = None
) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, **POOR[poor]}
    return subprocess.run(
        [sys.executable, "-m", "tablee", *words],
        env=environment, input=typed.encode(), capture_output=True, check=False, cwd=folder,
    )  # fmt: skip


@pytest.mark.parametrize("poor", POOR)
@pytest.mark.parametrize(
    "words",
    [
        ["--help", "--lang", "fr"],
        ["games", "--lang", "fr"],
        ["rules", "deux-sur-quatre", "--lang", "fr"],
        ["rules", "da-vinci-code", "--legend"],
        ["analyse", "modulo", "--lang", "fr"],
        ["analyse", "foxu", "--lang", "fr", "--seat", "9"],
        ["rules", "échecs", "--lang", "fr"],
        ["board", "show", "maison"],
    ],
    ids=" ".join,
)
def test_no_command_stops_at_a_letter(poor: str, words: list[str]) -> None:
    done = run(poor, *words)
    said = done.stdout + done.stderr
    assert said
    assert b"Traceback" not in said
    assert b"\\x" not in said
    assert b"\\u" not in said
    # Typer writes help in UTF-8 where there is ASCII only.
    if "--help" not in words:
        said.decode("cp1252" if poor == "cp1252" else "ascii")


@pytest.mark.parametrize("poor", POOR)
@pytest.mark.parametrize("name", tablee.game_names())
def test_every_game_is_played_and_told_again(poor: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    done = run(
        poor, "play", name, "--lang", "fr", "--bot", "random", "--names", "Zoé",
        "--journal", str(path), typed="légende\nindice\nquitter\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"--resume" in done.stdout
    again = run(poor, "replay", str(path))
    assert again.returncode == 0, again.stderr
    assert again.stderr == b""


def test_data_stays_what_it_is() -> None:
    for words in (["games", "--json"], ["doctor", "--json"], ["analyse", "modulo", "--json"]):
        poor, rich = run("ascii", *words), run("cp1252", *words)
        assert json.loads(poor.stdout) == json.loads(rich.stdout)
    titles = [game["title"]["fr"] for game in json.loads(run("ascii", "games", "--json").stdout)]
    assert "Moksha-patamu" in titles
    said = run("ascii", "games", "--json").stdout
    assert "é" in json.dumps(json.loads(said), ensure_ascii=False)


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_drawing_in_ascii_keeps_its_shape_and_its_signs_apart(name: str) -> None:
    signs: set[str] = set()
    for variant in variants(name):
        for step in random_game(variant, 1):
            signs |= set(str(step.after))
    signs -= set("…")  # only ever the last sign of a line
    edges = set("╭╮╰╯│─┬┴⚀⚁⚂⚃⚄⚅")  # dice become the numbers they show
    written = {sign: plain(sign) for sign in sorted(signs) if not sign.isspace()}
    assert {sign: ascii for sign, ascii in written.items() if len(ascii) != 1} == {}
    assert [sign for sign, ascii in written.items() if ascii == UNKNOWN and sign != "?"] == []
    of_the_board = [ascii for sign, ascii in written.items() if sign not in edges]
    assert len(set(of_the_board)) == len(of_the_board), written
