"""The rulings of Le mangeur de cartes, one by one."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

import tablee
from tablee.core.errors import InvalidOption
from tablee.core.match import Match, Terms
from tablee.games.mangeur_de_cartes.state import MOST_ROUNDS
from tests.games.test_mangeur_de_cartes import (
    PAUL_AND_JACQUES,
    after,
    mangeur,
    out,
    piles,
    refusal,
    totals,
    won,
)

RANKS = ["A", *map(str, range(2, 11)), "J", "Q", "K"]


def suit(sign: str, *ranks: str) -> str:
    return " ".join(f"{rank}{sign}" for rank in ranks or RANKS)


@pytest.mark.parametrize(
    ("card", "value"), [("AS", 1), ("2H", 2), ("10D", 10), ("JC", 10), ("QS", 10), ("KH", 10)]
)
def test_r1_what_cards_are_worth(card: str, value: int) -> None:
    start = after(tablee.game("mangeur_de_cartes").start(), "die 6", "die 6")
    assert totals(after(start, "turn", card)) == [value, 0, 0]


@pytest.mark.parametrize("jokers", [2, 1, 0])
def test_r1_the_pack_has_so_many_jokers(jokers: int) -> None:
    start = tablee.game("mangeur_de_cartes", jokers=jokers).start()
    turning = after(start, "die 6", "die 6", "turn")
    assert len(turning.legal) == 52 + jokers
    assert [card for card in turning.legal if "*" in card] == ["*1", "*2"][:jokers]
    if jokers < 2:
        assert "§3" in refusal(turning, "*2")


@pytest.mark.parametrize(
    ("players", "jokers", "dealt"),
    [
        (3, 2, [18, 18, 18]),
        (3, 1, [18, 18, 17]),
        (3, 0, [18, 17, 17]),
        (4, 2, [14, 14, 13, 13]),
        (4, 1, [14, 13, 13, 13]),
        (4, 0, [13, 13, 13, 13]),
    ],
)
def test_r2_cards_are_dealt_as_evenly_as_they_go(
    players: int, jokers: int, dealt: list[int]
) -> None:
    assert piles(tablee.game("mangeur_de_cartes", players=players, jokers=jokers).start()) == dealt


def test_r2_any_unseen_card_may_come_from_any_pile_each_as_likely() -> None:
    position = mangeur(PAUL_AND_JACQUES).play("turn")
    assert {odds for _, odds in position.chance} == {Fraction(1, 42)}
    gone = {"10H", "10S", "7H", "9D", "QH", "2S", "8S", "5C", "3D", "4D", "2D", "9C"}
    assert gone.isdisjoint(position.legal)
    next_one = after(position, "AS", "turn")
    assert next_one.legal == [card for card in position.legal if card != "AS"]


def test_r2_nobody_sees_more_than_the_table_does() -> None:
    position = mangeur(PAUL_AND_JACQUES)
    views = [position.view(seat)["state"] for seat in (0, 1, 2, tablee.TABLE)]
    assert views == [position.state.to_dict()] * 4
    assert "§4" in refusal(position, "5D")


def test_r3_each_round_has_a_new_target_and_the_next_player_begins() -> None:
    position = tablee.game("mangeur_de_cartes").start()
    for first in (0, 1, 2, 0):
        position = after(position, "die 1", "die 1")
        assert position.to_act == (first,)
        tens = [card for card in after(position, "turn").legal if re.match("10|[JQK]", card)]
        aces = [card for card in after(position, "turn").legal if card[0] == "A"]
        position = after(position, "turn", tens[0], "turn", tens[1], "turn", tens[2])
        position = after(position, "turn", aces[0])
        assert position.state.target == 0
    assert won(position) == [8, 4, 4]


THREE_LEFT = """
    № 3
      0 │ 0 │
        ▒ 2   ■ 20
      1 │ 0 │
        ▒ 1   ■ 20
    ▶ 2 │ 0 │
        · 0   ■ 11
    ? ♠ 2 3   ♥ 4
