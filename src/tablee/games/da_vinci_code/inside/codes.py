"""A player's code: the order of its tiles, and where another may go. § refers to rules.en.md."""

from __future__ import annotations

from tablee.core.record import Array
from tablee.fast.bitsets import how_many
from tablee.games.da_vinci_code.state import (
    ALL_TILES,
    ARRANGE,
    BLACK,
    HAND,
    JOKER,
    NO_TILE,
    NUMBER_TILES,
    PLACE,
    ROW,
    SEATS,
    TILES,
    WHITE,
    WIDTH,
    State,
)


def hand(s: State) -> int:
    """§3: four tiles each, three when four play."""
    return HAND - 1 if s.players == SEATS else HAND


def served(s: State) -> int:
    """Whose opening code is being dealt: the first in seat order that is not complete."""
    p = 0
    while p < s.players and s.size[p] >= hand(s):
        p += 1
    return p


def tile_at(s: State, p: int, i: int) -> int:
    return int(s.numbers[p, i] * 2 + s.colours[p, i])


def tally(s: State) -> None:
    """Which tiles are hidden, and which are in each code as far as that is known."""
    s.hidden = 0
    for p in range(SEATS):
        s.held[p] = 0
        for i in range(min(s.size[p], WIDTH)):
            tile = tile_at(s, p, i)
            if 0 <= tile < TILES:
                s.held[p] |= 1 << tile
            if not s.shown[p, i]:
                s.hidden |= 1 << (p * WIDTH + i)


def rank(s: State, p: int, tile: int) -> int:
    """§5: where a tile goes in a rising code; black comes before white."""
    return how_many(s.held[p] & ((1 << tile) - 1))


def insert(s: State, p: int, place: int, tile: int, shown: int, arrived: int) -> None:
    """The tiles from that place on move one to the right, and what is known of them with them."""
    row = hidden_places(s, p)
    moved = row - (row & ((1 << place) - 1))
    s.hidden += (moved + ((1 - shown) << place)) << (p * WIDTH)
    s.held[p] |= 1 << tile
    number, colour, wrong = tile // 2, tile % 2, 0
    for i in range(place, s.size[p] + 1):  # each takes the place of the next, which is taken up
        s.numbers[p, i], number = number, s.numbers[p, i]
        s.colours[p, i], colour = colour, s.colours[p, i]
        s.shown[p, i], shown = shown, s.shown[p, i]
        s.arrived[p, i], arrived = arrived, s.arrived[p, i]
        s.wrong[p, i], wrong = wrong, s.wrong[p, i]
    s.size[p] += 1


def take_away(s: State, p: int) -> None:
    """Take all the tiles of a code away, to build it up again."""
    s.size[p] = 0
    s.held[p] = 0
    s.hidden &= ~(ROW << (p * WIDTH))


def can_place(s: State, p: int, place: int, tile: int) -> bool:
    """§5: a number keeps the code rising, on either side of a joker (§R5). §14: a joker goes
    anywhere but between consecutive numbers of one colour."""
    before, after = number_before(s, p, place), number_after(s, p, place)
    if tile >= 2 * JOKER:
        return after - before != 2
    return before < tile < after


def number_before(s: State, p: int, place: int) -> int:
    """§R4: the nearest number to the left of a place, jokers passed over. Far below if none."""
    for i in range(place - 1, -1, -1):
        if s.numbers[p, i] != JOKER:
            return tile_at(s, p, i)
    return -TILES


def number_after(s: State, p: int, place: int) -> int:
    """§R4: the nearest number from a place to the right. Far above if none."""
    for i in range(place, s.size[p]):
        if s.numbers[p, i] != JOKER:
            return tile_at(s, p, i)
    return 2 * TILES


def names_place(s: State) -> bool:
    """§R6: in the expert game the owner of a drawn tile says where it goes: that is stopping."""
    return bool(s.expert and s.drawn_colour != NO_TILE)


def list_places(s: State, p: int, actions: Array, n: int) -> int:
    """Add to a list of actions every place where the drawn tile may go."""
    tile = s.drawn * 2 + s.drawn_colour
    for place in range(s.size[p] + 1):
        if can_place(s, p, place, tile):
            actions[n] = PLACE + place
            n += 1
    return n


def list_arrangements(s: State, p: int, actions: Array) -> int:
    """§R6: every way to place the jokers of an opening code, or the only one if it has none. Until
    it is arranged the jokers stand at its end, so a place less the jokers before it is a place
    among the numbers."""
    size = s.size[p]
    has_black = has_joker(s, p, BLACK)
    has_white = has_joker(s, p, WHITE)
    n = 0
    for black in range(size) if has_black else range(HAND, HAND + 1):
        for white in range(size) if has_white else range(HAND, HAND + 1):
            if black == white and has_black:
                continue
            black_fits = not has_black or can_place(s, p, black - (white < black), 2 * JOKER)
            white_fits = not has_white or can_place(s, p, white - (black < white), 2 * JOKER)
            if black_fits and white_fits:
                actions[n] = ARRANGE + black * (HAND + 1) + white
                n += 1
    return n


def has_joker(s: State, p: int, colour: int) -> bool:
    found = 0
    for i in range(s.size[p]):
        found += tile_at(s, p, i) == 2 * JOKER + colour
    return found > 0


def put_jokers(s: State, p: int, black: int, white: int) -> None:
    """Move the jokers from the end of an opening code to their places; HAND stands for none."""
    number = s.size[p] - 1 - (black < HAND) - (white < HAND)
    for i in range(s.size[p] - 1, -1, -1):
        if i in (black, white):
            s.numbers[p, i] = JOKER
            s.colours[p, i] = BLACK if i == black else WHITE
        else:
            s.numbers[p, i] = s.numbers[p, number]
            s.colours[p, i] = s.colours[p, number]
            number -= 1


def hidden_tiles(s: State, p: int) -> int:
    """How many tiles of a code are hidden: 0 for a player who is out (§12)."""
    return how_many(hidden_places(s, p))


def hidden_places(s: State, p: int) -> int:
    """The places of the hidden tiles of a code, one bit each."""
    return int((s.hidden >> (p * WIDTH)) & ROW)


def is_in(s: State, p: int) -> bool:
    """§12: who has a hidden tile is in play."""
    return hidden_places(s, p) != 0


def uncover(s: State, p: int, i: int) -> None:
    s.shown[p, i] = 1
    s.hidden &= ~(1 << (p * WIDTH + i))


def unseen(s: State) -> int:
    """The pool: the tiles in no code and not drawn, one bit each."""
    gone = 0
    for p in range(SEATS):
        gone |= s.held[p]
    if s.drawn_colour != NO_TILE:
        gone |= 1 << (s.drawn * 2 + s.drawn_colour)
    return int((ALL_TILES if s.expert else NUMBER_TILES) & ~gone)
