"""Le deux sur quatre, ruling by ruling."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import numpy as np
import pytest

import tablee
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.errors import InvalidOption
from tablee.core.match import Match, Terms
from tablee.games.deux_sur_quatre.inside.reckoning import (
    KINDS,
    STANDINGS,
    list_pairs,
    pair_of,
    reply,
)
from tablee.testing.twins import check_twins
from tests.games.test_deux_sur_quatre import (
    FACES,
    TABLE_OF_THREE,
    VALUES,
    deal,
    dealt,
    play,
    points,
    table,
)


def test_r1_52_cards_an_ace_is_1_and_the_others_their_number() -> None:
    start = tablee.game("deux_sur_quatre").start()
    assert [probability for _, probability in start.chance] == [Fraction(1, 52)] * 52
    for face in FACES:
        target, other, *rest = (spare for spare in FACES[8:] if spare != face)
        shown = f"{face}+{other}"
        position = dealt(target, shown, "+".join(rest[:2]), "+".join(rest[2:4]))
        assert f"= {VALUES[face[:-1]] + VALUES[other[:-1]]:>2} " in str(position.play(shown))


@pytest.mark.parametrize(
    ("typed", "same"),
    [("5H-9C", "9C-5H"), ("AS+KD", "KD+AS"), ("as-kd", "KD-AS"), ("5♥ − 9♣", "9C-5H")],
)
def test_r2_the_smaller_is_taken_from_the_larger(typed: str, same: str) -> None:
    position = table(TABLE_OF_THREE)
    assert position.play(typed) == position.play(same)
    assert all(re.search(r"= +\d", str(position.play(action))) for action in position.legal)


def test_r3_1_above_beats_2_below_and_on_the_target_beats_both() -> None:
    assert points(deal("8♥", "7♠+2♦", "4♥+2♥", "K♣+J♣")) == (1, 0, -2)
    assert points(deal("8♥", "7♠+2♦", "4♥+3♥", "9♠-A♦")) == (0, 0, 4)


def test_r4_what_is_shown_is_seen_and_what_is_not_never_is() -> None:
    """Two games that differ in one card that its owner never shows, here an ace or a four."""
    one, other = (
        play(table(TABLE_OF_THREE.replace("A♠", hidden)), "9C-5H", "KC-2S", "4S+3D")
        for hidden in ("A♠", "4♣")
    )
    for _ in range(30):
        for observer in (1, 2, TABLE):
            assert one.view(observer) == other.view(observer)
            assert one.draw(observer) == other.draw(observer)
        both = [action for action in one.legal if action in other.legal]
        one, other = one.play(both[0]), other.play(both[0])
    assert one.seen(0, "9C-5H", 1) == "9C-5H"


def test_r4_in_a_later_deal_of_the_pack_only_its_owner_knows_an_unshown_card() -> None:
    games = []
    for hidden, later in (("AS", "4C"), ("4C", "AS")):
        cards = [f"{hidden}>0", "2S>1", "3D>2", "5H>0", "7H>1", "4S>2", "9C>0", "JC>1", "9D>2"]
        cards += ["KD>0", "KC>1", "QS>2", "8H", "9C-5H", "KC-2S", "4S+3D", f"{later}>1"]
        games.append(play(tablee.game("deux_sur_quatre").start(), *cards))
    one, other = games
    for observer in (2, TABLE):
        assert one.view(observer) == other.view(observer)
    for observer in (0, 1):
        assert one.view(observer) != other.view(observer)
    assert one.view(0)["state"]["where"][0] == 6
    assert one.view(2)["state"]["where"][0] == -1
    assert one.view(2)["state"]["where"].count(1) == 7
    # The seat of its owner marks the card, in the owner's picture only.
    assert "♠  0" in one.draw(0)
    assert "♠  ·" in one.draw(1)


def test_r4_of_a_card_dealt_to_another_one_sees_only_a_back() -> None:
    position = tablee.game("deux_sur_quatre", deals=3).start().play("7H>0")
    assert [position.seen(CHANCE, "7H>0", seat) for seat in (0, 1, 2, TABLE)] == (
        ["7H>0", "?>0", "?>0", "?>0"]
    )
    assert position.seen(CHANCE, "8H", 2) == "8H"
    assert "▒▒" in position.draw(1)
    assert "7♥" not in position.draw(1)
    assert "7♥" in position.draw(0)


@pytest.mark.parametrize("name", ["deux_sur_quatre", "deux_sur_quatre(players=4,deals=3)"])
def test_r4_the_view_test_has_something_to_compare(name: str) -> None:
    for observer in (0, 2, TABLE):
        assert check_twins(name, observer, Random(observer), length=40) > 20


@pytest.mark.parametrize("players", [3, 4])
def test_r5_the_player_who_begins_is_served_first_and_rotates(players: int) -> None:
    position = tablee.game("deux_sur_quatre", players=players, deals=9).start()
    random = Random(1)
    for number in range(9):
        begins = number % players
        order = [(begins + i) % players for i in range(players)]
        for p in order * 4:
            assert all(action.endswith(f">{p}") for action in position.legal)
            position = position.play(random.choice(position.legal))
        position = position.play(random.choice(position.legal))
        for p in order:
            assert position.to_act == (p,)
            position = position.play(next(a for a in position.legal if "+" in a))
    assert position.is_over


def test_r6_one_card_of_the_suit_and_two_are_level() -> None:
    """On the target, below and above; a player without the suit is beaten each time."""
    assert points(deal("8♥", "6♥+2♦", "5♥+3♥", "4♠+4♦")) == (5, 6, 0)
    assert points(deal("8♥", "5♥+2♦", "4♥+3♥", "6♠+A♦")) == (4, 5, 0)
    assert points(deal("8♥", "7♥+2♦", "6♥+3♥", "5♠+4♦")) == (2, 3, 0)


def test_r6_of_four_players_two_can_win_and_the_others_lose() -> None:
    after = deal("8♥", "7♥+A♠", "4♠+4♦", "6♥+2♥", "K♣+J♣", players=4)
    assert points(after) == (5, 0, 6, -2)


def far(distance: int, **options: object) -> int:
    """What a winner so far below a target of 10 gets; the others are further away."""
    shown = {0: "6♠+4♠", 1: "6♠+3♠", 2: "6♠+2♠", 3: "5♠+2♠", 4: "4♠+2♠", 5: "3♠+2♠", 6: "3♠+A♠"}
    return points(deal("10♥", shown[distance], "2♦+A♣", "2♣+A♦", **options))[0]


@pytest.mark.parametrize(
    ("far_winner", "scores"),
    [
        (4, [4, 3, 3, 3, -2, -2, -2]),
        (3, [4, 3, 3, 0, -2, -2, -2]),
        (1, [4, 0, 0, 0, -2, -2, -2]),
        (6, [4, 3, 3, 3, 1, 1, -2]),
        (20, [4, 3, 3, 3, 1, 1, 1]),
        ("literal", [0, 0, 0, 3, 1, 1, 1]),
    ],
)
def test_r7_every_reading_of_the_far_winner(far_winner: object, scores: list[int]) -> None:
    assert [far(distance, far_winner=far_winner) for distance in range(7)] == scores


def test_r7_nothing_is_nothing_for_the_suit_either() -> None:
    assert points(deal("8♥", "5♥+3♥", "K♣+J♣", "Q♦+K♦", far_winner="literal")) == (0, -2, -2)
    assert points(deal("8♥", "4♥+A♥", "K♣+J♣", "Q♦+K♦", far_winner=3)) == (0, -2, -2)


def test_r7_20_pays_even_the_furthest_winner_there_can_be() -> None:
    shown = ("K♠+Q♠", "K♦+Q♦", "K♣+Q♣")
    assert points(deal("A♥", *shown, far_winner=20)) == (-1, -1, -1)
    assert points(deal("A♥", *shown, far_winner=19)) == (-2, -2, -2)


@pytest.mark.parametrize("value", [0, 21, -4, "never", "04", "4.0", True, ""])
def test_r7_other_values_are_refused(value: object) -> None:
    with pytest.raises(InvalidOption, match=r"4 \| 3 \| literal \| 1…20 \(§R7\)"):
        tablee.game("deux_sur_quatre", far_winner=value)


def test_r8_the_winner_too_loses_2_and_scores_go_below_0() -> None:
    after = deal("8♥", "3♥+A♥", "K♣+J♣", "Q♦+K♦", far_winner=20)
    assert points(after) == (3 + 2 - 2, -2, -2)
    after = table("""
        2/3  8♥
        1¹  2♠  7♥  J♣  K♣   ● -1
        2   3♦  4♠  9♦  Q♠   ● -2
        0   A♠  5♥  9♣  K♦   ● 3
    """)
    after = play(after, "KC+JC", "QS+9D", "KD+9C")
    assert points(after) == (1, -3, -4)
    assert "−4" in str(after)


def test_r9_a_total_of_0_ends_the_deal_at_once_for_everybody() -> None:
    position = dealt("8♥", "K♣+Q♣", "4♠-4♦", "5♥+3♥", "6♥+2♥", players=4)
    after = play(position, "K♣+Q♣", "4♠-4♦")
    assert points(after) == (0, 0, 0, 0)
    assert after.to_act == (CHANCE,)
    assert after.state.shown.tolist()[2:] == [0, 0]
    assert after.state.deal == 1
    assert after.play(after.legal[0]).state.deal == 2


def test_r9_the_first_and_the_last_player_can_do_it_too() -> None:
    first = dealt("8♥", "4♠-4♦", "5♥+3♥", "6♥+2♥").play("4♠-4♦")
    assert first.to_act == (CHANCE,)
    last = play(dealt("8♥", "5♥+3♥", "K♣+Q♣", "4♠-4♦"), "5♥+3♥", "K♣+Q♣", "4♠-4♦")
    assert points(last) == (0, 0, 0)
    assert first.chance[0][1] == last.chance[0][1] == Fraction(1, 52)


def test_r9_a_void_deal_counts_among_the_deals() -> None:
    position = table("""
        3/3  8♥
        2¹  4♦  4♠  9♦  Q♠   ● 4
        0   A♠  5♥  9♣  K♦   ● -2
        1   2♠  7♥  J♣  K♣   ● 1
    """).play("4D-4S")
    assert position.is_over
    assert position.returns == (-2, 1, 4)


@pytest.mark.parametrize(("players", "deals", "unused"), [(3, 4, 0), (4, 3, 1)])
def test_r10_the_pack_is_gone_through_once(players: int, deals: int, unused: int) -> None:
    for seed in range(5):
        random = Random(seed)
        position = tablee.game("deux_sur_quatre", players=players).start()
        cards: list[str] = []
        while not position.is_over:
            action = random.choice(position.legal)
            if position.to_act == (CHANCE,):
                assert len(position.chance) == 52 - len(cards)
                cards.append(action.partition(">")[0])
            position = position.play(action)
        assert len(set(cards)) == len(cards) == 52 - unused
        assert position.state.deal == deals


def test_r10_what_was_shown_lies_open_and_what_was_kept_does_not_come_back() -> None:
    cards = ["AS>0", "2S>1", "3D>2", "5H>0", "7H>1", "4S>2", "9C>0", "JC>1", "9D>2", "KD>0", "KC>1"]
    position = play(tablee.game("deux_sur_quatre").start(), *cards, "QS>2", "8H", "9C-5H", "KC-2S")
    position = position.play("4S+3D")
    for gone in ("AS>1", "9C>1", "8H>1", "QS>1"):
        with pytest.raises(tablee.IllegalAction, match="§R10"):
            position.play(gone)
    drawn = position.play("AH>1").draw()
    assert [line.split() for line in drawn.splitlines()[-4:]] == [
        ["♠", "0", "×", "·", "×", *"·······", "2", "·"],
        ["♥", "·", "·", "·", "·", "×", "·", "1", "×", *"·····"],
        ["♦", "·", "·", "×", *"·····", "2", "·", "·", "·", "0"],
        ["♣", *"········", "×", "·", "1", "·", "×"],
    ]


@pytest.mark.parametrize("deals", [1, 3, 7, "12"])
def test_r10_a_number_of_deals_shuffles_before_each(deals: object) -> None:
    position = tablee.game("deux_sur_quatre", deals=deals).start()
    begun = 0
    random = Random(1)
    while not position.is_over:
        if position.to_act == (CHANCE,) and position.state.left == 0:
            assert len(position.chance) == 52
            begun += 1
        position = position.play(random.choice(position.legal))
    assert begun == int(str(deals))


@pytest.mark.parametrize("value", [0, 100, -1, "packs", "1.5", "007", "²", True, ""])
def test_r10_other_lengths_are_refused(value: object) -> None:
    with pytest.raises(InvalidOption, match=r"pack \| 3 \| 1…99 \(§R10\)"):
        tablee.game("deux_sur_quatre", deals=value)


def test_r10_the_longest_game_fits_in_its_record() -> None:
    position = table("""
        99/99  8♥
        2   3♦  4♠  9♦  Q♠   ● -196
        0   A♠  4♥  9♣  K♦   ● 588
        1   2♠  7♥  J♣  A♥   ● 0
    """, deals=99)  # fmt: skip
    assert position.to_act == (2,)
    after = play(position, "QS+9D", "KD+9C", "7H+AH")
    assert after.returns == (586, 6, -198)


LAST_DEAL = """
    1/1  8♥
    0   A♠  5♠  9♣  K♦   ● 0
    1   2♠  7♠  6♣  K♣   ● 0
    2   3♦  4♠  9♦  Q♠   ● 0
