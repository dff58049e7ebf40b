"""Le deux sur quatre, paragraph by paragraph."""

from __future__ import annotations

import itertools
import re
from random import Random

import pytest

import tablee
from tablee.contract.rules import CHANCE
from tablee.core.errors import InvalidOption
from tablee.games.deux_sur_quatre.inside.scoring import gains, winners

FACES = [f"{rank}{suit}" for rank in ("A", *range(2, 11), *"JQK") for suit in "♠♥♦♣"]
VALUES = {"A": 1} | {str(n): n for n in range(2, 11)} | dict.fromkeys("JQK", 10)
TABLE_OF_THREE = """
    1/3  8♥
    0¹  A♠  5♥  9♣  K♦   ● 0
    1   2♠  7♥  J♣  K♣   ● 0
    2   3♦  4♠  9♦  Q♠   ● 0
"""


def table(drawing: str, **options: object) -> tablee.Position:
    return tablee.game("deux_sur_quatre", **{"deals": 3, **options}).read(drawing)


def dealt(target: str, *shown: str, **options: object) -> tablee.Position:
    """A first deal in which each player can show what is given: the other cards are any others."""
    own = [re.split("[-+]", each) for each in shown]
    spare = [face for face in FACES if face not in {target, *itertools.chain(*own)}]
    lines = [
        f"{p} {' '.join(cards)} {spare.pop()} {spare.pop()} ● 0" for p, cards in enumerate(own)
    ]
    options = {"players": len(shown), "deals": 3, **options}
    return tablee.game("deux_sur_quatre", **options).read(
        "\n".join([f"1/{options['deals']} {target}", *lines])
    )


def deal(target: str, *shown: str, **options: object) -> tablee.Position:
    """The same, once everybody has shown."""
    position = dealt(target, *shown, **options)
    for each in shown:
        position = position.play(each)
    return position


def points(position: tablee.Position) -> tuple[int, ...]:
    return tuple(position.state.points.tolist()[: position.game.seats])


def play(position: tablee.Position, *actions: str) -> tablee.Position:
    for action in actions:
        position = position.play(action)
    return position


@pytest.mark.parametrize("players", [1, 2, 5, 0, -3, "many", True])
def test_s1_three_or_four_play_and_no_other_number(players: object) -> None:
    assert tablee.game("deux_sur_quatre", players=4).seats == 4
    assert tablee.game("deux_sur_quatre").seats == 3
    with pytest.raises(InvalidOption, match=r"players may be 3…4 \(§1\)"):
        tablee.game("deux_sur_quatre", players=players)


@pytest.mark.parametrize("players", [3, 4])
def test_s2_four_cards_each_and_then_the_target(players: int) -> None:
    position = tablee.game("deux_sur_quatre", players=players).start()
    for i in range(4 * players):
        assert position.to_act == (CHANCE,)
        assert len(position.chance) == 52 - i
        with pytest.raises(tablee.IllegalAction, match="§2"):
            position.play("7H+3D")
        position = position.play(position.legal[-1])
    assert all(">" not in action for action in position.legal)
    position = position.play("AH")
    assert position.to_act == (0,)
    assert "AH" not in " ".join(action for p in range(players) for action in position.legal_for(p))
    assert sum(line.count(suit) for line in str(position).splitlines() for suit in "♠♥♦♣") == (
        4 * players + 1
    )


def test_s2_a_card_is_dealt_only_once_and_only_to_whom_it_is_due() -> None:
    position = tablee.game("deux_sur_quatre").start().play("7H>0")
    with pytest.raises(tablee.IllegalAction, match="no longer in the pack"):
        position.play("7H>1")
    for elsewhere in ("8H>0", "8H>2", "8H>3", "8H"):
        with pytest.raises(tablee.IllegalAction, match="does not go there"):
            position.play(elsewhere)


def test_s3_s6_the_nearest_to_the_target_wins() -> None:
    after = deal("8♥", "4♠+2♠", "9♣-2♦", "9♦-4♣")
    assert winners(after.state) == [1]
    assert points(after) == (0, 3, 0)


def test_s4_any_two_of_the_four_cards_added_or_subtracted() -> None:
    position = table(TABLE_OF_THREE)
    pairs = ["5H{}AS", "9C{}AS", "KD{}AS", "9C{}5H", "KD{}5H", "KD{}9C"]
    assert set(position.legal) == {pair.format(sign) for pair in pairs for sign in "+-"}