"""


def test_r3_a_first_player_without_cards_is_passed_over() -> None:
    position = mangeur(THREE_LEFT)
    assert position.to_act == (tablee.CHANCE,)
    position = after(position, "die 6", "die 6")
    assert position.to_act == (0,)
    assert after(position, "turn", "2S").to_act == (1,)
    assert after(position, "turn", "2S", "turn", "4H").to_act == (0,)


def test_r4_a_card_is_added_when_it_can_be_and_a_total_may_come_down_to_0() -> None:
    position = mangeur("""
        № 1   ⚀ ⚁
        ▶ 0 │ 9 │ +9♥
          1 │ 3 │ +3♥
          2 │ 6 │ +6♥
    """)
    assert totals(after(position, "turn", "2D")) == [11, 3, 6]
    down = after(position, "turn", "9D")
    assert totals(down) == [0, 3, 6]
    assert out(down) == []
    assert out(after(position, "turn", "10D")) == [0]


def test_r5_the_value_of_a_joker_may_subtract_or_even_put_out() -> None:
    naming = mangeur("""
        № 1   ⚀ ⚁
        ▶ 0 │ 9 │ +9♥ +*1=?
          1 │ 3 │ +3♥
          2 │ 6 │ +6♥
    """)
    assert totals(naming.play("1")) == [10, 3, 6]
    assert won(naming.play("3")) == [4, 0, 0]
    assert totals(naming.play("9")) == [0, 3, 6]
    assert out(naming.play("10")) == [0]


def test_r5_a_joker_taken_keeps_its_value() -> None:
    position = mangeur("""
        № 1   ⚁ ⚀
          0 │  5 │ +*1=5
        ▶ 1 │ 16 │ +6♥ +10♦
          2 │  6 │ +6♠
    """)
    assert set(position.legal) == {"turn", "take *1"}
    taken = position.play("take *1")
    assert won(taken) == [0, 4, 0]
    assert taken.state.joker_values.tolist() == [0, 0]


def test_r5_a_joker_turned_up_again_is_given_a_new_value() -> None:
    lots = f"▓ *1 ▓ {suit('♠')}"
    position = mangeur(
        f"""
        № 4   ⚃ ⚀
        ▶ 0 │ 0 │
              · 0   ■ 14
              {lots}
          1 │ 0 │
              · 0   ■ 26   ▓ {suit("♥")} {suit("♦")}
          2 │ 0 │
              · 0   ■ 14   ▓ {suit("♣")} *2
        """,
        won_cards="under",
    )
    position = position.play("turn")
    assert position.chance == [("*1", Fraction(1))]
    assert len(position.play("*1").legal) == 10
    assert totals(after(position, "*1", "8")) == [8, 0, 0]


def test_r6_one_may_take_before_turning_up_or_after() -> None:
    position = mangeur(PAUL_AND_JACQUES)
    assert "take 5C" in position.legal
    position = after(position, "turn", "AS")
    assert position.to_act == (1,), "37: no 4 to take, so the turn is over"
    position = after(
        mangeur(PAUL_AND_JACQUES.replace("5♣", "4♣").replace("25", "24")), "turn", "AS"
    )
    assert position.to_act == (0,)
    assert position.legal == ["pass", "take 4C"]
    assert won(position.play("take 4C")) == [13, 0, 0]
    assert position.play("pass").to_act == (1,)
    assert "§4" in refusal(position, "turn")


def test_r6_one_is_not_obliged_to_take() -> None:
    position = after(mangeur(PAUL_AND_JACQUES), "turn", "2C", "turn", "AH", "turn", "3H")
    assert position.to_act == (0,)
    assert set(position.legal) == {"turn", "take 3H"}


def test_r6_the_card_of_a_player_who_is_out_may_be_taken() -> None:
    position = mangeur("""
        № 1   ⚀ ⚁
        ✗ 0 │ 5 │ +5♥ ✗9♦
        ▶ 1 │ 3 │ +3♥
          2 │ 6 │ +6♥
    """)
    assert set(position.legal) == {"turn", "take 9D"}
    assert won(position.play("take 9D")) == [0, 4, 0]


def test_r6_a_subtracted_card_may_be_taken_and_counts_its_value() -> None:
    position = mangeur("""
        № 1   ⚀ ⚁
          0 │ 1 │ +9♥ −8♦
        ▶ 1 │ 4 │ +4♥
          2 │ 6 │ +6♥
    """)
    assert set(position.legal) == {"turn", "take 8D"}


def test_r6_what_may_not_be_taken() -> None:
    position = mangeur("""
        № 1   ⚀ ⚁
          0 │ 7 │ +6♦ +A♦
        ▶ 1 │ 6 │ +6♥
          2 │ 9 │ +9♥
    """)
    assert position.legal == ["turn"]
    assert re.search("not the last card.*§9, §R6", refusal(position, "take 6D"))
    assert re.search("your own card.*§9, §R6", refusal(position, "take 6H"))
    assert re.search("exactly on the target.*§9, §R6", refusal(position, "take 9H"))
    assert re.search("not the last card.*§9, §R6", refusal(position, "take KS"))
    assert re.search("not the last card.*§9, §R6", refusal(position, "take *1"))


def test_r6_the_card_just_turned_up_is_no_card_to_take() -> None:
    position = mangeur("""
        № 1   ⚁ ⚀
        ▶ 0 │ 7 │ +7♦
          1 │ 6 │ +6♥
          2 │ 9 │ +9♥
    """)
    position = after(position, "turn", "7S")
    assert totals(position) == [14, 6, 9]
    assert position.to_act == (1,), "another 7 would reach 21, but this one is counted already"


@pytest.mark.parametrize("ten", ["10♥", "K♥", "*2=10"])
def test_r6_a_card_worth_10_may_be_taken_after_turning_up(ten: str) -> None:
    position = mangeur(f"""
        № 1   ⚁ ⚀
        ▶ 0 │  4 │ +4♦
          1 │ 10 │ +{ten}
          2 │  9 │ +9♥
    """)
    position = after(position, "turn", "7S")
    assert position.to_act == (0,)
    assert won(position.play(position.legal[1])) == [4, 0, 0]


def test_r6_who_goes_out_takes_nothing_more() -> None:
    position = mangeur("""
        № 1   ⚀ ⚁
        ▶ 0 │ 9 │ +9♥
          1 │ 3 │ +3♥
          2 │ 6 │ +6♥
    """)
    assert "take 3H" in position.legal
    assert after(position, "turn", "KS").to_act == (1,)


LAST_CARDS = """
    № 3   ⚁ ⚀
      0 │ {total} │ {heap}
        · 0   ■ 20
    ▶ 1 │ 10 │ +K♥
        ▒ 1   ■ 20
      2 │  8 │ +8♠
        ▒ 1   ■ {rest}
    ? ♠ 2   ♥ 4
