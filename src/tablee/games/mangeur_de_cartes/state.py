"""The record of a game of Le mangeur de cartes."""

from __future__ import annotations

from typing import Annotated

from tablee.core.arrays import table
from tablee.core.record import Array, Int8, Int64, Record

SEATS = 4
"""At most (§1)."""
MOST_ROUNDS = 100
"""When nothing else was agreed on (§R11)."""
RANKS = 13
JOKER = 4 * RANKS
"""Cards: the 52 of the pack, suit by suit (spades, hearts, diamonds, clubs), ace to king; then the
jokers, from this number on."""
CARDS = JOKER + 2
NO_CARD = CARDS
"""`last` of a player who has turned up nothing."""

TENS, UNITS, BEFORE, TURNING, NAMING, AFTER, OVER = range(7)
"""Phases: the die is thrown for the tens, then for the units (§2); a player is about to turn up a
card; the card comes; it was a joker, to be given a value (§8); it is turned up, and there is a card
to take (§9); the game is over."""

UNSEEN, POT, ASIDE, LEFT_OUT, TABLE, UNDER = 0, 1, 2, 3, 4, 8
"""Where a card is: in some pile since the deal, nobody knows which; in the pot; among the cards won
and kept aside; not in the game (a joker); `TABLE + p` face up before player p; `UNDER + p` won, and
face down again under the pile of player p."""

DIE = CARDS
NAME = DIE + 6
TURN = NAME + 10
PASS = TURN + 1
TAKE = PASS + 1
ACTIONS = TAKE + CARDS
"""Actions: a card comes; the die shows 1 to 6; a joker is worth 1 to 10; turn up a card; pass; take
a card."""


class State(Record):
    """Everybody has seen all that is in here. Cards that nobody has seen are not in any order."""

    settings = ("players", "jokers", "under", "rounds")
    tallies = ("unseen",)

    phase: Int8
    to_move: Int8
    target: Int8
    """0 before the die is thrown; only its tens after the first throw."""
    players: Int8
    jokers: Int8
    under: Int8
    """1 if won cards go under the winner's pile (§R10)."""
    rounds: Int8
    """After how many rounds the game ends at the latest (§R11)."""
    round: Int8
    """How many rounds are over."""
    dealt: Annotated[Array, Int8, (SEATS,)]
    """How many cards of the deal are still in each pile, on top."""
    won: Annotated[Array, Int8, (SEATS,)]
    """How many won cards each player has, aside or under the pile."""
    totals: Annotated[Array, Int8, (SEATS,)]
    out: Annotated[Array, Int8, (SEATS,)]
    """1 for a player out of the round (§7)."""
    last: Annotated[Array, Int8, (SEATS,)]
    """The last card that each player turned up in this round, or NO_CARD."""
    joker_values: Annotated[Array, Int8, (2,)]
    """What each joker on the table is worth; 0 while it has no value."""
    place: Annotated[Array, Int8, (CARDS,)]
    depth: Annotated[Array, Int8, (CARDS,)]
    """Of a card on the table: 1 for the first its player turned up, and so on. Of a card under a
    pile: 1 if it is among those that will come first, shuffled, then 2, and so on (§R10)."""
    unseen: Int64
    """The cards that are UNSEEN, one bit each."""


VALUES: Array = table(
    [min(rank, 10) for rank in range(1, RANKS + 1)] * 4 + [0] * (CARDS + 1 - JOKER)
)
"""What a card is worth (§R1); 0 for the jokers and for NO_CARD."""
