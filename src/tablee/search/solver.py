"""A game solved live: the bounded search, its table of what is known, and the proof of draws."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock

import numpy as np

from tablee.core.binding import Function
from tablee.core.room import Room
from tablee.fast.arrays import Ints
from tablee.search.alphabeta import (
    NEVER,
    WIDEST,
    WON,
    Memory,
    is_out_of_reach,
    is_settled,
    remember,
    successors,
    wins_at_once,
)
from tablee.search.endless import SafeForEver, Turn

TABLE = 1 << 20
"""Positions that the table has room for, at 16 bytes each."""
UNLIMITED = 1 << 62
SPEED = 500_000
"""Positions looked at in a second, at the least: how a limit of time becomes one of effort."""
GLANCE = 16
"""Plies that are searched for each position on the way to a proof of a draw."""
FIRST_PROOF = 20
"""A draw is first suspected when so many plies settle nothing."""
FIRST_BUDGET, MORE = 1000, 16
"""Positions that the first attempt to prove a draw may take; how many times as many the next."""


class OutOfTime(Exception):
    """The seconds allowed have passed, and there is no answer yet."""


@dataclass
class Deadline:
    """How long may be thought; for ever, unless somebody says otherwise."""

    at: float = float("inf")

    @classmethod
    def lasting(cls, seconds: float) -> Deadline:
        return cls(time.monotonic() + seconds)

    @property
    def effort(self) -> int:
        """What can be looked at in the time that is left."""
        left = self.at - time.monotonic()
        return UNLIMITED if left == float("inf") else int(left * SPEED)


class Solver:
    """The solver of a game whose positions a room writes as whole numbers."""

    def __init__(
        self, room: Room, reach: Function, wins: Function, is_far: Function, places: int = TABLE
    ) -> None:
        from tablee.fast.compiled import compiled

        given: dict[Function, Function] = {
            successors: reach,
            wins_at_once: wins,
            is_out_of_reach: is_far,
        }
        self._search, self._reach, self._remember = compiled(
            room.rules_to_compile, room.state.dtype, is_settled, successors, remember, given=given
        )
        kind = np.dtype(
            [
                ("known", np.int64, (places, 2)),
                ("nodes", np.int64, WIDEST * NEVER),
                ("drawn", np.int64, 4096),
                ("drawn_count", np.int64),
                ("effort", np.int64),
            ]
        )
        self._w: Memory = np.zeros(1, kind).view(np.recarray)[0]
        self._drawn: frozenset[int] = frozenset()
        self._buffer: Ints = np.zeros(WIDEST, np.int64)
        self.lock = Lock()
        """Held while questions are asked that belong together."""
        self.looked_at = 0
        """Positions searched since the solver was made."""

    def suppose_drawn(self, nodes: Iterable[int]) -> None:
        """From now on these positions count as draws, and no others. What was found under another
        supposition is forgotten."""
        drawn = frozenset(nodes)
        if drawn != self._drawn:
            self.forget()
            self._drawn = drawn
            self._w.drawn[: len(drawn)] = sorted(drawn)
            self._w.drawn_count = len(drawn)

    def is_supposed_drawn(self, node: int) -> bool:
        return node in self._drawn

    def forget(self) -> None:
        self._w.known[:] = 0

    def is_settled(self, node: int, plies: int, clock: Deadline) -> bool:
        """See `alphabeta.py`. OutOfTime if the clock runs out."""
        if plies < 1:
            return False
        if plies >= NEVER - 1:
            raise ValueError(f"{plies} plies are more than the table can count")
        while (effort := clock.effort) > 0:
            self._w.effort = effort
            found = bool(self._search(node, plies, self._w, 0))
            self.looked_at += effort - int(self._w.effort)
            if self._w.effort > 0:
                return found
        raise OutOfTime

    def successors(self, node: int) -> list[int]:
        n = self._reach(node, self._buffer, 0)
        return [int(next_one) for next_one in self._buffer[:n]]

    def never_loses(self, node: int, is_mover: bool, budget: int, clock: Deadline) -> bool | None:
        """Whether the player to move, or else the other, never loses however long play lasts; None
        if it takes more than `budget` positions to tell."""

        def verdict(turn: Turn) -> bool | None:
            place, is_defender = turn
            if place in self._drawn:
                return True
            if self.successors(place)[0] == WON:
                return is_defender
            for plies in (GLANCE, GLANCE + 1):
                if self.is_settled(place, plies, clock):
                    return bool(plies & 1) == is_defender
            return None

        held = SafeForEver(verdict, self.successors).holds(node, is_mover, budget)
        if held:
            self._remember(node, NEVER - is_mover, False, self._w)
        return held


def settle(
    wins: Callable[[int, int], bool], never_loses: Callable[[int, int], bool | None]
) -> tuple[int | None, int]:
    """Who wins, and within how many plies; nobody (None, 0) if it is a draw.

    `wins(seat, plies)`: can seat 0 or 1 force a win within so many? `never_loses(seat, budget)`:
    is a seat safe for ever, as far as so many positions tell?
    """
    plies = 0
    proof, budget = FIRST_PROOF, FIRST_BUDGET
    while True:
        plies += 1
        for seat in (0, 1):
            if wins(seat, plies):
                return seat, plies
        if plies == proof:
            if never_loses(0, budget) and never_loses(1, budget):
                return None, 0
            proof, budget = proof + 4, MORE * budget