"""


def test_r7_a_player_without_cards_is_passed_over_when_there_is_nothing_to_take() -> None:
    position = mangeur(LAST_CARDS.format(total=3, heap="+3♦", rest=9))
    assert after(position, "turn", "2S", "turn", "4H").is_over
    position = mangeur(LAST_CARDS.format(total=17, heap="+9♦ +8♦", rest=8))
    position = after(position, "turn", "2S")
    assert position.to_act == (2,)
    position = after(position, "turn", "4H")
    assert position.to_act == (0,)
    assert position.legal == ["pass", "take 4H"]
    assert "§R7" in refusal(position, "turn")
    assert won(position.play("take 4H")) == [26, 20, 8]


def test_r7_a_player_without_cards_may_pass_while_others_go_on() -> None:
    position = mangeur("""
        № 3   ⚁ ⚀
        ▶ 0 │ 17 │ +8♦ +9♦
            · 0   ■ 20
          1 │ 14 │ +K♥ +4♥
            ▒ 1   ■ 20
          2 │  9 │ +9♠
            · 0   ■ 8
        ? ♠ 2
    """)
    assert position.legal == ["pass", "take 4H"]
    passed = position.play("pass")
    assert out(passed) == []
    assert passed.to_act == (1,)


def test_r7_a_player_with_a_card_must_turn_it_up_or_take() -> None:
    assert "§R7" in refusal(mangeur(PAUL_AND_JACQUES), "pass")


def test_r8_the_last_player_in_the_round_goes_on_alone() -> None:
    position = mangeur("""
        № 1   ⚀ ⚁
        ✗ 0 │ 5 │ +5♥ ✗9♦
        ▶ 1 │ 3 │ +3♥
        ✗ 2 │ 6 │ +6♥ ✗8♦
    """)
    position = after(position, "turn", "AS")
    assert position.to_act == (1,)
    position = after(position, "pass", "turn", "2S")
    assert totals(position) == [5, 6, 6]
    assert position.to_act == (1,)
    assert won(after(position, "turn", "6S")) == [0, 8, 0]


def test_r9_when_nobody_can_go_on_the_cards_stay_as_a_pot_for_the_next_winner() -> None:
    position = mangeur("""
        № 1   ⚀ ⚁
        ✗ 0 │ 5 │ +5♥ ✗9♦
        ▶ 1 │ 3 │ +3♥
        ✗ 2 │ 6 │ +6♥ ✗8♦
    """)
    position = after(position, "turn", "KS")
    assert won(position) == [0, 0, 0]
    assert position.state.target == 0
    assert "pot 3♥ 5♥" not in str(position), "cards of a pot are drawn by suit"
    assert "pot K♠ 3♥ 5♥ 6♥ 8♦ 9♦" in str(position)
    position = after(position, "die 1", "die 1", "turn", "KH", "turn", "2H", "turn", "2D")
    position = after(position, "turn", "AD")
    assert won(position) == [0, 10, 0]
    assert "pot" not in str(position)


ALL_EMPTY = """
    № 3   ⚁ ⚀
    ▶ 0 │ 17 │ +8♦ +9♦
        · 0   ■ 20
      1 │ 14 │ +K♥ +4♥
        · 0   ■ 20
      2 │ 11 │ +9♠ +2♦
        · 0   ■ 8
    ?
