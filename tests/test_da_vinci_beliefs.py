"""Da Vinci Code: the chances of hidden tiles agree with counting every deal, one by one.

The counting here knows nothing of how the oracle counts. It deals what a seat does not see in every
way, and asks the rules for each deal: may it be, and in how many ways could it have been arranged?
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.engine.contract import CHANCE, TABLE
from tablee.engine.position import Position
from tablee.games.da_vinci_code.beliefs import find_chances
from tablee.games.da_vinci_code.checks import guesses_fit, is_rising
from tablee.games.da_vinci_code.codes import (
    insert,
    list_arrangements,
    list_places,
    put_jokers,
)
from tablee.games.da_vinci_code.deals import (
    deal_again,
    is_hidden,
    new_deals,
    new_layers,
    read_codes,
    sees_drawn,
    tiles_seen,
    weigh,
)
from tablee.games.da_vinci_code.imagining import ease
from tablee.games.da_vinci_code.state import (
    ARRANGE,
    DRAWING,
    HAND,
    JOKER,
    OPENING,
    PLACE,
    SEATS,
    TILES,
    VALUES,
    WIDTH,
    State,
)

MOST = 1000
"""Deals that are counted one by one."""


def new_chances() -> Any:
    return np.zeros((SEATS + 1, WIDTH, VALUES))


def late_positions(name: str, seed: int, is_rigged: bool) -> Iterator[Position]:
    """Positions of a random game; rigged, chance gives seat 1 the jokers as soon as it can."""
    random = Random(f"{name} {seed}")
    position = tablee.game(name).start()
    while not position.is_over:
        actor = random.choice(position.to_act)
        legal = position.legal_for(actor)
        state = position.state
        receives = 1 if state.phase == OPENING and state.size[0] else state.to_move
        if is_rigged and actor == CHANCE and receives == 1:
            legal = [a for a in legal if a.startswith("*")] or legal
        position = position.play(random.choice(legal), actor)
        if position.state.phase >= DRAWING:
            yield position


def hidden_slots(s: State, seat: int) -> list[tuple[int, int]]:
    return [(p, i) for p in range(s.players) for i in range(s.size[p]) if is_hidden(s, seat, p, i)]


def unseen_tiles(s: State, seat: int) -> list[list[int]]:
    """By colour."""
    seen = tiles_seen(s, seat)
    last = TILES if s.expert else 2 * JOKER
    return [[t for t in range(c, last, 2) if not (seen >> t) & 1] for c in range(2)]


def number_of_deals(s: State, seat: int) -> int:
    tiles = unseen_tiles(s, seat)
    slots = [s.colours[p, i] for p, i in hidden_slots(s, seat)]
    return math.prod(math.perm(len(tiles[c]), slots.count(c)) for c in range(2))


def every_deal(s: State, seat: int) -> Iterator[State]:
    """What a seat does not see, dealt in every way that the rules allow."""
    slots = hidden_slots(s, seat)
    tiles = unseen_tiles(s, seat)
    of_colour = [[slot for slot in slots if s.colours[slot] == c] for c in range(2)]
    for black in itertools.permutations(tiles[0], len(of_colour[0])):
        for white in itertools.permutations(tiles[1], len(of_colour[1])):
            dealt = s.copy()
            for slot, tile in zip(of_colour[0] + of_colour[1], black + white, strict=True):
                dealt.numbers[slot] = tile // 2
            if all(is_rising(dealt, p) for p in range(s.players)) and guesses_fit(dealt):
                yield dealt


def likelihood(s: State, p: int) -> float:
    """How likely it is that a code grew as it did, each place its owner had being as likely."""
    grown: Any = tablee.game("da_vinci_code", players=s.players, expert=True).initial.copy()
    actions = np.zeros(1000, np.int64)
    tiles = [int(s.numbers[p, i] * 2 + s.colours[p, i]) for i in range(s.size[p])]
    opening = [tile for tile, age in zip(tiles, s.arrived[p], strict=False) if age == 0]
    for place, tile in enumerate(sorted(opening)):
        insert(grown, p, place, tile, 0, 0)
    places = [opening.index(t) if t in opening else HAND for t in (2 * JOKER, 2 * JOKER + 1)]
    ways = actions[: list_arrangements(grown, p, actions)].tolist()
    if ARRANGE + places[0] * (HAND + 1) + places[1] not in ways:
        return 0
    put_jokers(grown, p, *places)
    likely = 1 / len(ways)
    for age in sorted({int(age) for age in s.arrived[p] if age}):
        i = s.arrived[p].tolist().index(age)
        place = sum(other < age for other in s.arrived[p, :i])
        grown.drawn, grown.drawn_colour = divmod(tiles[i], 2)
        ways = actions[: list_places(grown, p, actions, 0)].tolist()
        if PLACE + place not in ways:
            return 0
        likely /= len(ways)
        insert(grown, p, place, tiles[i], 0, age)
    return likely


def counted(s: State, seat: int) -> Any:
    """The chances by counting every deal."""
    chances = new_chances()
    for dealt in every_deal(s, seat):
        others = [p for p in range(s.players) if p != seat]
        worth = math.prod(likelihood(dealt, p) for p in others) if s.expert else 1
        for p, i in hidden_slots(s, seat):
            chances[p, i, dealt.numbers[p, i]] += worth
        if s.drawn_colour < 2 and not sees_drawn(s, seat):
            gone = {
                (int(dealt.numbers[slot]), dealt.colours[slot]) for slot in hidden_slots(s, seat)
            }
            left = [t for t in unseen_tiles(s, seat)[s.drawn_colour] if (t // 2, t % 2) not in gone]
            for tile in left:
                chances[SEATS, 0, tile // 2] += worth / len(left)
    whole = chances.sum(axis=2, keepdims=True)
    return np.divide(chances, whole, out=chances, where=whole > 0)


GAMES = [
    ("da_vinci_code", False),
    ("da_vinci_code(players=3)", False),
    ("da_vinci_code(players=4,opening=random)", False),
    ("da_vinci_code(expert=true)", False),
    ("da_vinci_code(expert=true)", True),
    ("da_vinci_code(players=3,expert=true)", True),
    ("da_vinci_code(players=4,expert=true)", True),
]


@pytest.mark.parametrize(("name", "is_rigged"), GAMES)
def test_chances_are_what_counting_every_deal_gives(name: str, is_rigged: bool) -> None:
    compared = with_wrong = with_jokers = 0
    for seed in range(6):
        for position in itertools.islice(late_positions(name, seed, is_rigged), 0, None, 3):
            state = position.state
            for seat in (0, TABLE):
                if not 1 < number_of_deals(state, seat) <= MOST:
                    continue
                shown: Any = position.game.runner.view(state, seat)
                found = new_chances()
                find_chances(shown, seat, found)
                assert found == pytest.approx(counted(shown, seat), abs=1e-9)
                compared += 1
                with_wrong += bool(shown.wrong.any())
                with_jokers += bool(found[:SEATS, :, JOKER].any())
        if compared >= 5:
            break
    assert compared >= 3
    assert with_wrong > 0
    assert (with_jokers > 0) == bool(state.expert)


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
    found = new_chances()
    find_chances(s, 0, found)
    assert bool(found[1, 1, JOKER] > 0) == may_be
    assert found[1, 1].sum() == pytest.approx(1)


def test_r4_jokers_beside_jokers() -> None:
    """Two backs between 5 white and 7 white, one of each colour: each may be a joker, or both."""
    s = set_up(
        [(11, 1, 0), (BLACK_JOKER, 0, 5), (WHITE_JOKER, 0, 6), (15, 1, 0), (18, 0, 0), (20, 0, 0)]
    )
    for i in (1, 2, 4, 5):
        s.numbers[1, i] = -1
    found = new_chances()
    find_chances(s, 0, found)
    assert found == pytest.approx(counted(s, 0), abs=1e-9)
    assert 0 < found[1, 1, JOKER] < 1
    assert 0 < found[1, 2, JOKER] < 1


def test_the_weights_of_samples_are_those_of_the_rules() -> None:
    """What `imagine` keeps a deal with is how likely its owners arranged it so."""
    checked = 0
    for position in itertools.islice(late_positions("da_vinci_code(expert=true)", 1, True), 40):
        s = position.state
        deals = new_deals()
        d = deals[0]
        read_codes(s, 0, d)
        if d.count[0]:
            before = s.pack()
            assert ease(s, d) == pytest.approx(likelihood(s, 1))
            assert s.pack() == before
            checked += 1
    assert checked


def test_every_deal_weighs_the_same_without_jokers() -> None:
    """The whole weight is the number of deals; a sample is one of them."""
    for position in late_positions("da_vinci_code(players=3)", 3, False):
        s: Any = position.game.runner.view(position.state, 0)
        if 1 < number_of_deals(s, 0) <= MOST:
            deals = new_deals()
            d = deals[0]
            read_codes(s, 0, d)
            layers = new_layers(d)
            all_deals = list(every_deal(s, 0))
            assert weigh(d, layers) == len(all_deals)
            found = np.zeros((SEATS, WIDTH + 2), np.int64)
            deal_again(d, layers, np.array([1, 2, 3, 4]), found)
            return
    raise AssertionError("no position was small enough")
