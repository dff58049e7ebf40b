"""Commands where something is missing: a folder to write in, a bot on the path, an extra."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.bots import levels
from tablee.cli import main
from tablee.core import journal


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


def play(typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablee", "play", *words],
        input=typed, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"tablee {tablee.__version__}\n", "")


def test_one_game_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "moksha-patamu")
    assert code == 0
    assert "bell_after" in out
    assert "Modulo" not in out
    assert '"name": "modulo"' in run(capsys, "games", "modulo", "--json")[1]
    assert "no game “chess”" in run(capsys, "games", "chess")[2]


@pytest.mark.parametrize("name", tablee.game_names())
def test_bots_are_of_medium_strength_if_nobody_says(name: str, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    play("quit\n", name, "--journal", str(path))
    bots = [player.bot for player in journal.load(path).players if player.bot]
    assert set(bots) == {"medium"}
    assert "medium" in levels(name)


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No folder to keep journals in: what is there is a file."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "file"))
    return tmp_path / "file"


def test_a_game_is_played_where_no_journal_can_be_kept(nowhere: Path) -> None:
    done = play("L>R\nundo\nL>R\nquit\n", "modulo", "--bot", "random", "--lang", "en")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "No journal of this match can be kept" in done.stdout
    assert str(nowhere) in done.stdout
    assert "--journal FILE" in done.stdout
    assert "Taken back." in done.stdout
    assert "Player A taps" in done.stdout
    assert "--resume" not in done.stdout, "there is nothing to go on with"
    assert "The match is not kept." in done.stdout


def test_a_journal_asked_for_is_kept_or_the_match_is_not_begun(nowhere: Path) -> None:
    done = play("L>R\n", "modulo", "--journal", str(nowhere / "m.jsonl"))
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert done.stdout == ""


def test_a_disk_that_fills_up_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["L>R", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal.JournalFile, "add", full)
    code, out, err = run(capsys, "play", "modulo", "--bot", "random",
                         "--journal", str(tmp_path / "m.jsonl"))  # fmt: skip
    assert code == 0
    assert err == ""
    assert "No space left on device" in " ".join(out.split())
    assert out.count("Player A to play.") == 2, "the game went on"
    assert "The match is not kept." in out


BOT = """
class Bot:
    def choose(self, view):
        return view["legal"][0]

def make(game, seed, seconds):
    return Bot()
"""


def test_a_bot_is_found_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "p4.py").write_text(BOT)
    command = Path(sys.executable).parent / "tablee"
    done = subprocess.run(
        [command, "arena", "modulo", "p4:make", "random", "--games", "4", "--workers", "1",
         "--results", "r.jsonl"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "p4:make" in done.stdout
    assert "crashed" not in done.stdout


def test_the_current_folder_hides_nothing(tmp_path: Path) -> None:
    """What is installed goes before what lies about."""
    (tmp_path / "json.py").write_text("raise SystemExit('the wrong one')")
    (tmp_path / "p4.py").write_text(BOT.replace("class Bot", "import json\n\nclass Bot"))
    command = Path(sys.executable).parent / "tablee"
    done = subprocess.run(
        [command, "play", "modulo", "--bot", "p4:make"],
        cwd=tmp_path, input="quit\n", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("adapter", "library", "extra"),
    [
        ("openspiel", "pyspiel", "openspiel"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium", "pettingzoo"),
    ],
)
def test_a_missing_extra_is_named(adapter: str, library: str, extra: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None; import tablee.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True,
                          check=False)  # fmt: skip
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: ")
    assert f'pip install "tablee[{extra}]"' in last


def test_what_is_true_is_said_by_the_short_name_of_the_game() -> None:
    found = tablee.analyse(tablee.game("foxu(layout=b1+c1+d1+e1+f2+a2+b3+c4+d5+e6+f5)").start())
    sentence = found.position.say("en", "tablee.games.foxu")
    assert found.position.say("en", "foxu") == sentence
    assert found.position.to_dict("foxu") == found.position.to_dict("tablee.games.foxu")
    with pytest.raises(tablee.TableeError, match="no game “chess”"):
        found.position.say("en", "chess")
