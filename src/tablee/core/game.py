"""A game: a room bound to its options, ready to start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from tablee.core.errors import InvalidOption
from tablee.core.options import OptionValue, show
from tablee.core.plain_rules import PRESENT, PlainRules, present
from tablee.core.record import Record
from tablee.core.room import Room, room

if TYPE_CHECKING:
    from tablee.core.position import Position
    from tablee.fast.compiled_rules import CompiledRules


class Game:
    """What is played: `game("foxu(pie=false)")`."""

    def __init__(self, room: Room, options: Mapping[str, object]) -> None:
        self.room = room
        known = {option.name: option for option in room.all_options}
        for name in options:
            if name not in known:
                raise InvalidOption(
                    "unknown-option" if known else "no-options",
                    game=room.short_name, option=name, right=", ".join(known),
                )  # fmt: skip
        self.options: dict[str, OptionValue] = {
            name: option.read(options[name]) if name in options else option.default
            for name, option in known.items()
        }
        if problem := room.rules.contradiction(self.options):
            said = {name: show(value) for name, value in self.options.items()}
            raise InvalidOption(problem, room.name, **said | {"game": str(self)})
        self.seats: int = int(self.options.get("players", room.players[0]))

    @cached_property
    def initial(self) -> Record:
        """The state every game begins with."""
        state = self.room.state()
        self.room.rules.start(state, self.options)
        return state.sealed(state.pack())

    @property
    def rules(self) -> PlainRules | CompiledRules:
        return PRESENT.get(self.room.short_name) or present(self.room.short_name)

    def start(self) -> Position:
        from tablee.core.position import Position

        return Position(self, self.initial)

    def read(self, drawing: str) -> Position:
        """The position that a drawing shows: the reverse of `print(position)`."""
        from tablee.core.position import Position, checked

        state = self.initial.copy()
        self.room.drawing.read(drawing, state)
        return Position(self, checked(self, state))

    def __str__(self) -> str:
        return self.written

    @cached_property
    def written(self) -> str:
        """The canonical form: the name, and the options that are not the default."""
        chosen = [
            f"{option.name}={show(self.options[option.name])}"
            for option in self.room.all_options
            if self.options[option.name] != option.default
        ]
        return self.room.short_name + (f"({','.join(chosen)})" if chosen else "")

    def __repr__(self) -> str:
        return f"<Game {self}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickled as its canonical form: that is all a game is."""
        return game, (str(self),)

    def __copy__(self) -> Game:
        """It never changes, so a copy is itself."""
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def game(name: str, /, **options: object) -> Game:
    """A game by name, with options in the name or beside it.

    >>> game("modulo(start=secret)", points=2)
    <Game modulo(start=secret,points=2)>
    """
    short, written = _split(name)
    for option in options:
        if option in written:
            raise InvalidOption("option-twice", option=option)
    return Game(room(short), {**written, **options})


def _split(name: str) -> tuple[str, dict[str, str]]:
    short, opening, inside = name.strip().partition("(")
    if ")" in short or (opening and not inside.endswith(")")):
        raise InvalidOption("unreadable-game", name=name)
    written: dict[str, str] = {}
    for part in filter(str.strip, inside[:-1].split(",")):
        option, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise InvalidOption("unreadable-option", part=part.strip())
        if option in written:
            raise InvalidOption("option-twice", option=option)
        written[option] = value
    return short.strip().lower().replace("-", "_"), written
