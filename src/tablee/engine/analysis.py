"""What is exactly true of a position: one shape for all games.

A game's `oracle.py` provides `analyse(position, seat) -> Analysis`. With hidden information it must
use only what the seat may know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablee.engine.contract import CHANCE
from tablee.engine.errors import NotAnalysed
from tablee.engine.position import Position
from tablee.texts import LANGUAGES, Value, text


def analyse(position: Position, seat: int | None = None) -> Analysis:
    """What is exactly true of a position, as far as `seat` may know; of the one to act, if nobody
    is named."""
    if position.is_over:
        raise NotAnalysed("analysis-over")
    if position.to_act == (CHANCE,):
        raise NotAnalysed("analysis-chance")
    if position.game.room.oracle is None:
        raise NotAnalysed("analysis-none", game=position.game.room.short_name)
    if seat is None:
        seat = position.to_act[0]
    if seat not in position.to_act:
        raise NotAnalysed("not-your-turn", seat=seat)
    found: Analysis = position.game.room.oracle.analyse(position, seat)
    return found


@dataclass(frozen=True)
class Truth:
    """What is true of a position, or of an action in it, for the one who acts."""

    value: float
    """The expected return."""
    outcome: str | None = None
    """`win`, `draw` or `loss`, where play from here has one."""
    plies: int | None = None
    """Actions to the end: the shortest win, the longest resistance."""
    probability: float | None = None
    """Of an action: how often a perfect player takes it, or how likely it is to succeed."""
    error: float = 0.0
    """Half the width of a 95 % interval round the value; 0 if it is exact."""
    why: str = ""
    """The name of a message in the game's catalogue that says why, and its blanks."""
    blanks: dict[str, Value] = field(default_factory=dict)

    @property
    def exact(self) -> bool:
        return self.error == 0

    def say(self, lang: str, room: str) -> str:
        """Why, in a sentence."""
        return text(lang, self.why, room, **self.blanks)

    def to_dict(self, room: str) -> dict[str, Any]:
        found: dict[str, Any] = {"value": self.value, "exact": self.exact}
        for name in ("outcome", "plies", "probability"):
            if getattr(self, name) is not None:
                found[name] = getattr(self, name)
        if not self.exact:
            found["error"] = self.error
        return found | {"why": {lang: self.say(lang, room) for lang in LANGUAGES}}


@dataclass(frozen=True)
class Analysis:
    """The truth of a position and of every legal action, best first."""

    game: str
    room: str
    """The package whose catalogue has the sentences."""
    seat: int
    position: Truth
    actions: dict[str, Truth]

    def to_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "game": self.game,
            "seat": self.seat,
            **self.position.to_dict(self.room),
            "actions": {a: truth.to_dict(self.room) for a, truth in self.actions.items()},
        }