"""


def test_r9_once_no_card_is_left_a_player_who_passes_leaves_the_round() -> None:
    position = mangeur(ALL_EMPTY)
    assert position.legal == ["pass", "take 4H"]
    assert won(position.play("take 4H")) == [26, 20, 8]
    passed = position.play("pass")
    assert passed.is_over
    assert won(passed) == [20, 20, 8]


def test_r9_cards_of_players_who_are_out_are_not_waited_for() -> None:
    position = mangeur("""
        № 3   ⚀ ⚁
        ▶ 0 │ 8 │ +8♦
            · 0   ■ 20
          1 │ 4 │ +4♥
            · 0   ■ 20
        ✗ 2 │ 9 │ +9♠ ✗K♦
            ▒ 2   ■ 8
        ? ♠ 2 3
    """)
    assert position.legal == ["pass", "take 4H"]
    passed = position.play("pass")
    assert out(passed) == [0, 2]
    assert passed.to_act == (1,)
    assert passed.play("pass").is_over


def test_r9_the_others_may_still_take_after_one_has_passed() -> None:
    drawing = ALL_EMPTY.replace("11 │ +9♠ +2♦", "17 │ +9♠ +8♠")
    passed = mangeur(drawing).play("pass")
    assert out(passed) == [0]
    assert passed.to_act == (2,)
    assert won(passed.play("take 4H")) == [20, 20, 14]
    assert passed.play("pass").is_over


def test_r10_cards_kept_aside_are_not_played_again() -> None:
    position = after(
        tablee.game("mangeur_de_cartes").start(),
        *("die 1", "die 1", "turn", "KH", "turn", "2H", "turn", "2D", "turn", "AD"),
    )
    assert won(position) == [4, 0, 0]
    turning = after(position, "die 1", "die 1", "turn")
    assert {"KH", "2H", "2D", "AD"}.isdisjoint(turning.legal)
    assert len(turning.legal) == 50


def test_r10_won_cards_go_under_the_pile_and_come_after_the_cards_of_the_deal() -> None:
    position = after(
        tablee.game("mangeur_de_cartes", won_cards="under").start(),
        *("die 1", "die 1", "turn", "KH", "turn", "2H", "turn", "2D", "turn", "AD"),
    )
    assert "▓ K♥" not in str(position)
    assert "▓ 2♥ K♥ A♦ 2♦" in str(position)
    turning = after(position, "die 1", "die 1", "turn", "9H", "turn", "9S", "turn")
    assert piles(turning) == [16, 16, 16]
    assert {"KH", "2H", "2D", "AD"}.isdisjoint(turning.legal)
    assert len(turning.legal) == 48


TWO_LOTS = f"""
    № 4   ⚃ ⚀
    ▶ 0 │ 0 │
          · 0   ■ 5   ▓ 7♠ 8♠ 9♠ ▓ A♠ 2♠
      1 │ 0 │
          ▒ 2   ■ 25   ▓ {suit("♥")} {suit("♦", *RANKS[:-1])}
      2 │ 0 │
          ▒ 1   ■ 21   ▓ {suit("♣")} *2 ▓ K♦ 3♠ 4♠ 5♠ 6♠ 10♠ J♠
    ? ♠ Q K *1
