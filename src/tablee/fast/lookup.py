"""Rules that depend on a few small numbers alone: compiled code looks their answers up.

    @tabulated(PAIRS, PAIRS)
    def tap(mine: int, yours: int) -> int: ...

Plain Python calls the function. Compiled code has a table instead, made by calling it with all the
numbers there are, those that no game comes to as well: no branch that a processor could guess
wrong, no division, and no check for a negative index (docs/decisions/0057).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, TypeVar

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)

_sizes: dict[Function, tuple[int, ...]] = {}


def tabulated(*sizes: int) -> Callable[[F], F]:
    """For a function of one to three whole numbers, each from 0 to below its size, to another."""

    def mark(function: F) -> F:
        _sizes[function] = sizes
        return function

    return mark


def sizes_of(function: Function) -> tuple[int, ...]:
    """The size of each number, for a function that is tabulated; else nothing."""
    return _sizes.get(function, ())


@cache
def looking_up(function: Function) -> Function:
    """A function that answers alike, from a table; to be compiled."""
    import numpy as np

    sizes = sizes_of(function)
    answers = np.array([function(*numbers) for numbers in product(*map(range, sizes))])
    # Unsigned if it can be: then a compiler too knows that no answer is negative.
    kind = np.result_type(*map(np.min_scalar_type, (answers.min(), answers.max())))
    table: Any = answers.astype(kind).reshape(sizes)
    at = np.uint64
    look: dict[int, Function] = {
        1: lambda a: int(table[at(a)]),
        2: lambda a, b: int(table[at(a), at(b)]),
        3: lambda a, b, c: int(table[at(a), at(b), at(c)]),
    }
    return look[len(sizes)]
