"""Moksha-patamu, ruling by ruling, and in words."""

from __future__ import annotations

import pytest

import tablee
from tablee.contract.rules import TABLE
from tablee.core.errors import InvalidOption, InvalidPosition
from tablee.core.match import Match, Terms
from tablee.testing.play import random_game
from tests.games.test_moksha_patamu import held, lying, moksha, squares


def test_r1_any_double_may_enter_and_throw_again() -> None:
    start = tablee.game("moksha_patamu", dice=2, doubles="any").start()
    for throw, _ in start.chance:
        is_double = throw[0] == throw[2]
        assert squares(start.play(throw)) == [int(is_double), 0]
        assert start.play(throw).state.to_move == int(not is_double)
    assert moksha("▶ A 6  B ·", dice=2, doubles="any").play("2+2").state.to_move == 0


@pytest.mark.parametrize(
    ("options", "section"),
    [
        ({"doubles": "any"}, "§R1"),
        ({"doubles": "any", "dice": 2, "entry": "free", "replay": False}, "§R1"),
        ({"overshoot": "stay", "dice": 2}, "§R4"),
        ({"bell_after": 10, "end": "all"}, "§R6"),
    ],
)
def test_r1_r4_r6_options_that_contradict_each_other_are_refused(
    options: dict[str, object], section: str
) -> None:
    with pytest.raises(InvalidOption, match=section) as refused:
        tablee.game("moksha_patamu", **options)
    assert section in refused.value.say("fr")


def test_r1_a_throw_of_the_wrong_number_of_dice_is_refused() -> None:
    with pytest.raises(tablee.IllegalAction, match="with one die"):
        tablee.game("moksha_patamu").start().play("3+4")
    with pytest.raises(tablee.IllegalAction, match="with two dice"):
        tablee.game("moksha_patamu", dice=2).start().play("3")


def test_r2_being_placed_on_square_1_is_not_a_landing() -> None:
    board = "30:1>20"
    assert squares(moksha("▶ A ·  B ·", board=board).play("6")) == [1, 0]
    assert squares(moksha("▶ A ·  B ·", board=board, entry="free").play("1")) == [20, 0]


def test_r2_with_free_entry_the_first_throw_moves_the_pawn() -> None:
    assert squares(moksha("▶ A ·  B ·", entry="free").play("4")) == [4, 0]
    assert squares(moksha("▶ A ·  B ·", entry="free").play("5")) == [22, 0]
    assert squares(moksha("▶ A ·  B ·", entry="free", dice=2).play("5+6")) == [11, 0]


def test_r3_without_replay_no_throw_gives_another() -> None:
    position = moksha("▶ A ·  B 6", replay=False).play("6")
    assert squares(position) == [1, 6]
    assert position.state.to_move == 1
    assert position.play("6").state.to_move == 0


def test_r3_a_six_that_moves_nothing_gives_no_other_throw() -> None:
    assert moksha("▶ A 28  B ·", overshoot="stay").play("6").state.to_move == 1
    assert moksha("▶ A ·  B 1", occupied=True).play("6").state.to_move == 1


def test_r3_a_pawn_that_is_home_throws_no_more() -> None:
    position = moksha("▶ A 24  B ·", end="all").play("6")
    assert position.state.places[0] == 1
    assert position.state.to_move == 1


def test_r3_a_six_swallowed_by_a_snake_still_gives_another_throw() -> None:
    position = moksha("▶ A 11  B ·").play("6")
    assert squares(position) == [8, 0]
    assert position.state.to_move == 0


def test_r4_with_stay_a_throw_that_is_too_high_moves_nothing() -> None:
    for throw in "23456":
        assert squares(moksha("▶ A 29  B ·", overshoot="stay").play(throw)) == [29, 0]
    assert moksha("▶ A 29  B ·", overshoot="stay").play("1").is_over


def test_r4_a_pawn_that_stays_does_not_leave_its_foot_and_takes_no_card() -> None:
    options = {"board": "30:28>30", "overshoot": "stay", "ladder_card": "passing"}
    position = moksha("▶ A 28 △  B ·  28▣B", **options).play("5")
    assert squares(position) == [28, 0]
    assert lying(position) == {28: "B"}


