"""Where the fields of a record lie in its bytes, and how they are read and written: found once for
each class of records, not at every move."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from tablee.core.arrays import LETTERS, size


class Field(NamedTuple):
    name: str
    kind: str
    """`int8`, `int16`, …"""
    shape: tuple[int, ...]
    at: int
    """Its first byte: fields lie as an aligned record of NumPy or of C has them."""

    @property
    def entries(self) -> int:
        return math.prod(self.shape)

    @property
    def end(self) -> int:
        return self.at + self.entries * size(self.kind)


Picked = Callable[[dict[str, Any]], tuple[int, ...]]
Run = tuple[struct.Struct, int, Picked]
"""Fields that lie one after the other: how they are written, where they begin, and their values."""


def laid_out(hints: Mapping[str, Any]) -> Iterable[Field]:
    """The fields, one behind the other. A TypeError names what is no field."""
    at = 0
    for name, hint in hints.items():
        kind, *shape = getattr(hint, "__metadata__", (None,))
        kind = kind_named(kind)
        if kind not in LETTERS or not kind.startswith("int"):
            raise TypeError(f"{name}: a field is a signed whole number or array")
        field = Field(name, kind, shape[0] if shape else (), aligned(at, size(kind)))
        at = field.end
        yield field


def length(fields: Iterable[Field]) -> int:
    """The bytes of a record, as many as keep the fields of the next one aligned."""
    fields = [*fields]
    return aligned(fields[-1].end, max(size(field.kind) for field in fields))


def kind_named(kind: Any) -> str:
    """The name of a kind of number: of `Int8`, or of NumPy's own `int8`."""
    found = getattr(kind, "__metadata__", (kind,))[0]
    return found if isinstance(found, str) else getattr(found, "__name__", "")


def aligned(at: int, size: int) -> int:
    return -(-at // size) * size


def written(fields: Iterable[Field], begin: int, end: int) -> str:
    """The struct format of some fields, nothing but padding between them."""
    parts, at = ["="], begin
    for field in fields:
        parts.append(f"{field.at - at}x{field.entries}{LETTERS[field.kind]}")
        at = field.end
    return "".join([*parts, f"{end - at}x"])


def viewer(arrays: Iterable[Field]) -> Callable[[memoryview], dict[str, Any]]:
    """From the bytes of a record to its arrays. Written out as one expression, because this is done
    for every state that is reached."""
    parts = [f"{f.name!r}: m[{f.at}:{f.end}].cast({LETTERS[f.kind]!r}, {f.shape})" for f in arrays]
    viewed: Callable[[memoryview], dict[str, Any]] = eval(f"lambda m: {{{', '.join(parts)}}}")
    return viewed


def runs(fields: Iterable[Field]) -> Iterable[Run]:
    """The fields that are not arrays, as many at once as lie one after the other."""
    for has_shape, group in groupby(fields, lambda field: bool(field.shape)):
        if not has_shape:
            run = [*group]
            picked = eval(f"lambda v: ({''.join(f'v[{f.name!r}], ' for f in run)})")
            begin, end = run[0].at, run[-1].end
            yield struct.Struct(written(run, begin, end)), begin, picked


def fits(value: object, field: Field) -> bool:
    most = (1 << 8 * size(field.kind) - 1) - 1
    return nested(value, field.shape, -most - 1, most)


def nested(value: object, shape: tuple[int, ...], least: int, most: int) -> bool:
    if not shape:
        return type(value) is int and least <= value <= most
    if not isinstance(value, list) or len(value) != shape[0]:
        return False
    return all(nested(part, shape[1:], least, most) for part in value)


def lister(
    fields: Iterable[Field], but: Collection[str] = ()
) -> Callable[[tuple[int, ...]], dict[str, Any]]:
    """From the numbers of these fields to their values by name, all but some. Written out as one
    expression, because a server does this at every move."""
    parts, start = [], 0
    for field in fields:
        if field.name not in but:
            parts.append(f"{field.name!r}: {picked(start, field.shape)}")
        start += field.entries
    listed: Callable[[tuple[int, ...]], dict[str, Any]] = eval(f"lambda n: {{{', '.join(parts)}}}")
    return listed


def picked(start: int, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"n[{start}]"
    if len(shape) == 1:
        return f"[*n[{start}:{start + shape[0]}]]"
    size = math.prod(shape[1:])
    return f"[{', '.join(picked(start + i * size, shape[1:]) for i in range(shape[0]))}]"
