"""Foxu, paragraph by paragraph."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import pytest

import tablee
from tablee.core.errors import InvalidOption
from tablee.core.match import Match, Terms
from tablee.games.foxu.inside.cells import HOLES

LAYOUT = "b1+d1+c2+f2+b3+d3+a4+e4+d5+c6+e6"
START = """
         a  b  c  d  e  f
      6  ◎  ○  ■  ○  ■ B◎  6     B
      5  ○  ○  ○  ■  ○  ○  5
      4  ■  ○  ○  ○  ■  ○  4
      3  ○  ■  ○  ■  ○  ○  3
      2  ○  ○  ■  ○  ○  ■  2
      1 Y◎  ■  ○  ■  ○  ◎  1   ▶ Y
"""


def foxu(drawing: str, **options: object) -> tablee.Position:
    return tablee.game("foxu", **options).read(drawing)


def left(position: tablee.Position) -> tuple[int, ...]:
    """The pegs left in the yellow and the blue tube."""
    return tuple(position.state.left.tolist())


def test_s1_the_board_has_32_holes_and_none_in_the_corners() -> None:
    assert HOLES.bit_count() == 32
    placing = tablee.game("foxu", layout="placed").start()
    assert len(placing.legal) == 32
    assert not {"a1", "f1", "a6", "f6"} & set(placing.legal)


def test_s2_each_tube_starts_with_11_pegs() -> None:
    assert left(tablee.game("foxu").start()) == (11, 11)


@pytest.mark.parametrize(
    ("layout", "reason"),
    [
        (LAYOUT.replace("b1", "a1"), "a1 is a corner, and corners have no hole (§1)"),
        (LAYOUT.replace("b1", "d1"), "d1 is named twice, and a hole holds one peg (§1)"),
        (LAYOUT.replace("b1", "g1"), "g1 is no cell of the board, which goes from a1 to f6 (§1)"),
        (LAYOUT.replace("b1+", ""), "10 cells are named, and there are 11 grey pegs (§2, §R5)"),
        (LAYOUT + "+a2", "12 cells are named, and there are 11 grey pegs (§2, §R5)"),
        ("b1+c1", "2 cells are named, and there are 11 grey pegs (§2, §R5)"),
        ("c3", "one cell is named, and there are 11 grey pegs (§2, §R5)"),
    ],
)
def test_s1_s2_r5_a_layout_that_cannot_be_names_the_cell_and_says_why(
    layout: str, reason: str
) -> None:
    with pytest.raises(InvalidOption) as refused:
        tablee.game("foxu", layout=layout)
    assert str(refused.value) == f"layout: {reason}"
    assert refused.value.say("fr").startswith("layout\u00a0: ")


def test_s3_the_grey_pegs_that_are_left_to_lay_are_told() -> None:
    game = tablee.game("foxu", layout="placed")
    telling, position = game.room.telling, game.start()
    assert telling.help_for(position.record, 0).startswith("11 grey pegs are left to lay.")
    for i, cell in enumerate(LAYOUT.split("+")):
        before, position = position, position.play(cell)
        code = before.read_action(cell)
        told = telling.tell(before.record, 0, code, position.record, ["Ada", "Zoé"])
        ends = {9: "one is left to lay.", 10: "all are laid."}.get(i, f"{10 - i} are left to lay.")
        assert told == f"Ada puts a grey peg into {cell}; {ends}"
        if i == 9:
            assert telling.help_for(position.record, 0).startswith("One grey peg is left to lay.")


def test_s12_after_a_swap_everybody_is_told_whose_tube_is_which() -> None:
    before = tablee.game("foxu", layout=LAYOUT).start().play("a1-f6").play("b2")
    after, telling = before.play("swap"), before.game.room.telling
    code = before.read_action("swap")
    told = telling.tell(before.record, 1, code, after.record, ["Ada", "Zoé"])
    assert told.endswith("the yellow tube is now Zoé’s, and the blue one Ada’s (§12).")
    told = telling.tell(before.record, 1, code, after.record, ["Ada", "Zoé"], "fr")
    assert told.endswith("est maintenant celui de Zoé, et le bleu celui d’Ada (§12).")
    assert telling.help_for(after.record, 0).startswith("Your tube is the blue one:")
    there = after.play(after.legal[0])
    assert telling.help_for(there.record, 1).startswith("Your tube is the yellow one:")
    assert telling.help_for(there.record, 1, "fr").startswith("Votre tube est le jaune")


def test_s16_s17_the_rulebooks_advice_is_the_first_nudge() -> None:
    def nudge(position: tablee.Position, seat: int) -> str:
        found: str = position.game.room.telling.nudge(position.record, seat)
        return found

    start = tablee.game("foxu", layout=LAYOUT).start()
    cutting = start.play("a1-f6")
    assert nudge(start, 0) == ""
    assert nudge(cutting, 0) == "nudge-pie"
    choosing = cutting.play("b2")
    assert nudge(choosing, 1) == "nudge-block"
    assert nudge(choosing.play("swap"), 0) == "nudge-block"
    plain = tablee.game("foxu", layout=LAYOUT, pie=False).start().play("a1-f6")
    assert nudge(plain, 0) == "nudge-block"
    assert nudge(foxu(ALMOST).play("c1"), 0) == ""
    for section, message in (("16", "nudge-pie"), ("17", "nudge-block")):
        for lang in ("en", "fr"):
            assert start.game.room.text(lang, message).endswith(f"(§{section}).")


def test_s2_in_french_yellow_is_drawn_as_j() -> None:
    """The drawing is for people, and reads back; what is kept of a game names no colour."""
    position = foxu(ALMOST)
    drawn = position.draw(lang="fr")
    assert drawn == ALMOST_IN_FRENCH
    assert foxu(drawn) == position == foxu(position.draw(lang="en"))


def test_s3_eleven_grey_pegs_fill_the_board_before_anything_else() -> None:
    position = tablee.game("foxu", layout="placed").start()
    for cell in LAYOUT.split("+"):
        assert position.to_act == (0,)
        with pytest.raises(tablee.IllegalAction, match="§3"):
            position.play("a1-f6")
        position = position.play(cell)
        with pytest.raises(tablee.IllegalAction):
            position.play(cell)
    assert position.legal == ["a1-f6", "f1-a6"]


@pytest.mark.parametrize(("diagonal", "tubes"), [("a1-f6", [0, 35]), ("f1-a6", [5, 30])])
def test_s4_r4_the_first_player_chooses_the_diagonal(diagonal: str, tubes: list[int]) -> None:
    position = tablee.game("foxu", layout=LAYOUT).start()
    assert position.to_act == (0,)
    with pytest.raises(tablee.IllegalAction, match="§4"):
        position.play("b2")
    position = position.play(diagonal)
    assert position.state.tubes.tolist() == tubes
    assert position.to_act == (0,)
    with pytest.raises(tablee.IllegalAction, match="§7"):
        position.play(diagonal)


def test_s5_r4_the_first_player_is_yellow() -> None:
    after = foxu(START).play("a2")
    assert after.state.tubes.tolist() == [6, 35]
    assert left(after) == (10, 11)


def test_s6_the_first_player_alternates_in_a_match() -> None:
    match = Match(tablee.game("foxu", layout=LAYOUT), ["Ada", "Zoé"], Terms(games=2))
    assert match.to_act == (0,)
    while match.now.number == 0:
        match.play(match.legal_for(match.to_act[0])[0])
    assert match.to_act == (1,)


def test_s7_a_slide_goes_straight_in_eight_directions_as_far_as_one_likes() -> None:
    position = foxu("""
      6  ◎  ○  ■  ○  ■ B◎  6     B
      5  ○  ○  ○  ■  ○  ○  5
      4  ■  ○  ○  ○  ■  ○  4
      3  ○  ■ Yy  ■  ○  ○  3   ▶ Y
      2  ○  ○  ■  ○  ○  ■  2
      1  ◎  ■  ○  ■  ○  ◎  1   ▶ Y
    """)
    reached = {"b3", "a3", "d3", "e3", "f3", "c4", "c5", "c6", "c2", "c1"}
    reached |= {"b4", "a5", "d4", "e5", "b2", "a1", "d2", "e1"}
    assert set(position.legal) == reached
    with pytest.raises(tablee.IllegalAction, match="straight line"):
        position.play("e4")


def test_s8_a_tube_may_enter_a_corner_and_drops_nothing_there() -> None:
    after = foxu(START).play("f1")
    assert after.state.tubes[0] == 5
    assert left(after) == (9, 11)


def test_s9_a_slide_has_one_direction_and_cannot_come_back() -> None:
    """There is no action that turns: every cell is reached by one straight line only."""
    position = foxu(START)
    assert Counter(position.legal).most_common(1)[0][1] == 1
    assert "b3" not in position.legal


def test_s10_a_tube_cannot_pass_the_other() -> None:
    with pytest.raises(tablee.IllegalAction, match=r"beyond the other tube \(§10\)"):
        foxu(BLOCKED).play("e5")
    with pytest.raises(tablee.IllegalAction, match="where the other tube stands"):
        foxu(BLOCKED).play("d4")
    assert "c3" in foxu(BLOCKED).legal


BLOCKED = """
      6  ◎  ○  ■  ○  ■  ◎  6     B
      5  ○  ○  ○  ■  ○  ○  5
      4  ■  ○  ○ Bb  ■  ○  4
      3  ○  ■  ○  ■  ○  ○  3
      2  ○  ○  ■  ○  ○  ■  2
      1 Y◎  ■  ○  ■  ○  ◎  1   ▶ Y
