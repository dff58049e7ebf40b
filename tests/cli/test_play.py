"""Whole games in a real terminal."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from random import Random

import pexpect
import pytest

import tablee
from tablee.contract.rules import TABLE
from tablee.core import journal
from tablee.core.match import Entry
from tablee.texts import text


def spawn(*words: str, columns: int = 200) -> pexpect.spawn:
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": str(columns), "LINES": "60"}
    return pexpect.spawn(
        sys.executable,
        ["-m", "tablee", *words],
        env=environment, encoding="utf-8", timeout=120, dimensions=(60, columns),
    )  # fmt: skip


def plain(shown: str) -> str:
    """Without colours and line ends of the terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown).replace("\r", "")


def type_all_the_way(child: pexpect.spawn, names: list[str], lang: str = "en") -> str:
    """Play one of the moves that `?` lists, for whoever is asked, until the match is over."""
    told, random = "", Random(1)
    prompts = [f"{name} > " for name in names]
    curtain = text(lang, "cli-curtain", name="").strip()[-20:]
    for _ in range(1500):
        asked = child.expect([*prompts, re.escape(curtain), pexpect.EOF])
        told += plain(child.before)
        if asked == len(prompts) + 1:
            return told
        if asked == len(prompts):
            child.sendline("")
            continue
        child.sendline("?")
        child.expect(prompts[asked])
        listed = [line for line in plain(child.before).splitlines() if line.strip()]
        moves = set(listed[-1].strip().split("  ")) - {"bell", "sonnerie"}
        child.sendline(re.sub(r"^(Enter|Entrée) .*", "", random.choice(sorted(moves))))
    raise AssertionError("the match did not end")


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_game_against_bots_from_beginning_to_end(name: str, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = spawn("play", name, "--names", "Ada", "--seed", "3", "--journal", str(path))
    told = type_all_the_way(child, ["Ada"])
    assert "Ada to play." in told
    assert re.search(r"wins?\.|A draw\.", told)
    match = journal.load(path)
    assert match.is_over
    assert match.players[0].name == "Ada"


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_game_round_one_screen_in_french(name: str, tmp_path: Path) -> None:
    seats = tablee.game(name).seats
    names = ["Zoé", "Bob", "Cléo", "Dan"][:seats]
    path = tmp_path / "m.jsonl"
    child = spawn("play", name, "--names", ",".join(names),
                  "--together", "--lang", "fr", "--seed", "3", "--journal", str(path))  # fmt: skip
    told = type_all_the_way(child, names, "fr")
    assert re.search(r"Victoire de|Partie nulle", told)
    assert journal.load(path).is_over


def test_nonsense_never_ends_the_game(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = spawn("play", "modulo", "--journal", str(path))
    for nonsense in ("", "xyzzy", "/", "L>", "éà☃", "[0]", "9" * 500, "rules 99", "undo"):
        child.expect("Player A > ")
        child.sendline(nonsense)
    child.expect("Player A > ")
    assert "nothing of yours to take back" in plain(child.before)
    child.sendline("help")
    child.expect("Player A > ")
    assert "take your move back" in plain(child.before)
    child.sendline("quit")
    child.expect(pexpect.EOF)
    assert "Go on with: tablee play --resume" in plain(child.before)
    assert journal.load(path).entries == []


def test_ctrl_c_leaves_a_journal_that_resumes(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = spawn("play", "modulo", "--journal", str(path), "--seed", "1")
    child.expect("Player A > ")
    child.sendline("L>R")
    child.expect("Player A > ")
    child.sendintr()
    child.expect(pexpect.EOF)
    assert "--resume" in plain(child.before)
    assert "Traceback" not in child.before
    child.close()
    assert child.exitstatus == 130
    kept = journal.load(path)
    assert len(kept.entries) == 2
    child = spawn("play", "--resume", str(path), "--seed", "1")
    type_all_the_way(child, ["Player A"])
    assert journal.load(path).is_over
    assert journal.load(path).entries[:2] == kept.entries


def test_undo_takes_the_last_choice_back_in_the_file_too(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = spawn("play", "modulo", "--journal", str(path), "--seed", "1")
    child.expect("Player A > ")
    child.sendline("L>R")
    child.expect("Player A > ")
    child.sendline("undo")
    child.expect("Player A > ")
    assert "Taken back." in plain(child.before)
    child.sendeof()
    child.expect(pexpect.EOF)
    assert journal.load(path).entries == []


def test_a_secret_start_round_one_screen_shows_no_choice(tmp_path: Path) -> None:
    child = spawn("play", "modulo(start=secret)", "--names", "Ada,Zoé", "--first", "rps",
                  "--journal", str(tmp_path / "m.jsonl"))  # fmt: skip
    shown = ""
    for name, typed in (("Ada", "rock"), ("Zoé", "scissors"), ("Ada", "23")):
        child.expect(f"{name} > ")
        shown += plain(child.before)
        # The terminal stops echoing a moment after the prompt is written.
        child.waitnoecho()
        child.sendline(typed)
    child.expect("Zoé > ")
    shown += plain(child.before)
    told = shown.index("Ada shows rock.")
    assert "rock" not in shown[:told].replace("rock, paper, scissors", "")
    assert "Ada has chosen." in shown
    assert "23" not in shown
    assert "2" not in shown[told:]
    child.sendline("14")
    child.expect("Ada > ")
    assert "│   2   │ │   3   │" in plain(child.before)
    child.sendline("undo")
    child.expect("Ada > ")
    assert "came to light is never taken back" in plain(child.before)
    child.sendintr()
    child.expect(pexpect.EOF)


def test_a_curtain_falls_before_anybody_sees_their_secrets(tmp_path: Path) -> None:
    child = spawn("play", "da_vinci_code(first=0)", "--names", "Ada,Zoé", "--seed", "4",
                  "--journal", str(tmp_path / "m.jsonl"))  # fmt: skip
    for name in ("Ada", "Zoé"):
        child.expect(f"{name} > ")
        child.sendline("2")
    child.expect("Ada to look: press Enter")
    own_tile = r"[▓░] ?\d"
    assert not re.search(own_tile, plain(child.before).replace("▓×", "").replace("░×", ""))
    child.sendline("")
    child.expect("Ada > ")
    assert len(re.findall(own_tile, plain(child.before))) == 4
    child.sendline("B")
    child.expect("Ada > ")
    child.sendline("1a=3")
    child.expect("Zoé to look: press Enter")
    # The screen is emptied, and what could be scrolled back to as well.
    assert "\x1b[2J" in child.before
    assert "\x1b[3J" in child.before
    child.sendintr()
    child.expect(pexpect.EOF)


def test_a_match_is_told_round_by_round(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = spawn("play", "modulo(points=1)", "--names", "Ada", "--games", "3", "--seed", "2",
                  "--journal", str(path))  # fmt: skip
    told = type_all_the_way(child, ["Ada"])
    assert told.count("The match:") == 3
    assert journal.load(path).now.number == 3


def test_the_bell_can_be_rung_while_a_person_holds_the_dice(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = spawn("play", "moksha_patamu(end=bell)", "--names", "Ada", "--seed", "1",
                  "--journal", str(path))  # fmt: skip
    child.expect("Ada > ")
    child.sendline("")
    child.expect("Ada > ")
    assert "Ada throws" in plain(child.before)
    child.sendline("bell")
    child.expect(pexpect.EOF)
    assert "The bell rings" in plain(child.before)
    assert journal.load(path).entries[-1] == Entry(TABLE, "bell")


def test_input_from_a_pipe_that_ends_keeps_the_match(tmp_path: Path) -> None:
    import subprocess

    path = tmp_path / "m.jsonl"
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "play", "foxu(layout=placed)", "--journal", str(path)],
        input="b1\nnonsense\nc1\n", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert [entry.action for entry in journal.load(path).entries] == ["b1", "c1"]


def test_enter_plays_the_only_move_there_is(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = spawn("play", "mangeur-de-cartes", "--journal", str(path), "--seed", "4")
    child.expect("Player A > ")
    assert "Enter: turn." in plain(child.before)
    child.sendline("")
    child.expect("Player A > ")
    assert "Player A turns up 9♥" in plain(child.before)


def test_a_window_too_narrow_for_the_picture_is_said(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = spawn("play", "moksha-patamu", "--journal", str(path), columns=50)
    child.expect("Player A > ")
    shown = plain(child.before)
    assert "69 characters wide and your window 50" in " ".join(shown.split())
    assert max(map(len, shown.splitlines())) <= 50
