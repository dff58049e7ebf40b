"""Exact chances with jokers: each way they may stand is counted by itself. § refers to rules.en.md.

Where the jokers stand is tried out, one case after another; the numbers are then counted as in
`deals.py`, in the order of a code. In every case something more is known. When a joker was placed
it did not stand between consecutive numbers of one colour (§14, §R4), and of the n places it had,
its owner took each as likely, so the case is worth 1/n. Both depend on which neighbours of that
moment were consecutive. So while numbers are dealt, it is remembered whether the last two went to
the owner of a joker, and how many places were forbidden to it; the case is weighed at the end.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from tablee.core.arrays import Array, Reals
from tablee.fast.arrays import Floats, Ints
from tablee.games.da_vinci_code.inside.codes import hand
from tablee.games.da_vinci_code.inside.deals import (
    NUMBERS,
    Deals,
    clear_row,
    highest,
    lowest,
    rests,
)
from tablee.games.da_vinci_code.state import BLACK, JOKER, SEATS, WHITE, WIDTH, State

EVENTS = 2
"""At most two times a joker was placed; the jokers of one opening code are placed together."""
FORBIDDEN = -1
NOBODY = -1
DEEPEST = 40
"""No joker has so many places."""


CASE = np.dtype(
    (
        np.record,
        [
            ("jokers", np.int64, (SEATS, WIDTH + 3)),
            ("slots", np.int64, (SEATS, WIDTH + 3)),
            ("count", np.int64, SEATS),
            ("low", np.int64, (SEATS, NUMBERS + 1)),
            ("high", np.int64, (SEATS, NUMBERS + 1)),
            ("steps", np.int64, SEATS + 1),
            ("owner", np.int64, EVENTS),
            ("mark", np.int64, SEATS),
            ("back", np.int64, (EVENTS, WIDTH + 3)),
            ("cost", np.int64, (EVENTS, WIDTH + 3)),
            ("widths", np.int64, 4),
            ("worth", np.float64, (EVENTS, DEEPEST)),
        ],
    )
)
"""The jokers stand here: what follows for the numbers.