"""


def test_r10_each_lot_comes_in_its_turn_shuffled_in_itself() -> None:
    position = mangeur(TWO_LOTS, won_cards="under").play("turn")
    assert position.chance == [(card, Fraction(1, 3)) for card in ("7S", "8S", "9S")]
    position = position.play("8S")
    assert won(position) == [4, 25, 21]
    position = position.play("turn")
    assert [odds for _, odds in position.chance] == [Fraction(1, 3)] * 3
    assert position.legal == ["QS", "KS", "*1"]
    position = after(position, "QS", "turn", "KS", "turn")
    assert position.chance == [(card, Fraction(1, 2)) for card in ("7S", "9S")]
    # One card of the deal is left, in the pile of seat 1: everybody knows which.
    position = after(position, "7S", "turn")
    assert position.chance == [("*1", Fraction(1))]
    position = after(position, "*1", "5", "turn")
    assert len(position.chance) == 14
    position = after(position, "2C", "turn", "9S")
    assert position.to_act == (1,)
    position = after(position, "turn", "2H", "turn", "AC", "turn")
    assert position.chance == [(card, Fraction(1, 2)) for card in ("AS", "2S")]


def test_r10_a_pot_goes_under_with_the_other_cards_as_one_lot() -> None:
    drawing = TWO_LOTS.replace("⚃ ⚀", "⚀ ⚀").replace("■ 25", "■ 23").replace("A♥ 2♥ ", "")
    position = mangeur(drawing.replace("? ♠", "pot A♥ 2♥\n    ? ♠"), won_cards="under")
    position = after(position, "turn", "8S", "turn", "QS", "turn", "KS", "turn", "9S")
    assert out(position) == [0]
    position = after(position, "turn", "*1", "1")
    assert won(position) == [3, 30, 21]
    assert "▓ 8♠ 9♠ Q♠ K♠ A♥ 2♥ *1" in str(position)


ONE_ROUND_LEFT = """
    № 3   ⚀ ⚁
    ▶ 0 │ 9 │ +9♦
        · 0   ■ 20
      1 │ 3 │ +3♥
        ▒ 3   ■ 20
    ✗ 2 │ 6 │ +6♥ ✗8♦
        · 0   ■ 7
    ? ♠ 2 3 K
