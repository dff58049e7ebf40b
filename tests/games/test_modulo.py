"""Modulo, paragraph by paragraph. A drawing gives each player's left hand first, seat 0 below."""

from __future__ import annotations

import itertools
from random import Random

import pytest

import tablee
from tablee.contract.rules import TABLE
from tablee.core.match import Match, Terms
from tablee.games.modulo.drawing import FINGERS
from tablee.testing.twins import check_twins


def modulo(drawing: str, **options: object) -> tablee.Position:
    return tablee.game("modulo", **options).read(drawing)


def hands(position: tablee.Position) -> list[tuple[int, ...]]:
    """The hands of seat 1, then of seat 0: as they are drawn."""
    return [tuple(position.state.hands.tolist()[seat]) for seat in (1, 0)]


def points(position: tablee.Position) -> tuple[int, ...]:
    return tuple(position.state.points.tolist())


def test_s1_fingers_show_the_value_and_never_the_thumb() -> None:
    """Index, middle, ring, little: 3 is index, middle and little finger."""
    assert [FINGERS[value].count("X") for value in range(5)] == [0, 1, 2, 3, 4]
    assert FINGERS[3] == "XX X"


def test_s2_every_hand_starts_at_1_and_the_first_player_begins() -> None:
    start = tablee.game("modulo").start()
    assert hands(start) == [(1, 1), (1, 1)]
    assert start.to_act == (0,)
    assert start.play("L>L").to_act == (1,)
    assert start.play("L>L").play("L>L").to_act == (0,)


def test_s3_adding_is_always_possible_and_dividing_only_sometimes() -> None:
    for a, b, c, d in itertools.product(range(5), repeat=4):
        if (a or b) and (c or d):
            legal = modulo(f"{a} {b} ○○○\n▶ {c} {d} ○○○").legal
            assert any(">" in action for action in legal)
            assert ("/" in legal) == (sorted((c, d)) in ([0, 2], [0, 4]))


def test_s4_the_tapped_hand_takes_the_sum_and_the_tapping_hand_stays() -> None:
    position = modulo("""
          2 3 ○○○
        ▶ 1 4 ○○○
    """)
    assert hands(position.play("L>L")) == [(3, 3), (1, 4)]


@pytest.mark.parametrize(("own", "other", "result"), [(1, 4, 0), (2, 4, 1), (3, 4, 2), (4, 4, 3)])
def test_s5_sums_loop_after_4(own: int, other: int, result: int) -> None:
    position = modulo(f"{other} 1 ○○○\n▶ {own} 1 ○○○")
    assert hands(position.play("L>L"))[0] == (result, 1)


def test_s6_a_hand_that_becomes_0_is_out_and_its_tapper_scores() -> None:
    after = modulo("""
          1 3 ●○○
        ▶ 2 2 ○○○
    """).play("R>R")
    assert hands(after) == [(1, 0), (2, 2)]
    assert points(after) == (1, 1)
    assert after.to_act == (1,)


@pytest.mark.parametrize(("value", "half"), [(2, 1), (4, 2)])
def test_s7_dividing_gives_each_hand_half(value: int, half: int) -> None:
    for left, right in ((value, 0), (0, value)):
        after = modulo(f"1 1 ●○○\n▶ {left} {right} ○○○").play("/")
        assert hands(after) == [(1, 1), (half, half)]
        assert after.to_act == (1,)


@pytest.mark.parametrize("own", ["1 0", "3 0", "2 2", "4 4", "2 4", "1 1"])
def test_s7_an_odd_hand_or_two_hands_do_not_divide(own: str) -> None:
    with pytest.raises(tablee.IllegalAction, match="§7"):
        modulo(f"1 1 ○○○\n▶ {own} ○○○").play("/")


def test_s8_dividing_brings_the_lost_hand_back_and_keeps_the_point() -> None:
    after = modulo("""
        ▶ 0 4 ○○○
          1 2 ●○○
    """).play("/")
    assert hands(after) == [(2, 2), (1, 2)]
    assert points(after) == (1, 0)


