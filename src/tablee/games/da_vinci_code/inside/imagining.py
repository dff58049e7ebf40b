"""What a seat cannot see, imagined: every possible deal as likely as it is.

Tiles are dealt by chance alone. What others chose says nothing of their tiles, but for this: of the
places where a joker or a number beside it might go, an owner takes each as likely (§R5, §R6). So a
deal that could have been arranged in four ways is worth a quarter each way. Deals are drawn as if
every arrangement were worth the same, and kept as often as it is. § refers to rules.en.md.
"""

from __future__ import annotations

from tablee.core.arrays import Array, Reals, Workspace, zeros
from tablee.core.randomness import below
from tablee.games.da_vinci_code.inside.codes import (
    can_place,
    hand,
    insert,
    list_arrangements,
    put_jokers,
    rank,
    take_away,
    tally,
    tile_at,
)
from tablee.games.da_vinci_code.inside.deals import (
    NUMBERS,
    Deals,
    deal_again,
    is_hidden,
    new_deals,
    new_layers,
    read_codes,
    sees_drawn,
    tiles_seen,
    uniform,
    weigh,
)
from tablee.games.da_vinci_code.state import (
    ARRANGE,
    BLACK,
    DRAWING,
    HAND,
    JOKER,
    NO_TILE,
    OVER,
    SEATS,
    TILES,
    WIDTH,
    State,
)

TRIES = 2000
"""Deals drawn before one is kept that the ban of §14 would not have allowed. Only a position that
somebody drew, without the story behind it, needs so many."""


def imagine(s: State, seat: int, w: Workspace) -> None:
    if s.phase == OVER:
        return
    if s.phase < DRAWING:
        imagine_opening(s, seat, w)
        tally(s)
        return
    deals = new_deals()
    d = deals[0]
    read_codes(s, seat, d)
    if d.count[0]:
        layers = new_layers(d)
        weigh(d, layers)
        imagine_codes(s, d, layers, w)
    imagine_drawn(s, seat, w)
    tally(s)
    deals[0].count[0] = 0  # compiled code keeps the record no longer than its array is used


def imagine_codes(s: State, d: Deals, layers: Reals, w: Workspace) -> None:
    """Fill the codes of others with one of all possible deals."""
    found = zeros((SEATS, WIDTH + 2))
    for _ in range(TRIES):
        deal_again(d, layers, w.random, found)
        for k in range(d.count[0]):
            p = d.seats[k]
            for i in range(s.size[p]):
                s.numbers[p, i] = found[k, i + 1] // 2
        if not d.count[2] or uniform(w.random) < ease(s, d):
            return


def ease(s: State, d: Deals) -> float:
    """How likely it is that the owners of these codes placed their tiles as they did."""
    likely = 1.0
    for k in range(d.count[0]):
        p = d.seats[k]
        jokers = 0
        for i in range(s.size[p]):
            jokers += s.numbers[p, i] == JOKER
        if jokers:
            likely *= ease_of_code(s, int(p))
    return likely


def ease_of_code(s: State, p: int) -> float:
    """Build a code up again as it grew, and at each tile that was placed count the places where it
    might have gone."""
    size = s.size[p]
    kept = zeros((5, WIDTH))
    for i in range(size):
        kept[0, i], kept[1, i] = tile_at(s, p, i), s.arrived[p, i]
        kept[2, i], kept[3, i] = s.shown[p, i], s.wrong[p, i]
    likely = ease_of_opening(s, p, kept, size)
    for arrival in range(1, TILES):
        for i in range(size):
            if kept[1, i] == arrival and likely > 0:
                likely *= ease_of_place(s, p, kept, i)
    s.size[p] = size
    for i in range(size):
        s.numbers[p, i], s.colours[p, i] = kept[0, i] // 2, kept[0, i] % 2
        s.arrived[p, i], s.shown[p, i], s.wrong[p, i] = kept[1, i], kept[2, i], kept[3, i]
    tally(s)
    return likely


def ease_of_opening(s: State, p: int, kept: Array, size: int) -> float:
    """§R6: the jokers of an opening code were placed together. It then stands, jokers and all. Of a
    position that somebody drew nobody knows how it grew, and nothing is said."""
    take_away(s, p)
    jokers = 0
    for i in range(size):
        if kept[1, i] == 0:
            insert(s, p, int(s.size[p]), int(kept[0, i]), 0, 0)
            jokers += kept[0, i] >= NUMBERS
    if jokers == 0 or s.size[p] > hand(s):
        return 1.0
    places = 0
    for i in range(s.size[p] + 1):
        is_allowed = can_place(s, p, i, 2 * JOKER)
        if i < s.size[p] and s.numbers[p, i] == JOKER:
            if not is_allowed:
                return 0.0
        else:
            places += is_allowed  # one place a gap: before the next number, or at the end
    return 1 / places if jokers == 1 else 1 / (places * (places + 1))


def ease_of_place(s: State, p: int, kept: Array, i: int) -> float:
    """§R5, §13: one of the places that were open to a drawn tile."""
    tile = int(kept[0, i])
    place = 0
    for before in range(i):
        place += kept[1, before] < kept[1, i]
    if not can_place(s, p, place, tile):
        return 0.0
    places = 0
    for other in range(s.size[p] + 1):
        places += can_place(s, p, other, tile)
    insert(s, p, place, tile, 0, int(kept[1, i]))
    return 1 / places


def imagine_drawn(s: State, seat: int, w: Workspace) -> None:
    """§7: the tile another keeps apart is any of its colour that is left."""
    if s.drawn_colour == NO_TILE or sees_drawn(s, seat):
        return
    gone = 0
    for p in range(s.players):
        for i in range(s.size[p]):
            gone |= 1 << tile_at(s, p, i)
    s.drawn = one_of(s, gone, int(s.drawn_colour), w) // 2


def one_of(s: State, gone: int, colour: int, w: Workspace) -> int:
    """A tile of a colour that is not gone, each as likely."""
    left = 0
    for value in range(JOKER + s.expert):
        left += 1 - ((gone >> (2 * value + colour)) & 1)
    skip = below(w.random, left)
    tile = colour
    while skip or (gone >> tile) & 1:
        skip -= 1 - ((gone >> tile) & 1)
        tile += 2
    return tile


def imagine_opening(s: State, seat: int, w: Workspace) -> None:
    """§3: before the codes stand, any tiles of their colours. §R6: in order, with the jokers at the
    end; or wherever their owner, being ready, has put them."""
    gone = tiles_seen(s, seat)
    for p in range(s.players):
        if s.size[p] == 0 or not is_hidden(s, seat, p, 0):
            continue
        size = s.size[p]
        blacks = 0
        for i in range(size):
            blacks += s.colours[p, i] == BLACK
        take_away(s, p)
        for i in range(size):
            tile = one_of(s, gone, int(i >= blacks), w)
            gone |= 1 << tile
            insert(s, p, rank(s, p, tile), tile, 0, 0)
        if (s.arranged >> p) & 1:
            a = w.actions[below(w.random, list_arrangements(s, p, w.actions))] - ARRANGE
            put_jokers(s, p, a // (HAND + 1), a % (HAND + 1))
