"""A state is one flat record: an annotated class that knows its bytes.

    class State(Record):
        to_move: Int8
        hands: Annotated[Array, Int8, (2, 2)]

The class is the plain-Python form. Whole numbers are `int`; arrays look into the bytes of the
record, so what is read from them is `int` as well, and arithmetic means the same here and in
compiled code, where narrow integers widen. `dtype` is the same bytes as NumPy knows them. A value
too large for its field is never wrapped: it is refused, in an array when it is written, else when
the record is packed.

A sealed record is one that nobody will change. It is made from bytes, remembers them, and reads its
fields from them when one is first asked for.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Collection, Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple, Self, get_type_hints

from tablee.core.arrays import LETTERS, Array, flat, size

if TYPE_CHECKING:
    import numpy as np

__all__ = ["Array", "Field", "Int8", "Int16", "Int32", "Int64", "Record"]

Int8 = Annotated[int, "int8"]
Int16 = Annotated[int, "int16"]
Int32 = Annotated[int, "int32"]
Int64 = Annotated[int, "int64"]


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


class _PackedForm:
    """`State.dtype`: made when it is first asked for."""

    def __get__(self, record: object, kind: type[Record]) -> np.dtype[Any]:
        import numpy as np

        if kind._dtype is None:
            described = [(f.name, f.kind, f.shape) for f in kind.fields]
            kind._dtype = np.dtype(described, align=True)
        found: np.dtype[Any] = kind._dtype
        return found


class Record:
    """Base of every game's `State`."""

    settings: ClassVar[tuple[str, ...]] = ()
    """Fields that only say which options are played."""
    undrawn: ClassVar[tuple[str, ...]] = ()
    """Fields that a drawing does not show: what happened earlier, and is not on the table."""
    tallies: ClassVar[tuple[str, ...]] = ()
    """Fields that only sum up others, for speed: nobody is told them (see `contract.tally`)."""
    fields: ClassVar[tuple[Field, ...]]
    _size: ClassVar[int]
    """Bytes."""
    dtype: ClassVar[_PackedForm] = _PackedForm()
    _dtype: ClassVar[Any]
    _struct: ClassVar[struct.Struct]
    _arrays: ClassVar[frozenset[str]]
    _viewed: ClassVar[Callable[[memoryview], dict[str, Any]]]
    """The arrays that look into the bytes of a record, by name."""
    _few: ClassVar[struct.Struct]
    """Reads the fields that are not arrays, and `_named` names them."""
    _named: ClassVar[Callable[[tuple[int, ...]], dict[str, int]]]
    _runs: ClassVar[tuple[Run, ...]]
    """Write them."""
    _listed: ClassVar[Callable[[tuple[int, ...]], dict[str, Any]]]
    """`to_dict` from all the numbers of a record."""

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(_fields(cls))
        cls._size = _aligned(cls.fields[-1].end, max(size(f.kind) for f in cls.fields))
        cls._dtype = None
        cls._struct = struct.Struct(_format(cls.fields, 0, cls._size))
        cls._arrays = frozenset(f.name for f in cls.fields if f.shape)
        cls._viewed = staticmethod(_viewer(f for f in cls.fields if f.shape))
        few = [f for f in cls.fields if not f.shape]
        cls._few = struct.Struct(_format(few, 0, cls._size))
        cls._named = staticmethod(_lister(few))
        cls._runs = tuple(_runs(cls.fields))
        cls._listed = staticmethod(_lister(cls.fields, cls.tallies))

    def __init__(self) -> None:
        self.__dict__.update(type(self).unpack(bytes(self._size)).__dict__)

    def pack(self) -> bytes:
        values = self.__dict__
        if (packed := values.get("_sealed")) is not None:
            return packed  # type: ignore[no-any-return]
        return bytes(self._written())

    def _written(self) -> bytes | bytearray:
        """The bytes, all fields written into them. To look at, not to change."""
        values = self.__dict__
        if (sealed := values.get("_sealed")) is not None:
            return sealed  # type: ignore[no-any-return]
        own: bytearray = values["_own"]
        try:
            for run, at, picked in self._runs:
                run.pack_into(own, at, *picked(values))
        except struct.error as problem:
            raise OverflowError(f"{type(self).__qualname__}: {problem}") from None
        return own

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        return cls.sealed(data).copy()

    @classmethod
    def sealed(cls, data: bytes) -> Self:
        """A record that nobody will change."""
        self = cls.__new__(cls)
        self.__dict__["_sealed"] = data
        return self

    def forget(self) -> None:
        """If sealed: drop what was read, which can be read again."""
        values = self.__dict__
        if (sealed := values.get("_sealed")) is not None and len(values) > 1:
            values.clear()
            values["_sealed"] = sealed

    def __getattr__(self, name: str) -> Any:
        """Called only for what is not there (yet): a field of a sealed record."""
        values = self.__dict__
        sealed = values.get("_sealed")
        if sealed is None:
            raise AttributeError(name)
        if name in self._arrays:
            values.update(type(self)._viewed(memoryview(sealed)))
        else:
            values.update(type(self)._named(self._few.unpack(sealed)))
        try:
            return values[name]
        except KeyError:
            raise AttributeError(name) from None

    def copy(self) -> Self:
        """A record of one's own, sealed or not before."""
        other = type(self).__new__(type(self))
        mine, values = self.__dict__, other.__dict__
        if (sealed := mine.get("_sealed")) is not None:
            own = bytearray(sealed)
            values.update(type(self)._named(self._few.unpack(sealed)))
        else:
            own = bytearray(mine["_own"])
            values.update(mine)
        values["_own"] = own
        values.update(type(self)._viewed(memoryview(own)))
        return other

    def to_dict(self) -> dict[str, Any]:
        return type(self)._listed(self._struct.unpack(self._written()))

    @classmethod
    def from_dict(cls, values: object) -> Self:
        """Read back `to_dict`, all but the tallies; a ValueError names the field that does not
        fit."""
        if not isinstance(values, dict):
            raise ValueError("state")
        numbers: list[int] = []
        told = [field for field in cls.fields if field.name not in cls.tallies]
        for field in cls.fields:
            if field not in told:
                numbers += [0] * field.entries
                continue
            value = values.get(field.name)
            if not _fits(value, field):
                raise ValueError(field.name)
            numbers += flat(value)
        if extra := sorted(set(values) - {f.name for f in told}):
            raise ValueError(str(extra[0]))
        return cls.unpack(cls._struct.pack(*numbers))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return False
        return self._written() == other._written()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __getstate__(self) -> tuple[bool, bytes]:
        """Copied and pickled as its bytes: what looks into them is made anew."""
        return "_sealed" in self.__dict__, self.pack()

    def __setstate__(self, state: tuple[bool, bytes]) -> None:
        is_sealed, packed = state
        found = self.sealed(packed) if is_sealed else self.unpack(packed)
        self.__dict__.update(found.__dict__)

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.to_dict().items())
        return f"{type(self).__name__}({inside})"


