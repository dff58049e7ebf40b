"""Da Vinci Code counted by hand: every deal, one by one, written from the rules page alone.

Of the product this knows the fields of a record and nothing else: no function of it is called. It
deals what a seat does not see in every way, and lets every code grow again: was each tile allowed
where it stands, and in how many other places might its owner have put it? Slow, and meant to be.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

JOKER = 12
COLOURS = 2
NO_TILE = 2

Face = tuple[int, int]
"""A value, 0 to 11 or JOKER, and a colour, 0 black, 1 white: they compare as in a code (§5)."""
Row = tuple[Face, ...]


class Slot(NamedTuple):
    """A tile in a code as a seat sees it."""

    value: int
    """Less than 0: hidden."""
    colour: int
    age: int
    """§R9: 0 for a tile of the opening, else the number of the draw that brought it."""
    wrong: int
    """§R9: the values wrongly named, one bit each."""


class Seen(NamedTuple):
    """What a seat sees."""

    codes: tuple[tuple[Slot, ...], ...]
    unseen: tuple[Face, ...]
    apart: int
    """The colour of a tile that another keeps apart unseen; else NO_TILE."""


Deal = tuple[Row, ...]
Shares = dict[tuple[int, int], dict[int, Fraction]]
"""Of each hidden tile, by seat and place, the chance of each value; seat -1: the tile apart."""


def read(view: Any) -> Seen:
    """The record of a view: what is hidden has a value less than 0."""
    codes = tuple(
        tuple(
            Slot(
                int(view.numbers[p, i]), int(view.colours[p, i]),
                int(view.arrived[p, i]), int(view.wrong[p, i]),
            )
            for i in range(view.size[p])
        )
        for p in range(view.players)
    )  # fmt: skip
    faces = {(slot.value, slot.colour) for code in codes for slot in code}
    apart = int(view.drawn_colour)
    if apart != NO_TILE and view.drawn >= 0:
        faces.add((int(view.drawn), apart))
        apart = NO_TILE
    every = itertools.product(range(JOKER + int(view.expert)), range(COLOURS))
    return Seen(codes, tuple(face for face in every if face not in faces), apart)


def deals(seen: Seen) -> Iterator[Deal]:
    """§5: all ways in which the hidden tiles may lie so that every code rises, nothing twice, and
    nothing where it was wrongly named."""
    yield from _fill(seen, 0, (), frozenset(seen.unseen))


def _fill(seen: Seen, p: int, done: Deal, left: frozenset[Face]) -> Iterator[Deal]:
    if p == len(seen.codes):
        yield done
        return
    for row in _rows(seen.codes[p], 0, (), left):
        yield from _fill(seen, p + 1, (*done, row), left - set(row))


def _rows(code: tuple[Slot, ...], i: int, row: Row, left: frozenset[Face]) -> Iterator[Row]:
    if i == len(code):
        yield row
        return
    slot = code[i]
    faces: list[Face] = sorted(left) if slot.value < 0 else [(slot.value, slot.colour)]
    last = max((face for face in row if face[0] != JOKER), default=(-1, 0))
    known = [(s.value, s.colour) for s in code[i + 1 :] if 0 <= s.value < JOKER]
    for face in faces:
        is_rising = last < face and not (known and face > known[0])
        is_named_wrong = slot.value < 0 and (slot.wrong >> face[0]) & 1
        if face[1] == slot.colour and not is_named_wrong and (face[0] == JOKER or is_rising):
            yield from _rows(code, i + 1, (*row, face), left - {face})


def is_forbidden(row: Row, place: int) -> bool:
    """§14, §R4: between two consecutive numbers of one colour, other jokers passed over?"""
    before = [face for face in row[:place] if face[0] != JOKER]
    after = [face for face in row[place:] if face[0] != JOKER]
    if not before or not after:
        return False
    return before[-1][1] == after[0][1] and before[-1][0] + 1 == after[0][0]


def places(row: Row, face: Face) -> list[int]:
    """Where a tile that was drawn may go: before the tile at each of these places."""
    if face[0] == JOKER:
        return [i for i in range(len(row) + 1) if not is_forbidden(row, i)]
    return [
        i
        for i in range(len(row) + 1)
        if all(other < face for other in row[:i] if other[0] != JOKER)
        and all(face < other for other in row[i:] if other[0] != JOKER)
    ]


def openings(row: Row) -> set[Row]:
    """§R6: every way to arrange the tiles of an opening code, its jokers placed together."""
    numbers = [face for face in row if face[0] != JOKER]
    found = set()
    for order in itertools.permutations(row):
        is_in_order = [face for face in order if face[0] != JOKER] == numbers
        jokers = [i for i, face in enumerate(order) if face[0] == JOKER]
        if is_in_order and not any(is_forbidden(order[:i] + order[i + 1 :], i) for i in jokers):
            found.add(order)
    return found


@lru_cache(maxsize=100_000)
def ease(row: Row, ages: tuple[int, ...]) -> Fraction:
    """How likely a code grew as it did, of all the places its owner had each being as likely."""
    grown = tuple(face for face, age in zip(row, ages, strict=True) if age == 0)
    ways = openings(grown)
    if grown not in ways:
        return Fraction(0)
    likely = Fraction(1, len(ways))
    for age in sorted({age for age in ages if age}):
        came = ages.index(age)
        place = sum(other < age for other in ages[:came])
        open_to_it = places(grown, row[came])
        if place not in open_to_it:
            return Fraction(0)
        likely /= len(open_to_it)
        grown = (*grown[:place], row[came], *grown[place:])
    return likely


def weight(seen: Seen, deal: Deal) -> Fraction:
    """Of a deal: the codes with something to see are no news."""
    likely = Fraction(1)
    for code, row in zip(seen.codes, deal, strict=True):
        if any(slot.value < 0 for slot in code):
            likely *= ease(row, tuple(slot.age for slot in code))
    return likely


def counted(seen: Seen, most: int) -> Shares | None:
    """The chances, exactly; nothing if there are more than `most` deals."""
    shares: Shares = {}
    whole = Fraction(0)
    for number, deal in enumerate(deals(seen)):
        if number == most:
            return None
        worth = weight(seen, deal)
        whole += worth
        gone = set()
        for p, code in enumerate(seen.codes):
            for i, slot in enumerate(code):
                if slot.value < 0:
                    _add(shares, (p, i), deal[p][i][0], worth)
                    gone.add(deal[p][i])
        if seen.apart != NO_TILE:
            left = [face for face in seen.unseen if face[1] == seen.apart and face not in gone]
            for face in left:
                _add(shares, (-1, 0), face[0], worth / len(left))
    return {
        slot: {value: worth / whole for value, worth in of.items() if worth}
        for slot, of in shares.items()
    }


def assert_counted(found: Any, shares: Shares) -> None:
    """The same chances; what is possible, and what is not, to the letter."""
    expected = np.zeros_like(found)
    for (p, i), of in shares.items():
        for value, share in of.items():
            expected[p, i, value] = float(share)
    assert ((found > 0) == (expected > 0)).all()
    assert ((found == 1) == (expected == 1)).all()
    assert np.abs(found - expected).max() < 1e-9


def _add(shares: Shares, slot: tuple[int, int], value: int, worth: Fraction) -> None:
    of = shares.setdefault(slot, {})
    of[value] = of.get(value, Fraction(0)) + worth
