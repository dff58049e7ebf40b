"""A game of OpenSpiel that begins in the middle deals what is hidden there: nothing that is hidden
in the position is known in the game."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import tablee
from tablee.adapters import openspiel
from tablee.contract.rules import TABLE
from tablee.core.deals import deals
from tablee.core.errors import InvalidPosition
from tablee.core.position import Position
from tablee.games.da_vinci_code.inside.beliefs import find_chances
from tablee.games.da_vinci_code.state import SEATS, VALUES, WIDTH
from tests import da_vinci_counting as by_hand
from tests.da_vinci_games import moments

MOST = 400
"""Deals that are counted one by one."""

EITHER = """
       1  □ 0  ■ 1  ▓ {one}  □ 8  ■ 9  ■10  □10  □11
       2  ■ 2  □ 2  ■ 5  □ 5  ▓ {other}  □ 9  ■11
    ▶  0  ■ 0  □ 1  ■ 3  □ 3  ■ 4  □ 4  ■ 6  ░ 6  □ 7
"""
"""Nothing is left to draw, and seat 0 sees two tiles that are 7 and 8, or 8 and 7."""


def either(one: int, other: int) -> Position:
    return tablee.game("da_vinci_code", players=3).read(EITHER.format(one=one, other=other))


def test_what_is_known_by_halves_is_no_certain_win() -> None:
    """Whichever of the two lies there, the game is the same: an attack is right every other
    time."""
    position = either(7, 8)
    state = openspiel.load(position).new_initial_state()
    assert state.is_chance_node()
    assert [share for _, share in state.chance_outcomes()] == [0.5, 0.5]
    told = {str(openspiel.load(one).new_initial_state()) for one in (position, either(8, 7))}
    assert told == {str(state)}
    dealt = [state.child(deal) for deal in state.legal_actions()]
    assert {one.position for one in dealt} == {position, either(8, 7)}
    assert len({one.information_state_string(0) for one in dealt}) == 1
    assert len({one.information_state_string(1) for one in dealt}) == 2
    attack = dealt[0].string_to_action(0, "1c=7")
    shown = [bool(one.child(attack).position.state.shown[1, 2]) for one in dealt]
    assert sorted(shown) == [False, True]


@pytest.mark.parametrize(
    "name", ["da_vinci_code", "da_vinci_code(players=3,expert=true)", "da_vinci_code(expert=true)"]
)
def test_deals_are_weighed_as_the_oracle_says(name: str) -> None:
    """What a seat sees being given, the deals have the chances that counting them by hand gives,
    and the oracle at once."""
    compared = 0
    for position in few_deals(name)[:8]:
        listed = deals(position)
        assert sum(deal.probability for deal in listed) == pytest.approx(1)
        assert position.record in [deal.state for deal in listed]
        assert len({deal.state.pack() for deal in listed}) == len(listed)
        for seat in range(position.game.seats):
            found, shown = chances(position, seat), position.shown(seat).copy()
            assert found == pytest.approx(oracle(shown, seat), abs=1e-9)
            shares = by_hand.counted(by_hand.read(shown), MOST)
            assert shares is not None
            assert oracle(shown, seat) == pytest.approx(as_array(shares), abs=1e-9)
            compared += 1
    assert compared >= 16


def few_deals(name: str) -> list[Position]:
    """Late positions of games, some with hundreds of deals."""
    found = []
    for seed in range(20):
        for position in moments(name, seed):
            shares = by_hand.counted(by_hand.read(position.shown(TABLE)), MOST)
            if shares is not None and not position.is_open:
                found.append(position)
                break
    return found


def as_array(shares: by_hand.Shares) -> Any:
    found = new_chances()
    for (p, i), of in shares.items():
        for value, share in of.items():
            found[p, i, value] = float(share)
    return found


def new_chances() -> Any:
    return np.zeros((SEATS + 1, WIDTH, VALUES))


def chances(position: Position, seat: int) -> Any:
    """Of the hidden tiles, by the deals in which the seat would see what it sees."""
    game = position.game
    seen = position.shown(seat)
    found = new_chances()
    whole = 0.0
    for deal in deals(position):
        if game.rules.view(deal.state, seat) != seen:
            continue
        dealt: Any = deal.state
        whole += deal.probability
        for p in range(game.seats):
            for i in range(seen.size[p]):
                if seen.numbers[p, i] < 0:
                    found[p, i, dealt.numbers[p, i]] += deal.probability
        if seen.drawn < 0:
            found[-1, 0, dealt.drawn] += deal.probability
    return found / whole


def oracle(shown: Any, seat: int) -> Any:
    found = new_chances()
    find_chances(shown, seat, found)
    return found


def test_openspiels_own_test_begins_with_the_deal() -> None:
    game = openspiel.load(few_deals("da_vinci_code(expert=true)")[0])
    assert game.new_initial_state().is_chance_node()
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_what_cannot_be_dealt_is_refused_and_said() -> None:
    start = tablee.game("da_vinci_code", first=0, opening="random").start()
    assert openspiel.load(start).new_initial_state().position == start  # nothing is hidden yet
    position, random = start, Random(1)
    while position.is_open:
        position = position.play(random.choice(position.legal))
    with pytest.raises(InvalidPosition, match="in more than 5,000 ways"):
        openspiel.load(position)
    chosen = tablee.game("modulo(start=secret)").start()
    with pytest.raises(InvalidPosition, match="nobody can list what it may be at modulo"):
        openspiel.load(chosen.play(chosen.legal_for(0)[0], 0))
    cards = tablee.game("deux_sur_quatre").start()
    assert openspiel.load(cards).new_initial_state().position == cards
    cards = cards.play(cards.legal[0])
    with pytest.raises(InvalidPosition, match="nobody can list"):
        openspiel.load(cards)
