"""One step at a time: the rules of a game called on single states, plain or compiled (`desk.py`).

People's games run plain, because the first compiled call takes seconds, until somebody has got the
compiled rules ready (`quicken`). Setting `TABLEE_RULES=compiled` runs everything compiled; the
tests do, to see that nothing differs.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tablee.engine.binding import Binding, Function
from tablee.engine.contract import (
    CHANCE,
    TABLE,
    apply,
    chance,
    legal,
    returns,
    scores,
    seen,
    table_legal,
    to_act,
    view,
)
from tablee.engine.record import Array, Record
from tablee.engine.room import Room, room

if TYPE_CHECKING:
    from tablee.engine.desk import Desk


def to_act_at(states: Any, i: int, seats: Array) -> int:
    return to_act(states[i], seats)


def legal_at(states: Any, i: int, seat: int, actions: Array) -> int:
    return legal(states[i], seat, actions)


def table_legal_at(states: Any, i: int, actions: Array) -> int:
    return table_legal(states[i], actions)


def chance_at(states: Any, i: int, actions: Array, weights: Array) -> int:
    return chance(states[i], actions, weights)


def apply_at(states: Any, i: int, seat: int, a: int) -> None:
    apply(states[i], seat, a)


def view_at(states: Any, i: int, seat: int) -> None:
    view(states[i], seat)


def seen_at(states: Any, i: int, actor: int, a: int, seat: int) -> int:
    return seen(states[i], actor, a, seat)


def returns_at(states: Any, i: int, values: Array) -> None:
    returns(states[i], values)


def scores_at(states: Any, i: int, values: Array) -> None:
    scores(states[i], values)


STEPS = (
    to_act_at,
    legal_at,
    table_legal_at,
    chance_at,
    apply_at,
    view_at,
    seen_at,
    returns_at,
    scores_at,
)


class Runner:
    """The rules of one game on single states, plain. Never changes a state it is given."""

    def __init__(self, room: Room) -> None:
        self._buffers = np.zeros((2, max(room.actions, 64)), np.int64)
        bind = Binding(room.rules)
        self._steps: dict[Function, Function] = {step: bind(step) for step in STEPS}

    def to_act(self, state: Record) -> tuple[int, ...]:
        seats = self._buffers[0]
        n = self._steps[to_act_at]([state], 0, seats)
        return tuple(seats[:n].tolist())

    def legal(self, state: Record, seat: int) -> list[int]:
        """The actions of a seat that is awaited, of CHANCE or of the TABLE."""
        actions = self._buffers[0]
        if seat == CHANCE:
            return [a for a, _ in self.chance(state)]
        if seat == TABLE:
            n = self._steps[table_legal_at]([state], 0, actions)
        else:
            n = self._steps[legal_at]([state], 0, seat, actions)
        return sorted(actions[:n].tolist())

    def chance(self, state: Record) -> list[tuple[int, int]]:
        actions, weights = self._buffers
        n = self._steps[chance_at]([state], 0, actions, weights)
        return sorted(zip(actions[:n].tolist(), weights[:n].tolist(), strict=True))

    def apply(self, state: Record, seat: int, a: int) -> Record:
        after = state.copy()
        self._steps[apply_at]([after], 0, seat, a)
        return after

    def view(self, state: Record, seat: int) -> Record:
        shown = state.copy()
        self._steps[view_at]([shown], 0, seat)
        return shown

    def seen(self, state: Record, actor: int, a: int, seat: int) -> int:
        return int(self._steps[seen_at]([state], 0, actor, a, seat))

    def returns(self, state: Record, seats: int) -> tuple[int, ...]:
        values = np.zeros(seats, np.int64)
        self._steps[returns_at]([state], 0, values)
        return tuple(values.tolist())

    def scores(self, state: Record, seats: int) -> tuple[int, ...]:
        values = np.zeros(seats, np.int64)
        self._steps[scores_at]([state], 0, values)
        return tuple(values.tolist())


@cache
def _runner(name: str, is_compiled: bool) -> Runner | Desk:
    if not is_compiled:
        return Runner(room(name))
    from tablee.engine.desk import Desk

    return Desk(room(name))


def runner(name: str, mode: str | None = None) -> Runner | Desk:
    """The runner of a game: `plain` or `compiled`, as the environment says if not given."""
    mode = mode or os.environ.get("TABLEE_RULES", "plain")
    if mode not in ("plain", "compiled"):
        raise ValueError(f"TABLEE_RULES is {mode!r}; it may be plain or compiled")
    return _runner(name, mode == "compiled")


PRESENT: dict[str, Runner | Desk] = {}
"""The runners that games use now, by name."""


def present(name: str) -> Runner | Desk:
    """The runner that games of this name use now, the first time they do."""
    found = PRESENT[name] = runner(name)
    return found


def quicken(name: str) -> None:
    """Let all games of this name run compiled from now on, those that have begun as well. It takes
    a while, seconds if they have to be compiled; until it is done they run as before."""
    PRESENT[name] = runner(name, "compiled")
