"""What a position may be for those who sit at it: every deal that fits what everybody knows.

A room whose deals can be gone through one by one has a `possible.py` with

    def deals(shown, seat) -> Iterator[tuple[State, float]] | None

`shown` is what a seat or the TABLE knows; with each state comes its weight, as the room's oracle
weighs it. None, where there are too many to begin with.
"""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from tablee.contract.rules import TABLE
from tablee.core.errors import InvalidPosition
from tablee.core.position import Position
from tablee.core.record import Record

MOST = 5000
"""Deals of a position that are gone through."""


class PossibleDeal(NamedTuple):
    state: Record
    probability: float


def deals(position: Position) -> tuple[PossibleDeal, ...]:
    """Every state that fits what everybody round the table knows of this position, and how likely
    it is: one, where nothing hidden matters. InvalidPosition where they cannot be gone through."""
    begins = position.record == position.game.initial
    if begins or position.is_open or position.is_over:
        return (PossibleDeal(position.record, 1.0),)
    room = position.game.room
    if room.possible is None:
        raise InvalidPosition("position-hides", game=room.short_name)
    listed = room.possible.deals(position.shown(TABLE).copy(), TABLE)
    found = [] if listed is None else [*islice(listed, MOST + 1)]
    if listed is None or len(found) > MOST:
        raise InvalidPosition("position-many-deals", most=MOST)
    whole = sum(weight for _, weight in found)
    if not whole:
        raise InvalidPosition("position-no-deal")
    return tuple(
        PossibleDeal(state.sealed(state.pack()), weight / whole) for state, weight in found
    )