"""


def test_r11_the_game_ends_between_rounds_when_fewer_than_two_can_turn_up() -> None:
    position = mangeur(ONE_ROUND_LEFT)
    assert position.legal == ["pass", "take 3H"]
    taken = position.play("take 3H")
    assert taken.is_over
    assert won(taken) == [24, 20, 7]


def test_r11_a_round_is_played_to_its_end_even_by_one_player_with_cards() -> None:
    position = mangeur(ONE_ROUND_LEFT).play("pass")
    position = after(position, "turn", "2S")
    assert not position.is_over
    assert position.to_act == (1,), "5: nobody can take, so the only one with cards goes on"
    position = after(position, "turn", "3S")
    assert position.to_act == (0,), "9 and the 3 of spades make 12"
    position = after(position, "pass", "turn", "KS")
    assert position.is_over
    assert won(position) == [20, 20, 7]


@pytest.mark.parametrize("won_cards", ["aside", "under"])
def test_r11_the_game_ends_after_the_rounds_agreed_on(won_cards: str) -> None:
    position = tablee.game("mangeur_de_cartes", rounds=2, won_cards=won_cards).start()
    assert "№ 1/2" in str(position)
    win = ("die 1", "die 1", "turn", "{}S", "turn", "{}H", "turn", "{}D", "turn", "A{}")
    position = after(position, *(action.format("K") for action in win[:-1]), "AS")
    assert not position.is_over
    position = after(position, *(action.format("Q") for action in win[:-1]), "AH")
    assert position.is_over
    assert won(position) == [4, 4, 0]
    assert position.scores == (19, 19, 16)


def test_r11_without_a_number_of_rounds_a_hundred_is_the_limit() -> None:
    game = tablee.game("mangeur_de_cartes", won_cards="under")
    state = game.start().state
    state.round = MOST_ROUNDS - 1
    state.to_move = state.round % 3
    position = tablee.Position(game, state)
    win = ("die 1", "die 1", "turn", "KS", "turn", "KH", "turn", "KD", "turn", "AS")
    assert not after(position, *win[:-1]).is_over
    assert after(position, *win).is_over
    for wrong in (-1, 100, "many"):
        with pytest.raises(InvalidOption, match="rounds"):
            tablee.game("mangeur_de_cartes", rounds=wrong)


def test_r12_most_cards_win_and_every_winner_takes_1_from_every_loser() -> None:
    taken = mangeur(ONE_ROUND_LEFT).play("take 3H")
    assert taken.scores == (24, 23, 7), "cards left in a pile count too"
    assert taken.returns == (2, -1, -1)
    assert str(taken).count("★") == 1


def test_r12_equal_players_win_together_and_a_pot_is_nobodys() -> None:
    tied = mangeur(ALL_EMPTY).play("pass")
    assert tied.scores == (20, 20, 8)
    assert tied.returns == (1, 1, -2)
    assert str(tied).count("★") == 2
    level = ALL_EMPTY.replace("■ 20", "■ 16").replace("■ 8", "■ 16")
    drawn = mangeur(level).play("pass")
    assert drawn.returns == (0, 0, 0)
    assert str(drawn).count("\n= ") == 3
    assert drawn.game.read(str(drawn)) == drawn


def test_r12_in_a_match_cards_are_points() -> None:
    game = tablee.game("mangeur_de_cartes", rounds=1)
    match = Match(game, ["Ada", "Zoé", "Léo"], Terms(games=2))
    for action in ("die 1", "die 1", "turn", "KS", "turn", "KH", "turn", "KD", "turn", "AS"):
        match.play(action)
    assert match.now.scores == (20, 17, 17)
    assert match.now.won == (1, 0, 0)
    for action in ("die 1", "die 1", "turn", "KS", "turn", "KH", "turn", "KD", "turn", "AS"):
        match.play(action)
    assert match.now.scores == (37, 37, 34)
    assert match.now.won == (1, 1, 0)


def test_s9_r9_who_passes_is_told_with_the_card_that_they_leave() -> None:
    def passed(drawing: str, lang: str) -> str:
        before = mangeur(drawing)
        code = before.read_action("pass")
        after_it, names = before.play("pass"), ["Ada", "Bo", "Cy"]
        actor = before.to_act[0]
        told: str = before.game.room.telling.tell(
            before.record, actor, code, after_it.record, names, lang
        )
        return told

    assert passed(ONE_ROUND_LEFT, "en") == "Ada passes on 3♥, which would have reached 12."
    assert passed(ONE_ROUND_LEFT, "fr") == "Ada laisse 3♥, qui menait à 12."
    assert ": Ada leaves it (§R9)." in passed(ALL_EMPTY, "en")
    assert ": Ada la quitte (§R9)." in passed(ALL_EMPTY, "fr").replace("\u00a0:", ":")