"""


def opened(**options: object) -> tablee.Position:
    """After the diagonal and the first slide, drops included."""
    start = tablee.game("foxu", layout=LAYOUT, **options).start()
    return start.play("a1-f6").play("c3")


def test_s11_after_the_first_slide_the_second_player_may_swap() -> None:
    before = tablee.game("foxu", layout=LAYOUT).start().play("a1-f6")
    assert "swap" not in before.legal
    assert opened().to_act == (1,)
    assert "swap" in opened().legal


def test_s12_the_swap_takes_yellow_with_its_move_and_the_first_player_moves_blue() -> None:
    swapped = opened().play("swap")
    assert swapped.to_act == (0,)
    assert left(swapped) == (9, 11)
    assert "swap" not in swapped.legal
    after = swapped.play("f5")
    assert after.state.tubes.tolist() == [14, 29]
    assert left(after) == (9, 10)
    assert after.to_act == (1,)
    assert left(after.play("c4")) == (8, 10)


def test_s13_the_second_player_may_keep_blue_by_moving_it() -> None:
    after = opened().play("f5")
    assert left(after) == (9, 10)
    assert after.to_act == (0,)
    assert left(after.play("c4")) == (8, 10)


def test_s14_the_colours_are_settled_after_the_choice() -> None:
    for position in (opened().play("swap"), opened().play("f5")):
        for action in position.legal:
            after = position.play(action)
            assert "swap" not in after.legal
            with pytest.raises(tablee.IllegalAction, match="§12"):
                after.play("swap")


ALMOST = """
      6  ◎  b  ■  b  ■  ◎  6     B
      5 Bb  b  b  ■  b  b  5
      4  ■  y  y  y  ■  b  4
      3  y  ■  y  ■  y  b  3
      2  y  y  ■ Yy  y  ■  2
      1  ◎  ■  ○  ■  ○  ◎  1   ▶ Y