def test_r5_with_first_all_others_lose_alike() -> None:
    assert moksha("▶ A 29  B 28  C ·  D 2").play("1").returns == (3, -1, -1, -1)


def test_r5_with_first_the_bell_ranks_by_square_and_ties_are_shared() -> None:
    position = moksha("▶ A 29  B 28  C ·  D 29").play("bell")
    assert position.is_over
    assert position.returns == (2, -1, -3, 2)
    assert position.scores == (2, 1, 0, 2)
    assert position.legal_for(TABLE) == []


def test_r5_r6_with_first_it_ends_with_the_first_home_or_with_the_last_turn() -> None:
    drawing = "▶ A 25  B 28  C ·  ♪ 2"
    home = moksha(drawing, end="first", bell_after=9).play("5")
    assert home.is_over
    assert home.returns == (2, -1, -1)
    waiting = moksha(drawing, end="first", bell_after=9).play("1")
    assert not waiting.is_over
    rung = waiting.play("1")
    assert rung.is_over
    assert squares(rung) == [26, 29, 0]
    assert rung.returns == (0, 2, -2)


def test_r5_at_the_bell_arrival_counts_first_then_squares_and_ties_are_shared() -> None:
    position = moksha("A 12  B ★2  ▶ C 29  D 12  E ★1  F ·", end="bell").play("bell")
    assert position.returns == (-2, 3, 1, -2, 5, -5)


def test_r6_the_bell_may_ring_at_any_moment() -> None:
    before_anyone = tablee.game("moksha_patamu", end="bell").start()
    assert before_anyone.legal_for(TABLE) == ["bell"]
    assert before_anyone.play("bell").returns == (0, 0)
    between_throws = moksha("▶ A 6  B 20", end="bell").play("6")
    assert between_throws.play("bell").returns == (-1, 1)
    assert between_throws.play("bell", TABLE).legal_for(TABLE) == []


def test_r6_a_throw_that_was_not_moved_is_lost_at_the_bell() -> None:
    position = moksha("▶ A 26 ▽ [4]  B 27 ▽", end="bell", snake_card="passing").play("bell")
    assert squares(position) == [26, 27]
    assert position.returns == (-1, 1)
    assert position.state.thrown.tolist() == [0, 0]


def test_r6_the_bell_belongs_to_the_table_and_to_games_that_have_one() -> None:
    waiting = moksha("▶ A 13 ▽ [4]  B 15 ▽", end="bell", snake_card="lasting")
    with pytest.raises(tablee.IllegalAction, match=r"table rings it.*§R6"):
        waiting.play("bell", 0)
    with pytest.raises(tablee.IllegalAction, match="not the turn"):
        waiting.play("bell", 1)
    with pytest.raises(tablee.IllegalAction, match=r"end=first or end=bell \(§R6\)"):
        tablee.game("moksha_patamu", end="all").start().play("bell")
    assert tablee.game("moksha_patamu").start().legal_for(TABLE) == ["bell"]


def test_r6_the_bell_rings_by_itself_after_so_many_turns() -> None:
    position = tablee.game("moksha_patamu", end="bell", bell_after=3).start()
    for throw in ("1", "6", "6", "2", "1"):  # the second player's three throws are one turn
        assert not position.is_over
        position = position.play(throw)
    assert position.is_over
    assert squares(position) == [0, 9]
    assert position.returns == (-1, 1)


def test_r6_a_game_until_the_bell_is_over_when_all_are_home() -> None:
    position = moksha("A ★1  ▶ B 29  ♪ 12", end="bell", bell_after=20).play("1")
    assert position.is_over
    assert position.returns == (1, -1)


def test_r7_scores_count_the_players_beaten() -> None:
    position = moksha("▶ A 29  B 28  C ·  D 2").play("1")
    assert position.scores == (3, 0, 0, 0)
    position = moksha("A 12  ▶ B 29  C 12", end="bell").play("bell")
    assert position.scores == (0, 2, 0)
    match = Match(tablee.game("moksha_patamu", board="12:"), ["Ada", "Zoé"], Terms(games=2))
    for throw in ("6", "6", "5"):
        match.play(throw)
    assert match.now.scores == (1, 0)
    assert match.player_at(0) == 1


