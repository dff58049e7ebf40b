"""Functions of a few small numbers, which compiled code looks up."""

from __future__ import annotations

from itertools import product
from types import FunctionType

import numpy as np
import pytest

from tablee.core.record import Array
from tablee.core.room import room
from tablee.fast.compiled import compiled
from tablee.fast.fingerprint import fingerprint
from tablee.fast.lookup import looking_up, sizes_of, tabulated
from tablee.games.modulo import rules

FACTOR = 7


@tabulated(5)
def large(a: int) -> int:
    return 1000 * a


@tabulated(3, 4)
def below_zero(a: int, b: int) -> int:
    return FACTOR * a - 100 * b


@tabulated(2, 3, 5)
def places(a: int, b: int, c: int) -> int:
    # Nothing that could be compiled.
    return int(f"{a}{b}{c}")


def ask(found: Array) -> None:
    for a in range(5):
        found[0, a] = large(a)
    for a in range(3):
        for b in range(4):
            found[1, 4 * a + b] = below_zero(a, b)
    for a in range(2):
        for b in range(3):
            for c in range(5):
                found[2, (3 * a + b) * 5 + c] = places(a, b, c)


def test_compiled_code_answers_as_the_function_does() -> None:
    here = room("modulo")
    (run,) = compiled(here.rules, here.state.dtype, ask)
    found, right = np.zeros((3, 30), np.int64), np.zeros((3, 30), np.int64)
    ask(right)
    run(found)
    assert found.tolist() == right.tolist()


@pytest.mark.parametrize(
    "rule",
    [rules.hand, rules.is_open, rules.turns, rules.turn, rules.after, rules.is_knock_out],
)
def test_a_table_holds_every_answer(rule: FunctionType) -> None:
    look = looking_up(rule)
    for numbers in product(*map(range, sizes_of(rule))):
        assert look(*numbers) == rule(*numbers)


def test_another_answer_is_other_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is never taken from what was compiled before its rule was changed."""
    here = room("modulo")
    before = fingerprint(here.rules, (ask,))
    monkeypatch.setitem(globals(), "FACTOR", 8)
    assert fingerprint(here.rules, (ask,)) != before
