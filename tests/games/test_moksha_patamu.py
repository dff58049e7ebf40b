"""Moksha-patamu, paragraph by paragraph."""

from __future__ import annotations

from fractions import Fraction

import pytest

import tablee
from tablee.contract.rules import CHANCE
from tablee.core.errors import InvalidOption

BOARD = "30:3>11+5>22+17>8+27>14"
"""Ladders 3-11 and 5-22, snakes 17-8 and 27-14."""


def moksha(drawing: str, **options: object) -> tablee.Position:
    """A position on the small board. A test gives as many pawns as it needs."""
    players = len({letter for letter in drawing if letter.isupper()})
    return tablee.game("moksha_patamu", **{"board": BOARD, "players": players, **options}).read(
        drawing
    )


def squares(position: tablee.Position) -> list[int]:
    return list(position.state.squares[: position.game.seats].tolist())


def held(position: tablee.Position, kind: int) -> list[int]:
    """The snake cards (0) or ladder cards (1) that each player holds."""
    return list(position.state.held.tolist()[kind][: position.game.seats])


def lying(position: tablee.Position) -> dict[int, str]:
    """Square -> the letter of the player who laid the card there."""
    cards = position.state.cards
    return {n: "ABCDEFGH"[card - 1] for n, card in enumerate(cards) if card}


def test_s1_two_to_32_players_throw_in_turn() -> None:
    position = tablee.game("moksha_patamu", players=3).start()
    for mover in (0, 1, 2, 0):
        assert position.to_act == (CHANCE,)
        assert position.state.to_move == mover
        position = position.play("1")
    assert tablee.game("moksha_patamu", players=32).seats == 32
    for impossible in (0, 1, 33, -2, "many"):
        with pytest.raises(InvalidOption, match="players may be 2…32"):
            tablee.game("moksha_patamu", players=impossible)


def test_s1_r1_one_die_or_two_with_their_exact_odds() -> None:
    one = tablee.game("moksha_patamu").start()
    assert one.chance == [(str(face), Fraction(1, 6)) for face in range(1, 7)]
    two = tablee.game("moksha_patamu", dice=2).start()
    odds = dict(two.chance)
    assert len(odds) == 21
    assert odds["2+3"] == Fraction(1, 18)
    assert odds["6+6"] == Fraction(1, 36)
    assert two.play("3+2") == two.play("2+3")


def test_s2_the_first_on_the_last_square_wins() -> None:
    position = tablee.game("moksha_patamu", players=3).read("A 51  ▶ B 97  C 99").play("3")
    assert position.is_over
    assert position.returns == (-1, 2, -1)


@pytest.mark.parametrize("throw", ["1", "2", "3", "4", "5"])
def test_s3_only_a_six_enters_with_one_die(throw: str) -> None:
    position = tablee.game("moksha_patamu").start()
    assert squares(position.play(throw)) == [0, 0]
    assert position.play(throw).state.to_move == 1
    assert squares(position.play("6")) == [1, 0]


def test_s3_only_a_double_six_enters_with_two_dice() -> None:
    position = tablee.game("moksha_patamu", dice=2).start()
    for throw, _ in position.chance:
        assert squares(position.play(throw)) == [int(throw == "6+6"), 0]


def test_s4_after_entering_one_throws_again_and_moves_from_square_1() -> None:
    position = tablee.game("moksha_patamu").start().play("6")
    assert position.state.to_move == 0
    position = position.play("4")
    assert squares(position) == [5, 0]
    assert position.state.to_move == 1


def test_s5_the_pawn_moves_by_the_die_or_by_both_dice() -> None:
    assert squares(moksha("▶ A 6  B ·").play("3")) == [9, 0]
    assert squares(moksha("▶ A 6  B ·", dice=2).play("3+4")) == [13, 0]


def test_s6_after_a_six_one_moves_and_throws_again() -> None:
    position = moksha("▶ A 6  B ·")
    for square in (12, 18, 24):
        position = position.play("6")
        assert squares(position) == [square, 0]
        assert position.state.to_move == 0
    assert position.play("1").state.to_move == 1


def test_s6_with_two_dice_only_the_double_six_throws_again() -> None:
    position = moksha("▶ A 6  B ·", dice=2)
    assert position.play("6+6").state.to_move == 0
    assert position.play("5+5").state.to_move == 1
    assert position.play("1+6").state.to_move == 1


def test_s7_the_example_of_the_rulebook() -> None:
    position = tablee.game("moksha_patamu", dice=2).read("▶ A 96  B ·").play("3+2")
    assert squares(position) == [99, 0]
    assert not position.is_over


@pytest.mark.parametrize(
    ("square", "throw", "reached"), [(29, "1", 30), (29, "2", 29), (29, "6", 25), (26, "5", 29)]
)
def test_s7_the_excess_is_walked_back(square: int, throw: str, reached: int) -> None:
    position = moksha(f"▶ A {square}  B ·").play(throw)
    assert squares(position) == [reached, 0]
    assert position.is_over == (reached == 30)