def test_r8_what_a_pawn_walks_over_does_nothing() -> None:
    assert squares(moksha("▶ A 2  B ·").play("2")) == [4, 0]
    assert squares(moksha("▶ A 16  B ·").play("2")) == [18, 0]
    assert squares(moksha("▶ A 29  B ·").play("5")) == [26, 0]


def test_r12_a_pawns_own_square_is_free_and_acts_anew() -> None:
    """C stands on the head unharmed; with all squares before it taken it stops there again."""
    position = moksha("A 18  B 19  ▶ C 17", occupied=True).play("2")
    assert squares(position) == [18, 19, 8]


def test_r12_walking_back_stops_below_an_occupied_square_too() -> None:
    assert squares(moksha("▶ A 29  B 26  C 25", occupied=True).play("5")) == [24, 26, 25]
    assert squares(moksha("▶ A 29  B 28", occupied=True).play("3")) == [14, 28]


def test_r12_what_the_pawn_stops_on_instead_acts_as_usual() -> None:
    assert squares(moksha("▶ A 13  B 18", occupied=True).play("5")) == [8, 18]
    assert squares(moksha("▶ A 1  B 6", occupied=True).play("5")) == [22, 6]


def test_r12_the_last_square_is_never_occupied() -> None:
    position = moksha("A ★1  ▶ B 29", occupied=True, end="all").play("1")
    assert position.state.places[:2].tolist() == [1, 2]
    board = "30:24>30"
    position = moksha("A ★1  ▶ B 20", board=board, occupied=True, end="all").play("4")
    assert position.is_over


def test_r12_a_pawn_with_no_free_square_down_to_1_does_not_move() -> None:
    crowd = "▶ A 11  B 1  C 2  D 3  E 4  F 5"
    position = moksha(crowd, board="12:", occupied=True, dice=2).play("4+4")
    assert squares(position) == [11, 1, 2, 3, 4, 5]
    assert position.state.to_move == 1


def test_r12_with_free_entry_a_pawn_may_find_no_room_to_enter() -> None:
    crowd = "▶ A ·  B 1  C 2"
    assert squares(moksha(crowd, occupied=True, entry="free").play("2")) == [0, 1, 2]
    assert squares(moksha("▶ A ·  B 2", occupied=True, entry="free").play("2")) == [1, 2]


def test_r12_a_snake_with_a_free_tail_swallows_as_usual() -> None:
    assert squares(moksha("▶ A 13  B 9", occupied=True).play("4")) == [8, 9]
    assert squares(moksha("▶ A 13  B 8").play("4")) == [8, 8]


def test_r13_a_pawn_cannot_enter_on_an_occupied_square_1() -> None:
    position = moksha("▶ A ·  B 1", occupied=True).play("6")
    assert squares(position) == [0, 1]
    assert position.state.to_move == 1
    assert squares(moksha("▶ A ·  B 1").play("6")) == [1, 1]


CARDS = {"snake_card": "passing", "ladder_card": "passing"}


def test_r14_every_player_begins_with_a_card_of_each_kind() -> None:
    start = tablee.game("moksha_patamu", players=3, snake_card="lasting").start()
    assert held(start, 0) == [1, 1, 1]
    assert held(start, 1) == [0, 0, 0]


def test_r14_cards_are_laid_after_the_throw_and_before_the_move() -> None:
    position = moksha("▶ A 6 ▽△  B 8 ▽△", **CARDS)
    with pytest.raises(tablee.IllegalAction, match=r"first the dice are thrown \(§R14\)"):
        position.play("card 17")
    with pytest.raises(tablee.IllegalAction, match=r"first the dice are thrown \(§R14\)"):
        position.play("go")
    # It is the turn of the first player, and of nobody else: they only have to throw.
    for typed in ("card 17", "go"):
        with pytest.raises(tablee.IllegalAction, match=r"first the dice are thrown \(§R14\)"):
            position.play(typed, 0)
        with pytest.raises(tablee.IllegalAction, match="not the turn of the second player"):
            position.play(typed, 1)
    with pytest.raises(tablee.IllegalAction, match=r"nobody chooses what the dice show.*\(§1\)"):
        position.play("4", 0)
    position = position.play("4")
    assert position.to_act == (0,)
    assert squares(position) == [6, 8]
    assert position.legal == ["go", "card 3", "card 5", "card 17", "card 27"]
    with pytest.raises(tablee.IllegalAction, match=r"the dice are thrown.*§R14"):
        position.play("4")
    assert squares(position.play("go")) == [10, 8]


