"""All the ways the hidden tiles may lie, counted at once.

Whoever looks at the table knows some tiles; the rest lie in the hidden slots of others, apart, or
in the pool. The numbers are taken in the order of a code (§5), 0 black, 0 white, 1 black …, and
each goes to the next slot of one of those players or stays out. What has happened so far is then
nothing but how far each code is filled and which jokers are used, so the ways to finish are counted
from the last tile backwards: `layers[stage, place]`. A joker is put right after the tile on its
left.

A slot is known by its number from 1; before it stands an edge, slot 0, filled in a stage of its
own, so that a joker may stand first. What is counted here knows nothing of the ban of §14 and of
how many places an owner had to choose from: see `jokers.py` for chances, `imagining.py` for
samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tablee.core.arrays import Array, Reals, Sheet, floats, sheets, zeros
from tablee.core.randomness import bits
from tablee.games.da_vinci_code.inside.codes import tile_at
from tablee.games.da_vinci_code.state import (
    JOKER,
    NO_TILE,
    PLACING,
    SEATS,
    WIDTH,
    State,
)

NUMBERS = 2 * JOKER
STAGES = SEATS + NUMBERS
"""First the edges, then the numbers."""


DEALS = Sheet(
    count=("int64", 3),
    seats=("int64", SEATS),
    length=("int64", SEATS),
    weight=("float64", (SEATS, WIDTH + 2, STAGES)),
    joker=("float64", (SEATS, WIDTH + 3)),
    known=("int64", (SEATS, WIDTH + 3)),
    colour=("int64", (SEATS, WIDTH + 3)),
    out=("float64", STAGES),
    apart=("int64", NUMBERS + 2),
    low=("int64", (SEATS, STAGES + 1)),
    high=("int64", (SEATS, STAGES + 1)),
    steps=("int64", SEATS + 1),
)
"""What one who looks knows of the codes that hide something; `k` is the k-th of them.

`count`: [0] how many there are; [1] the jokers known to lie elsewhere, one bit a colour; [2] how
many slots may be jokers. `seats[k]`, `length[k]`: whose code, and how long. `weight[k, slot,
stage]`: how likely that tile is for that slot, next to others; mostly 1 or 0. `joker[k, slot]`: the
same for the joker of its colour. `known[k, slot]`: a tile that lies face up, else -1. `colour[k,
slot]`: of its back. `out[stage]`: 1 if the tile may lie in none of these codes. `apart[tile]`: 1 if
it may be the one that another keeps apart, unseen. `low[k, stage]`,
`high[k, stage]`: the slots filled by then, at least and at most. `steps[k]`: how far apart two
places are that differ by one slot of k; `steps[SEATS]`: how many places there are.