def test_s7_walking_back_onto_a_snake_or_a_ladder_is_stopping_there() -> None:
    assert squares(moksha("▶ A 29  B ·").play("4")) == [14, 0]
    board = "30:25>28"
    assert squares(moksha("▶ A 29  B ·", board=board).play("6")) == [28, 0]


def test_s8_r5_until_all_are_home_ranking_by_arrival() -> None:
    position = moksha("A ★1  ▶ B 29  C 28", end="all").play("1")
    assert not position.is_over
    assert position.state.to_move == 2
    position = position.play("1").play("1")
    assert position.is_over
    assert position.state.places[:3].tolist() == [1, 2, 3]
    assert position.returns == (2, 0, -2)


def test_s8_r5_those_who_are_home_play_no_more() -> None:
    position = moksha("▶ A 29  B ·  C ·", end="all").play("1")
    movers = []
    for _ in range(4):
        movers.append(position.state.to_move)
        position = position.play("1")
    assert movers == [1, 2, 1, 2]


def test_s8_until_the_bell() -> None:
    position = moksha("A 12  ▶ B 20  C ·", end="bell").play("bell")
    assert position.is_over
    assert position.returns == (0, 2, -2)


def test_s8_in_class_until_the_first_is_home_or_the_bell_rings() -> None:
    in_class = moksha("A 12  ▶ B 29  C ·", end="first")
    assert in_class.play("bell").returns == (0, 2, -2)
    assert in_class.play("1").returns == (-1, 2, -1)


def test_s9_a_snake_takes_the_pawn_from_its_head_to_its_tail() -> None:
    assert squares(moksha("▶ A 13  B ·").play("4")) == [8, 0]


def test_s10_a_ladder_takes_the_pawn_from_its_foot_to_its_top() -> None:
    assert squares(moksha("▶ A 1  B ·").play("4")) == [22, 0]


def test_s10_a_ladder_may_lead_home() -> None:
    position = moksha("▶ A 20  B ·", board="30:24>30").play("4")
    assert squares(position) == [30, 0]
    assert position.is_over


def test_s11_a_pawn_stops_before_an_occupied_square() -> None:
    assert squares(moksha("▶ A 6  B 10  C ·", occupied=True).play("4")) == [9, 10, 0]
    assert squares(moksha("▶ A 6  B 10  C 9", occupied=True).play("4")) == [8, 10, 9]
    assert squares(moksha("▶ A 6  B 10  C 9").play("4")) == [10, 10, 9]


def test_s12_a_ladder_whose_top_is_occupied_is_not_climbed() -> None:
    assert squares(moksha("▶ A 1  B 22", occupied=True).play("4")) == [5, 22]
    assert squares(moksha("▶ A 1  B 22").play("4")) == [22, 22]


def test_s13_the_pawn_at_the_tail_goes_up_to_the_head_unharmed() -> None:
    position = moksha("▶ A 13  B 8", occupied=True).play("4")
    assert squares(position) == [8, 17]
    assert squares(position.play("1")) == [8, 18]


def test_s14_a_lasting_snake_card_protects_everybody_for_good() -> None:
    position = moksha("▶ A 13 ▽ [4]  B 15 ▽", snake_card="lasting")
    assert position.to_act == (0,)
    position = position.play("card 17")
    assert squares(position) == [17, 15]
    assert held(position, 0) == [0, 1]
    position = position.play("2").play("go")
    assert squares(position) == [17, 17]
    assert lying(position) == {17: "A"}
    assert held(position, 0) == [0, 1]


def test_s15_a_passing_snake_card_is_taken_by_the_next_player_who_is_bitten() -> None:
    position = moksha("▶ A 13 ▽ [4]  B 15 ▽", snake_card="passing").play("card 17")
    assert squares(position) == [17, 15]
    position = position.play("2").play("go")
    assert squares(position) == [17, 8]
    assert held(position, 0) == [0, 2]
    assert lying(position) == {}


def test_s16_a_lasting_ladder_card_keeps_everybody_down_for_good() -> None:
    position = moksha("▶ A 2 △ [3]  B 4 △", ladder_card="lasting").play("card 5")
    assert squares(position) == [5, 4]
    position = position.play("1").play("go")
    assert squares(position) == [5, 5]
    position = position.play("2").play("2").play("go")
    assert squares(position) == [7, 7]
    assert lying(position) == {5: "A"}
    assert held(position, 1) == [0, 1]


def test_s17_a_passing_ladder_card_is_taken_on_leaving_the_foot() -> None:
    position = moksha("▶ A 7 △ [1]  B 4 △", ladder_card="passing").play("card 5")
    position = position.play("1").play("go")
    assert squares(position) == [8, 5]
    assert lying(position) == {5: "A"}
    assert held(position, 1) == [0, 1]
    position = position.play("1").play("1").play("go")
    assert squares(position) == [9, 6]
    assert lying(position) == {}
    assert held(position, 1) == [0, 2]


def test_s18_occupied_squares_and_cards_are_off_unless_agreed() -> None:
    game = tablee.game("moksha_patamu")
    assert not game.options["occupied"]
    assert game.options["snake_card"] == game.options["ladder_card"] == "none"
    assert not game.initial.to_dict()["held"][0][0]
