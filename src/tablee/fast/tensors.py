"""What learning programs are given of a game: a row of numbers made from a seat's view.

A room says in its `tensors.py` which fields of its record are shown and how; a room that says
nothing shows them all, one number each. The row is made from the seat's *view*, so it cannot tell
more than the seat may know, and always from where the seat sits: it comes first, then the seats
after it in turn.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tablee.contract.feature import Feature
from tablee.contract.furniture import Tensors
from tablee.core.arrays import size
from tablee.core.game import Game
from tablee.core.record import Field
from tablee.fast.arrays import Ints

PLAIN, BITS, ONE_HOT, SEATS = range(4)
"""How a value becomes numbers: itself; its lowest bits; a 1 at its place; a 1 at the place of the
seat it names, counted from the one who looks."""
OFFSET, WIDTH, KIND, FIRST, COUNT, TURN = range(6)
"""Columns of the table that the compiled loop follows: where in the record, how many bytes, how it
is shown, the least value, how many numbers, and how far the seats are turned."""
SEAT = "seat"
"""The first numbers of every row: which seat looks."""


@dataclass(frozen=True)
class Part:
    """A stretch of the row."""

    name: str
    start: int
    shape: tuple[int, ...]
    least: int
    most: int
    feature: Feature | None

    @property
    def stop(self) -> int:
        return self.start + math.prod(self.shape)


@dataclass(frozen=True)
class Tensor:
    """How the row of one game is made."""

    size: int
    parts: tuple[Part, ...]
    table: Ints
    """[seat, entry, column]: see the columns above."""
    least: npt.NDArray[np.float32]
    most: npt.NDArray[np.float32]

    def part(self, name: str) -> slice:
        """Where a field stands in the row."""
        for part in self.parts:
            if part.name == name:
                return slice(part.start, part.stop)
        raise KeyError(name)


def tensor(game: Game) -> Tensor:
    """How observations of a game are laid out."""
    at = game.seats
    parts = [Part(SEAT, 0, (game.seats,), 0, 1, None)]
    entries: list[list[list[int]]] = [[] for _ in range(game.seats)]
    fields = {field.name: field for field in game.room.state.fields}
    for feature in features(game):
        field = fields[feature.field]
        places = _places(feature, field, game.seats, 0)
        kind, first, count, least, most = _kind(feature, field, game.seats)
        shape = (*places.shape, count) if kind != PLAIN else places.shape
        parts.append(Part(_name(feature), at, shape or (1,), least, most, feature))
        at = parts[-1].stop
        width = size(field.kind)
        for seat in range(game.seats):
            turn = seat if kind == SEATS else 0
            for place in _places(feature, field, game.seats, seat).ravel():
                offset = field.at + int(place) * width
                entries[seat].append([offset, width, kind, first, count, turn])
    least_row, most_row = np.zeros(at, np.float32), np.ones(at, np.float32)
    for part in parts:
        least_row[part.start : part.stop] = part.least
        most_row[part.start : part.stop] = part.most
    return Tensor(at, tuple(parts), np.array(entries, np.int64), least_row, most_row)


def row(layout: Tensor, shown: bytes, seat: int) -> list[float]:
    """The row of a view's record in plain Python; `batch_loops.observe` does the same, compiled."""
    seats = len(layout.table)
    found = [float(seat == p) for p in range(seats)]
    for offset, width, kind, first, count, turn in layout.table[seat].tolist():
        value = int.from_bytes(shown[offset : offset + width], "little", signed=True)
        if kind == PLAIN:
            found.append(float(value))
        elif kind == BITS:
            found += [float(value >> k & 1) for k in range(count)]
        else:
            place = value - first
            if kind == SEATS and 0 <= place < seats:
                place = (place - turn) % seats
            found += [float(place == k) for k in range(count)]
    return found


def features(game: Game) -> tuple[Feature, ...]:
    """The fields shown: those the room names, or all that are not settings."""
    if game.room.tensors is not None and "features" in game.room.tensors.brought:
        return game.room.tensors.features(game)
    state = game.room.state
    return tuple(
        Feature(field.name, int(np.iinfo(field.kind).min), int(np.iinfo(field.kind).max))
        for field in state.fields
        if field.name not in state.settings
    )


def told(game: Game) -> Tensors:
    """What a room says of its game to learning programs; the contract, where it says nothing."""
    return game.room.tensors or Tensors()


def returns_within(game: Game) -> tuple[int, int]:
    return told(game).returns_within(game)


def is_zero_sum(game: Game) -> bool:
    return told(game).is_zero_sum(game)


def has_chance(game: Game) -> bool:
    return told(game).has_chance(game)


def has_secrets(game: Game) -> bool:
    return told(game).has_secrets(game)


def action_groups(game: Game) -> dict[str, range]:
    return told(game).action_groups(game)


def _name(feature: Feature) -> str:
    """The field, and which value of it is asked for where a field is shown more than once."""
    return feature.field + (f" ({feature.about})" if feature.about else "")


def _places(feature: Feature, field: Field, seats: int, seat: int) -> Ints:
    """The places in the field's array in the order in which they are shown to a seat."""
    places = np.arange(field.entries).reshape(field.shape)
    if feature.by_seat is not None:
        turned = [(seat + i) % seats for i in range(seats)]
        places = places.take(turned, axis=feature.by_seat)
    return places if feature.keep is None else places[: feature.keep]


def _kind(feature: Feature, field: Field, seats: int) -> tuple[int, int, int, int, int]:
    """Kind, first value, how many numbers, and the least and the most they can be."""
    if feature.bits:
        return BITS, 0, feature.bits, 0, 1
    if feature.seats_from is not None:
        return SEATS, feature.seats_from, 1 if feature.own_only else seats, 0, 1
    if feature.one_hot:
        return ONE_HOT, feature.least, feature.most - feature.least + 1, 0, 1
    return PLAIN, 0, 1, feature.least, feature.most
