"""Options: a name, the values it takes (the first is the default), and the paragraph it belongs to.

The sentence that explains an option, and each of its values, stands in the game's catalogue.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablee.core.errors import InvalidOption

OptionValue = str | int | bool
"""What an option may be set to."""


def show(value: OptionValue) -> str:
    """A value as it is typed: `true`, `3`, `secret`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Option:
    """One thing the players agree on before the game."""

    name: str
    section: str
    """The paragraph of the rules page, without its §."""
    default: OptionValue

    def read(self, value: object) -> OptionValue:
        """The value meant by what a person typed or a program passed, else InvalidOption."""
        raise NotImplementedError

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """Values worth trying all: a finite sample when there are too many."""
        raise NotImplementedError

    def describe(self) -> str:
        """What may be typed: `ones | secret`."""
        raise NotImplementedError

    def _refuse(self, value: object) -> InvalidOption:
        return InvalidOption(
            "invalid-option-value",
            option=self.name, value=str(value), right=self.describe(), section=self.section,
        )  # fmt: skip


class OneOf(Option):
    """One of a few values, and perhaps others that `also` can read."""

    def __init__(
        self,
        name: str,
        *values: OptionValue,
        section: str,
        also: Callable[[str], str | None] | None = None,
        also_shown: str = "…",
    ) -> None:
        self.name = name
        self.section = section
        self.default = values[0]
        self._values = values
        self._also = also
        self.also_shown = also_shown if also else ""
        """How a value outside the list looks; empty if there are none."""

    def read(self, value: object) -> OptionValue:
        typed = show(value) if isinstance(value, str | int) else str(value)
        for known in self._values:
            if typed.strip().lower() == show(known):
                return known
        if self._also is not None and (other := self._also(typed)) is not None:
            return other
        raise self._refuse(value)

    @property
    def values(self) -> tuple[OptionValue, ...]:
        return self._values

    def describe(self) -> str:
        return " | ".join(filter(None, [*map(show, self._values), self.also_shown]))


@dataclass
class Whole(Option):
    """A whole number within limits."""

    name: str
    default: OptionValue
    limits: range
    section: str

    def read(self, value: object) -> OptionValue:
        try:
            number = int(str(value))
        except ValueError:
            raise self._refuse(value) from None
        if isinstance(value, bool) or number not in self.limits:
            raise self._refuse(value)
        return number

    @property
    def values(self) -> tuple[OptionValue, ...]:
        return tuple(dict.fromkeys((self.default, self.limits[0], self.limits[-1])))

    def describe(self) -> str:
        return f"{self.limits[0]}…{self.limits[-1]}"