def test_r14_a_card_may_not_go_just_anywhere() -> None:
    position = moksha("▶ A 6 ▽ [4]  B 8 △  5▣A 17▣B", **CARDS)
    before = position.state.pack()
    for action, reason in {
        "card 16": "neither the head of a snake nor the foot of a ladder",
        "card 22": "neither the head",
        "card 30": "neither the head",
        "card 31": "no such square",
        "card 144": "no such square",
        "card 17": "a card lies there already",
        "card 3": "you hold no ladder card",
    }.items():
        with pytest.raises(tablee.IllegalAction, match=rf"{reason}.*\(§R14\)"):
            position.play(action)
    assert position.state.pack() == before
    assert position.legal == ["go", "card 27"]
    with pytest.raises(tablee.IllegalAction, match="you hold no snake card"):
        moksha("▶ A 6 △ [4]  B 8 ▽△  27▣A", **CARDS).play("card 17")
    for card, kind in (("card 17", "snake"), ("card 5", "ladder")):
        with pytest.raises(tablee.IllegalAction, match=f"without {kind} cards"):
            moksha("▶ A 6  B 8").play(card)


def test_r14_several_cards_may_be_laid_before_one_move() -> None:
    position = moksha("▶ A 6 ▽2△ [4]  B 8 △", **CARDS)
    position = position.play("card 27").play("card 5")
    assert position.to_act == (0,)
    position = position.play("card 17")
    assert squares(position) == [10, 8]
    assert lying(position) == {5: "A", 17: "A", 27: "A"}


def test_r14_a_player_who_can_lay_none_moves_at_once() -> None:
    no_card = moksha("▶ A 6  B 8 ▽△  17▣A 5▣A", **CARDS).play("1")
    assert squares(no_card) == [7, 8]
    no_head_left = moksha("▶ A 6 ▽  B 8 ▽  C 9  D 9  17▣C 27▣D", snake_card="lasting").play("1")
    assert squares(no_head_left) == [7, 8, 9, 9]


def test_r14_a_player_off_the_board_may_lay_a_card() -> None:
    position = moksha("▶ A · ▽  B 8 ▽", snake_card="lasting").play("3")
    assert position.to_act == (0,)
    position = position.play("card 17")
    assert squares(position) == [0, 8]
    assert lying(position) == {17: "A"}


def test_r14_a_card_may_be_laid_at_every_throw_of_a_turn() -> None:
    position = moksha("▶ A 6 ▽  B 8 ▽", snake_card="lasting").play("6").play("go")
    assert squares(position) == [12, 8]
    position = position.play("5")
    assert position.to_act == (0,)
    assert squares(position.play("card 17")) == [17, 8]


def test_r15_the_owner_of_a_passing_snake_card_stays_protected() -> None:
    position = moksha("▶ A 13  B 9 ▽  17▣A", snake_card="passing").play("4")
    assert squares(position) == [17, 9]
    assert lying(position) == {17: "A"}


def test_r15_the_owner_of_a_passing_ladder_card_stays_barred_and_leaves_it() -> None:
    position = moksha("▶ A 4  B 9 △  5▣A", ladder_card="passing").play("1")
    assert squares(position) == [5, 9]
    position = position.play("1").play("go").play("2")
    assert squares(position) == [7, 10]
    assert lying(position) == {5: "A"}


