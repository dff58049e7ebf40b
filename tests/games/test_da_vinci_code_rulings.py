"""Da Vinci Code: what the rulebook leaves open, ruling by ruling."""

from __future__ import annotations

import itertools
from fractions import Fraction
from random import Random

import pytest

import tablee
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.match import Match, Terms
from tablee.testing.twins import check_twins
from tests.games.test_da_vinci_code import (
    DRAWN,
    EMPTY,
    JOKERS,
    START,
    THREE,
    arranging,
    davinci,
    places,
    played,
    refused,
    row,
)


def test_r1_who_draws_chooses_a_colour_and_everybody_sees_colours() -> None:
    position = davinci(START)
    assert position.legal == ["B", "W"]
    assert dict(position.play("W").chance) == {
        f"{n}W": Fraction(1, 8) for n in (0, 1, 2, 3, 5, 6, 9, 11)
    }
    assert "▓▓▓  ▓▓▓  ░░░  ░░░" in position.draw(1)
    assert position.view(1)["state"]["colours"][0][:4] == [0, 0, 1, 1]


def test_r1_one_colour_left_leaves_nothing_to_choose() -> None:
    position = davinci("""
           1  ■ 0  ■ 1  ■ 2  ■ 3  ■ 5  ■ 6  ■ 7  ░ 8  ■ 9  □10  ■11
        ▶  0  □ 0  □ 1  □ 2  □ 3  ■ 4  ░ 5  □ 6  ░ 7  ■ 8  ■10
    """)
    assert position.to_act == (CHANCE,)
    assert position.legal == ["4W", "9W", "11W"]


def test_r2_the_colours_of_the_opening_are_chosen_in_seat_order() -> None:
    position = tablee.game("da_vinci_code", first=1).start()
    for seat, deal in ((0, ("1", "3B", "2W", "5W", "7W")), (1, ("4", "0B", "1B", "2B", "4B"))):
        assert position.to_act == (seat,)
        refused(position, "B", "§R2")
        position = played(position, *deal)
    assert [row(position, 0), row(position, 1)] == ["2W 3B 5W 7W", "0B 1B 2B 4B"]
    assert position.to_act == (1,)


def test_r2_the_pool_has_enough_of_both_colours_for_every_opening() -> None:
    for players, count in itertools.product((2, 3, 4), ("0", "3")):
        position = tablee.game("da_vinci_code", players=players, first=0).start()
        while position.to_act == (CHANCE,) or position.legal[0] == "0":
            position = position.play(count if count in position.legal else position.legal[0])
        assert min(position.state.left) >= 0


def test_r2_others_see_how_many_are_black_and_not_the_order_before_all_is_dealt() -> None:
    start = tablee.game("da_vinci_code", first=0, opening="random").start()
    one, other = played(start, "1B", "2W", "3B"), played(start, "11B", "4W", "3B")
    assert one.view(1) == other.view(1)
    assert one.draw(1) == other.draw(1)
    assert "▓▓▓  ▓▓▓  ░░░" in one.draw(1)
    assert [one.seen(CHANCE, a, 1) for a in ("1B", "2W", "3B")] == ["B?", "W?", "B?"]


def test_r3_lots_are_drawn_for_who_begins_or_it_is_given() -> None:
    for players in (2, 3, 4):
        start = tablee.game("da_vinci_code", players=players).start()
        assert dict(start.chance) == {f"first {p}": Fraction(1, players) for p in range(players)}
        assert start.play("first 1").state.to_move == 1
    for players in (2, 3):
        with pytest.raises(tablee.TableeError, match=r"\(§R3\)") as problem:
            tablee.game("da_vinci_code", players=players, first=players)
        assert "§R3" in problem.value.say("fr")
    with pytest.raises(tablee.TableeError, match="first may be"):
        tablee.game("da_vinci_code", players=4, first=4)


def test_r4_the_ban_looks_across_another_joker() -> None:
    position = davinci(JOKERS.format(code="░ 5  ░ *  ░ 6  ▓ 9"), expert=True).play("1a=0")
    assert places(position) == "ade"
    refused(position, "+b", "§14, §R4")
    refused(position, "+c", "§14, §R4")


