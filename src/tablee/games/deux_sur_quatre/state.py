"""The record of a game of deux sur quatre, its cards and its actions."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated

from tablee.core.arrays import table
from tablee.core.record import Array, Int8, Int16, Int64, Record

CARDS = 52
"""A card is 4 * rank + suit: rank 0 is the ace and 12 the king; spades, hearts, diamonds, clubs."""
WHOLE_PACK = (1 << CARDS) - 1
SUITS = 4
MOST_PLAYERS = 4
HAND_SIZE = 4
NO_CARD = CARDS
"""`target` until it is turned up."""

PACK, FACE_UP, HAND, ASIDE = 0, 1, 2, 6
"""Where a card is: in the pack; seen by all; HAND + p, in the hand of p; ASIDE + p, kept by p in an
earlier deal, and never shown."""

LITERAL = 0
"""`far_winner` when the rulebook's sentence is taken as printed (§R7)."""

TO_TABLE = 0
SHOW = (1 + MOST_PLAYERS) * CARDS
PAIRS = CARDS * (CARDS - 1) // 2
ACTIONS = SHOW + 2 * PAIRS
"""Actions: CARDS * receiver + card, a card dealt (receiver 0 is the table, 1 + p a player); then
SHOW + 2 * pair + sign, two cards added (sign 0) or subtracted (1)."""
SOME_CARD = ACTIONS
"""What others see of a card dealt: SOME_CARD + p, a card to p."""


class State(Record):
    """Every card is somewhere; what is shown, and the points."""

    settings = ("players", "deals", "far_winner", "is_reshuffled")
    tallies = ("in_pack", "hands")

    players: Int8
    deals: Int8
    """How many deals make the game (§R10)."""
    far_winner: Int8
    is_reshuffled: Int8
    """1 if all cards are shuffled before each deal, 0 if the pack is gone through (§R10)."""
    deal: Int8
    """The deal on the table: 1, 2, …; 0 before the first card."""
    left: Int8
    """Actions left in this deal: the cards still to be dealt, then one for each player who has yet
    to show. 0 when the deal is over; its cards lie there until the next one begins."""
    target: Int8
    where: Annotated[Array, Int8, (CARDS,)]
    """Where each card is."""
    shown: Annotated[Array, Int16, (MOST_PLAYERS,)]
    """What each player has shown in this deal, as an action; 0 for nothing."""
    points: Annotated[Array, Int16, (MOST_PLAYERS,)]
    in_pack: Int64
    """The cards that `where` says are in the pack, one bit each."""
    hands: Annotated[Array, Int64, (MOST_PLAYERS,)]
    """The cards in each hand, one bit each."""


LOW: Array = table([low for high in range(CARDS) for low in range(high)])
HIGH: Array = table([high for high in range(CARDS) for _ in range(high)])
"""[pair]: its lower and its higher card. Pair number: high * (high - 1) / 2 + low."""
FIRST_OF_PAIR: Array = table([one for one, _ in combinations(range(HAND_SIZE), 2)])
SECOND_OF_PAIR: Array = table([other for _, other in combinations(range(HAND_SIZE), 2)])
"""[pair]: its two cards, counted through a whole hand."""