`jokers[k, slot]`: 1 if a joker stands there. `slots[k, n]`: where the n-th number of a code stands;
`count[k]`: how many it has. `low[k, tile]`, `high[k, tile]`: the numbers placed before that tile,
at least and at most. `steps`: as in `Deals`, for places that say how many numbers stand in each
code. `owner[event]`: whose joker was placed, or NOBODY. `mark[k]`: how it is remembered that a tile
went to code k: a number of its own for an owner whose numbers matter to an event, 0 for all others.
`back[event, n]`: if it matters whether the
n-th number follows its neighbour of then, how many numbers further left that one stands: 1 or 2
(more cannot stand between them); else 0. `cost[event, n]`: how many places are lost if it does; or
FORBIDDEN. `widths`: [0] how many marks, 0 among them; [1], [2] how many places an event may lose,
and one; [3] all that may be remembered at a place. `worth[event, lost]`: how likely its owner's
choice was, so many places being lost."""


class Case(Protocol):
    """A record of CASE."""

    jokers: Array
    slots: Array
    count: Array
    low: Array
    high: Array
    steps: Array
    owner: Array
    mark: Array
    back: Array
    cost: Array
    widths: Array
    worth: Reals


def chances_with_jokers(s: State, d: Deals, chances: Reals, is_strict: bool) -> float:
    """Add up, over all cases, the weight of every value for every slot; return the whole weight."""
    cases = np.zeros(1, CASE)
    c = cases[0]
    layers = np.empty((NUMBERS + 1, 1))
    flows = np.empty((2, 1))
    whole = 0.0
    blacks, whites = list_stands(d, BLACK), list_stands(d, WHITE)
    for black in blacks:
        for white in whites:
            share = set_case(s, d, c, black, white, is_strict)
            if share == 0:
                continue
            needed = c.steps[SEATS] * c.widths[3]
            if layers.shape[1] < needed:
                layers = np.empty((NUMBERS + 1, 2 * needed))
                flows = np.empty((2, 2 * needed))
            weight = share * count_forward(d, c, layers)
            if weight > 0:
                count_backward(d, c, layers, flows, share, chances)
                add_joker(d, chances, BLACK, black, weight)
                add_joker(d, chances, WHITE, white, weight)
                whole += weight
    cases[0].count[0] = 0  # compiled code keeps the record no longer than its array is used
    return whole


def add_joker(d: Deals, chances: Reals, colour: int, where: int, weight: float) -> None:
    """A joker stands there, or it may be apart."""
    if where != NOBODY:
        chances[d.seats[where // WIDTH], where % WIDTH, JOKER] += weight
    elif d.apart[NUMBERS + colour]:
        chances[SEATS, 0, JOKER] += weight


def list_stands(d: Deals, colour: int) -> Ints:
    """Where a joker may be: k * WIDTH + place in a code, or NOBODY for outside."""
    found = np.empty(SEATS * WIDTH + 1, np.int64)
    n = 0
    is_shown = False
    if not (d.count[1] >> colour) & 1:
        for k in range(d.count[0]):
            for slot in range(1, d.length[k] + 1):
                if d.joker[k, slot] > 0 and d.colour[k, slot] == colour:
                    found[n] = k * WIDTH + slot - 1
                    n += 1
                    is_shown |= d.known[k, slot] >= NUMBERS
    if not is_shown:
        found[n] = NOBODY
        n += 1
    return found[:n]


def set_case(s: State, d: Deals, c: Case, black: int, white: int, is_strict: bool) -> float:
    """Work out a case; return how likely the places of its numbers beside jokers are, or 0."""
    for k in range(SEATS):
        for slot in range(WIDTH + 3):
            c.jokers[k, slot] = 0
    for where in (black, white):
        if where != NOBODY:
            c.jokers[where // WIDTH, where % WIDTH + 1] = 1
    places = 1
    for k in range(d.count[0] - 1, -1, -1):
        list_numbers(d, c, k)
        c.steps[k] = places
        places *= c.count[k] + 1
    c.steps[SEATS] = places
    for e in range(EVENTS):
        c.owner[e] = NOBODY
        c.widths[1 + e] = 1
        c.worth[e, 0] = 1
        forget(c, e)
    share = 1.0
    events = 0
    for where in (black, white):
        k = where // WIDTH
        if where != NOBODY and is_strict and not (events and c.owner[0] == k):
            for age in range(NUMBERS):
                jokers, share = read_moment(s, d, c, k, age, share)
                if jokers and share > 0:
                    share *= add_event(s, d, c, events, k, age, jokers)
                    events += 1
    marks = mark_owners(c)
    c.widths[0] = marks
    c.widths[3] = marks * marks * c.widths[1] * c.widths[2]
    return share


def mark_owners(c: Case) -> int:
    """Number the owners who have to be told apart, from 1; return how many marks there are, 0 for
    all others being one."""
    marks = 1
    for k in range(SEATS):
        c.mark[k] = 0
        for e in range(EVENTS):
            if c.owner[e] == k and c.mark[k] == 0 and matters(c, e):
                c.mark[k] = marks
                marks += 1
    return marks


def forget(c: Case, e: int) -> None:
    for n in range(WIDTH + 3):
        c.back[e, n] = 0


def matters(c: Case, e: int) -> bool:
    """Does anything hidden say how an event was?"""
    found = 0
    for n in range(WIDTH + 3):
        found += c.back[e, n]
    return bool(found)


def list_numbers(d: Deals, c: Case, k: int) -> None:
    """The slots of numbers in a code; how many are filled before a tile, at least and at most."""
    n = 0
    for slot in range(1, d.length[k] + 1):
        if not c.jokers[k, slot]:
            c.slots[k, n] = slot
            n += 1
    c.count[k] = n
    reached = 1
    for tile in range(NUMBERS + 1):
        c.low[k, tile] = reached
        if tile < NUMBERS:
            fills = 0
            for a in range(n):
                fills |= int(d.weight[k, c.slots[k, a], SEATS + tile] > 0) << a
            c.high[k, tile] = fills
            reached = rests(reached, fills, d.out[SEATS + tile]) | ((reached & fills) << 1)
    leads = 1 << n
    for tile in range(NUMBERS, -1, -1):
        if tile < NUMBERS:
            fills = int(c.high[k, tile])
            leads = rests(leads, fills, d.out[SEATS + tile]) | ((leads >> 1) & fills)
        found = int(c.low[k, tile]) & leads
        c.low[k, tile] = lowest(found)
        c.high[k, tile] = highest(found)


def read_moment(s: State, d: Deals, c: Case, k: int, age: int, share: float) -> tuple[int, float]:
    """What joined a code at that age: how many jokers; a number had as many places as jokers stood
    beside it, and one (§R5)."""
    p = d.seats[k]
    jokers = 0
    for slot in range(1, d.length[k] + 1):
        if s.arrived[p, slot - 1] != age:
            continue
        if c.jokers[k, slot]:
            jokers += 1
        elif age:
            share /= 1 + beside(s, d, c, k, slot, 1) + beside(s, d, c, k, slot, -1)
    return jokers, share


def beside(s: State, d: Deals, c: Case, k: int, slot: int, step: int) -> int:
    """The jokers that stood next to a tile when it came, on one side."""
    p = d.seats[k]
    age = s.arrived[p, slot - 1]
    n = 0
    slot += step
    while 1 <= slot <= d.length[k]:
        if s.arrived[p, slot - 1] < age:
            if not c.jokers[k, slot]:
                return n
            n += 1
        slot += step
    return n


def add_event(s: State, d: Deals, c: Case, e: int, k: int, age: int, jokers: int) -> float:
    """A joker was placed, or two in an opening code. Which neighbours of then mattered? Return 0 if
    it stood where it may not, by what lies face up."""
    p = d.seats[k]
    is_opening = age == 0
    c.owner[e] = k
    numbers = others = lost = most = 0
    last, last_n = 0, -1
    between = 0
    is_between = False
    n = -1
    for slot in range(1, d.length[k] + 1):
        n += 1 - c.jokers[k, slot]
        came = s.arrived[p, slot - 1]
        if c.jokers[k, slot]:
            is_between |= came == age
            between += came < age
            others += came < age
            continue
        if came > age or (came == age and not is_opening):
            continue
        if last and n - last_n <= 2:
            cost = FORBIDDEN if is_between else 1 + between
            if d.known[k, last] < 0 or d.known[k, slot] < 0:
                c.back[e, n] = n - last_n
                c.cost[e, n] = cost
                most += max(cost, 0)
            elif d.known[k, slot] - d.known[k, last] == 2:
                if is_between:
                    return 0.0
                lost += cost
        numbers += 1
        last, last_n, between, is_between = slot, n, 0, False
    if is_opening and numbers + jokers > hand(s):
        # A position that somebody drew: nobody knows how it grew.
        forget(c, e)
        c.worth[e, 0] = 1
        return 1.0
    c.widths[1 + e] = most + 1
    for more in range(most + 1):
        places = numbers + 1 + others - lost - more
        ways = places if jokers == 1 else places * (places + 1)
        c.worth[e, more] = 1 / ways if ways > 0 else 0
    return 1.0


def remembered(c: Case, memory: int, k: int, a: int) -> int:
    """What is remembered after a tile went to the a-th number of code k, or to none (k = NOBODY);
    FORBIDDEN if it may not. A memory is ((the mark of who had the tile before the last, of who had
    the last), places lost at the first event, at the second), as one number."""
    first, second = c.widths[1], c.widths[2]
    marks = c.widths[0]
    lost1 = memory % second
    lost0 = memory // second % first
    who = memory // second // first
    last, before = who % marks, who // marks
    mark = 0
    if k != NOBODY and c.mark[k]:
        mark = c.mark[k]
        for e in range(EVENTS):
            back = c.back[e, a]
            follows = before == mark and (back == 2) == (last == mark)
            if c.owner[e] == k and back and follows:
                cost = c.cost[e, a]
                if cost == FORBIDDEN:
                    return FORBIDDEN
                if e == 0:
                    lost0 += cost
                else:
                    lost1 += cost
    return int(((last * marks + mark) * first + lost0) * second + lost1)


def count_forward(d: Deals, c: Case, layers: Floats) -> float:
    """The weight of all ways to come to each place with each memory, tile by tile."""
    count, wide = d.count[0], c.widths[3]
    size = c.steps[SEATS] * wide
    clear_row(layers, 0, size)
    layers[0, 0] = 1
    for tile in range(NUMBERS):
        clear_row(layers, tile + 1, size)
        for a in range(c.low[0, tile], c.high[0, tile] + 1):
            for b in range(c.low[1, tile], c.high[1, tile] + 1) if count > 1 else range(1):
                for g in range(c.low[2, tile], c.high[2, tile] + 1) if count > 2 else range(1):
                    for h in range(c.low[3, tile], c.high[3, tile] + 1) if count > 3 else range(1):
                        push(d, c, layers, tile, a, b, g, h)
    end = (c.steps[SEATS] - 1) * wide
    total = 0.0
    for memory in range(wide):
        total += layers[NUMBERS, end + memory] * worth(c, memory)
    return total


def worth(c: Case, memory: int) -> float:
    return float(c.worth[0, memory // c.widths[2] % c.widths[1]] * c.worth[1, memory % c.widths[2]])


def push(d: Deals, c: Case, layers: Floats, tile: int, a: int, b: int, g: int, h: int) -> None:
    wide = c.widths[3]
    place = place_of(d, c, a, b, g, h)
    for memory in range(wide):
        come = layers[tile, place * wide + memory]
        if come == 0:
            continue
        if d.out[SEATS + tile]:
            after = remembered(c, memory, NOBODY, 0)
            layers[tile + 1, place * wide + after] += come
        for k in range(d.count[0]):
            n = a if k == 0 else b if k == 1 else g if k == 2 else h
            if n < c.count[k]:
                more = come * d.weight[k, c.slots[k, n], SEATS + tile]
                if more > 0:
                    after = remembered(c, memory, k, n)
                    if after != FORBIDDEN:
                        layers[tile + 1, (place + c.steps[k]) * wide + after] += more


def place_of(d: Deals, c: Case, a: int, b: int, g: int, h: int) -> int:
    place = a * c.steps[0]
    if d.count[0] > 1:
        place += b * c.steps[1]
    if d.count[0] > 2:
        place += g * c.steps[2]
    if d.count[0] > 3:
        place += h * c.steps[3]
    return int(place)


def count_backward(
    d: Deals, c: Case, layers: Floats, flows: Floats, share: float, chances: Reals
) -> None:
    """The weight of all ways to go on from where one can come; and so of each tile in each slot."""
    count, wide = d.count[0], c.widths[3]
    size = c.steps[SEATS] * wide
    end = size - wide
    clear_row(flows, NUMBERS % 2, size)
    for memory in range(wide):
        flows[NUMBERS % 2, end + memory] = share * worth(c, memory)
    for tile in range(NUMBERS - 1, -1, -1):
        clear_row(flows, tile % 2, size)
        for a in range(c.low[0, tile], c.high[0, tile] + 1):
            for b in range(c.low[1, tile], c.high[1, tile] + 1) if count > 1 else range(1):
                for g in range(c.low[2, tile], c.high[2, tile] + 1) if count > 2 else range(1):
                    for h in range(c.low[3, tile], c.high[3, tile] + 1) if count > 3 else range(1):
                        pull(d, c, layers, flows, tile, a, b, g, h, chances)


def pull(
    d: Deals, c: Case, layers: Floats, flows: Floats,
    tile: int, a: int, b: int, g: int, h: int, chances: Reals,
) -> None:  # fmt: skip
    wide = c.widths[3]
    place = place_of(d, c, a, b, g, h)
    here, there = tile % 2, 1 - tile % 2
    for memory in range(wide):
        come = layers[tile, place * wide + memory]
        if come == 0:
            continue
        total = 0.0
        if d.out[SEATS + tile]:
            total += flows[there, place * wide + remembered(c, memory, NOBODY, 0)]
            if d.apart[tile]:
                chances[SEATS, 0, tile // 2] += come * total
        for k in range(d.count[0]):
            n = a if k == 0 else b if k == 1 else g if k == 2 else h
            if n < c.count[k]:
                slot = c.slots[k, n]
                weight = d.weight[k, slot, SEATS + tile]
                if weight > 0:
                    after = remembered(c, memory, k, n)
                    if after != FORBIDDEN:
                        more = weight * flows[there, (place + c.steps[k]) * wide + after]
                        chances[d.seats[k], slot - 1, tile // 2] += come * more
                        total += more
        flows[here, place * wide + memory] = total
