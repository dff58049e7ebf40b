"""One step at a time: the rules of a game called on single states, plain or compiled (`fast`).

People's games run plain, because the first compiled call takes seconds, until somebody has got the
compiled rules ready (`quicken`). Setting `TABLEE_RULES=compiled` runs everything compiled; the
tests do, to see that nothing differs.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tablee.contract.rules import (
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
from tablee.core.arrays import Array, zeros
from tablee.core.binding import Binding, Function
from tablee.core.errors import needing_libraries
from tablee.core.record import Record
from tablee.core.room import Room, room

if TYPE_CHECKING:
    from tablee.fast.compiled_rules import CompiledRules


class Arrival(NamedTuple):
    """What whoever has played an action has found out of the state it led to."""

    to_act: tuple[int, ...]
    public: int
    """What everybody knows of the action."""
    legal: dict[int, list[int]]
    """By seat: what it may do."""
    is_open: bool
    """Whether nothing is hidden from anybody."""
    shown: dict[int, Record]
    """By seat: the state as it knows it."""


RULES = (to_act, legal, table_legal, chance, apply, view, seen, returns, scores)


class PlainRules:
    """The rules of one game on single states, plain. Never changes a state it is given."""

    def __init__(self, room: Room) -> None:
        size = max(room.actions, 64)
        self._buffers: tuple[Array, Array] = zeros(size), zeros(size)
        bind = Binding(room.rules)
        self._rules: dict[Function, Function] = {rule: bind(rule) for rule in RULES}

    def to_act(self, state: Record) -> tuple[int, ...]:
        seats = self._buffers[0]
        n = self._rules[to_act](state, seats)
        return tuple(seats[:n])

    def legal(self, state: Record, seat: int) -> list[int]:
        """The actions of a seat that is awaited, of CHANCE or of the TABLE."""
        actions = self._buffers[0]
        if seat == CHANCE:
            return [a for a, _ in self.chance(state)]
        if seat == TABLE:
            n = self._rules[table_legal](state, actions)
        else:
            n = self._rules[legal](state, seat, actions)
        return sorted(actions[:n])

    def chance(self, state: Record) -> list[tuple[int, int]]:
        actions, weights = self._buffers
        n = self._rules[chance](state, actions, weights)
        return sorted(zip(actions[:n], weights[:n], strict=True))

    def play(self, state: Record, seat: int, a: int) -> tuple[Record, Arrival | None]:
        """The state after an action, and what is already known of it."""
        after = state.copy()
        self._rules[apply](after, seat, a)
        return after, None

    def view(self, state: Record, seat: int) -> Record:
        shown = state.copy()
        self._rules[view](shown, seat)
        return shown

    def seen(self, state: Record, actor: int, a: int, seat: int) -> int:
        return int(self._rules[seen](state, actor, a, seat))

    def returns(self, state: Record, seats: int) -> tuple[int, ...]:
        values = zeros(seats)
        self._rules[returns](state, values)
        return tuple(values)

    def scores(self, state: Record, seats: int) -> tuple[int, ...]:
        values = zeros(seats)
        self._rules[scores](state, values)
        return tuple(values)


@cache
def _rules_of(name: str, is_compiled: bool) -> PlainRules | CompiledRules:
    if not is_compiled:
        return PlainRules(room(name))
    with needing_libraries():
        from tablee.fast.compiled_rules import CompiledRules

    return CompiledRules(room(name))


def rules_of(name: str, mode: str | None = None) -> PlainRules | CompiledRules:
    """The rules of a game: `plain` or `compiled`, as the environment says if not given."""
    mode = mode or os.environ.get("TABLEE_RULES", "plain")
    if mode not in ("plain", "compiled"):
        raise ValueError(f"TABLEE_RULES is {mode!r}; it may be plain or compiled")
    return _rules_of(name, mode == "compiled")


PRESENT: dict[str, PlainRules | CompiledRules] = {}
"""The rules that games use now, by name."""


def present(name: str) -> PlainRules | CompiledRules:
    """The rules that games of this name use now, the first time they do."""
    found = PRESENT[name] = rules_of(name)
    return found


def quicken(name: str) -> None:
    """Let all games of this name run compiled from now on, those that have begun as well. It takes
    a while, seconds if they have to be compiled; until it is done they run as before."""
    PRESENT[name] = rules_of(name, "compiled")
