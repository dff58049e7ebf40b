"""What a seat may know of a moment: all that an oracle or a bot is ever given.

It is made from a view (`Position.view`), which went through JSON or could have; nothing of the
position it came from is left in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from tablee.core.errors import InvalidPosition
from tablee.core.game import Game, game
from tablee.core.position import Position
from tablee.core.views import View


@dataclass(frozen=True)
class SeatView:
    game: Game
    seat: int
    state: Any
    """The record as the seat knows it: UNKNOWN stands where it may not look."""
    to_act: tuple[int, ...]
    legal: tuple[str, ...]
    """What the seat may do now, in notation; nothing if it is not awaited."""

    @classmethod
    def of(cls, view: View) -> SeatView:
        """Read a view; InvalidPosition if it is none."""
        try:
            of = game(view["game"])
            state = of.room.state.from_dict(view["state"])
            of.room.rules.tally(state)
            return cls(of, view["seat"], state, tuple(view["to_act"]), tuple(view["legal"]))
        except (KeyError, TypeError, AttributeError) as problem:
            raise InvalidPosition("not-a-view", problem=str(problem)) from None
        except ValueError as problem:
            if isinstance(problem, InvalidPosition):
                raise
            raise InvalidPosition("position-bad-field", field=str(problem)) from None

    @property
    def is_awaited(self) -> bool:
        return self.seat in self.to_act

    @property
    def codes(self) -> tuple[int, ...]:
        """The codes of what the seat may do, in the order of `legal`."""
        return tuple(map(self.position.read_action, self.legal))

    @property
    def position(self) -> Position:
        """The view taken for the position itself: right where nothing is hidden from anybody."""
        return Position(self.game, self.state)


Choose = Callable[[SeatView], str]
"""A way to choose: an action, in notation, from what a seat may know."""
Maker = Callable[[Random, float], Choose]
"""Makes one, of random numbers and the seconds that a move may take."""
