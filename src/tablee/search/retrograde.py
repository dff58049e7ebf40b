"""Solve a whole game of two players backwards from its ends.

For games small enough to number every position. A room says how, with two functions of its own:
`put(s, i)` sets position number `i` up and says whether there is one; `number(s)` is the reverse.
Every position then gets an outcome for the player to act and the actions it takes with best play:
the shortest way to win, the longest resistance. Endless play is a draw.

Some positions may be supposed drawn, because of what happened before (see `repetition.py`): then
only those that can lead there are solved again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from tablee.contract.rules import apply, legal, returns, to_act
from tablee.core.arrays import States, Workspace
from tablee.core.binding import Function
from tablee.core.randomness import seeded
from tablee.core.record import Record
from tablee.core.room import Room
from tablee.fast.arrays import Ints, compiled_workspace

WIN, DRAW, LOSS = 1, 0, -1
NOBODY = -1
"""Stands for the mover where there is no position."""
NOWHERE = -1
"""Stands behind the last successor of a position."""
END = -10
"""A successor END - v is the end of the game, worth v to seat 0."""


def put(s: Record, i: int) -> bool:
    """Set position number `i` up in a state; False if there is no such position."""
    raise NotImplementedError


def number(s: Record) -> int:
    """The number of a position."""
    raise NotImplementedError


def expand(states: States[Record], w: Workspace, movers: Ints, successors: Ints) -> None:
    """Where every action of every position leads. `states` has room for two."""
    for i in range(len(movers)):
        movers[i] = NOBODY
        if put(states[0], i):
            to_act(states[0], w.actions)
            movers[i] = w.actions[0]
            n = legal(states[0], movers[i], w.actions)
            for k in range(n):
                states[1] = states[0]
                apply(states[1], movers[i], w.actions[k])
                successors[i, k] = reached(states[1], w)


def reached(s: Record, w: Workspace) -> int:
    """The number of a position, or what the game was worth if it is over."""
    if to_act(s, w.weights) > 0:
        return number(s)
    returns(s, w.weights)
    return int(END - w.weights[0])


def settle(
    movers: Ints, successors: Ints, outcomes: Ints, plies: Ints, first: int, last: int
) -> int:
    """Give the positions from `first` to before `last` their outcomes, nearest ends first; return
    the longest game. Those of all others, as far as these lead there, are known."""
    known = 0
    for i in range(len(plies)):
        known = max(known, plies[i])
    depth = 0
    is_new = True
    while is_new or depth <= known:
        is_new = False
        depth += 1
        for i in range(first, last):
            if movers[i] != NOBODY and plies[i] < 0:
                found = outcome_at(i, depth, movers, successors, outcomes, plies)
                if found != DRAW:
                    outcomes[i] = found
                    plies[i] = depth
                    is_new = True
    return depth


def outcome_at(
    i: int, depth: int, movers: Ints, successors: Ints, outcomes: Ints, plies: Ints
) -> int:
    """WIN or LOSS if that is certain in exactly so many actions, else DRAW: not known yet."""
    losses = 0
    n = 0
    while n < successors.shape[1] and successors[i, n] != NOWHERE:
        result = after(successors[i, n], movers[i], depth, movers, outcomes, plies)
        if result == WIN:
            return WIN
        losses += result == LOSS
        n += 1
    return LOSS if losses == n else DRAW


def after(j: int, mover: int, depth: int, movers: Ints, outcomes: Ints, plies: Ints) -> int:
    """The outcome of a reached position for `mover`, if it was known before this depth."""
    if j < NOWHERE:
        value = END - j
        return int(value if mover == 0 else -value)
    if plies[j] < 0 or plies[j] >= depth:
        return DRAW
    return int(outcomes[j] if movers[j] == mover else -outcomes[j])


@dataclass(frozen=True)
class Solution:
    """Every position of a game: its outcome for the one to act, and the actions to the end."""

    outcomes: Ints
    plies: Ints
    """-1 where play is endless."""
    movers: Ints
    successors: Ints
    settle: Callable[..., int]

    def supposing_drawn(self, drawn: Iterable[int], among: range) -> Solution:
        """The same game where to reach one of these positions is to draw. `among` are the positions
        that can lead there; no other position leads back to them."""
        outcomes, plies, movers = self.outcomes.copy(), self.plies.copy(), self.movers.copy()
        outcomes[among.start : among.stop], plies[among.start : among.stop] = DRAW, -1
        movers[list(drawn)] = NOBODY
        self.settle(movers, self.successors, outcomes, plies, among.start, among.stop)
        return Solution(outcomes, plies, movers, self.successors, self.settle)


def solve(
    room: Room, initial: Record, positions: int, widest: int, own: tuple[Function, Function]
) -> Solution:
    """Solve a game whose room numbers so many positions, with at most `widest` actions each, and
    says how: its own `put` and `number`."""
    from tablee.fast.compiled import compiled

    given: dict[Function, Function] = dict(zip((put, number), own, strict=True))
    expand_all, settle_all = compiled(
        room.rules_to_compile, initial.dtype, expand, settle, given=given
    )
    states = np.frombuffer(bytearray(initial.pack() * 2), initial.dtype)
    movers = np.zeros(positions, np.int64)
    successors = np.full((positions, widest), NOWHERE, np.int64)
    expand_all(states, compiled_workspace(room.actions, seeded(0)), movers, successors)
    outcomes, plies = np.zeros(positions, np.int64), np.full(positions, -1, np.int64)
    settle_all(movers, successors, outcomes, plies, 0, positions)
    return Solution(outcomes, plies, movers, successors, settle_all)