def test_r15_a_pawn_that_stood_there_before_the_card_takes_it_on_leaving() -> None:
    position = moksha("▶ A 9 △ [1]  B 5 △", ladder_card="passing").play("card 5")
    position = position.play("2").play("go")
    assert squares(position) == [10, 7]
    assert held(position, 1) == [0, 2]


def test_r15_of_two_pawns_on_a_card_the_first_to_leave_takes_it() -> None:
    position = moksha("▶ A 5 △  B 5 △  C 20  5▣C", ladder_card="passing").play("1").play("go")
    assert held(position, 1) == [2, 1, 0]
    position = position.play("2").play("go")
    assert squares(position) == [6, 7, 20]
    assert held(position, 1) == [2, 1, 0]


def test_r15_a_snake_card_is_not_taken_by_a_pawn_that_leaves_the_head() -> None:
    position = moksha("▶ A 17 ▽△  B 9 △  17▣B", **CARDS).play("1").play("go")
    assert squares(position) == [18, 9]
    assert lying(position) == {17: "B"}


def test_r16_a_pawn_leaving_a_foot_takes_the_card_before_it_stops() -> None:
    """It walks back to the very foot it left: the card is gone, so it climbs."""
    options = {"board": "30:28>29", "ladder_card": "passing"}
    position = moksha("▶ A 28 △  B 9  28▣B", **options).play("4")
    assert squares(position) == [29, 9]
    assert held(position, 1) == [2, 0]
    crowded = moksha("▶ A 5  B 6 △  C 7 △  5▣B", occupied=True, ladder_card="passing").play("2")
    assert squares(crowded) == [22, 6, 7]
    assert held(crowded, 1) == [1, 1, 1]


def test_r16_a_bitten_pawn_takes_the_card_and_the_pawn_at_the_tail_goes_up() -> None:
    position = moksha("▶ A 13  B 8 ▽  17▣B", occupied=True, snake_card="passing").play("4")
    assert squares(position) == [8, 17]
    assert held(position, 0) == [1, 1]
    assert lying(position) == {}


def test_r16_a_card_on_the_head_leaves_the_tail_alone() -> None:
    position = moksha("▶ A 13  B 8 ▽  17▣A", occupied=True, snake_card="lasting").play("4")
    assert squares(position) == [17, 8]


def test_r16_a_pawn_kept_down_by_an_occupied_top_and_a_card_takes_the_card_later() -> None:
    position = moksha("▶ A 4  B 22 △  5▣B", occupied=True, ladder_card="passing", players=2)
    position = position.play("1")
    assert squares(position) == [5, 22]
    position = position.play("1").play("go").play("1")
    assert squares(position) == [6, 23]
    assert held(position, 1) == [1, 1]


def test_r16_everything_at_once() -> None:
    """A walks back from 30 to an occupied 28, stops on the head 27 under B's card, is bitten, takes
    the card, and sends C up from the tail; the snake leaves C alone."""
    position = moksha(
        "▶ A 29 △  B 28 ▽△  C 14 ▽△  27▣B", occupied=True, **CARDS
    ).play("3").play("go")  # fmt: skip
    assert squares(position) == [14, 28, 27]
    assert held(position, 0) == [1, 1, 1]
    assert lying(position) == {}
    assert position.state.to_move == 1


def test_r16_a_card_laid_and_a_card_taken_in_one_move_are_both_told() -> None:
    telling = tablee.game("moksha_patamu").room.telling
    before = moksha("▶ A 13 ▽ [4]  B 8  17▣B", snake_card="passing")
    after = before.play("card 27")
    code = before.read_action("card 27")
    told = telling.tell(before.state, 0, code, after.state, ["Ada", "Bo"])
    assert told == (
        "Ada lays a snake card on 27: 13 → 17, down the snake to 8, takes a card."
    )  # fmt: skip


CROWDED = "moksha_patamu(players=32,board=12:3>8+10>2,end=all,occupied=true"