@pytest.mark.parametrize("typed", ["7H+AS", "2S-7H", "8H+AS", "QC-AS", "4H+4C"])
def test_s4_a_card_that_is_not_in_hand_is_refused_and_nothing_changes(typed: str) -> None:
    position = table(TABLE_OF_THREE)
    before = position.to_json()
    with pytest.raises(tablee.IllegalAction, match=r"your own hand \(§4\)"):
        position.play(typed)
    assert position.to_json() == before


def test_s4_the_same_card_twice_is_no_combination() -> None:
    with pytest.raises(tablee.InvalidAction, match="two different cards"):
        table(TABLE_OF_THREE).play("5H+5H")


def test_s5_the_players_show_in_turn_round_the_table() -> None:
    position = table(TABLE_OF_THREE)
    for p, action in enumerate(["9C-AS", "KC-2S", "4S+3D"]):
        assert position.to_act == (p,)
        with pytest.raises(tablee.IllegalAction, match="not the turn"):
            position.play(action, (p + 1) % 3)
        with pytest.raises(tablee.IllegalAction, match="§5"):
            position.play("6C")
        position = position.play(action)
    assert position.to_act == (CHANCE,)


def test_s6_the_points_stand_beside_the_player_like_tokens() -> None:
    after = deal("8♥", "4♠+4♦", "9♣-2♦", "K♠+Q♠")
    assert re.findall(r"● +([−\d]+) \((.*)\)", str(after)) == [
        ("0", "0"),
        ("−2", "−2"),
        ("4", "+4"),
    ]


@pytest.mark.parametrize(
    ("shown", "total"),
    [("J♠+Q♠", 20), ("K♠-3♦", 7), ("K♦+10♦", 20), ("Q♣-9♣", 1), ("J♣+A♦", 11)],
)
def test_s7_figures_are_worth_10(shown: str, total: int) -> None:
    after = dealt("8♥", shown, "2♠+2♦", "4♠+4♦").play(shown)
    assert f"= {total:>2} " in str(after)


@pytest.mark.parametrize("shown", ["5♠+2♦", "K♠-4♠", "3♠+2♦"])
def test_s8_a_winner_below_the_target_scores_3(shown: str) -> None:
    assert points(deal("8♥", shown, "K♣+J♣", "Q♦+K♦"))[0] == 3


@pytest.mark.parametrize("shown", ["5♠+3♦", "K♠-2♠", "4♠+4♦"])
def test_s9_a_winner_on_the_target_scores_4(shown: str) -> None:
    assert points(deal("8♥", shown, "5♣+2♣", "Q♦+K♦"))[0] == 4


@pytest.mark.parametrize("shown", ["5♠+4♦", "8♠+2♠", "6♠+5♦"])
def test_s10_a_winner_above_the_target_scores_1(shown: str) -> None:
    assert points(deal("8♥", shown, "K♣+J♣", "Q♦+K♦"))[0] == 1


@pytest.mark.parametrize(
    ("shown", "score"), [("5♥+2♦", 3 + 1), ("5♠+3♥", 4 + 1), ("K♥-A♦", 1 + 1), ("9♠-A♥", 4 + 1)]
)
def test_s11_one_card_of_the_suit_scores_1_more(shown: str, score: int) -> None:
    assert points(deal("8♥", shown, "K♣+J♣", "Q♦+K♦"))[0] == score


@pytest.mark.parametrize(
    ("shown", "score"), [("5♥+2♥", 3 + 2), ("5♥+3♥", 4 + 2), ("K♥-A♥", 1 + 2), ("9♥-A♥", 4 + 2)]
)
def test_s12_two_cards_of_the_suit_score_2_more(shown: str, score: int) -> None:
    assert points(deal("8♥", shown, "K♣+J♣", "Q♦+K♦"))[0] == score


def test_s11_s12_the_suit_brings_nothing_to_those_who_do_not_win() -> None:
    assert points(deal("8♥", "4♠+4♦", "5♥+2♥", "6♥+A♠")) == (4, 0, 0)


def test_s13_the_example_6_beats_10_for_a_target_of_8() -> None:
    """Paul proposes 6 and Marc 10; whoever shows first, and even if only Marc has the suit."""
    assert points(deal("8♥", "4♠+2♦", "7♠+3♦", "K♣+J♣")) == (3, 0, -2)
    assert points(deal("8♥", "7♠+3♦", "4♠+2♦", "K♣+J♣")) == (0, 3, -2)
    assert points(deal("8♥", "7♥+3♥", "4♠+2♦", "K♣+J♣")) == (0, 3, -2)


