"""The record of a game of Moksha-patamu."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Annotated

from tablee.core.arrays import table
from tablee.core.record import Array, Int8, Int16, Record
from tablee.games.moksha_patamu.inside.boards import MOST_SQUARES

SEATS = 32
OFF = 0
"""The square of a pawn that has not entered."""
NOBODY = -1

SNAKE, LADDER = 0, 1
"""Kinds of cards (§14, §16)."""
NONE, LASTING, PASSING = 0, 1, 2
"""How long a card stays where it was laid; NONE: no cards of this kind (§R14)."""
UNTIL_FIRST, UNTIL_ALL, UNTIL_BELL = 0, 1, 2
"""When the game ends (§8)."""

TWO_DICE = 6
GO = TWO_DICE + 21
RING = GO + 1
CARD = RING + 1
"""Actions: 0-5 a throw of one die; 6-26 a throw of two, 1+1, 1+2, … 6+6; go on without laying a
card; ring the bell; from CARD on, lay a card on square 1, 2, 3, …"""
ACTIONS = CARD + MOST_SQUARES

PAIRS = list(combinations_with_replacement(range(1, 7), 2))
FACES: Array = table([*((face, 0) for face in range(1, 7)), *PAIRS])
"""[throw]: what each die shows; with one die, the second shows 0."""
THROWS_OF_TWO: Array = table(
    [TWO_DICE + PAIRS.index((min(dice), max(dice))) for dice in product(range(1, 7), repeat=2)]
)
"""The throw that each of the 36 ways in which two dice fall makes."""


class State(Record):
    """A seat's pawn stands on a square of the board, OFF it, or on the last square: home."""

    settings = (
        "players", "size", "dice", "any_double", "free_entry", "replay", "walk_back", "ending",
        "occupied", "snake_card", "ladder_card", "leads",
    )  # fmt: skip

    players: Int8
    dice: Int8
    """How many are thrown."""
    any_double: Int8
    free_entry: Int8
    replay: Int8
    walk_back: Int8
    ending: Int8
    occupied: Int8
    """1 if a pawn may not land on an occupied square (§11)."""
    snake_card: Int8
    ladder_card: Int8
    to_move: Int8
    is_over: Int8
    thrown: Annotated[Array, Int8, (2,)]
    """What the dice show while a throw waits for its move (§R14); zeros otherwise."""
    turns_left: Int16
    """Turns until the bell rings by itself; 0 if it does not (§R6)."""
    size: Int16
    """The last square."""
    squares: Annotated[Array, Int16, (SEATS,)]
    places: Annotated[Array, Int8, (SEATS,)]
    """1 for the first pawn home, 2 for the second, …; 0 for those that are not."""
    held: Annotated[Array, Int8, (2, SEATS)]
    """How many snake cards and how many ladder cards each player holds."""
    cards: Annotated[Array, Int8, (MOST_SQUARES + 1,)]
    """[square]: 0, or 1 + the seat of the player who laid the card that lies there."""
    leads: Annotated[Array, Int16, (MOST_SQUARES + 1,)]
    """[square]: the tail of the snake or the top of the ladder that starts there, else itself."""
