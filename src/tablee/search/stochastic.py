"""Small games of chance between two players, solved from a position: every state that can follow.

The states are found from the rules, each by a number that the room gives it (`number`, and `put`
which is the reverse), and then given values again and again until these no longer change: chance is
averaged, seat 0 takes the highest value and seat 1 the lowest. It is exact but for the last digits,
and given up if there are too many states.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.contract.furniture import Joint
from tablee.contract.rules import CHANCE, apply, chance, legal, to_act
from tablee.core.arrays import States, Workspace
from tablee.core.binding import Function
from tablee.core.randomness import seeded
from tablee.core.record import Record
from tablee.core.room import Room
from tablee.fast.arrays import Ints, compiled_workspace
from tablee.search.retrograde import number, put
from tablee.search.rollouts import VALUE, Floats, habits, is_settled, measure

NODES = 60_000
"""States that are solved at most: a second or two."""
NEAR = 1e-12
SWEEPS = 100_000
TOO_LARGE = -1
EMPTY = -1


def find(table: Ints, keys: Ints, key: int) -> int:
    """Where a number is in the table, or the empty place where it belongs."""
    at = (key ^ (key >> 17) ^ (key >> 35)) * 0x9E3779B1 % len(table)
    while table[at] != EMPTY and keys[table[at]] != key:
        at = (at + 1) % len(table)
    return at


def expand(
    states: States[Record], w: Workspace, table: Ints, keys: Ints, first: Ints, actors: Ints,
    targets: Ints,
    weights: Floats, results: Floats, values: Floats,
) -> int:  # fmt: skip
    """List every state that can follow `states[0]`, and where its actions lead; return how many, or
    TOO_LARGE. Settled states have no actions, and their result. `states[3]` is the first."""
    count, edges = 1, 0
    keys[0] = number(states[0])
    table[find(table, keys, keys[0])] = 0
    node = 0
    while node < count:
        first[node] = edges
        put(states[1], keys[node])
        if is_settled(states[1], states[3]):
            measure(states[1], states[3], values)
            results[node] = values[0, VALUE]
            node += 1
            continue
        to_act(states[1], w.actions)
        actors[node] = w.actions[0]
        n = children(states[1], w, actors[node])
        if edges + n > len(targets):
            return TOO_LARGE
        for k in range(n):
            # The buffers of `w` are used again below: nothing may be read from them after `apply`.
            states[2] = states[1]
            weights[edges + k] = w.weights[k]
            targets[edges + k] = w.actions[k]
        for k in range(n):
            states[2] = states[1]
            apply(states[2], actors[node], targets[edges + k])
            key = number(states[2])
            at = find(table, keys, key)
            if table[at] == EMPTY:
                if count == len(keys) - 1:
                    return TOO_LARGE
                keys[count] = key
                table[at] = count
                count += 1
            targets[edges + k] = table[at]
        edges += n
        node += 1
    first[count] = edges
    return count


def children(s: Record, w: Workspace, actor: int) -> int:
    """Actions into `w.actions`, weights into `w.weights`."""
    return chance(s, w.actions, w.weights) if actor == CHANCE else legal(s, actor, w.actions)


def settle(
    count: int, first: Ints, actors: Ints, targets: Ints, weights: Floats, results: Floats
) -> int:
    """Values of all states for seat 0, in place; return the rounds it took."""
    for sweep in range(SWEEPS):
        change = 0.0
        # The last found are nearest to the ends.
        for node in range(count - 1, -1, -1):
            if first[node] == first[node + 1]:
                continue
            value = worth(node, first, actors, targets, weights, results)
            change = max(change, abs(value - results[node]))
            results[node] = value
        if change < NEAR:
            return sweep + 1
    return SWEEPS


def worth(
    node: int, first: Ints, actors: Ints, targets: Ints, weights: Floats, results: Floats
) -> float:
    value, every = 0.0, 0.0
    if actors[node] == CHANCE:
        for edge in range(first[node], first[node + 1]):
            value += weights[edge] * results[targets[edge]]
            every += weights[edge]
        return float(value / every)
    value = results[targets[first[node]]]
    for edge in range(first[node] + 1, first[node + 1]):
        other = results[targets[edge]]
        if (other > value) == (actors[node] == 0):
            value = other
    return float(value)


def solved(
    room: Room, state: Any, actor: int, actions: tuple[int, ...]
) -> tuple[float, list[float]] | None:
    """The value of a state for seat 0 with best play, and of each action in it; None if there are
    too many states. `actor` and `actions` are those of the state, in the order of the rules."""
    from tablee.fast.compiled import compiled

    own = room.joint or Joint()
    given: dict[Function, Function] = {**habits(room), number: own.number, put: own.put}
    given[is_settled] = own.is_decided
    run, settle_all = compiled(room.rules_to_compile, room.state.dtype, expand, settle, given=given)
    states = np.frombuffer(bytearray(state.pack() * 4), room.state.dtype)
    table = np.full(1 << 18, EMPTY, np.int64)
    keys, first, actors = np.zeros((3, NODES + 1), np.int64)
    targets = np.zeros(NODES * 8, np.int64)
    weights, results = np.zeros(NODES * 8), np.zeros(NODES + 1)
    w = compiled_workspace(room.actions, seeded(0))
    values: npt.NDArray[np.float64] = np.zeros((2, 2))
    count = run(states, w, table, keys, first, actors, targets, weights, results, values)
    if count == TOO_LARGE:
        return None
    settle_all(count, first, actors, targets, weights, results)
    return float(results[0]), [float(results[t]) for t in targets[: first[1]]]