Functions that run long take the arrays out of it first: plain Python finds them slowly."""


class Deals(Protocol):
    """A sheet of DEALS."""

    count: Array
    seats: Array
    length: Array
    weight: Reals
    joker: Reals
    known: Array
    colour: Array
    out: Reals
    apart: Array
    low: Array
    high: Array
    steps: Array


def new_deals() -> Sequence[Deals]:
    deals: Sequence[Deals] = sheets(DEALS)
    return deals


def is_hidden(s: State, seat: int, p: int, i: int) -> bool:
    """Does that tile show `seat` nothing but its back (§3)?"""
    return bool(p != seat and not s.shown[p, i])


def sees_drawn(s: State, seat: int) -> bool:
    """§7: the tile kept apart is seen by its owner; §9: by all when it is about to be placed."""
    return bool(s.drawn_colour != NO_TILE and (s.to_move == seat or s.phase == PLACING))


def tiles_seen(s: State, seat: int) -> int:
    """The tiles whose faces `seat` sees, one bit each."""
    seen = 0
    for p in range(s.players):
        for i in range(s.size[p]):
            if not is_hidden(s, seat, p, i):
                seen |= 1 << tile_at(s, p, i)
    if sees_drawn(s, seat):
        seen |= 1 << int(s.drawn * 2 + s.drawn_colour)
    return int(seen)


def read_codes(s: State, seat: int, d: Deals) -> None:
    """Write down what `seat` knows of the codes that hide something from it."""
    seen = tiles_seen(s, seat)
    d.count[0] = 0
    d.count[1] = (seen >> NUMBERS) if s.expert else 3
    d.count[2] = 0
    for stage in range(STAGES):
        d.out[stage] = 1
    is_apart = s.drawn_colour != NO_TILE and not sees_drawn(s, seat)
    for tile in range(NUMBERS + 2 * s.expert):
        d.apart[tile] = is_apart and tile % 2 == s.drawn_colour and not (seen >> tile) & 1
    for p in range(s.players):
        has_secret = False
        for i in range(s.size[p]):
            has_secret |= is_hidden(s, seat, p, i)
        if has_secret:
            read_code(s, seat, p, seen, d)
    places = 4 if d.count[2] else 1
    for k in range(SEATS - 1, -1, -1):
        d.steps[k] = places
        if k < d.count[0]:
            places *= d.length[k] + 2
    d.steps[SEATS] = places
    for k in range(d.count[0]):
        bound(d, k)


def read_code(s: State, seat: int, p: int, seen: int, d: Deals) -> None:
    k = int(d.count[0])
    d.count[0] += 1
    d.seats[k] = p
    d.length[k] = s.size[p]
    for slot in range(d.length[k] + 3):
        d.joker[k, slot] = 0
        d.known[k, slot] = -1
        for stage in range(STAGES if slot < WIDTH + 2 else 0):
            d.weight[k, slot, stage] = 0
    d.weight[k, 0, k] = 1
    d.out[k] = 0
    for i in range(s.size[p]):
        colour = s.colours[p, i]
        d.colour[k, i + 1] = colour
        if is_hidden(s, seat, p, i):
            for value in range(JOKER):
                tile = 2 * value + colour
                if not ((seen >> tile) | (s.wrong[p, i] >> value)) & 1:
                    d.weight[k, i + 1, SEATS + tile] = 1
            if s.expert and not ((seen >> (NUMBERS + colour)) | (s.wrong[p, i] >> JOKER)) & 1:
                d.joker[k, i + 1] = 1
                d.count[2] += 1
        else:
            tile = tile_at(s, p, i)
            d.known[k, i + 1] = tile
            if tile < NUMBERS:
                d.weight[k, i + 1, SEATS + tile] = 1
                d.out[SEATS + tile] = 0
            else:
                d.joker[k, i + 1] = 1
                d.count[2] += 1
                d.count[1] &= ~(1 << colour)


def bound(d: Deals, k: int) -> None:
    """How many slots of a code are filled at each stage, at least and at most, from what is known
    of this code alone. A set of slots is a number, one bit each."""
    low, high, weight, out = d.low, d.high, d.weight, d.out
    size = int(d.length[k])
    jokers = sure = 0
    for slot in range(1, size + 1):
        jokers |= int(d.joker[k, slot] > 0) << slot
        sure |= int(d.known[k, slot] >= NUMBERS) << slot
    reached = 1
    for stage in range(STAGES):
        fills = 0
        for slot in range(size + 1):
            fills |= int(weight[k, slot, stage] > 0) << slot
        low[k, stage] = reached
        high[k, stage] = fills
        moved = (reached & fills) << 1
        moved |= (moved & jokers) << 1
        moved |= (moved & jokers) << 1
        reached = (rests(reached, fills, out[stage]) | moved) & ~sure
    low[k, STAGES] = reached
    leads = 1 << (size + 1)
    for stage in range(STAGES, -1, -1):
        if stage < STAGES:
            moved = leads | ((leads >> 1) & jokers)
            moved |= (moved >> 1) & jokers
            fills = int(high[k, stage])
            leads = rests(leads, fills, out[stage]) | ((moved >> 1) & fills)
        found = int(low[k, stage]) & leads
        low[k, stage] = lowest(found)
        high[k, stage] = highest(found)


def rests(slots: int, fills: int, out: float) -> int:
    """Where a code may be just as full after a stage: nowhere, if the tile lies in it face up."""
    return 0 if fills and out == 0 else slots


def lowest(found: int) -> int:
    slot = 0
    while slot < WIDTH + 2 and not (found >> slot) & 1:
        slot += 1
    return slot


def highest(found: int) -> int:
    slot = WIDTH + 2
    while slot >= 0 and not (found >> slot) & 1:
        slot -= 1
    return slot


def weigh(d: Deals, layers: Reals) -> float:
    """Fill in `layers`, which has a row for each stage and one more, and return the whole weight of
    all that is possible."""
    places = d.steps[SEATS]
    for stage in range(STAGES + 1):
        clear_row(layers, stage, places)
    for used in range(4 if d.count[2] else 1):
        layers[STAGES, end_place(d) + used] = 1
    for stage in range(STAGES - 1, -1, -1):
        weigh_stage(d, layers, stage)
    return float(layers[0, start_place(d)])


def clear_row(rows: Reals, row: int, size: int) -> None:
    for i in range(size):
        rows[row, i] = 0


def start_place(d: Deals) -> int:
    return int(d.count[1]) if d.count[2] else 0


def end_place(d: Deals) -> int:
    """Every code filled."""
    end = 0
    for k in range(d.count[0]):
        end += (d.length[k] + 1) * d.steps[k]
    return int(end)


def weigh_stage(d: Deals, layers: Reals, stage: int) -> None:
    low, high, steps, weight = d.low, d.high, d.steps, d.weight
    known, colour, joker = d.known, d.colour, d.joker
    jokers = 4 if d.count[2] else 1
    count = d.count[0]
    out = d.out[stage]
    for a in range(low[0, stage], high[0, stage] + 1):
        for b in range(low[1, stage], high[1, stage] + 1) if count > 1 else range(1):
            for c in range(low[2, stage], high[2, stage] + 1) if count > 2 else range(1):
                for e in range(low[3, stage], high[3, stage] + 1) if count > 3 else range(1):
                    place = a * steps[0] + b * steps[1] + c * steps[2] + e * steps[3]
                    for used in range(jokers):
                        total = out * layers[stage + 1, place + used]
                        for k in range(count):
                            slot = a if k == 0 else b if k == 1 else c if k == 2 else e
                            chance = weight[k, slot, stage]
                            if chance > 0:
                                total += chance * ahead(
                                    layers, stage + 1, place, k, slot, used,
                                    steps, known, colour, joker,
                                )  # fmt: skip
                        layers[stage, place + used] = total


def ahead(
    layers: Reals, stage: int, place: int, k: int, slot: int, used: int,
    steps: Array, known: Array, colour: Array, joker: Reals,
) -> float:  # fmt: skip
    """The weight of what may follow once a slot of a code is filled, jokers after it or none."""
    total = 0.0
    chance = 1.0
    for _ in range(3):
        place += steps[k]
        slot += 1
        if known[k, slot] < NUMBERS:
            total += chance * layers[stage, place + used]
        bit = 1 << int(colour[k, slot])
        chance *= joker[k, slot]
        if chance == 0 or used & bit:
            break
        used |= bit
    return total


def uniform(random: Array) -> float:
    """A number from 0 up to 1, 53 bits of it."""
    return (bits(random) * 2097152 + (bits(random) >> 11)) / 9007199254740992


def deal_again(d: Deals, layers: Reals, random: Array, found: Array) -> None:
    """One of all possible deals, each as likely as its weight: `found[k, slot]` is the tile."""
    steps, weight, out = d.steps, d.weight, d.out
    known, colour, joker = d.known, d.colour, d.joker
    count = d.count[0]
    filled = zeros(SEATS)
    place, used = 0, start_place(d)
    for stage in range(STAGES):
        left = uniform(random) * layers[stage, place + used]
        left -= out[stage] * layers[stage + 1, place + used]
        if left < 0:
            continue
        chosen = -1
        share = 0.0
        for k in range(count):
            chance = weight[k, filled[k], stage]
            if chance > 0 and (left >= 0 or chosen < 0):
                more = ahead(
                    layers, stage + 1, place, k, int(filled[k]), used, steps, known, colour, joker
                )
                if more > 0:
                    chosen, share = k, more
                    left -= chance * more
        if chosen < 0:
            continue  # rounding: what stays out had all the weight
        found[chosen, filled[chosen]] = stage - SEATS
        left = uniform(random) * share
        chance = 1.0
        while True:
            filled[chosen] += 1
            place += int(steps[chosen])
            slot = filled[chosen]
            if known[chosen, slot] < NUMBERS:
                left -= chance * layers[stage + 1, place + used]
            bit = 1 << int(colour[chosen, slot])
            chance *= joker[chosen, slot]
            if left < 0 or chance == 0 or used & bit:
                break
            found[chosen, slot] = NUMBERS + colour[chosen, slot]
            used |= bit


def new_layers(d: Deals) -> Reals:
    layers: Reals = floats((STAGES + 1, d.steps[SEATS]))
    return layers


def spread(d: Deals, layers: Reals, flow: Reals, chances: Reals) -> None:
    """The chance of every value for every slot, `chances[seat, i, value]`, from the `layers`; and
    of every tile that may be apart to lie in no code, `chances[SEATS, 0, value]`. `flow` has two
    rows: the weight of all ways to come to a place. Exact where there are no jokers; with them as
    good as the weights that they were given."""
    places = d.steps[SEATS]
    clear_row(flow, 0, places)
    start = start_place(d)
    flow[0, start] = 1 / layers[0, start]
    for stage in range(STAGES):
        clear_row(flow, 1 - stage % 2, places)
        spread_stage(d, layers, flow, stage, chances)
    for colour in range(2):
        if d.apart[NUMBERS + colour]:
            for used in range(4 if d.count[2] else 1):
                if not (used >> colour) & 1:
                    chances[SEATS, 0, JOKER] += flow[STAGES % 2, end_place(d) + used]


def spread_stage(d: Deals, layers: Reals, flow: Reals, stage: int, chances: Reals) -> None:
    low, high, steps, weight = d.low, d.high, d.steps, d.weight
    jokers = 4 if d.count[2] else 1
    count = d.count[0]
    here, there = stage % 2, 1 - stage % 2
    for a in range(low[0, stage], high[0, stage] + 1):
        for b in range(low[1, stage], high[1, stage] + 1) if count > 1 else range(1):
            for c in range(low[2, stage], high[2, stage] + 1) if count > 2 else range(1):
                for e in range(low[3, stage], high[3, stage] + 1) if count > 3 else range(1):
                    place = a * steps[0] + b * steps[1] + c * steps[2] + e * steps[3]
                    for used in range(jokers):
                        come = flow[here, place + used]
                        if come == 0:
                            continue
                        flow[there, place + used] += come * d.out[stage]
                        if stage >= SEATS and d.apart[stage - SEATS]:
                            rest = come * d.out[stage] * layers[stage + 1, place + used]
                            chances[SEATS, 0, (stage - SEATS) // 2] += rest
                        for k in range(count):
                            slot = a if k == 0 else b if k == 1 else c if k == 2 else e
                            more = come * weight[k, slot, stage]
                            if more > 0:
                                fill(d, layers, flow, stage, place, k, slot, used, more, chances)


def fill(
    d: Deals, layers: Reals, flow: Reals,
    stage: int, place: int, k: int, slot: int, used: int, come: float, chances: Reals,
) -> None:  # fmt: skip
    """A slot is filled, and then jokers or none: add what that makes likely."""
    p, first = d.seats[k], slot
    there = 1 - stage % 2
    whole = 0.0
    for _ in range(3):
        place += d.steps[k]
        slot += 1
        if d.known[k, slot] < NUMBERS:
            flow[there, place + used] += come
            likely = come * layers[stage + 1, place + used]
            whole += likely
            for joker in range(first + 1, slot):
                chances[p, joker - 1, JOKER] += likely
        bit = 1 << int(d.colour[k, slot])
        come *= d.joker[k, slot]
        if come == 0 or used & bit:
            break
        used |= bit
    if stage >= SEATS:
        chances[p, first - 1, (stage - SEATS) // 2] += whole
