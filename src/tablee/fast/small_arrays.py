"""Four small numbers in a record, read and written at once.

What was written piece by piece and is then read as a whole, or the other way round, a processor has
to put together first, which takes it longer than a rule. Compiled code has an instruction or two in
the place of these functions (`compiled.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from tablee.core.arrays import flat

BITS = 16
"""Of each number: the array is one of `np.int16`."""


def whole(numbers: Sequence[int]) -> int:
    """Four numbers, none below 0, side by side in one; the first is the lowest."""
    return sum(number << BITS * n for n, number in enumerate(numbers))


def write_whole(array: Any, whole: int) -> None:
    """Write four numbers into an array."""
    for n, at in enumerate(product(*map(range, array.shape))):
        array[at] = whole >> BITS * n & (1 << BITS) - 1


def weighted(array: Any, weights: int) -> int:
    """The sum of the numbers in an array, each as often as its weight says. The weights side by
    side, the first the highest; the sum must not take more than BITS."""
    return whole(flat(array.tolist())) * weights >> 3 * BITS & (1 << BITS) - 1
