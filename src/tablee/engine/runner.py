"""One step at a time: the rules of a game called on single states, plain or compiled.

People's games always run plain, because the first compiled call takes seconds. Setting
`TABLEE_RULES=compiled` runs everything compiled instead; the tests do, to see that nothing differs.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import Any

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
    """The rules of one game on single states. Never changes a state it is given."""

    def __init__(self, room: Room, is_compiled: bool) -> None:
        self._state = room.state
        self._is_compiled = is_compiled
        self._buffers = np.zeros((2, max(room.actions, 64)), np.int64)
        if is_compiled:
            from tablee.engine.compiled import compiled

            steps = compiled(room.rules, self._state.dtype, *STEPS)
        else:
            bind = Binding(room.rules)
            steps = [bind(step) for step in STEPS]
        self._steps: dict[Function, Function] = dict(zip(STEPS, steps, strict=True))

    def to_act(self, state: Record) -> tuple[int, ...]:
        seats = self._buffers[0]
        n = self._steps[to_act_at](self._look(state), 0, seats)
        return tuple(seats[:n].tolist())

    def legal(self, state: Record, seat: int) -> list[int]:
        """The actions of a seat that is awaited, of CHANCE or of the TABLE."""
        actions = self._buffers[0]
        if seat == CHANCE:
            return [a for a, _ in self.chance(state)]
        if seat == TABLE:
            n = self._steps[table_legal_at](self._look(state), 0, actions)
        else:
            n = self._steps[legal_at](self._look(state), 0, seat, actions)
        return sorted(actions[:n].tolist())

    def chance(self, state: Record) -> list[tuple[int, int]]:
        actions, weights = self._buffers
        n = self._steps[chance_at](self._look(state), 0, actions, weights)
        return sorted(zip(actions[:n].tolist(), weights[:n].tolist(), strict=True))

    def apply(self, state: Record, seat: int, a: int) -> Record:
        inside = self._enter(state)
        self._steps[apply_at](inside, 0, seat, a)
        return self._leave(inside)

    def view(self, state: Record, seat: int) -> Record:
        inside = self._enter(state)
        self._steps[view_at](inside, 0, seat)
        return self._leave(inside)

    def seen(self, state: Record, actor: int, a: int, seat: int) -> int:
        return int(self._steps[seen_at](self._look(state), 0, actor, a, seat))

    def returns(self, state: Record, seats: int) -> tuple[int, ...]:
        values = np.zeros(seats, np.int64)
        self._steps[returns_at](self._look(state), 0, values)
        return tuple(values.tolist())

    def scores(self, state: Record, seats: int) -> tuple[int, ...]:
        values = np.zeros(seats, np.int64)
        self._steps[scores_at](self._look(state), 0, values)
        return tuple(values.tolist())

    def _look(self, state: Record) -> Sequence[Any] | np.ndarray[Any, Any]:
        """The state for a rule that only looks at it: no need for a copy in plain Python."""
        return self._enter(state) if self._is_compiled else [state]

    def _enter(self, state: Record) -> Sequence[Any] | np.ndarray[Any, Any]:
        if self._is_compiled:
            return np.frombuffer(bytearray(state.pack()), self._state.dtype)
        return [state.copy()]

    def _leave(self, inside: Any) -> Record:
        return self._state.unpack(inside.tobytes()) if self._is_compiled else inside[0]


@cache
def _runner(name: str, is_compiled: bool) -> Runner:
    return Runner(room(name), is_compiled)


def runner(name: str, mode: str | None = None) -> Runner:
    """The runner of a game: `plain` or `compiled`, as the environment says if not given."""
    mode = mode or os.environ.get("TABLEE_RULES", "plain")
    if mode not in ("plain", "compiled"):
        raise ValueError(f"TABLEE_RULES is {mode!r}; it may be plain or compiled")
    return _runner(name, mode == "compiled")
