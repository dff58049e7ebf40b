"""The rules of one game on single states, compiled: for a server with many tables.

Handing something over to compiled code takes longer than a rule. So a state is written on a desk,
one record that compiled code knows already, with room for every answer; and what was asked last is
often still lying there.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

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
from tablee.core.plain_rules import Arrival
from tablee.core.record import Record
from tablee.core.room import Room
from tablee.fast.compiled import compiled, direct

TO_ACT, LEGAL, TABLE_LEGAL, CHANCES, PLAY, VIEW, SEEN, RETURNS, SCORES = range(9)


def answer(desk: Any, what: int, seat: int, a: int, actor: int) -> int:
    """One question about the state on the desk. One function for all of them is compiled, kept and
    loaded once."""
    d = desk[0]
    s = d.states[0]
    n = 0
    if what == TO_ACT:
        n = to_act(s, d.actions)
    elif what == LEGAL:
        n = legal(s, seat, d.actions)
    elif what == TABLE_LEGAL:
        n = table_legal(s, d.actions)
    elif what == CHANCES:
        n = chance(s, d.actions, d.weights)
    elif what == PLAY:
        apply(s, seat, a)
        n = look_round(d)
        d.public = seen(s, seat, a, TABLE)
    elif what == VIEW:
        view(s, seat)
    elif what == SEEN:
        n = seen(s, actor, a, seat)
    elif what == RETURNS:
        returns(s, d.values[:seat])
    elif what == SCORES:
        scores(s, d.values[:seat])
    return n


def look_round(d: Any) -> int:
    """What is asked of every new state, all at once: who is awaited, what the first of them may do,
    and what everybody may know. How many of the first, and 256 times how many of the second."""
    d.states[1] = d.states[0]
    view(d.states[1], TABLE)
    s = d.states[0]
    awaited = to_act(s, d.seats)
    listed = 0
    if awaited and d.seats[0] >= 0:
        listed = legal(s, d.seats[0], d.actions)
    return awaited + 256 * listed


class CompiledRules:
    """Answers like `PlainRules`."""

    def __init__(self, room: Room) -> None:
        self._state = room.state
        size = max(room.actions, 64)
        kind = np.dtype(
            [
                ("states", room.state.dtype, 2), ("actions", np.int64, size),
                ("weights", np.int64, size), ("values", np.int64, room.players[-1]),
                ("seats", np.int64, size), ("public", np.int64),
            ],
            align=True,
        )  # fmt: skip
        desk = np.zeros(1, kind)
        papers, length = memoryview(desk.view(np.uint8).data), room.state.dtype.itemsize
        self._paper, self._public = papers[:length], papers[length : 2 * length]
        """The bytes of the state on the desk, and of what everybody may know of it."""
        self._lying: bytes | None = None
        """What is known to lie there."""
        self._actions, self._weights = desk["actions"][0], desk["weights"][0]
        self._values, self._seats = desk["values"][0], desk["seats"][0]
        self._seen = desk["public"]
        made = compiled(room.rules_to_compile, room.state.dtype, answer)[0]
        self._answer = partial(direct(made, desk, 0, 0, 0, 0), desk)

    def to_act(self, state: Record) -> tuple[int, ...]:
        n = self._ask(state, TO_ACT)
        return tuple(self._actions[:n].tolist())

    def legal(self, state: Record, seat: int) -> list[int]:
        if seat == CHANCE:
            return [a for a, _ in self.chance(state)]
        n = self._ask(state, TABLE_LEGAL if seat == TABLE else LEGAL, seat)
        return sorted(self._actions[:n].tolist())

    def chance(self, state: Record) -> list[tuple[int, int]]:
        n = self._ask(state, CHANCES)
        return sorted(zip(self._actions[:n].tolist(), self._weights[:n].tolist(), strict=True))

    def play(self, state: Record, seat: int, a: int) -> tuple[Record, Arrival]:
        """The state after an action, and what is already known of it."""
        found = self._ask(state, PLAY, seat, a)
        after = self._lying = bytes(self._paper)
        awaited = tuple(self._seats[: found & 255].tolist())
        legal, shown = dict[int, list[int]](), dict[int, Record]()
        if found > 255:
            legal[awaited[0]] = sorted(self._actions[: found >> 8].tolist())
        public = bytes(self._public)
        is_open = public == after
        if not is_open:
            shown[TABLE] = self._state.sealed(public)
        arrival = Arrival(awaited, self._seen.item(), legal, is_open, shown)
        return self._state.sealed(after), arrival

    def view(self, state: Record, seat: int) -> Record:
        self._ask(state, VIEW, seat)
        after = self._lying = bytes(self._paper)
        return self._state.sealed(after)

    def seen(self, state: Record, actor: int, a: int, seat: int) -> int:
        return self._ask(state, SEEN, seat, a, actor)

    def returns(self, state: Record, seats: int) -> tuple[int, ...]:
        self._ask(state, RETURNS, seats)
        return tuple(self._values[:seats].tolist())

    def scores(self, state: Record, seats: int) -> tuple[int, ...]:
        self._ask(state, SCORES, seats)
        return tuple(self._values[:seats].tolist())

    def _ask(self, state: Record, what: int, seat: int = 0, a: int = 0, actor: int = 0) -> int:
        packed = state.__dict__.get("_sealed") or state.pack()
        if packed is not self._lying:
            self._paper[:] = packed
        # Until it is answered: who knows what a rule leaves behind that fails half-way.
        self._lying = None
        found: int = self._answer(what, seat, a, actor)
        self._lying = packed
        return found
