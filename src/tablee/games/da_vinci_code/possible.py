"""Every deal that fits what is known, one by one: for the end of a game, when few are left.

Each comes with its weight in the model of `beliefs.py`: chance deals every tile alike, and of the
places where a joker or a number beside it might go, its owner took each as likely."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.da_vinci_code.inside.codes import tally, tile_at
from tablee.games.da_vinci_code.inside.deals import (
    is_hidden,
    new_deals,
    read_codes,
    sees_drawn,
    tiles_seen,
)
from tablee.games.da_vinci_code.inside.imagining import ease
from tablee.games.da_vinci_code.state import DRAWING, JOKER, NO_TILE, OVER, State

Slot = tuple[int, int]


def deals(shown: State, seat: int) -> Iterator[tuple[State, float]] | None:
    """What the state may be, `shown` being what a seat (or the TABLE) knows of it, and the weight
    of each. None before the codes stand (§R6): nobody would go through all of those."""
    if shown.phase < DRAWING or shown.phase == OVER:
        return None
    return _weighed(shown, seat)


def _weighed(shown: State, seat: int) -> Iterator[tuple[State, float]]:
    known = new_deals()[0]
    read_codes(shown, seat, known)
    has_jokers = bool(known.count[2])
    slots = [
        (p, i)
        for p in range(shown.players)
        for i in range(shown.size[p])
        if is_hidden(shown, seat, p, i)
    ]
    keeps_apart = shown.drawn_colour != NO_TILE and not sees_drawn(shown, seat)
    for dealt, gone in _filled(shown.copy(), slots, tiles_seen(shown, seat)):
        tally(dealt)
        weight = ease(dealt, known) if has_jokers else 1.0
        if not weight:
            continue
        if not keeps_apart:
            yield dealt.copy(), weight
            continue
        # §7: any tile of its colour that is left.
        left = _left(dealt, int(dealt.drawn_colour), gone)
        for tile in left:
            found = dealt.copy()
            found.drawn = tile // 2
            yield found, weight / len(left)


def _filled(s: State, slots: list[Slot], gone: int) -> Iterator[tuple[State, int]]:
    """Write tiles into the slots in every way that keeps codes rising (§5) and contradicts nobody
    who named a value in vain (§R9); with each way, the tiles that are gone then."""
    if not slots:
        yield s, gone
        return
    (p, i), *others = slots
    for tile in _left(s, int(s.colours[p, i]), gone):
        if not (s.wrong[p, i] >> (tile // 2)) & 1 and _rises(s, p, i, tile):
            s.numbers[p, i] = tile // 2
            yield from _filled(s, others, gone | 1 << tile)
    s.numbers[p, i] = -1


def _left(s: State, colour: int, gone: int) -> list[int]:
    last = 2 * (JOKER + int(s.expert))
    return [tile for tile in range(colour, last, 2) if not (gone >> tile) & 1]


def _rises(s: State, p: int, i: int, tile: int) -> bool:
    """§5, §R4: whether a tile is larger than those on its left and smaller than those on its right,
    as far as they are known; a joker is neither."""
    if tile >= 2 * JOKER:
        return True
    for other in range(s.size[p]):
        value = s.numbers[p, other]
        if other != i and 0 <= value < JOKER and (tile_at(s, p, other) < tile) != (other < i):
            return False
    return True
