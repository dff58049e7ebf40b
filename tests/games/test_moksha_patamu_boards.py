"""The boards of Moksha-patamu: what is refused, what is fair, and what is published about them."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import tablee
from tablee.core import journal
from tablee.core.errors import InvalidOption
from tablee.core.match import Match
from tablee.games.moksha_patamu.commands import NAME, app
from tablee.games.moksha_patamu.inside.boards import SHIPPED, checked, read_line, shipped
from tablee.games.moksha_patamu.inside.fairness import BoardMeasures, facts, new_board, unfair
from tablee.games.moksha_patamu.inside.grid import distance, place
from tablee.games.moksha_patamu.inside.length import expected_throws, fewest_throws, transitions

BOARDS = files("tablee.games.moksha_patamu.inside") / "boards"
ANGLO_SAXON = {"entry": "free", "overshoot": "stay", "replay": False}


def test_r9_the_shipped_boards_keep_to_the_rules() -> None:
    found = {file.name.removesuffix(".json") for file in BOARDS.iterdir()} - {"README.md"}
    assert found == set(SHIPPED)
    for name in SHIPPED:
        assert read_line(str(shipped(name))) == shipped(name)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("100:4>14+14>6", "square 14, where the one from 4 ends, is itself the start"),
        ("100:4>14+4>6", "square 4 is the start of two"),
        ("100:100>6", "square 100 is the last one"),
        ("100:98>101", "square 101 is not on the board"),
        ("100:0>9", "square 0 is not on the board"),
        ("100:9>0", "square 0 is not on the board"),
        ("100:7>7", "square 7 leads to itself"),
        ("11:", "12 to 144 squares, not 11"),
        ("145:", "12 to 144 squares, not 145"),
        ("999999:", "not 999,999"),
        ("30:10>1+11>1+12>1+13>1+14>1+15>1", "squares 10 to 15 are all heads"),
    ],
)
def test_r9_a_board_that_breaks_the_rules_is_refused_naming_the_square(
    line: str, said: str
) -> None:
    with pytest.raises(InvalidOption, match=rf"{said}.*\(§R9\)") as refused:
        tablee.game("moksha_patamu", board=line)
    assert "§R9" in refused.value.say("fr")


def test_r9_the_last_square_may_be_the_top_of_a_ladder_and_an_end_may_be_shared() -> None:
    assert checked(30, [(20, 30), (17, 4), (25, 4)]).lines == ((17, 4), (20, 30), (25, 4))
    assert checked(30, [(n, 1) for n in range(10, 15)])


@pytest.mark.parametrize("board", [*SHIPPED, "12:", "30:10>1+11>1+12>1+13>1+14>1"])
@pytest.mark.parametrize("dice", [1, 2])
def test_r9_home_can_be_reached_from_everywhere(board: str, dice: int) -> None:
    odds = transitions(tablee.game("moksha_patamu", board=board, dice=dice))
    assert (np.linalg.matrix_power(odds, 10_000)[:, -1] > 0).all()


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('{"size": 30, "ladders": [[9, 4]]}', "square 9: a ladder goes up.*§R9"),
        ('{"size": 30, "snakes": [[4, 9]]}', "square 4: a snake goes down.*§R9"),
        ('{"size": 30, "ladders": [[3, 9]], "snakes": [[9, 2]]}', "square 9.*itself the start"),
        ('{"size": 30, "ladders": [[3, 9], [3, 12]]}', "square 3 is the start of two"),
        ('{"size": 30, "ladder": [[3, 9]]}', "is no board"),
        ('{"ladders": [[3, 9]]}', "is no board"),
        ('{"size": "30"}', "is no board"),
        ('{"size": true}', "is no board"),
        ('{"size": 30, "snakes": [[9]]}', "is no board"),
        ('{"size": 30, "snakes": [[9, 2.5]]}', "is no board"),
        ('{"size": 30, "snakes": 9}', "is no board"),
        ("[]", "is no board"),
        ("30:3>9", "not a file of JSON"),
        ("[" * 50_000, "not a file of JSON"),
        ("", "not a file of JSON"),
        (" " * 200_000, "not a file of JSON"),
    ],
)
def test_r10_a_file_that_is_no_board_is_refused(tmp_path: Path, written: str, said: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(written)
    with pytest.raises(InvalidOption, match=said) as refused:
        tablee.game("moksha_patamu", board=str(file))
    assert refused.value.say("fr")


def test_r10_a_file_that_is_not_there_or_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path / "none.json", tmp_path / "none" / "x.json"):
        with pytest.raises(InvalidOption, match=r"cannot be read.*§R10"):
            tablee.game("moksha_patamu", board=str(file))
    with pytest.raises(InvalidOption, match="cannot be read"):
        tablee.game("moksha_patamu", board="\x00.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(InvalidOption, match="not a file of JSON"):
        tablee.game("moksha_patamu", board=str(tmp_path / "folder.json"))
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidOption, match="not a file of JSON"):
        tablee.game("moksha_patamu", board=str(tmp_path / "bytes.json"))


@pytest.mark.parametrize("typed", ["nonsense", "100", "100:4", "100:4>", "100:4>14+", "100:+"])
def test_r10_a_value_that_names_no_board_is_refused(typed: str) -> None:
    with pytest.raises(InvalidOption, match="board may be maison"):
        tablee.game("moksha_patamu", board=typed)


def test_r10_a_game_keeps_its_board_whole_and_replays_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "Mine.json"
    file.write_text('{"size": 12, "snakes": [[9, 2]], "ladders": [[4, 8]], "source": "me"}')
    game = tablee.game("moksha_patamu", board=str(file))
    assert str(game) == "moksha_patamu(board=12:4>8+9>2)"
    match = Match(game, ["Ada", "Zoé"])
    for throw in ("6", "3", "1", "6"):
        match.play(throw)
    file.unlink()
    again = journal.loads(journal.dumps(match))
    assert again.now == match.now
    assert again.position is not None
    assert again.position.state.squares[:2].tolist() == [10, 0]
    assert tablee.Position.from_json(again.position.to_json()) == again.position


def test_r10_a_shipped_board_is_known_by_its_name_however_it_is_given(tmp_path: Path) -> None:
    line = str(shipped("leela_72"))
    assert tablee.game("moksha_patamu", board=line).options["board"] == "leela_72"
    file = tmp_path / "copy.json"
    file.write_text(shipped("maison").to_json())
    assert str(tablee.game("moksha_patamu", board=str(file))) == "moksha_patamu"


def test_r10_the_published_lengths_come_out() -> None:
    milton = tablee.game("moksha_patamu", board="milton_bradley_1943", **ANGLO_SAXON)
    assert expected_throws(milton) == pytest.approx(39.22512, abs=5e-6)
    assert fewest_throws(milton) == 7
    vintage = tablee.game("moksha_patamu", board="vintage_punitive", **ANGLO_SAXON)
    assert expected_throws(vintage) == pytest.approx(54.4735849, abs=5e-8)


def test_r10_the_length_of_a_bare_board_is_as_counted_by_hand() -> None:
    """With stay, from one square before the last a 1 is needed: six throws; and so on back."""
    bare = tablee.game("moksha_patamu", board="12:", **ANGLO_SAXON)
    assert transitions(bare)[11, 11:] == pytest.approx([5 / 6, 1 / 6])
    waiting = np.zeros(13)
    for square in reversed(range(12)):
        steps = [square + face for face in range(1, 7) if square + face <= 12]
        waiting[square] = (6 + sum(waiting[end] for end in steps)) / len(steps)
    assert expected_throws(bare) == pytest.approx(waiting[0])
    assert fewest_throws(bare) == 2


def test_r10_neither_the_other_players_nor_the_cards_change_a_lone_pawns_length() -> None:
    plain = expected_throws(tablee.game("moksha_patamu"))
    options = {"players": 9, "occupied": True, "snake_card": "passing", "ladder_card": "lasting"}
    assert expected_throws(tablee.game("moksha_patamu", **options)) == plain


def test_r11_the_default_board_is_as_its_page_says() -> None:
    board = shipped("maison")
    found = facts(board)
    assert found.climbed == found.fallen == 165
    assert (round(found.throws, 2), round(found.bare_throws, 2)) == (38.86, 39.05)
    assert (round(found.gap, 2), found.fewest) == (0.63, 8)
    assert unfair(board, found) == ""
    assert new_board(100, 502) == board
    page = (BOARDS / "README.md").read_text("utf-8")
    for name in SHIPPED:
        measured = facts(shipped(name))
        ladders, snakes = len(shipped(name).ladders), len(shipped(name).snakes)
        row = f"| {ladders} | {snakes} | {measured.throws:.2f} | {measured.fewest} |"
        assert f"| `{name}` | {shipped(name).size} {row}" in page


@pytest.mark.parametrize(("size", "seed"), [(40, 1), (57, 2), (72, 3)])
def test_r11_random_boards_are_fair_and_follow_their_seed(size: int, seed: int) -> None:
    board = new_board(size, seed)
    assert board.size == size
    assert new_board(size, seed) == board
    assert new_board(size, seed + 10) != board
    found = facts(board)
    assert unfair(board, found) == ""
    assert len(board.ladders) == len(board.snakes) >= 4
    assert abs(found.throws / found.bare_throws - 1) <= 0.1
    for lines in (board.ladders, board.snakes):
        assert {(start - 1) * 4 // size for start, _ in lines} == {0, 1, 2, 3}
    assert all(2 * abs(start - end) <= size for start, end in board.lines)
    ends = [(place(start, size), place(end, size)) for start, end in board.lines]
    assert all(distance(*pair) >= 0.5 for pair in combinations(ends, 2))


def test_r11_each_unfairness_has_its_reason() -> None:
    board = shipped("maison")
    good = vars(facts(board))

    def reason(**changed: Any) -> str:
        return unfair(board, BoardMeasures(**{**good, **changed}))

    assert reason() == ""
    assert reason(throws=35.0) == reason(throws=43.1) == "unfair-length"
    assert reason(empty_quarters=1) == "unfair-quarters"
    assert reason(longest=51) == "unfair-longest"
    assert reason(gap=0.4) == "unfair-gap"
    assert unfair(checked(100, board.lines[1:]), facts(board)) == "unfair-numbers"


def test_r11_distances_between_lines() -> None:
    assert distance(((0, 0), (4, 4)), ((0, 4), (4, 0))) == 0
    assert distance(((0, 0), (4, 0)), ((0, 2), (4, 2))) == 2
    assert distance(((0, 0), (4, 0)), ((2, 0), (2, 5))) == 0
    assert distance(((0, 0), (0, 3)), ((3, 7), (9, 9))) == 5
    assert [place(n, 100) for n in (1, 10, 11, 20, 21, 100)] == [
        (0, 0), (0, 9), (1, 9), (1, 0), (2, 0), (9, 0),
    ]  # fmt: skip


def board(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments))


def test_the_command_is_called_board() -> None:
    assert NAME == "board"
    assert board("--help").exit_code == 0


def test_board_new_writes_a_board_that_check_finds_fine(tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    printed = board("new", "--size", "48", "--seed", "5")
    assert printed.exit_code == 0
    assert json.loads(printed.stdout)["size"] == 48
    written = board("new", str(file), "--size", "48", "--seed", "5")
    assert (written.exit_code, file.read_text()) == (0, printed.stdout)
    found = board("check", str(file))
    assert found.exit_code == 0
    assert "It is fair" in found.stdout
    assert tablee.game("moksha_patamu", board=str(file)).initial.to_dict()["size"] == 48


def test_board_new_never_writes_over_a_file_nor_makes_an_impossible_board(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("mine")
    refused = board("new", str(file), "--size", "48", "--seed", "5")
    assert refused.exit_code == 2
    assert "is there already" in refused.stderr
    assert file.read_text() == "mine"
    assert board("new", str(tmp_path / "no" / "x.json"), "--size", "40").exit_code == 2
    for size in ("39", "145", "-1"):
        refused = board("new", "--size", size)
        assert refused.exit_code == 2
        assert "40 to 144" in refused.stderr


def test_board_check_names_the_square_at_fault_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text('{"size": 30, "ladders": [[3, 9]], "snakes": [[9, 2]]}')
    refused = board("check", str(file))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.strip() == (
        "square 9, where the one from 3 ends, is itself the start of another (§R9)"
    )
    assert "la case 9" in board("check", str(file), "--lang", "fr").stderr
    assert board("check", "nonsense").exit_code == 2
    assert board("check", "maison", "--lang", "de").exit_code == 2


def test_board_check_prints_the_facts_in_both_languages() -> None:
    said = board("check", "maison").stdout
    assert "9 ladders climb 165 squares, 9 snakes fall 165" in said
    assert "38.86 throws on average, 39.05 without" in said
    assert "38,86 tirages" in board("check", "maison", "--lang", "fr").stdout
    assert "not fair" in board("check", "vintage_punitive").stdout


def test_board_show_draws_a_board() -> None:
    drawn = board("show", "milton_bradley_1943").stdout
    assert "80▲100" in drawn
    assert "98▼78" in drawn
    assert drawn.splitlines()[0].split()[:2] == ["100★", "99"]
    assert board("show", "12:4>8").stdout.count("▲") == 1
