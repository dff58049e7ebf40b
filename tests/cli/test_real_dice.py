"""Real dice, real cards and a real board: what chance brings is typed by hand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import tablee
from tablee.cli import main
from tablee.contract.rules import CHANCE, TABLE
from tablee.core import journal


def play(typed: str, path: Path, *words: str) -> str:
    if "--resume" not in words:
        words = (*words, "--journal", str(path))
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "play", "--dice", "real", "--bot", "random", *words],
        input=typed, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def actions(path: Path) -> list[tuple[int, str]]:
    return [(entry.who, entry.action) for entry in journal.load(path).entries]


def test_what_was_thrown_is_typed_for_oneself_and_for_the_bots(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    said = play("6\n4\n3\n", path, "moksha_patamu", "--names", "Ada")
    assert actions(path) == [(CHANCE, "6"), (CHANCE, "4"), (CHANCE, "3")]
    assert "Ada throws: type what the die shows" in said
    assert "Bot throws: type what the die shows" in said
    assert "Ada throws 6" in said
    assert "Bot throws 3" in said


def test_enter_throws_nothing_and_a_mistake_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    said = play("\n7\n2+3\nxyzzy\nhelp\n?\n6\n", path, "moksha_patamu", "--names", "Ada")
    assert actions(path) == [(CHANCE, "6")]
    assert "“7” is not what is asked for" in said
    assert "this game is played with one die" in said
    assert "“xyzzy” is not what is asked for" in said
    assert "1  2  3  4  5  6" in said
    assert "Enter" not in said


@pytest.mark.parametrize("typed", ["2+3", "3+2", "2 3", "32"])
def test_two_dice_are_typed_in_any_order(typed: str, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    said = play(f"{typed}\n", path, "moksha_patamu(dice=2,entry=free)", "--names", "Ada")
    assert actions(path)[0] == (CHANCE, "2+3")
    assert "type what the dice show" in said


def test_a_slip_of_the_hand_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    said = play("undo\n5\nundo\n6\n2\n1\nundo\n3\n", path, "moksha_patamu", "--names", "Ada")
    assert "nothing of yours to take back" in said
    assert actions(path) == [(CHANCE, "6"), (CHANCE, "2"), (CHANCE, "3")]


def test_the_bell_can_be_rung_while_dice_are_awaited(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    said = play("6\nbell\n", path, "moksha_patamu(end=bell)", "--names", "Ada")
    assert "The bell rings" in said
    assert actions(path)[-1] == (TABLE, "bell")


def test_the_target_and_the_cards_of_a_real_pack(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    said = play(
        "turn\n4\ndie 2\n\n5H\n\nKD\n5♥\n",
        path,
        "mangeur_de_cartes(jokers=0)",
        "--names",
        "Ada,Zoé",
    )
    assert actions(path)[:5] == [
        (CHANCE, "die 4"), (CHANCE, "die 2"), (0, "turn"), (CHANCE, "5H"), (1, "turn"),
    ]  # fmt: skip
    assert "turn: the die is thrown first" in said
    assert "for the tens" in said
    assert "for the units" in said
    assert "Ada turns up a card: type it, for instance AS." in said
    assert "Bot turns up a card" in said
    assert "a joker is" not in said
    assert "5H cannot come now: it is no card of this game, or it lies elsewhere" in said


def test_a_board_is_laid_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    holes = ["b2", "c1", "c3", "d5", "e4", "f2", "a3", "b5", "c6", "d1", "e6"]
    said = play("\n".join(["b2", *holes]) + "\n", path, "foxu(layout=random)", "--names", "Ada")
    assert [action for who, action in actions(path) if who == CHANCE] == holes
    assert "grey peg" in said


def test_a_match_goes_on_with_real_dice(tmp_path: Path) -> None:
    path = tmp_path / "my match.jsonl"
    said = play("6\nquit\n", path, "moksha_patamu", "--names", "Ada")
    assert f"--resume '{path}' --dice real" in said
    said = play("4\n3\n", path, "--resume", str(path))
    assert actions(path) == [(CHANCE, "6"), (CHANCE, "4"), (CHANCE, "3")]
    assert "Ada throws: type" in said


@pytest.mark.parametrize("name", ["moksha_patamu(end=all)", "mangeur_de_cartes", "foxu"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_matches_with_everything_typed(name: str, lang: str, tmp_path: Path) -> None:
    """Two games round one screen, as two people with a real board would type them."""
    from tablee.core.match import Match, Player, Terms

    game, random = tablee.game(name), Random(1)
    terms = Terms(games=2, first="given")
    match = Match(game, [Player(f"P{i}") for i in range(game.seats)], terms)
    notation, typed = game.room.notation, []
    while not match.is_over:
        who = match.to_act[0]
        action = random.choice(match.legal_for(who))
        match.play(action, who)
        typed.append(notation.text(notation.code(action) or 0, lang))
    path = tmp_path / "m.jsonl"
    names = ",".join(player.name for player in match.players)
    said = play("\n".join(typed) + "\n", path, name, "--names", names, "--games", "2",
                "--lang", lang)  # fmt: skip
    assert [e.action for e in journal.load(path).entries] == [e.action for e in match.entries]
    assert ("The match:" if lang == "en" else "Le match") in said


def test_lots_are_drawn_by_the_computer(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    said = play("6\n", path, "moksha_patamu", "--first", "lot", "--seed", "1")
    assert actions(path)[1] == (CHANCE, "6")
    assert "begins." in said


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("modulo", "nothing is left to chance"),
        ("deux_sur_quatre", "only one player may see"),
        ("da_vinci_code", "only one player may see"),
    ],
)
def test_what_nobody_could_type_is_refused_at_once(
    name: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["play", name, "--dice", "real", "--journal", str(tmp_path / "m.jsonl")]) == 2
    assert words in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_dice_are_real_or_the_computers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "foxu", "--dice", "loaded"]) == 2
    assert "computer | real" in capsys.readouterr().err


def test_a_joker_of_a_real_pack(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    typed = "4\n2\n\n*1\n7\n\n*2\n3\n\nKD\n"
    said = play(typed, path, "mangeur_de_cartes", "--names", "Ada,Zoé,Bob")
    assert [action for who, action in actions(path) if who == CHANCE] == [
        "die 4", "die 2", "*1", "*2", "KD",
    ]  # fmt: skip
    asked = [line for line in said.splitlines() if "turns up a card: type it" in line]
    assert [line.partition(";")[2] for line in asked[:3]] == [
        " a joker is *1.", " a joker is *2.", "",
    ]  # fmt: skip