def test_r4_numbers_that_come_later_may_stand_round_a_joker() -> None:
    position = davinci(
        """
           1  ▓ 0  ░ 4  ░ 8  ░ 9
        ▶  0  ▓ 1  ░ 5  ░ *  ░10  + ░ 6
        """,
        expert=True,
    ).play("1a=0")
    assert row(position.play("+d"), 0) == "1B 5W *W 6W 10W"


@pytest.mark.parametrize(
    ("code", "drawn", "expected"),
    [
        ("▓ 1  ░ 5  ░ *  ░10", "░ 6", "cd"),
        ("▓ 1  ░ 5  ░ *  ░10", "░11", "e"),
        ("▓ *  ▓ 1  ░ 5  ░10", "░ 0", "ab"),
        ("▓ *  ░ *  ▓ 3  ░10", "░ 2", "abc"),
        ("▓ *  ▓ 3  ░ *  ░10", "▓ 4", "cd"),
        ("▓ 3  ░ 6  ▓ *  ░ *", "▓ 7", "cde"),
        ("▓ 3  ░ 6  ▓ *  ░ *", "▓ 6", "b"),
    ],
)
def test_r5_a_number_goes_on_either_side_of_a_joker(code: str, drawn: str, expected: str) -> None:
    position = davinci(f"1  ▓ 0  ░ 4  ░ 8  ░ 9\n▶ 0  {code}  + {drawn}", expert=True)
    assert places(position.play("1a=0")) == expected
    assert places(position.play("1a=1")) == expected
    assert position.play("1a=1").to_act == (0,)


def test_r5_a_place_against_the_order_is_refused() -> None:
    position = davinci("1  ▓ 0  ░ 4  ░ 8  ░ 9\n▶ 0  ▓ 1  ░ 5  ░ *  ░10  + ░ 6", expert=True)
    refused(position, "+c", "§8, §10")
    for after in (position.play("1a=0"), position.play("1a=1")):
        refused(after, "+a", "§5")
        refused(after, "+f", "§5")
    refused(position.play("1a=0"), "stop", "§R6")
    refused(position.play("1a=1"), "stop", "§9")


def test_r6_opening_codes_are_arranged_at_the_same_time_unseen() -> None:
    """What seat 1 sees before all are ready is the same, joker or not, wherever it went."""
    views = []
    for position in (arranging("*B"), arranging("8B"), arranging("8B", "7W")):
        assert position.to_act == (0, 1)
        for action in position.legal_for(0):
            half = position.play(action, 0)
            assert half.to_act == (1,)
            assert half.seen(0, action, 1) == half.seen(0, action, TABLE) == "?"
            assert half.seen(0, action, 0) == action
            views.append((half.view(1), half.draw(1)))
    assert len(views) > 10
    assert all(view == views[0] for view in views)


def test_r6_when_all_are_ready_the_codes_show_their_colours_only() -> None:
    one = arranging("8B").play("Wd", 0).play("ready", 1)
    other = arranging("8B", "11W").play("ready", 0).play("ready", 1)
    assert row(one, 0) == "6B 8B 9W *W"
    assert row(other, 0) == "6B 8B 9W 11W"
    assert one.view(1) == other.view(1)
    assert one.to_act == (0,)
    assert one.seen(0, "Wd", 1) == other.seen(0, "ready", 1) == "?"


def test_r6_placing_is_always_an_action_in_the_expert_game() -> None:
    """Others see the same questions asked whether the tile is a joker, stands beside one or not."""
    views = []
    for drawn in ("▓ *", "▓ 7", "▓ 6"):
        for code in ("▓ 3  ░ 5  ▓ 9  ░10", "▓ 3  ░ 5  ▓ 9  ░ *"):
            position = davinci(f"1 ▓ 0  ░ 4  ░ 8  ░ 9\n▶ 0  {code}  + {drawn}", expert=True)
            views.append([played(position, "1a=0").view(1), played(position, "1a=0", "+c").view(1)])
            assert position.play("1a=1").to_act == (0,)
    assert all(view == views[0] for view in views)
    only = davinci("1 ▓ 0  ░ 4  ░ 8  ░ 9\n▶ 0  ▓ 3  ░ 5  ▓ 9  ░10  + ▓ 7", expert=True)
    assert only.play("1a=1").legal == ["+c"]