def test_s14_the_example_both_show_6_and_the_suit_wins() -> None:
    assert points(deal("8♥", "4♠+2♦", "5♥+A♦", "K♣+J♣")) == (0, 4, -2)
    assert points(deal("8♥", "5♠+A♥", "4♠+2♦", "K♣+J♣")) == (4, 0, -2)
    assert points(deal("8♥", "4♠+2♦", "5♥+A♥", "K♣+J♣")) == (0, 5, -2)


def test_s15_those_who_are_still_level_all_win() -> None:
    assert points(deal("8♥", "4♠+2♦", "5♠+A♦", "K♣+J♣")) == (3, 3, -2)
    assert points(deal("8♥", "4♠+4♦", "5♠+3♦", "9♣-A♣", "7♠+A♠", players=4)) == (4, 4, 4, 4)
    assert points(deal("8♥", "7♠+3♦", "8♠+2♦", "K♣+J♣")) == (1, 1, -2)


def test_s15_each_with_their_own_points() -> None:
    assert points(deal("8♥", "4♥+2♦", "5♥+A♥", "K♣+J♣")) == (4, 5, -2)
    assert points(deal("8♥", "4♥+2♥", "5♥+A♦", "K♣-4♣")) == (5, 4, 0)


def test_s16_the_example_5_for_a_target_of_10_loses_2() -> None:
    assert points(deal("10♥", "3♠+2♦", "7♠+2♣", "5♣+5♦")) == (-2, 0, 4)


@pytest.mark.parametrize(
    ("shown", "loss"), [("4♠+A♦", 0), ("3♠+A♦", -2), ("7♠+4♦", 0), ("8♠+4♦", -2)]
)
def test_s16_distance_4_is_too_far_and_3_is_not(shown: str, loss: int) -> None:
    assert points(deal("8♥", shown, "6♥+2♥", "5♣+3♣"))[0] == loss


def test_s17_a_far_winner_gains_nothing() -> None:
    """Nobody is nearer than 4: the winner too goes without, suit or not."""
    after = deal("8♥", "7♥+5♥", "K♣+J♣", "Q♦+K♦")
    assert winners(after.state) == [0]
    assert points(after) == (-2, -2, -2)


def test_s17_distance_3_still_gains() -> None:
    assert points(deal("8♥", "4♥+A♦", "K♣+J♣", "Q♦+K♦")) == (4, -2, -2)


@pytest.mark.parametrize("zero", ["4♠-4♦", "K♠-J♦", "10♠-Q♦", "A♠-A♥"])
def test_s18_a_total_of_0_makes_the_deal_void(zero: str) -> None:
    after = dealt("8♥", "4♥+4♣", zero, "K♣+Q♣").play("4♥+4♣").play(zero)
    assert points(after) == (0, 0, 0)
    assert gains(after.state) == [0, 0, 0]
    assert winners(after.state) == []
    assert "∅ 1" in str(after)


def test_s18_two_cards_of_the_same_value_are_needed() -> None:
    position = table(TABLE_OF_THREE.replace("A♠", "9♥"))
    assert [a for a in position.legal if position.play(a).to_act == (CHANCE,)] == ["9C-9H"]


def beats(one: tuple[int, int], other: tuple[int, int], target: int) -> bool:
    """§6, §13, §14 as a table of friends would say them: a total and how many cards of the suit."""
    if abs(one[0] - target) != abs(other[0] - target):
        return abs(one[0] - target) < abs(other[0] - target)
    if one[0] != other[0]:
        return one[0] < other[0]
    return bool(one[1]) and not other[1]


def test_s6_s13_s14_s15_in_hundreds_of_deals_the_winners_are_those_whom_nobody_beats() -> None:
    random = Random(1)
    several = 0
    for _ in range(600):
        # Few cards, so that ties are common.
        target, *cards = random.sample(random.choice((FACES, FACES[8:28])), 9)
        hands = [cards[2 * p : 2 * p + 2] for p in range(4)]
        totals = [sum(VALUES[card[:-1]] for card in hand) for hand in hands]
        mine = [(totals[p], sum(c[-1] == target[-1] for c in hands[p])) for p in range(4)]
        aim = VALUES[target[:-1]]
        best = [p for p in range(4) if not any(beats(other, mine[p], aim) for other in mine)]
        after = deal(target, *("+".join(hand) for hand in hands), players=4)
        assert winners(after.state) == best
        several += len(best) > 1
    assert several > 60
