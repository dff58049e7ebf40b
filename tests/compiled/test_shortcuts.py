"""What compiled code takes in the place of a room's rules answers as the rules do."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.contract.rules import pick
from tablee.core.binding import Binding
from tablee.core.plain_rules import rules_of
from tablee.core.randomness import seeded
from tablee.core.record import Record
from tablee.core.room import room
from tablee.fast.arrays import compiled_workspace
from tablee.fast.compiled import compiled
from tablee.fast.fingerprint import fingerprint
from tablee.fast.loops import workspace
from tablee.fast.small_arrays import BITS, weighted, whole, write_whole
from tablee.games.modulo.inside.numbering import POSITIONS, place, put
from tablee.games.modulo.inside.shortcuts import quick_place
from tablee.games.modulo.state import State

HERE = room("modulo")
TWICE = sum(2 << 2 * pair for pair in range(25))
"""A word of the table of appearances that says that all its positions have come twice."""


def positions(goal: int) -> list[State]:
    """All there are, with all points that there may be."""
    found = []
    for n in range(POSITIONS * goal * goal):
        state: Any = tablee.game("modulo", points=goal).initial.copy()
        if put(state, n):
            found.append(state)
    return found


def picked(states: Any, w: Any) -> int:
    return pick(states[0], states[0].to_move, w)


def placed(states: Any) -> int:
    return quick_place(states[0])


def in_compiled(state: Record) -> Any:
    return np.frombuffer(bytearray(state.pack()), State.dtype)


def test_modulo_has_shortcuts_and_compiled_code_takes_them() -> None:
    assert HERE.rules_to_compile.pick is not HERE.rules.pick
    (short,) = compiled(HERE.rules_to_compile, State.dtype, picked)
    (long,) = compiled(HERE.rules, State.dtype, picked)
    assert short is not long
    assert fingerprint(HERE.rules, (picked,)) != fingerprint(HERE.rules_to_compile, (picked,))


@pytest.mark.parametrize("goal", [1, 2])
@pytest.mark.parametrize("come", [0, TWICE])
def test_every_turn_of_modulo_is_that_of_the_rules(goal: int, come: int) -> None:
    """In every position, with few points and many, come back for the third time or new."""
    plain, fast = rules_of("modulo", "plain"), rules_of("modulo", "compiled")
    for state in positions(goal):
        seat = state.to_move
        for word in range(len(state.visits)):
            state.visits[word] = come
        actions = plain.legal(state, seat)
        assert fast.legal(state, seat) == actions
        for a in actions:
            assert fast.play(state, seat, a)[0].pack() == plain.play(state, seat, a)[0].pack()


def test_what_a_random_player_of_modulo_does_is_the_same() -> None:
    (fast,) = compiled(HERE.rules_to_compile, State.dtype, picked)
    plain = Binding(HERE.rules)(picked)
    mine, other = (make(HERE.actions, seeded(1)) for make in (compiled_workspace, workspace))
    for state in [*positions(1), tablee.game("modulo(start=secret)").initial]:
        assert fast(in_compiled(state), mine) == plain([state], other)
        assert mine.random.tolist() == other.random.tolist()


def test_a_place_is_found_at_once() -> None:
    (fast,) = compiled(HERE.rules_to_compile, State.dtype, placed)
    for state in positions(1):
        assert fast(in_compiled(state)) == place(state)


def weigh(arrays: Any, weights: int, number: int) -> int:
    found = weighted(arrays[0].numbers, weights)
    write_whole(arrays[0].numbers, number)
    return found


def test_four_numbers_are_read_and_written_at_once() -> None:
    (fast,) = compiled(HERE.rules_to_compile, State.dtype, weigh)
    kind = np.dtype([("before", np.int16), ("numbers", np.int16, (2, 2)), ("after", np.int16)])
    random = Random(1)
    for _ in range(100):
        numbers, others, weights = ([random.randrange(2**6) for _ in range(4)] for _ in range(3))
        sums = []
        for function in (weigh, fast):
            record: Any = np.recarray(1, kind)
            record.before = record.after = 7
            record.numbers = np.reshape(numbers, (1, 2, 2))
            sums.append(function(record, whole(weights[::-1]), whole(others)))
            assert record.numbers.ravel().tolist() == others
            assert [*record.before, *record.after] == [7, 7]
        assert sums == [sum(a * b for a, b in zip(numbers, weights, strict=True))] * 2
        assert sums[0] < 1 << BITS