@pytest.mark.parametrize(
    "name",
    [
        f"{CROWDED},snake_card=passing,ladder_card=passing)",
        f"{CROWDED},entry=free,overshoot=stay,snake_card=lasting,ladder_card=lasting)",
        f"{CROWDED},dice=2,doubles=any,ladder_card=passing)",
    ],
)
def test_r12_r16_32_players_on_12_squares_come_home_and_never_break_a_rule(name: str) -> None:
    rules = tablee.game(name).room.rules
    steps = list(random_game(name, 1, limit=20_000))
    assert all(rules.impossible(step.after.state) == "" for step in steps)
    assert sorted(steps[-1].after.state.places) == list(range(1, 33))


def test_a_player_is_told_what_can_be_typed() -> None:
    help_for = tablee.game("moksha_patamu").room.telling.help_for
    waiting = moksha("A 9 ▽△  ▶ B 6 ▽△ [4]", end="bell", **CARDS)
    assert help_for(waiting.state, 1) == (
        "Your pawn is B. Type go, or card and a square: 3, 5, 17, 27. "
        "bell: the table rings the bell."
    )
    at_home = moksha("▶ A 9  B 9", end="all").state
    assert help_for(at_home, TABLE) == "Enter: throw the dice."


@pytest.mark.parametrize(
    ("drawing", "options", "said"),
    [
        ("▶ A 17  B ·", {}, "head of a snake"),
        ("▶ A 5  B ·", {}, "foot of a ladder"),
        ("▶ A 31  B ·", {}, "square of the board"),
        ("▶ A 9  B 9", {"occupied": True}, "one pawn"),
        ("▶ A ★2  B 9", {"end": "all"}, "home first"),
        ("▶ A ★1  B 9", {"end": "all"}, "goes on or is over"),
        ("A ★1  ▶ B 9", {}, "goes on or is over"),
        ("A 3  ▷ B 9", {"ladder_card": "none"}, "foot of a ladder"),
        ("A 4  ▷ B 9", {"end": "all"}, "goes on or is over"),
        ("▶ A 4 ▽  B 9", {}, "one card of each kind"),
        ("▶ A 4 ▽2  B 9", {"snake_card": "lasting"}, "one card of each kind"),
        ("▶ A 4 ▽  B 9 ▽  17▣A", {"snake_card": "passing"}, "one card of each kind"),
        ("▶ A 4 ▽  B 9  16▣A", {"snake_card": "passing"}, "a card lies on"),
        ("▶ A 4 [3]  B 9", {}, "a throw waits"),
        ("▶ A 4 ▽ [3][4]  B 9 ▽", {"snake_card": "passing"}, "a throw waits"),
        ("▶ A 4 ▽ [5][4]  B 9 ▽", {"snake_card": "passing", "dice": 2}, "a throw waits"),
        ("▶ A 4  B 9 ♪ 5", {"end": "all"}, "does not exist"),
        ("▶ A 4", {"players": 2}, "every pawn of this game once"),
        ("A 4  B 9", {}, "every pawn of this game once"),
        ("▶ A 4  B 9  ▶ C 5", {"players": 2}, "every pawn of this game once"),
    ],
)
def test_positions_that_no_game_could_reach_are_refused(
    drawing: str, options: dict[str, object], said: str
) -> None:
    with pytest.raises(InvalidPosition, match=said) as refused:
        moksha(drawing, **options)
    assert refused.value.say("fr")


def test_the_drawing_of_a_full_table_reads_back() -> None:
    game = tablee.game("moksha_patamu", players=32, snake_card="passing", end="bell")
    position = game.start()
    for _ in range(10):
        position = position.play("6").play("go").play("3").play("go")
    drawn = position.draw()
    assert game.read(drawn) == position
    assert game.read(position.draw(17)) == position
    assert "+" in drawn.partition("──")[0]  # ten pawns stand on one square
    assert max(map(len, drawn.splitlines())) <= 80


def test_a_person_may_write_actions_in_several_ways() -> None:
    notation = tablee.game("moksha_patamu").room.notation
    for typed in ("card 47", "CARD47", "carte 47", "c47", " c 47 "):
        assert notation.text(notation.code(typed, "fr") or 0, "en") == "card 47"
    for typed in (
        "card 0",
        "card 047",
        "card 145",
        "card",
        "7",
        "0",
        "1+7",
        "card -1",
        "card ４７",
    ):
        assert notation.code(typed, "en") is None