def test_s9_both_hands_out_loses_whatever_the_points() -> None:
    after = modulo("""
          0 3 ●●○
        ▶ 2 4 ●○○
    """).play("L>R")
    assert after.is_over
    assert after.returns == (1, -1)
    assert points(after) == (2, 2)


def test_s10_three_points_win_at_once() -> None:
    after = modulo("""
        ▶ 4 1 ●●○
          1 1 ●●○
    """).play("L>L")
    assert after.is_over
    assert after.returns == (-1, 1)
    assert after.scores == (0, 1)
    assert after.legal == []


def test_s10_the_points_to_win_are_an_option() -> None:
    assert modulo("4 1 ○\n▶ 1 1 ○", points=1).play("R>L").is_over
    position = modulo("4 1 ○○○○\n▶ 1 1 ●●●○", points=4)
    assert position.play("R>L").returns == (1, -1)


def test_s11_both_choose_their_starting_hands_in_secret() -> None:
    start = tablee.game("modulo", start="secret").start()
    assert start.to_act == (0, 1)
    assert len(start.legal_for(0)) == len(start.legal_for(1)) == 16
    for first, second in ((0, 1), (1, 0)):
        half = start.play("14" if first == 0 else "33", seat=first)
        assert half.to_act == (second,)
        whole = half.play("33" if second == 1 else "14", seat=second)
        assert hands(whole) == [(3, 3), (1, 4)]
        assert whole.to_act == (0,)


def test_s11_a_starting_hand_is_1_to_4() -> None:
    start = tablee.game("modulo", start="secret").start()
    for typed in ("04", "15", "1", "111"):
        with pytest.raises(tablee.InvalidAction, match="no action"):
            start.play(typed, seat=0)
    with pytest.raises(tablee.IllegalAction, match="§11"):
        start.play("L>R", seat=0)


def test_s12_the_first_player_changes_every_round_after_rock_paper_scissors() -> None:
    match = Match(tablee.game("modulo", points=1), ["Ada", "Zoé"], Terms(games=3, first="rps"))
    match.play("rock", 0)
    match.play("paper", 1)
    begins: list[tuple[int, ...]] = [match.to_act]
    while not match.is_over:
        number = match.now.number
        match.play(match.legal_for(match.to_act[0])[0])
        if match.now.number > number and not match.is_over:
            begins.append(match.to_act)
    assert begins == [(1,), (0,), (1,)]


def test_r1_a_hand_that_is_out_neither_taps_nor_is_tapped() -> None:
    position = modulo("""
          0 3 ○○○
        ▶ 1 0 ●○○
    """)
    assert position.legal == ["L>R"]
    with pytest.raises(tablee.IllegalAction, match="the hand you tap is out"):
        position.play("L>L")
    with pytest.raises(tablee.IllegalAction, match="the hand you tap with is out"):
        position.play("R>R")


def test_r2_dividing_is_never_compulsory() -> None:
    assert modulo("1 1 ○○○\n▶ 0 2 ○○○").legal == ["R>L", "R>R", "/"]


LEAD = ["L>L", "L>L"]
"""To 3-1 against 2-1."""
CYCLE = ["L>R", "R>L", "L>R", "R>L"]
"""And from there back to it: 3 + 1 = 4, 4 + 3 = 7, 2 + 4 = 6, 1 + 2 = 3."""


def test_r3_the_third_appearance_draws() -> None:
    position = tablee.game("modulo").start()
    for action in [*LEAD, *CYCLE, *CYCLE[:-1]]:
        position = position.play(action)
        assert not position.is_over
    position = position.play(CYCLE[-1])
    assert hands(position) == [(2, 1), (3, 1)]
    assert position.is_over
    assert position.returns == position.scores == (0, 0)
    assert "=" in str(position)


