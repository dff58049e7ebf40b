"""Everything that can happen, to the end: chance averaged, each player taking what is best.

For moments with little left to come. The tree is walked with a stack of states, and given up when
it proves too large. The room says with the functions of `rollouts.py` how far to go and what to
measure, and with `likeness` which actions of chance come to the same.
"""

from __future__ import annotations

import numpy as np

from tablee.contract.furniture import Habits
from tablee.contract.rules import CHANCE, apply, chance, legal, to_act
from tablee.core.arrays import States, Workspace
from tablee.core.randomness import seeded
from tablee.core.record import Record
from tablee.core.seat_view import SeatView
from tablee.fast.arrays import Ints, compiled_workspace
from tablee.search.rollouts import VALUE, Floats, Worth, habits, is_settled, measure

TOO_LARGE = -1
DEEPEST = 200
NODES = 300_000
"""States looked at before it is given up: some tenths of a second."""


def likeness(s: Record, a: int) -> int:
    """Actions of chance that are alike lead to positions that differ in nothing that counts."""
    return a


def list_children(s: Record, actor: int, w: Workspace, codes: Ints, weights: Floats) -> int:
    """Write the actions of a state; of chance's, one for all that are alike, with their odds."""
    if actor != CHANCE:
        n = legal(s, actor, w.actions)
        for k in range(n):
            codes[k] = w.actions[k]
        return n
    n = chance(s, w.actions, w.weights)
    every, found = 0, 0
    for k in range(n):
        every += w.weights[k]
        i = 0
        while i < found and likeness(s, codes[i]) != likeness(s, w.actions[k]):
            i += 1
        if i == found:
            codes[i] = w.actions[k]
            weights[i] = 0.0
            found += 1
        weights[i] += w.weights[k]
    for i in range(found):
        weights[i] /= every
    return found


def expect(
    states: States[Record], before: States[Record], w: Workspace, limit: int, stack: Ints,
    codes: Ints, weights: Floats,
    found: Floats,
) -> int:  # fmt: skip
    """The values of `states[0]` for every seat, written to `found[0]`; return the states looked at,
    or TOO_LARGE. `stack[depth]`: who acts, how many actions, and the next one to try."""
    depth, nodes = 0, 0
    is_new = True
    while True:
        if is_new:
            nodes += 1
            if nodes > limit or depth + 1 >= len(stack):
                return TOO_LARGE
            open_node(
                states[depth], before[0], w, stack[depth], codes[depth], weights[depth],
                found[depth],
            )  # fmt: skip
        is_new = stack[depth, 2] < stack[depth, 1]
        if is_new:
            states[depth + 1] = states[depth]
            apply(states[depth + 1], stack[depth, 0], codes[depth, stack[depth, 2]])
            depth += 1
        elif depth == 0:
            return nodes
        else:
            depth -= 1
            take(stack[depth], weights[depth], found[depth], found[depth + 1])


def open_node(
    s: Record,
    before: Record,
    w: Workspace,
    stack: Ints,
    codes: Ints,
    weights: Floats,
    found: Floats,
) -> None:
    """Look at a new state: measure it if it is settled, else list what may be done."""
    stack[1] = 0
    stack[2] = 0
    if is_settled(s, before):
        measure(s, before, found)
        return
    to_act(s, w.actions)
    stack[0] = w.actions[0]
    stack[1] = list_children(s, stack[0], w, codes, weights)
    for p in range(len(found)):
        for m in range(found.shape[1]):
            found[p, m] = 0.0


def take(stack: Ints, weights: Floats, found: Floats, child: Floats) -> None:
    """Add what the child came to: by its odds, or if it is the best so far for the one to act."""
    k, actor = stack[2], stack[0]
    stack[2] += 1
    if actor == CHANCE:
        for p in range(len(found)):
            for m in range(found.shape[1]):
                found[p, m] += weights[k] * child[p, m]
    elif k == 0 or child[actor, VALUE] > found[actor, VALUE]:
        for p in range(len(found)):
            for m in range(found.shape[1]):
                found[p, m] = child[p, m]


def expected(
    seat_view: SeatView, actor: int, actions: tuple[int, ...], nodes: int = NODES
) -> list[Worth] | None:
    """What each action of `actor` comes to for every seat, exactly, where nothing is hidden; None
    if that is too much to go through."""
    from tablee.fast.compiled import compiled

    room, seats = seat_view.game.room, seat_view.game.seats
    given = {**habits(room), likeness: (room.habits or Habits()).likeness}
    (run,) = compiled(room.rules_to_compile, room.state.dtype, expect, given=given)
    kind = room.state.dtype
    states = np.frombuffer(bytearray(seat_view.state.pack() * DEEPEST), kind)
    before = np.frombuffer(bytearray(seat_view.state.pack()), kind)
    stack = np.zeros((DEEPEST, 3), np.int64)
    codes = np.zeros((DEEPEST, room.actions), np.int64)
    weights, found = np.zeros((DEEPEST, room.actions)), np.zeros((DEEPEST, seats, 2))
    w = compiled_workspace(room.actions, seeded(0))
    results = []
    for action in actions:
        state = seat_view.state.copy()
        room.rules.apply(state, actor, action)
        states[0] = np.frombuffer(state.pack(), kind)[0]
        if run(states, before, w, nodes, stack, codes, weights, found) == TOO_LARGE:
            return None
        none = np.zeros(seats)
        results.append(Worth(found[0, :, 0].copy(), none, found[0, :, 1].copy(), none))
    return results
