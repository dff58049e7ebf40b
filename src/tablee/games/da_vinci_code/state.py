"""The record of a game of Da Vinci Code."""

from __future__ import annotations

from typing import Annotated

from tablee.core.record import Array, Int8, Int16, Int32, Int64, Record

SEATS = 4
BLACK, WHITE, EITHER = 0, 1, 2
NO_TILE = 2
"""`drawn_colour` when no tile is kept apart."""
JOKER = 12
"""The value of a joker; numbers are 0 to 11."""
VALUES = 13
TILES = 2 * VALUES
"""A tile is value * 2 + colour, so that numbers rise in the order of a code (§5)."""
WIDTH = 13
"""The longest code: two players, 26 tiles, half of them each."""
ROW = (1 << WIDTH) - 1
"""The places of one code, one bit each."""
ALL_TILES = (1 << TILES) - 1
NUMBER_TILES = ALL_TILES >> 2
BLACK_TILES = sum(1 << tile for tile in range(0, TILES, 2))
HAND = 4
"""Tiles of an opening code (§3); one less when four play."""

FIRST, OPENING, ARRANGING, DRAWING, ATTACKING, PLACING, SHOWING, OVER = range(8)
"""Phases: who begins (§R3), the deal (§3), the opening codes (§R6), then of a turn: the draw (§7),
the attacks (§8), the drawn tile placed face up (§9), an own tile turned up instead (§R8)."""

DRAW = TILES
COUNT = DRAW + 2
ARRANGE = COUNT + HAND + 1
PLACE = ARRANGE + (HAND + 1) ** 2
SHOW = PLACE + WIDTH
STOP = SHOW + WIDTH
BEGIN = STOP + 1
ATTACK = BEGIN + SEATS
ACTIONS = ATTACK + SEATS * WIDTH * VALUES
"""Actions: 0-25 chance deals that tile; draw a colour (§R1); how many opening tiles are black
(§R2); arrange, place of the black joker * 5 + place of the white one, 4 for none (§R6); place the
drawn tile (§10); turn up an own tile (§R8); stop (§10); chance says who begins (§R3); attack,
(seat * 13 + place) * 13 + value (§8)."""
UNSEEN = ACTIONS
UNSEEN_AT = UNSEEN + 2
"""What others see of a deal: UNSEEN + colour while the tile is apart; once it stands in a code,
UNSEEN_AT + (seat * 13 + place) * 2 + colour."""


class State(Record):
    """Codes by seat, then place from the left; what is beyond the `size` of a code is 0."""

    settings = ("players", "expert", "is_random")
    undrawn = ("arrived",)
    tallies = ("hidden", "held")

    phase: Int8
    to_move: Int8
    """Whose turn it is; before play, who will begin; in the end, who has won."""
    players: Int8
    expert: Int8
    is_random: Int8
    """1 if chance decides the colours of the opening codes (§R2)."""
    has_guessed: Int8
    """1 once an attack of this turn was right: the player may stop (§10)."""
    arranged: Int8
    """While ARRANGING: one bit for each seat that is ready (§R6)."""
    drawn: Int8
    """The value of the tile kept apart (§7)."""
    drawn_colour: Int8
    wanted: Annotated[Array, Int8, (3,)]
    """Tiles that chance has still to deal now: black, white, of either colour."""
    left: Annotated[Array, Int8, (2,)]
    """Tiles in the pool: black, white."""
    size: Annotated[Array, Int8, (SEATS,)]
    numbers: Annotated[Array, Int8, (SEATS, WIDTH)]
    """The values: 0 to 11, or JOKER."""
    colours: Annotated[Array, Int8, (SEATS, WIDTH)]
    shown: Annotated[Array, Int8, (SEATS, WIDTH)]
    """1 for a tile that lies face up."""
    arrived: Annotated[Array, Int8, (SEATS, WIDTH)]
    """0 for a tile of the opening, else how many had been drawn when this one was (§R9)."""
    wrong: Annotated[Array, Int16, (SEATS, WIDTH)]
    """The values wrongly named for a hidden tile, one bit each (§R9)."""
    points: Annotated[Array, Int16, (SEATS,)]
    hidden: Int64
    """The tiles of all codes that lie face down, one bit for each seat * 13 + place."""
    held: Annotated[Array, Int32, (SEATS,)]
    """The tiles in each code, one bit each, where their values are known."""
