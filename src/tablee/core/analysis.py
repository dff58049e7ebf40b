"""What is exactly true of a position: one shape for all games.

A game's `oracle.py` provides `analyse(seat_view, samples) -> Analysis`. It is given what the seat
may know and nothing else, so it cannot tell more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tablee.contract.rules import CHANCE
from tablee.core.errors import NotAnalysed, needing_libraries
from tablee.core.position import Position
from tablee.core.room import package
from tablee.core.seat_view import SeatView
from tablee.core.views import View
from tablee.texts import LANGUAGES, Value, text

SAMPLES = 20_000
"""Games played at random where the truth cannot be computed; more make the error smaller."""


def analyse(position: Position, seat: int | None = None, samples: int = SAMPLES) -> Analysis:
    """What is true of a position, as far as `seat` may know; of the one to act, if nobody is
    named. A seat that is not awaited has nothing to choose, but may ask all the same."""
    if position.is_over:
        raise NotAnalysed("analysis-over")
    return analyse_view(position.view(_asker(position) if seat is None else seat), samples)


def analyse_view(view: View, samples: int = SAMPLES) -> Analysis:
    """The same, asked by one who has nothing but a view."""
    if samples < 1:
        raise NotAnalysed("analysis-samples", samples=samples)
    return analyse_seat_view(SeatView.of(view), samples)


def analyse_seat_view(seat_view: SeatView, samples: int) -> Analysis:
    """The same for a view that has been read."""
    if not seat_view.to_act:
        raise NotAnalysed("analysis-over")
    if seat_view.game.room.oracle is None:
        raise NotAnalysed("analysis-none", seat_view.game.room.name)
    with needing_libraries():
        found = seat_view.game.room.oracle.analyse(seat_view, samples)
    return replace(found, nudge=seat_view.game.room.telling.nudge(seat_view.state, seat_view.seat))


def notes_of(view: View, odds: bool = False) -> list[dict[str, Any]]:
    """What one who has a view could have written down: what may be and what may not (or how likely
    it is), in tables ready for JSON. Nothing in games that offer no such thing. It never waits for
    a compiler."""
    seat_view = SeatView.of(view)
    room = seat_view.game.room
    if room.oracle is None:
        return []
    return [table.to_dict(room.name) for table in room.oracle.notes(seat_view, odds)]


def _asker(position: Position) -> int:
    """Who asks when nobody is named: the one to act, or the one chance acts for."""
    if position.to_act != (CHANCE,):
        return position.to_act[0]
    return max(position.game.room.rules.thrower(position.state), 0)


WINS, SUCCEEDS, HAPPENS, CHOSEN = "wins", "succeeds", "happens", "chosen"
"""What a probability is of: a seat wins what is played for; an action does what it is meant to;
chance brings it; a perfect player takes it."""


@dataclass(frozen=True)
class Truth:
    """What is true of a position, or of an action in it, for the one who asks."""

    value: float
    """The expected return."""
    outcome: str | None = None
    """`win`, `draw` or `loss`, where play from here has one."""
    plies: int | None = None
    """Actions to the end: the shortest win, the longest resistance."""
    probability: float | None = None
    """How likely it is; what is, says the next field."""
    probability_of: str = WINS
    """WINS, SUCCEEDS, HAPPENS or CHOSEN."""
    error: float = 0.0
    """Half the width of a 95 % interval round the value; 0 if it is exact."""
    probability_error: float = 0.0
    """The same round the probability, which may be exact where the value is not."""
    why: str = ""
    """The name of a message in the game's catalogue that says why, and its blanks."""
    blanks: Mapping[str, Value] = field(default_factory=dict)

    @property
    def exact(self) -> bool:
        return self.error == 0

    def say(self, lang: str, room: str) -> str:
        """Why, in a sentence. `room` is the game: its short name will do."""
        return text(lang, self.why, package(room), **self.blanks)

    def to_dict(self, room: str) -> dict[str, Any]:
        found: dict[str, Any] = {"value": self.value, "exact": self.exact}
        for name in ("outcome", "plies", "probability"):
            if getattr(self, name) is not None:
                found[name] = getattr(self, name)
        if not self.exact:
            found["error"] = self.error
        if self.probability_error:
            found["probability_error"] = self.probability_error
        return found | {"why": {lang: self.say(lang, room) for lang in LANGUAGES}}


@dataclass(frozen=True)
class Words:
    """A message of the game's catalogue, to be said in a language."""

    message: str
    blanks: Mapping[str, Value] = field(default_factory=dict)

    def say(self, lang: str, room: str | None) -> str:
        return text(lang, self.message, room and package(room), **self.blanks)


Label = str | Words
"""Text that is the same in every language (`7`, `B3`), or words."""


@dataclass(frozen=True)
class Figures:
    """Figures that go with the truth: the chances of each hidden tile, how long a game lasts."""

    name: str
    """The message that says what it shows: `table-…`."""
    columns: tuple[Label, ...]
    rows: tuple[tuple[Label, tuple[float | None, ...]], ...]
    is_probability: bool = True
    """Whether the figures are probabilities, to be shown in per cent."""
    subjects: tuple[int, ...] = ()
    """[row]: the hidden thing it is about, as the game numbers these, where column `v` is about the
    value `v`. Empty in tables of other things."""

    def caption(self, lang: str, room: str) -> str:
        return text(lang, self.name, package(room))

    def to_dict(self, room: str) -> dict[str, Any]:
        return {
            "name": self.name,
            "caption": {lang: self.caption(lang, room) for lang in LANGUAGES},
            "is_probability": self.is_probability,
            "columns": [said(label, room) for label in self.columns],
            "rows": [
                {"label": said(label, room), "values": list(values)} for label, values in self.rows
            ],
        }


def said(label: Label, room: str) -> dict[str, str]:
    """A label in every language."""
    if isinstance(label, str):
        return dict.fromkeys(LANGUAGES, label)
    return {lang: label.say(lang, room) for lang in LANGUAGES}


@dataclass(frozen=True)
class Analysis:
    """The truth of a position and of every action open in it, best first."""

    game: str
    room: str
    """The package whose catalogue has the sentences."""
    seat: int
    position: Truth
    actions: Mapping[str, Truth] = field(default_factory=dict)
    """What the seat may do, best first; when chance acts, what may happen, the likeliest first."""
    seats: tuple[Truth, ...] = ()
    """The position for each seat, where more can be said than for the one who asks."""
    tables: tuple[Figures, ...] = ()
    nudge: str = ""
    """The name of the message with the rulebook's own advice for now, if it has any."""
    assumes: Words = Words("assumes")
    """What is taken for granted of the other players."""

    @property
    def best(self) -> str:
        """The best action; the first, if several are."""
        return next(iter(self.actions))

    def to_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "game": self.game,
            "seat": self.seat,
            **self.position.to_dict(self.room),
            "actions": {a: truth.to_dict(self.room) for a, truth in self.actions.items()},
            "seats": [truth.to_dict(self.room) for truth in self.seats],
            "tables": [table.to_dict(self.room) for table in self.tables],
            "assumes": said(self.assumes, self.room),
            "nudge": said(Words(self.nudge) if self.nudge else "", self.room),
        }


def best_first(actions: Mapping[str, Truth]) -> dict[str, Truth]:
    """By value; then a quick win, a slow loss; then by how often it is played."""
    return dict(sorted(actions.items(), key=lambda item: _rank(item[1]), reverse=True))


def _rank(truth: Truth) -> tuple[float, float, float]:
    plies = truth.plies or 0
    return truth.value, -plies if truth.value > 0 else plies, truth.probability or 0