def test_r6_the_view_test_has_something_to_compare() -> None:
    for name in ("da_vinci_code", "da_vinci_code(expert=true)", "da_vinci_code(players=4)"):
        for observer in (0, 1, TABLE):
            assert sum(check_twins(name, observer, Random(seed)) for seed in range(3)) > 0


def test_r7_any_value_may_be_named_for_a_hidden_tile() -> None:
    position = davinci(DRAWN)
    assert [a for a in position.legal if a[:2] == "1a"] == [f"1a={n}" for n in range(12)]
    again = played(position, "1b=5", "W", "0W", "0a=2", "W", "1W")
    assert {"1c=5", "1c=0", "1c=1"} <= set(again.legal)
    refused(position, "1a=*", "§1")
    expert = davinci(DRAWN, expert=True)
    assert [a for a in expert.legal if a[:2] == "1a"] == [f"1a={n}" for n in [*range(12), "*"]]


def test_r7_a_tile_face_up_or_apart_is_not_attacked() -> None:
    position = davinci(THREE, players=3)
    refused(position, "1b=2", "§R7")
    away = davinci("▶ 1  ▓ 0  ░ 4  ▓ 8  ░ 8  + ▓ 9\n 0  ▓ 1  ▓ 4  ░ 7  ░10")
    refused(away, "1e=9", "§8")


def test_r8_with_an_empty_pool_one_attacks_without_drawing() -> None:
    position = davinci(EMPTY)
    assert position.to_act == (0,)
    assert {action[:2] for action in position.legal} == {"1g"}
    refused(position, "B", "§R8")
    refused(position, "show g", "§R8")
    refused(position, "+a", "§8, §10")


def test_r8_an_error_turns_up_an_own_tile_of_ones_choice() -> None:
    wrong = davinci(EMPTY).play("1g=6")
    assert wrong.to_act == (0,)
    assert wrong.legal == ["show g", "show i"]
    refused(wrong, "show a", "§R8")
    refused(wrong, "show m", "§R8")
    refused(wrong, "1g=7", "§R8")
    after = wrong.play("show i")
    assert "7W!" in row(after, 0)
    assert "5W " in row(after, 0)
    assert after.to_act == (1,)


def test_r8_one_may_put_oneself_out_and_nobody_scores_for_it() -> None:
    last = played(davinci(EMPTY), "1g=6", "show i", "0g=4", "show g")
    assert last.is_over
    assert last.returns == (1, -1)
    assert last.scores == (20 + 10, 60)
    three = davinci(
        """
           1  ■ 0  ■ 1  ■ 2  ■ 3  ■ 5  ■ 6  ▓ 7  □ 8
           2  □ 0  □ 1  □ 2  □ 3  ■ 9  □10  ■11  ░11
        ▶  0  ■ 4  □ 4  ░ 5  □ 6  □ 7  ■ 8  □ 9  ■10
        """,
        players=3,
    )
    after = played(three, "2h=4", "show c")
    assert not after.is_over
    assert after.to_act == (1,)
    assert after.state.points.tolist() == [0, 0, 0, 0]
    after = played(after, "2h=5", "show g")
    assert after.returns == (-1, -1, 2)


def test_r8_stopping_with_nothing_drawn_only_ends_the_turn() -> None:
    for expert in (False, True):
        position = davinci(
            """
               1  ■ 0  ■ 1  ■ 2  ■ 3  ■ 5  ■ 6  ▓ 7  ░ 8  ■ 9  □10  ■11  □11{more}
            ▶  0  □ 0  □ 1  □ 2  □ 3  ■ 4  □ 4  ░ 5  □ 6  ░ 7  ■ 8  □ 9  ■10{less}
            """.format(more="  ■ *" * expert, less="  □ *" * expert),
            expert=expert,
        ).play("1g=7")
        refused(position, "+a", "§10")
        stopped = position.play("stop")
        assert stopped.to_act == (1,)
        assert row(stopped, 0) == row(position, 0)


