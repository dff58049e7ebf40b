"""Arrays of numbers without NumPy: what plain rules read and write.

An array is a `memoryview`: `hands[seat, which]` is a plain `int`, and a number that has no room in
it is refused. Of two or more dimensions it has no rows: `hands.tolist()` has. Compiled code has
NumPy's arrays over the same bytes, so a rule does nothing with an array but ask its length and read
and write its entries; what is never compiled may go through it, cut it and compare it as well.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, overload

if TYPE_CHECKING:
    import numpy as np

LETTERS = {"int8": "b", "int16": "h", "int32": "i", "int64": "q", "float64": "d"}
"""Kinds of numbers, and what `struct` and `memoryview` call them."""
Shape = int | tuple[int, ...]


N = TypeVar("N", int, float)


class Numbers(Protocol[N]):
    """In a row or in a table."""

    @overload
    def __getitem__(self, at: int | tuple[int, ...], /) -> N: ...
    @overload
    def __getitem__(self, at: slice, /) -> Numbers[N]: ...
    @overload
    def __setitem__(self, at: int | tuple[int, ...], value: N, /) -> None: ...
    @overload
    def __setitem__(self, at: slice, value: Any, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[N]: ...
    def tolist(self) -> Any: ...


class Stack(Protocol[N]):
    """Several such tables: each by its number, their entries by all numbers."""

    @overload
    def __getitem__(self, at: int, /) -> Numbers[N]: ...
    @overload
    def __getitem__(self, at: tuple[int, ...], /) -> N: ...
    def __setitem__(self, at: tuple[int, ...], value: N, /) -> None: ...


R = TypeVar("R")


class States(Protocol[R]):
    """Records in a row."""

    def __getitem__(self, at: int, /) -> R: ...
    def __setitem__(self, at: int, state: R, /) -> None: ...
    def __len__(self) -> int: ...


class Workspace(Protocol):
    """What a loop works with (`fast/loops.py`): random numbers, and what the rules write into."""

    random: Array
    actions: Array
    weights: Array


Array = Numbers[int]
Reals = Numbers[float]


def size(kind: str) -> int:
    """Bytes of one number."""
    return int(kind.lstrip("floaint")) // 8


def over(memory: bytes | bytearray | memoryview, kind: str, shape: tuple[int, ...]) -> Any:
    """The array that some bytes are."""
    whole: Any = memoryview(memory).cast("B")
    return whole.cast(LETTERS[kind], shape)


def empty(kind: str, shape: Shape) -> Any:
    """An array of zeros."""
    shape = (shape,) if isinstance(shape, int) else shape
    return over(bytearray(math.prod(shape) * size(kind)), kind, shape)


def zeros(shape: Shape) -> Any:
    """Whole numbers to work with. Rules may call it: compiled code has NumPy's."""
    return empty("int64", shape)


def floats(shape: Shape) -> Any:
    """The same for numbers that are not whole."""
    return empty("float64", shape)


def table(rows: Any, kind: str = "int64") -> Any:
    """What is given as a list, or as lists of lists, as an array that nobody changes."""
    shape, entries = [], rows
    while isinstance(entries, list | tuple):
        shape.append(len(entries))
        entries = entries[0]
    found = empty(kind, math.prod(shape))
    for i, entry in enumerate(flat(rows)):
        found[i] = entry
    return over(bytes(found), kind, tuple(shape))


def flat(rows: Any) -> list[int]:
    """The numbers in lists of lists, in order."""
    return [n for row in rows for n in flat(row)] if isinstance(rows, list | tuple) else [rows]


def fill(array: Any, value: int) -> None:
    """Write a number everywhere."""
    entries = array.cast("B").cast(array.format)
    for i in range(len(entries)):
        entries[i] = value


class Sheet:
    """Arrays with names, to work on: `Sheet(random=("int64", 4))`. Compiled code takes it for the
    type of a record."""

    def __init__(self, **fields: tuple[str, Shape]) -> None:
        self.fields: Mapping[str, tuple[str, Shape]] = fields

    @property
    def dtype(self) -> np.dtype[Any]:
        import numpy as np

        return np.dtype((np.record, [(name, *field) for name, field in self.fields.items()]))


def sheets(kind: Sheet) -> Any:
    """One such sheet, all zeros, as an array of one. Rules may call it."""
    return [SimpleNamespace(**{name: empty(*field) for name, field in kind.fields.items()})]