def test_r3_repetition_off_goes_on_for_ever() -> None:
    position = tablee.game("modulo", repetition=0).start()
    for action in [*LEAD, *CYCLE * 5]:
        position = position.play(action)
    assert not position.is_over


def test_r3_a_drawn_position_counts_as_its_first_appearance() -> None:
    position = modulo("2 1 ○○○\n▶ 3 1 ○○○")
    for action in [*CYCLE, *CYCLE[:-1]]:
        position = position.play(action)
    assert not position.is_over
    assert position.play(CYCLE[-1]).is_over


def test_r3_other_points_make_another_position() -> None:
    """When a point is scored the counting starts anew."""
    position = modulo("2 1 ○○○\n▶ 3 1 ○○○")
    for action in CYCLE:
        position = position.play(action)
    assert any(position.state.visits)
    scored = modulo("2 1 ○○○\n▶ 3 1 ○○○").play("L>L")
    assert points(scored) == (1, 0)
    # Only the new position itself is counted.
    assert sorted(filter(None, scored.state.visits))[1:] == []


def test_r4_nobody_sees_the_other_choice_before_both_have_chosen() -> None:
    start = tablee.game("modulo", start="secret").start()
    views = [start.play(choice, seat=0).view(1) for choice in start.legal_for(0)]
    assert all(view == views[0] for view in views)
    assert start.play("23", seat=0).view(0)["state"]["hands"][0] == [2, 3]
    assert start.play("23", seat=0).seen(0, "23", 1) == "?"
    assert start.play("23", seat=0).play("11", seat=1).seen(0, "23", 1) == "23"
    assert "2" not in start.play("23", seat=0).draw(TABLE)


def test_r4_the_view_test_has_something_to_compare() -> None:
    for observer in (0, 1, TABLE):
        tries = [check_twins("modulo(start=secret)", observer, Random(seed)) for seed in range(10)]
        assert sum(tries) > 0


def test_r5_points_start_again_and_a_drawn_round_counts_for_nobody() -> None:
    match = Match(tablee.game("modulo"), ["Ada", "Zoé"], Terms(games=2))
    for action in [*LEAD, *CYCLE, *CYCLE]:
        match.play(action)
    assert match.now.number == 1
    assert match.now.scores == match.now.won == (0, 0)
    assert match.to_act == (1,)
    assert match.position == tablee.game("modulo").start()


def test_r5_a_match_can_last_until_someone_has_won_enough() -> None:
    match = Match(tablee.game("modulo", points=1), ["Ada", "Zoé"], Terms(wins=2))
    random = Random(1)
    while not match.is_over:
        match.play(random.choice(match.legal_for(match.to_act[0])))
    assert max(match.now.won) == 2
    assert match.winners == (match.now.won.index(2),)
    with pytest.raises(tablee.IllegalAction, match="match is over"):
        match.play("L>R", 0)


@pytest.mark.parametrize("sign", ["rock", "paper", "scissors"])
def test_r6_a_tie_is_played_again(sign: str) -> None:
    match = Match(tablee.game("modulo"), ["Ada", "Zoé"], Terms(first="rps"))
    match.play(sign, 0)
    match.play(sign, 1)
    assert match.position is None
    assert len(match.to_act) == 2
    match.play("ciseaux", 1)
    match.play("Pierre", 0)
    assert [*match.to_act] == [0]


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("0 0 ○○○\n▶ 1 1 ○○○", "§9"),
        ("1 1 ●●●\n▶ 1 1 ○○○", "§9"),
        ("1 1 ●●●\n★ 1 1 ●●●", "§10"),
        ("1 · ○○○\n  1 1 ○○○", "§11"),
        ("1 1 ○○\n▶ 1 1 ○○○", "four hands"),
        ("1 1 ○○○", "four hands"),
    ],
)
def test_drawings_that_cannot_be_are_refused(drawing: str, reason: str) -> None:
    with pytest.raises(tablee.TableeError, match=reason):
        modulo(drawing)