def test_r9_wrong_guesses_stay_with_their_tile() -> None:
    position = played(davinci(DRAWN), "1b=5", "B", "2B", "0a=2")
    assert "c≠5" in str(position)
    assert "a≠2" in str(position)
    assert row(position, 1) == "0B 2B! 4W 8B 8W"
    assert position.state.wrong.tolist()[1][:5] == [0, 0, 1 << 5, 0, 0]
    for seat in (0, 1, TABLE):
        assert position.view(seat)["state"]["wrong"] == position.state.wrong.tolist()
    again = played(position, "W", "9W", "1c=6")
    assert "c≠5,6" in str(again)
    shown = played(again, "B", "3B", "0a=1", "stop", "W", "11W", "1d=4")
    assert row(shown, 1) == "0B 2B! 3B 4W! 8B 8W"
    assert not any(shown.state.wrong.tolist()[1])


def test_r9_the_table_knows_when_a_tile_joined_its_code() -> None:
    start = tablee.game("da_vinci_code", first=0).start()
    position = played(start, "2", "4B", "1B", "7W", "10W", "2", "0B", "8B", "4W", "8W")
    position = played(position, "B", "5B", "1b=5", "B", "2B", "0a=2", "W", "11W", "1a=0", "stop")
    assert row(position, 0) == "1B 4B 5B! 7W 10W 11W"
    assert position.state.arrived.tolist()[0][:6] == [0, 0, 1, 0, 0, 3]
    assert position.state.arrived.tolist()[1][:5] == [0, 2, 0, 0, 0]


def test_r10_the_game_ends_at_once_and_the_tile_apart_counts() -> None:
    over = davinci("""
           1  ▓ 0  □ 4  ■ 8  □ 8
        ▶  0  10 pts  ▓ 1  ■ 4  ░ 7  □10  + ▓ 5
    """).play("1a=0")
    assert over.is_over
    assert over.scores == (10 + 10 + 50 + 30, 0)
    assert over.view(1)["state"] == over.state.to_dict()
    assert over.draw(1).splitlines()[1].endswith("+ ▓ 5")
    joker = davinci("1  ▓ 0  □ 4  ■ 8  □ 8\n▶ 0  ▓ 1  ■ 4  □ 7  □10  + ▓ *", expert=True)
    assert joker.play("1a=0").scores == (10 + 50 + 10 + 20, 0)


def test_r11_who_is_out_is_passed_over_and_cannot_be_attacked() -> None:
    out = davinci(THREE, players=3).play("1a=0")
    refused(out, "1a=0", "§R7")
    assert out.play("stop").to_act == (2,)
    assert row(out.play("stop"), 1) == "0B! 2B! 8W! 11W!"


def test_r12_a_match_adds_the_points_and_the_first_player_changes() -> None:
    game = tablee.game("da_vinci_code", first=0, opening="random")
    match = Match(game, ["Ada", "Zoé"], Terms(games=3))
    random, begins, totals = Random(1), list[int](), [0, 0]
    while not match.is_over:
        number, (who,) = match.now.number, match.to_act
        if who != CHANCE and len(begins) == number:
            begins.append(who)
        match.play(random.choice(match.legal_for(who)), who)
        if match.now.number > number and match.now.last is not None:
            scores = match.now.last.scores
            totals = [totals[p] + scores[(p - number) % 2] for p in range(2)]
    assert begins == [0, 1, 0]
    assert match.now.scores == tuple(totals)
    assert min(totals) > 0
    assert sum(match.now.won) == 3


@pytest.mark.parametrize(
    ("drawing", "worth"),
    [
        ("0 ▓ 0  ■ 1  □ 4  □ 5\n▶ 1 ▓ 2  ▓ 3  ▓ 6  ▓ 9  + ▓ 8", (-1, 1)),
        (
            "0 ▓ 0  ■ 1  □ 4  □ 5\n▶ 1 ▓ 2  ▓ 3  ▓ 6  ▓ 9  + ▓ 8\n2 ■ 4  ■ 5  □ 7  □ 8",
            (-1, 2, -1),
        ),
        (
            "0 ▓ 0  ■ 1  □ 4\n▶ 1 ▓ 2  ▓ 3  ▓ 6  + ▓ 8\n2 ■ 4  ■ 5  □ 7\n3 □ 0  □ 1  □ 9",
            (-1, 3, -1, -1),
        ),
    ],
)
def test_r12_the_winner_takes_one_from_each(drawing: str, worth: tuple[int, ...]) -> None:
    position = davinci(drawing, players=len(worth))
    assert position.returns == (0,) * len(worth)
    assert position.play("0a=0").returns == worth
