"""What a room has that brings no notation, drawing or telling: made from its fields and messages.

An action is written as `ACTIONS` names it, a state is drawn field by field, and a sentence is the
message of that name: `tell-hold` for the action `hold`, else the one for every action, else the
house's own.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from tablee.contract.rules import CHANCE, HIDDEN, UNKNOWN
from tablee.core.errors import InvalidPosition
from tablee.core.record import Record
from tablee.texts import LANGUAGES, has, listed, text

if TYPE_CHECKING:
    from tablee.core.room import Room

Made = dict[str, Callable[..., Any]]


def notation(room: Room) -> Made:
    """Actions by their names; another language may have its own, as messages `action-…`."""
    names = room.action_names

    def write(a: int, lang: str = "en") -> str:
        message = f"action-{names[a]}"
        is_said = lang != "en" and has(lang, message, room.name)
        return text(lang, message, room.name) if is_said else names[a]

    @cache
    def codes(lang: str) -> dict[str, int]:
        own = {write(a, lang).casefold(): a for a in range(len(names))}
        return own | {name.casefold(): a for a, name in enumerate(names)}

    def code(typed: str, lang: str = "en") -> int | None:
        return codes(lang).get(typed.strip().casefold())

    return {"text": write, "code": code}


def drawing(room: Room) -> Made:
    """A line for each field, under its message `field-…`; what a seat may not know is a `?`."""
    state = room.state
    left_out = {*state.settings, *state.undrawn, *state.tallies}
    fields = {field.name: field for field in state.fields if field.name not in left_out}

    def label(name: str, lang: str) -> str:
        return text(lang, f"field-{name.replace('_', '-')}", room.name)

    def draw(s: Record, bottom: int = 0, lang: str = "en") -> str:
        values = s.to_dict()
        return "\n".join(f"{label(name, lang)}: {written(values[name])}" for name in fields)

    def signs(lang: str = "en") -> dict[str, str]:
        return {"?": "legend-unknown"} if room.hides else {}

    def read(drawing: str, s: Record) -> None:
        labels = {label(name, lang): name for lang in LANGUAGES for name in fields}
        values = s.to_dict()
        for line in filter(str.strip, drawing.splitlines()):
            said, _, shown = line.strip().partition(":")
            name = labels.get(said)
            if name is None:
                raise InvalidPosition("position-bad-field", field=said)
            values[name] = nested(shown.replace("|", " ").split(), fields[name].shape, said)
        try:
            made = type(s).from_dict(values)
        except ValueError as problem:
            raise InvalidPosition("position-bad-field", field=str(problem)) from None
        for name, field in fields.items():
            if field.shape:
                getattr(s, name).cast("B")[:] = getattr(made, name).cast("B")
            else:
                setattr(s, name, getattr(made, name))

    return {"draw": draw, "signs": signs, "read": read}


def written(value: Any) -> str:
    """The numbers of a field, row by row."""
    if not isinstance(value, list):
        return "?" if value == UNKNOWN else str(value)
    between = " | " if isinstance(value[0], list) else " "
    return between.join(map(written, value))


def nested(words: list[str], shape: tuple[int, ...], label: str) -> Any:
    """The other way round: numbers as a field has them."""
    if len(words) != math.prod(shape) or not all(
        re.fullmatch(r"\?|-?\d{1,18}", word) for word in words
    ):
        raise InvalidPosition("position-bad-field", field=label)
    numbers: list[Any] = [UNKNOWN if word == "?" else int(word) for word in words]
    for length in reversed(shape):
        numbers = [numbers[i : i + length] for i in range(0, len(numbers), length)]
    return numbers[0]


def telling(room: Room) -> Made:
    """The catalogue's sentences, by the name of the action."""

    def first(lang: str, messages: Iterator[str], **blanks: str) -> str:
        found = next(message for message in messages if has(lang, message, room.name))
        return text(lang, found, room.name, **blanks)

    def is_thrown(s: Record, seat: int) -> bool:
        """Whether the dice lie in the hand of this seat now."""
        seats: Any = [0] * max(room.players)
        return (
            room.rules.to_act(s, seats) == 1
            and seats[0] == CHANCE
            and room.rules.thrower(s) == seat
        )

    def tell(
        before: Record, actor: int, a: int, after: Record, names: Sequence[str], lang: str = "en"
    ) -> str:
        if a == HIDDEN:
            return text(lang, "plain-unseen", room.name, who=names[actor]) if actor >= 0 else ""
        seat = room.rules.thrower(before) if actor == CHANCE else actor
        who = names[seat] if seat >= 0 else ""
        kind = "chance" if actor == CHANCE else "action"
        messages = (f"tell-{room.action_names[a]}", f"tell-{kind}", f"plain-{kind}")
        return first(lang, iter(messages), who=who, action=room.notation.text(a, lang))

    def offer(s: Record, seat: int, a: int, names: Sequence[str], lang: str = "en") -> str:
        messages = (f"offer-{room.action_names[a]}", "offer-action", "plain-offer")
        return first(lang, iter(messages), action=room.notation.text(a, lang))

    def ending(s: Record, names: Sequence[str], lang: str = "en") -> str:
        values: Any = [0] * len(names)
        room.rules.returns(s, values)
        winners = [name for name, value in zip(names, values, strict=True) if value > 0]
        return text(lang, room.rules.ended(s), room.name, who=listed(winners, lang))

    def help_for(s: Record, seat: int, lang: str = "en") -> str:
        return text(lang, "plain-throw" if is_thrown(s, seat) else "notation-help", room.name)

    def sections(s: Record, seat: int) -> tuple[str, ...]:
        return ()

    return {"tell": tell, "offer": offer, "ending": ending, "help_for": help_for,
            "sections": sections}  # fmt: skip