"""
ALMOST_IN_FRENCH = """\
     a  b  c  d  e  f
  6  ◎  b  ■  b  ■  ◎  6      B ▮▮▯▯▯▯▯▯▯▯▯
  5 Bb  b  b  ■  b  b  5
  4  ■  j  j  j  ■  b  4
  3  j  ■  j  ■  j  b  3
  2  j  j  ■ Jj  j  ■  2
  1  ◎  ■  ○  ■  ○  ◎  1   ▶  J ▮▯▯▯▯▯▯▯▯▯▯
     a  b  c  d  e  f"""


def test_s15_the_first_to_empty_the_tube_wins() -> None:
    position = foxu(ALMOST)
    assert left(position) == (1, 2)
    after = position.play("c1")
    assert after.is_over
    assert after.returns == (1, -1)
    assert after.scores == (1, 0)
    assert left(after) == (0, 2)


def test_s15_after_a_swap_the_winner_is_the_owner_of_the_tube() -> None:
    swapped = ALMOST.replace("6     B", "6   ▶ Y").replace("1   ▶ Y", "1     B")
    assert foxu(swapped).play("c1").returns == (-1, 1)


def test_r1_a_peg_drops_into_every_empty_hole_passed_the_last_included() -> None:
    after = foxu(START).play("e5")
    # b2, c3, d4 and e5 were empty.
    assert left(after) == (7, 11)
    over_grey = foxu(START).play("d1")
    # b1 and d1 hold grey pegs; only c1 was empty.
    assert left(over_grey) == (10, 11)


def test_r1_there_is_one_peg_too_many() -> None:
    state = foxu(START).state
    assert sum(state.left) == (HOLES & ~int(state.pegs[2])).bit_count() + 1


def test_r2_the_win_comes_in_mid_slide_and_the_tube_stops_there() -> None:
    position = foxu(ALMOST.replace("Yy  y  ■  2", " y  y  ■  2").replace("1  ◎  ■", "1 Y◎  ■"))
    after = position.play("f1")
    assert after.returns == (1, -1)
    assert after.state.tubes[0] == 2


def test_r3_a_slide_covers_at_least_one_cell_and_never_ends_on_the_other_tube() -> None:
    with pytest.raises(tablee.IllegalAction, match="at least one cell"):
        foxu(START).play("a1")
    with pytest.raises(tablee.IllegalAction, match=r"§10|§R3"):
        foxu(START).play("f6")


def test_r3_even_a_tube_in_a_corner_with_the_other_beside_it_can_move() -> None:
    position = foxu("""
      6  ◎  ○  ■  ○  ■  ◎  6     B
      5  ○  ○  ○  ■  ○  ○  5
      4  ■  ○  ○  ○  ■  ○  4
      3  ○  ■  ○  ■  ○  ○  3
      2  ○ Bb  ■  ○  ○  ■  2
      1 Y◎  ■  ○  ■  ○  ◎  1   ▶ Y
    """)
    assert set(position.legal) == {"b1", "c1", "d1", "e1", "f1", "a2", "a3", "a4", "a5", "a6"}


def test_r5_random_pegs_fall_into_each_empty_hole_as_likely() -> None:
    position = tablee.game("foxu").start()
    for placed in range(11):
        assert position.to_act == (tablee.CHANCE,)
        assert {p for _, p in position.chance} == {Fraction(1, 32 - placed)}
        position = position.play(position.legal[0])
    assert position.to_act == (0,)


def test_r5_a_layout_can_be_given() -> None:
    start = tablee.game("foxu", layout=LAYOUT).start()
    assert start.to_act == (0,)
    assert str(tablee.game("foxu", layout=LAYOUT.replace("+", " ").upper()).start()) == str(start)
    for wrong in ("anywhere", "b9", ""):
        with pytest.raises(tablee.TableeError, match=r"b1\+c1\+d1"):
            tablee.game("foxu", layout=wrong)


def test_r6_without_the_pie_rule_there_is_no_swap() -> None:
    position = opened(pie=False)
    assert "swap" not in position.legal
    with pytest.raises(tablee.IllegalAction, match="without the pie rule"):
        position.play("swap")


def test_r7_the_third_appearance_draws() -> None:
    position = foxu(ALMOST)
    cycle = ["d3", "b5", "d2", "a5"]
    for action in [*cycle, *cycle[:-1]]:
        position = position.play(action)
        assert not position.is_over
    position = position.play(cycle[-1])
    assert position.is_over
    assert position.returns == (0, 0)
    assert "=" in str(position)


def test_r7_repetition_off_goes_on() -> None:
    position = foxu(ALMOST, repetition=0)
    for action in ["d3", "b5", "d2", "a5"] * 4:
        position = position.play(action)
    assert not position.is_over


def test_r7_a_dropped_peg_starts_the_count_anew() -> None:
    position = foxu(ALMOST.replace("Yy  y  ■  2", " y Yy  ■  2").replace("◎  b  ■", "◎  ○  ■"))
    assert left(position) == (1, 3)
    for action in ["e3", "b5", "e2", "a5"]:
        position = position.play(action)
    dropped = position.play("d2").play("b6")
    assert left(dropped) == (1, 2)
    counted = dropped.state.visits
    assert sorted(filter(None, counted))[1:] == []


@pytest.mark.parametrize(
    ("drawing", "options"),
    [
        (START.replace("▶ Y", "▶◔ Y"), {"pie": False}),
        (START.replace("6     B", "6   ▶ Y").replace("1   ▶ Y", "1     B"), {"pie": False}),
        (BLOCKED.replace("▶ Y", "▶◔ Y"), {}),
    ],
)
def test_r6_the_pie_rule_is_open_only_where_it_can_be(
    drawing: str, options: dict[str, object]
) -> None:
    with pytest.raises(tablee.TableeError, match="§R6"):
        foxu(drawing, **options)


@pytest.mark.parametrize("pegs", [-1, 1, 1 << 36, -(1 << 40)])
def test_pegs_that_are_in_no_hole_are_refused(pegs: int) -> None:
    found = json.loads(foxu(START).to_json())
    found["state"]["pegs"][2] = pegs
    with pytest.raises(tablee.TableeError, match="all in holes"):
        tablee.Position.from_json(json.dumps(found))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("Yy  y  ■  2", " y  y  ■  2"), "two different cells"),
        (("■  ○  ◎  1", "■  y  ◎  1"), "§15"),
        (("1  ◎  ■  ○", "1  ◎  ○  ○"), "11 grey pegs"),
        (("1  ◎  ■", "1  ○  ■"), "rows 6 to 1"),
        (("5 Bb", "5 B○"), "filled the hole"),
    ],
)
def test_drawings_that_cannot_be_are_refused(change: tuple[str, str], reason: str) -> None:
    assert ALMOST.replace(*change) != ALMOST
    with pytest.raises(tablee.TableeError, match=reason):
        foxu(ALMOST.replace(*change))
