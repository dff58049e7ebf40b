"""The arrays of the rules as compiled code has them: NumPy's (see `core/arrays.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.core.arrays import Sheet, floats, sheets, zeros
from tablee.fast.loops import work_sheet

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


def zeros_for_compiled(shape: Any) -> Any:
    return np.zeros(shape, np.int64)


def floats_for_compiled(shape: Any) -> Any:
    return np.zeros(shape, np.float64)


def sheets_for_compiled(kind: Any) -> Any:
    return np.zeros(1, kind)


FOR_COMPILED: dict[Callable[..., Any], Callable[..., Any]] = {
    zeros: zeros_for_compiled, floats: floats_for_compiled, sheets: sheets_for_compiled,
}  # fmt: skip
"""What a rule calls -> what compiled code calls."""


def constant_for_compiled(value: Any) -> Any:
    """What a rule reads, as compiled code reads it."""
    if isinstance(value, memoryview):
        return np.asarray(value)
    return value.dtype if isinstance(value, Sheet) else value


def compiled_workspace(actions: int, random: Any) -> Any:
    """`loops.workspace`, for compiled code."""
    w = np.zeros(1, work_sheet(actions).dtype)[0]
    w.random[:] = random
    return w
