"""Da Vinci Code: the chances of hidden tiles agree with counting every deal, one by one.

`da_vinci_counting.py` knows nothing of how the oracle counts, nor of the rules as they are
programmed.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.contract.rules import TABLE
from tablee.games.da_vinci_code.inside.beliefs import find_chances
from tablee.games.da_vinci_code.inside.codes import insert
from tablee.games.da_vinci_code.inside.deals import (
    deal_again,
    new_deals,
    new_layers,
    read_codes,
    weigh,
)
from tablee.games.da_vinci_code.inside.imagining import ease
from tablee.games.da_vinci_code.state import DRAWING, JOKER, SEATS, VALUES, WIDTH
from tests import da_vinci_counting as by_hand
from tests.da_vinci_games import moments

MOST = 600
"""Deals that are counted one by one."""


def chances_seen(view: Any, seat: int) -> Any:
    chances = np.zeros((SEATS + 1, WIDTH, VALUES))
    find_chances(view, seat, chances)
    return chances


@pytest.mark.parametrize(
    ("name", "seeds"),
    [
        ("da_vinci_code", 1),
        ("da_vinci_code(players=3)", 1),
        ("da_vinci_code(players=4,opening=random)", 1),
        ("da_vinci_code(expert=true)", 2),
        ("da_vinci_code(players=3,expert=true)", 1),
        ("da_vinci_code(players=4,expert=true)", 1),
    ],
)
def test_chances_are_what_counting_every_deal_gives(name: str, seeds: int) -> None:
    compared = with_wrong = 0
    codes_with_jokers = set()
    for seed in range(seeds):
        for position in itertools.islice(moments(name, seed), seed % 3, None, 8):
            for seat in (seed % position.game.seats, TABLE):
                view: Any = position.game.rules.view(position.state, seat)
                shares = by_hand.counted(by_hand.read(view), MOST)
                if shares is None:
                    continue
                by_hand.assert_counted(chances_seen(view, seat), shares)
                compared += 1
                with_wrong += any(map(any, view.wrong.tolist()))
                codes_with_jokers.add(sum(JOKER in own for own in position.state.numbers.tolist()))
    assert compared >= 5
    assert with_wrong
    assert (max(codes_with_jokers) > 0) == bool(position.state.expert)


def test_s14_jokers_in_two_codes() -> None:
    """Only one of the two, placed beside tiles that are hidden still, says something of them; a
    tile of the other code is no neighbour of theirs. 3b is 3 or 5, and it was 3."""
    position = tablee.game("da_vinci_code(players=4,expert=true)").start()
    actions = """first 1, 1, 8B, 9W, 6W, 1, 0B, *W, 1W, 1, 7B, 3W, 0W, 1, 3B, 5W, 2W, 0:ready,
        1:Wc, 2:ready, 3:ready, W, 4W, 0a=2, +c, B, 6B, 1b=2, +c, W, 8W, 1b=1, 2a=0, 2b=3, 1a=1,
        +d, W, 7W, 3a=2, 3c=5, 1d=10, +b, B, 4B, 0a=6, 0d=11, +c, B, 2B, 1a=0, 0d=10, +b, B, *B,
        1e=9, +c, W, 11W"""
    for action in actions.replace("\n", " ").split(","):
        seat, _, choice = action.strip().rpartition(":")
        position = position.play(choice, int(seat)) if seat else position.play(choice)
    view: Any = position.game.rules.view(position.state, 0)
    found = chances_seen(view, 0)
    assert found[3, 1, 3] == found[3, 1, 5] == pytest.approx(0.5)
    shares = by_hand.counted(by_hand.read(view), MOST)
    assert shares is not None
    by_hand.assert_counted(found, shares)


def set_up(code: list[tuple[int, int, int]]) -> Any:
    """Seat 0 holds 0 to 3 of both colours; seat 1 has these tiles: which, shown, age."""
    s: Any = tablee.game("da_vinci_code(expert=true,first=0)").initial.copy()
    s.phase, s.to_move = DRAWING, 0
    for tile in range(8):
        insert(s, 0, tile, tile, 1, max(tile - 3, 0))
    for place, (tile, shown, age) in enumerate(code):
        insert(s, 1, place, tile, shown, age)
    for colour in range(2):
        held = sum(tile % 2 == colour for tile, _, _ in code)
        s.left[colour] = 13 - 4 - held
    return s


BLACK_JOKER, WHITE_JOKER = 24, 25


@pytest.mark.parametrize(
    ("ages", "may_be"),
    [
        ((0, 5, 0), False),  # it came when 5 and 6 white stood side by side
        ((0, 5, 6), True),  # 6 white came after it
        ((0, 0, 5), True),
        ((5, 0, 0), True),
    ],
)
def test_s14_the_ban_is_that_of_its_day(ages: tuple[int, int, int], may_be: bool) -> None:
    """§R4: a black back between 5 and 6 white is a joker only if it was allowed when it came."""
    tiles = [(11, 1, ages[0]), (BLACK_JOKER, 0, ages[1]), (13, 1, ages[2]), (22, 0, 0)]
    opening = [(20 + 3 * (n == 1), 0, 0) for n in range(4 - [0, *ages].count(0))]
    s = set_up([*tiles, *opening])
    s.numbers[1, 1] = s.numbers[1, 3] = -1
    for i in range(4, s.size[1]):
        s.numbers[1, i] = -1
    found = chances_seen(s, 0)
    assert bool(found[1, 1, JOKER] > 0) == may_be
    assert found[1, 1].sum() == pytest.approx(1)


def test_r4_jokers_beside_jokers() -> None:
    """Two backs between 5 white and 7 white, one of each colour: each may be a joker, or both."""
    s = set_up(
        [(11, 1, 0), (BLACK_JOKER, 0, 5), (WHITE_JOKER, 0, 6), (15, 1, 0), (18, 0, 0), (20, 0, 0)]
    )
    for i in (1, 2, 4, 5):
        s.numbers[1, i] = -1
    found = chances_seen(s, 0)
    shares = by_hand.counted(by_hand.read(s), MOST)
    assert shares is not None
    by_hand.assert_counted(found, shares)
    assert 0 < found[1, 1, JOKER] < 1
    assert 0 < found[1, 2, JOKER] < 1


def test_the_weights_of_samples_are_those_of_the_rules() -> None:
    """What `imagine` keeps a deal with is how likely its owners arranged it so."""
    seen_weights = set()
    for seed in range(3):
        for position in moments("da_vinci_code(players=3,expert=true)", seed):
            s: Any = position.state
            deals = new_deals()
            d = deals[0]
            read_codes(s, 0, d)
            likely = 1.0
            for k in range(d.count[0]):
                code = by_hand.read(s).codes[d.seats[k]]
                row = tuple((slot.value, slot.colour) for slot in code)
                likely *= float(by_hand.ease(row, tuple(slot.age for slot in code)))
            before = s.pack()
            assert ease(s, d) == pytest.approx(likely)
            assert s.pack() == before
            seen_weights.add(likely)
    assert len(seen_weights) > 5


def test_every_deal_weighs_the_same_without_jokers() -> None:
    """The whole weight is the number of deals; a sample is one of them."""
    for position in moments("da_vinci_code(players=3)", 3):
        s: Any = position.game.rules.view(position.state, 0)
        every = list(itertools.islice(by_hand.deals(by_hand.read(s)), MOST))
        if 1 < len(every) < MOST:
            deals = new_deals()
            d = deals[0]
            read_codes(s, 0, d)
            layers = new_layers(d)
            assert weigh(d, layers) == len(every)
            found = np.zeros((SEATS, WIDTH + 2), np.int64)
            deal_again(d, layers, np.array([1, 2, 3, 4]), found)
            dealt = [
                tuple((int(tile) // 2, int(tile) % 2) for tile in found[k, 1 : d.length[k] + 1])
                for k in range(d.count[0])
            ]
            assert dealt in [[deal[p] for p in d.seats[: d.count[0]]] for deal in every]
            return
    raise AssertionError("no position was small enough")
