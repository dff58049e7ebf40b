"""Commands that answer at once."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.core.room import room


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_help_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for command in ("play", "serve", "backup", "doctor", "rules"):
        assert f"\n  {command} " in out
    assert "à jouer" in run(capsys, "--lang", "fr", "--help")[1]


def test_the_language_comes_from_the_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "2 joueurs" in run(capsys, "games")[1]
    assert "2 players" in run(capsys, "games", "--lang=en")[1]
    assert "il n’y a pas de jeu «\u00a0échecs\u00a0»" in run(capsys, "rules", "échecs")[2]


def test_games_list_every_option_and_value(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "games")
    for word in ("layout", "placed", "b1+c1+d1+…", "start", "secret", "repetition"):
        assert word in out


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "games", "--json")[1])
    modulo = next(game for game in found if game["name"] == "modulo")
    assert modulo["players"] == [2]
    start = modulo["options"][0]
    assert (start["name"], start["default"], start["section"]) == ("start", "ones", "§11")
    assert set(start["values"]["fr"]) == {"ones", "secret"}


def test_rules_whole_and_by_paragraph(capsys: pytest.CaptureFixture[str]) -> None:
    assert "# Modulo" in run(capsys, "rules", "modulo")[1]
    for section in ("7", "§7"):
        assert run(capsys, "rules", "modulo", section)[1].startswith("**§7** You may divide")
    assert run(capsys, "rules", "foxu", "r2")[1].startswith("**§R2** The moment the tube is empty")
    code, _, err = run(capsys, "rules", "modulo", "99")
    assert code == 2
    assert "no §99; it has: 1, 2, 3" in err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["play", "chess"], "there is no game “chess”"),
        (["play"], "say which game"),
        (["play", "modulo(points=0)"], "points may be 1…9"),
        (["play", "modulo", "--bot", "genius"], "no bot “genius”"),
        (["play", "modulo", "--first", "fox"], "me | bot | rps | lot"),
        (["play", "modulo", "--names", "a,b,c"], "for 2 players, not 3"),
        (["play", "modulo", "--games", "0"], "--games"),
        (["play", "--resume", "missing.jsonl"], "missing.jsonl cannot be read"),
        (["replay", "missing.jsonl"], "missing.jsonl cannot be read"),
        (["rules", "chess"], "there is no game “chess”"),
        (["bench", "chess"], "there is no game “chess”"),
        (["dance"], "dance"),
        (["games", "--lang", "de"], "en | fr"),
        (["games", "--loud"], "--loud"),
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


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    precious = tmp_path / "diary.jsonl"
    precious.write_text("dear diary\n")
    code, _, err = run(capsys, "play", "modulo", "--journal", str(precious))
    assert code == 2
    assert "exists already" in err
    assert precious.read_text() == "dear diary\n"


def test_a_journal_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "play", "modulo", "--journal", "/proc/nowhere/m.jsonl")
    assert code == 2
    assert "cannot be written" in err


HEADER = '{"tablee": 1, "game": "modulo(start=secret)", "rules": 1, "players": [{"name": "Ada"}, '
HEADER += '{"name": "Zoé"}]}\n'


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(HEADER + '[0, "12"]\n[1, "34"]\n[0, "R>L"]\n', encoding="utf-8")
    return path


def test_replay_tells_and_draws(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "replay", str(journal))
    assert code == 0
    assert "Ada starts with 1 and 2." in out
    assert "2 + 3 makes 5. That hand is out!" in out
    assert out.count("│  ○○○") + out.count("│  ●○○") == 8
    assert "éliminée" in run(capsys, "replay", str(journal), "--lang", "fr")[1]


def test_replay_for_a_player_tells_what_they_knew(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(capsys, "replay", str(journal), "--player", "1")
    assert "Ada has chosen." in out
    assert "starts with 1 and 2" not in out
    assert run(capsys, "replay", str(journal), "--player", "2")[0] == 2


def test_replay_last_and_json(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last = run(capsys, "replay", str(journal), "--last")[1]
    assert last.count("○○○") == last.count("●○○") == 1
    data = json.loads(run(capsys, "replay", str(journal), "--json")[1])
    assert data["actions"][-1] == [0, "R>L"]
    assert data["is_over"] is False


def test_a_reader_who_leaves_early_gets_no_complaint() -> None:
    """`tablee rules modulo | head -1`"""
    command = f"{sys.executable} -m tablee rules modulo | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout == "# Modulo\n"
    assert done.stderr == ""


@pytest.mark.parametrize(("oracle", "legend"), [(True, True), (False, False)])
def test_only_what_there_is_is_offered(
    oracle: bool,
    legend: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """A game without analysis and signs offers neither, and says so by its title if asked."""
    here = room("foxu")
    if not oracle:
        monkeypatch.setitem(vars(here), "oracle", None)
    if not legend:
        monkeypatch.setattr(here.drawing, "signs", lambda lang="en": {})
    typed = iter(["help", *([] if oracle else ["hint", "legend"]), "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    kept = str(tmp_path / "m.jsonl")
    code, out, _ = run(capsys, "play", "foxu", "--lang", "en", "--first", "me", "--journal", kept)
    assert code == 0
    assert ("hint, legend, rules, undo, help, quit" in out) == oracle
    assert ("hint: what is best" in out) == oracle
    assert ("legend: what the signs" in out) == legend
    assert ("Foxu has no analysis yet" in out) == (not oracle)
    assert ("The picture of Foxu has no signs" in out) == (not legend)
