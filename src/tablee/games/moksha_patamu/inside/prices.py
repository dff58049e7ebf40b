"""What a card is worth at Moksha-patamu, in throws: how many it saves one's own pawn, how many it
costs another's.

Every pawn is taken for one that runs by itself, on the board as it is without cards; then all of it
is exact (`chain.py`). A snake card is worth keeping if the snakes still to come cost more than the
one at hand, a ladder card if another player's next turn may bring that pawn to a better foot.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from tablee.core.arrays import fill
from tablee.games.moksha_patamu.habits import bitten_at, landing
from tablee.games.moksha_patamu.inside.cards import can_lay_on
from tablee.games.moksha_patamu.inside.chain import alone, chain_of
from tablee.games.moksha_patamu.rules import apply
from tablee.games.moksha_patamu.state import CARD, GO, LASTING, OFF, SNAKE, State
from tablee.search.markov import Floats, expected_steps

MOST_HELD = 3
"""Snake cards in one hand; more of them are worth hardly more."""
NEAR = 1e-6
WORTHWHILE = 0.6
"""Throws that a ladder card must cost the others beyond what waiting would: a card in hand has
other uses too. By play, half as much does as well, twice as much does worse on our own board."""


@dataclass(frozen=True)
class Prices:
    home: Floats
    """[snake cards in hand, square]: throws until home, if each is laid where it saves most."""
    delays: dict[int, Floats]
    """foot -> [square]: throws that a ladder card there costs a pawn."""
    turns: Floats
    """[square, square]: the chances of one turn."""


def careful(s: State, seat: int) -> int:
    """§14, §16: what a player does who knows the prices."""
    prices = prices_on(s)
    head = bitten_at(s, seat)
    if head != OFF and can_lay_on(s, seat, head):
        held = min(int(s.held[SNAKE, seat]), MOST_HELD)
        if prices.home[held - 1, head] < prices.home[held, s.leads[head]]:
            return CARD + head - 1
    foot = best_foot(s, seat, prices)
    return CARD + foot - 1 if foot != OFF else GO


def best_foot(s: State, seat: int, prices: Prices) -> int:
    """The foot where a card costs the others most, and us least; OFF if it is better to wait."""
    others = [int(s.squares[p]) for p in range(s.players) if p != seat and s.squares[p] < s.size]
    ours = landing(s, seat)
    feet = [foot for foot in prices.delays if foot != ours and can_lay_on(s, seat, foot)]
    if not feet or not others:
        return OFF
    own = _square_after(s, seat)
    harm = np.array([prices.delays[foot] - prices.delays[foot][own] for foot in feet])
    waiting = prices.turns @ np.maximum(harm.max(axis=0), 0.0)
    gains = (harm[:, others] - waiting[others]).sum(axis=1)
    best = int(gains.argmax())
    return feet[best] if gains[best] > WORTHWHILE else OFF


def _square_after(s: State, seat: int) -> int:
    """Where our pawn will stand after the throw that waits."""
    reached = s.copy()
    apply(reached, seat, GO)
    return int(reached.squares[seat])


def prices_on(s: State) -> Prices:
    """The prices on the board of this game, whatever cards lie on it."""
    bare = alone(s)
    fill(bare.cards, 0)
    return _prices(bare.pack())


@lru_cache(maxsize=8)
def _prices(packed: bytes) -> Prices:
    bare = State.unpack(packed)
    starts = [square for square in range(1, int(bare.size)) if bare.leads[square] != square]
    heads = [square for square in starts if bare.leads[square] < square]
    feet = [square for square in starts if bare.leads[square] > square]
    chain = chain_of(bare)
    home = [expected_steps(chain.throws)]
    safe = chain_of(_with_cards(bare, heads)).throws
    for _ in range(MOST_HELD):
        home.append(_with_one_more(home[-1], safe, heads, [bare.leads[head] for head in heads]))
    barred = {foot: chain_of(_with_cards(bare, [foot])).throws for foot in feet}
    delays = {foot: expected_steps(throws) - home[0] for foot, throws in barred.items()}
    return Prices(np.array(home), delays, chain.turns)


def _with_cards(bare: State, squares: list[int]) -> State:
    """The board with cards for good on these."""
    laid = bare.copy()
    laid.snake_card = laid.ladder_card = LASTING
    for square in squares:
        laid.cards[square] = 1
    return laid


def _with_one_more(fewer: Floats, safe: Floats, heads: list[int], tails: Any) -> Floats:
    """[square]: throws until home with one more snake card than `fewer` has. On a head one lays it
    or goes down and keeps it, whichever is sooner home; `safe` are chances where none bites."""
    throws = fewer
    while True:
        reached = throws.copy()
        reached[heads] = np.minimum(fewer[heads], throws[tails])
        better = np.append(1 + safe[:-1] @ reached, 0.0)
        if np.abs(better - throws).max() < NEAR:
            return better
        throws = better