"""


def test_r11_the_game_is_worth_its_points_and_the_highest_score_wins() -> None:
    over = play(table(LAST_DEAL, deals=1), "9C-AS", "6C+2S", "QS+9D")
    assert over.is_over
    assert over.returns == over.scores == points(over) == (4, 4, -2)
    assert re.findall(r"(\d)¹?  .*♛", str(over)) == ["1", "0"]


def test_r11_if_all_are_level_nobody_has_won() -> None:
    over = play(table(LAST_DEAL, deals=1), "KD+9C", "KC+7S", "QS+9D")
    assert over.returns == (-2, -2, -2)
    assert "♛" not in str(over)


def test_r11_in_a_match_points_add_up_and_those_who_share_the_best_score_have_won() -> None:
    match = Match(tablee.game("deux_sur_quatre", deals=1), ["Ada", "Zoé", "Jo"], Terms(games=2))
    cards = ("AS", "2S", "3D", "5S", "7S", "4S", "9C", "6C", "9D", "KD", "KC", "QS")
    hands = [f"{card}>{i % 3}" for i, card in enumerate(cards)]
    for action in [*hands, "8H", "9C-AS", "6C+2S", "QS+9D"]:
        match.play(action)
    assert match.now.scores == (4, 4, -2)
    assert match.now.won == (1, 1, 0)
    for action in [*hands, "8H"]:
        match.play(action)
    assert match.to_act == (1,)
    for action in ["KD+9C", "KC+7S", "QS+9D"]:
        match.play(action)
    assert match.now.scores == (4 - 2, 4 - 2, -2 - 2)
    assert match.now.won == (1, 1, 0)


@pytest.mark.parametrize(
    ("values", "pair"),
    [
        ((1, 5, 6, 7), (1, 5)),  # the very first, though 1 + 7 is nearer
        ((1, 2, 5, 9), (1, 5)),  # 1 and 2 lose 2; 2 + 5 is nearer, but worth no more
        ((1, 2, 3, 10), (2, 3)),  # 1 and 2, 1 and 3 lose 2; 10 - 3 is nearer, but comes later
    ],
)
def test_r12_of_pairs_of_the_same_worth_the_first_listed_is_taken(
    values: tuple[int, ...], pair: tuple[int, int]
) -> None:
    """Somebody is exactly on the target with its suit: nobody who follows can win the deal."""
    pairs = np.zeros((KINDS, KINDS, 2, 3), np.int64)
    list_pairs(dealt("8♥", "4♠+2♠", "9♣-2♦", "9♦-4♣").state, pairs)
    hand = np.array([2 * (value - 1) for value in values])
    chosen = reply(hand, 0, pairs, np.zeros((STANDINGS + 1, 2)), np.ones((STANDINGS + 1, 4)))
    one, other = pair_of(chosen)
    assert (values[one], values[other]) == pair
    assert chosen % 2 == 0, "added before subtracted"
