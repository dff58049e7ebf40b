"""How a field of a record is shown to learning programs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Feature:
    """A field of the record, and how it is shown."""

    field: str
    least: int = 0
    most: int = 1
    """The values it may take; -1 is what a seat may not know."""
    bits: int = 0
    """The field is a set of so many things: one number for each, 1 or 0."""
    one_hot: bool = False
    """One number for each value from `least` to `most`: 1 for the value it has, else 0."""
    seats_from: int | None = None
    """The field says this plus a seat: one number for each seat, the one who looks first."""
    own_only: bool = False
    """With `seats_from`: only the seat that looks."""
    by_seat: int | None = None
    """The axis along which the seats lie: the one who looks comes first."""
    keep: int | None = None
    """How many entries of the first axis matter, where the record has room for more."""
    about: str = ""
    """In words, where the name of the field does not say it."""