def _fields(cls: type[Record]) -> list[Field]:
    hints = get_type_hints(cls, include_extras=True)
    fields: list[Field] = []
    at = 0
    for name, hint in hints.items():
        if name in Record.__annotations__:
            continue
        kind, *shape = getattr(hint, "__metadata__", (None,))
        kind = _kind_named(kind)
        if kind not in LETTERS or not kind.startswith("int"):
            raise TypeError(f"{cls.__qualname__}.{name}: a field is a signed whole number or array")
        found = Field(name, kind, shape[0] if shape else (), _aligned(at, size(kind)))
        fields.append(found)
        at = found.end
    return fields


def _kind_named(kind: Any) -> str:
    """The name of a kind of number: of `Int8`, or of NumPy's own `int8`."""
    found = getattr(kind, "__metadata__", (kind,))[0]
    return found if isinstance(found, str) else getattr(found, "__name__", "")


def _aligned(at: int, size: int) -> int:
    return -(-at // size) * size


def _format(fields: Iterable[Field], begin: int, end: int) -> str:
    """The struct format of some fields, nothing but padding between them."""
    parts, at = ["="], begin
    for field in fields:
        parts.append(f"{field.at - at}x{field.entries}{LETTERS[field.kind]}")
        at = field.end
    return "".join([*parts, f"{end - at}x"])


def _viewer(arrays: Iterable[Field]) -> Callable[[memoryview], dict[str, Any]]:
    """From the bytes of a record to its arrays. Written out as one expression, because this is done
    for every state that is reached."""
    parts = [f"{f.name!r}: m[{f.at}:{f.end}].cast({LETTERS[f.kind]!r}, {f.shape})" for f in arrays]
    viewed: Callable[[memoryview], dict[str, Any]] = eval(f"lambda m: {{{', '.join(parts)}}}")
    return viewed


def _runs(fields: Iterable[Field]) -> Iterable[Run]:
    """The fields that are not arrays, as many at once as lie one after the other."""
    for has_shape, group in groupby(fields, lambda field: bool(field.shape)):
        if not has_shape:
            run = [*group]
            picked = eval(f"lambda v: ({''.join(f'v[{f.name!r}], ' for f in run)})")
            begin, end = run[0].at, run[-1].end
            yield struct.Struct(_format(run, begin, end)), begin, picked


def _fits(value: object, field: Field) -> bool:
    most = (1 << 8 * size(field.kind) - 1) - 1
    return _nested(value, field.shape, -most - 1, most)


def _nested(value: object, shape: tuple[int, ...], least: int, most: int) -> bool:
    if not shape:
        return type(value) is int and least <= value <= most
    if not isinstance(value, list) or len(value) != shape[0]:
        return False
    return all(_nested(part, shape[1:], least, most) for part in value)


def _lister(
    fields: Iterable[Field], but: Collection[str] = ()
) -> Callable[[tuple[int, ...]], dict[str, Any]]:
    """From the numbers of these fields to their values by name, all but some. Written out as one
    expression, because a server does this at every move."""
    parts, start = [], 0
    for field in fields:
        if field.name not in but:
            parts.append(f"{field.name!r}: {_picked(start, field.shape)}")
        start += field.entries
    listed: Callable[[tuple[int, ...]], dict[str, Any]] = eval(f"lambda n: {{{', '.join(parts)}}}")
    return listed


def _picked(start: int, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"n[{start}]"
    if len(shape) == 1:
        return f"[*n[{start}:{start + shape[0]}]]"
    size = math.prod(shape[1:])
    return f"[{', '.join(_picked(start + i * size, shape[1:]) for i in range(shape[0]))}]"
