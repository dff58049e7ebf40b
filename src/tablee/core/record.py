"""A state is one flat record: an annotated class that knows its bytes.

    class State(Record):
        to_move: Int8
        hands: Annotated[Array, np.int8, (2, 2)]

The class is the plain-Python form: whole numbers are `int`, arrays are 64-bit, so that arithmetic
means the same here and in compiled code, where narrow integers widen. `dtype` is the packed form.
A value too large for its field is refused when the record is packed, never wrapped.

A sealed record is one that nobody will change. It is made from bytes, remembers them, and reads its
fields from them when one is first asked for.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Annotated, Any, ClassVar, NamedTuple, Self, get_type_hints

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.int64]
Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
LETTERS = {1: "b", 2: "h", 4: "i", 8: "q"}
"""Bytes of a whole number -> its letter in a struct format."""


class Field(NamedTuple):
    name: str
    kind: np.dtype[Any]
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class Record:
    """Base of every game's `State`."""

    settings: ClassVar[tuple[str, ...]] = ()
    """Fields that only say which options are played."""
    undrawn: ClassVar[tuple[str, ...]] = ()
    """Fields that a drawing does not show: what happened earlier, and is not on the table."""
    tallies: ClassVar[tuple[str, ...]] = ()
    """Fields that only sum up others, for speed: nobody is told them (see `contract.tally`)."""
    fields: ClassVar[tuple[Field, ...]]
    dtype: ClassVar[np.dtype[Any]]
    _struct: ClassVar[struct.Struct]
    _arrays: ClassVar[tuple[str, ...]]
    _places: ClassVar[dict[str, tuple[tuple[int, ...], np.dtype[Any], int]]]
    """Of each array: shape, kind, first byte."""
    _few: ClassVar[struct.Struct]
    """Reads the fields that are not arrays, and `_named` names them."""
    _named: ClassVar[Callable[[tuple[int, ...]], dict[str, int]]]
    _listed: ClassVar[Callable[[tuple[int, ...]], dict[str, Any]]]
    """`to_dict` from all the numbers of a record."""

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(_fields(cls))
        cls.dtype = np.dtype([(f.name, f.kind, f.shape) for f in cls.fields], align=True)
        cls._struct = struct.Struct(_format(cls))
        cls._arrays = tuple(f.name for f in cls.fields if f.shape)
        layout: Mapping[str, tuple[Any, ...]] = cls.dtype.fields or {}
        cls._places = {f.name: (f.shape, f.kind, layout[f.name][1]) for f in cls.fields if f.shape}
        cls._few = struct.Struct(_format(cls, skips_arrays=True))
        cls._named = staticmethod(_lister(f for f in cls.fields if not f.shape))
        cls._listed = staticmethod(_lister(cls.fields, cls.tallies))

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, np.zeros(field.shape, np.int64) if field.shape else 0)

    def pack(self) -> bytes:
        if (packed := self.__dict__.get("_sealed")) is not None:
            return packed  # type: ignore[no-any-return]
        values: list[int] = []
        for field in self.fields:
            value = getattr(self, field.name)
            if field.shape:
                values += value.ravel().tolist()
            else:
                values.append(int(value))
        try:
            return self._struct.pack(*values)
        except struct.error as problem:
            raise OverflowError(f"{type(self).__qualname__}: {problem}") from None

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
        if place := self._places.get(name):
            shape, kind, at = place
            array = values[name] = np.ndarray(shape, kind, sealed, at).astype(np.int64)
            array.setflags(write=False)
            return array
        values.update(type(self)._named(self._few.unpack(sealed)))
        try:
            return values[name]
        except KeyError:
            raise AttributeError(name) from None

    def _values(self) -> dict[str, Any]:
        """The fields, all of them read."""
        values = self.__dict__
        if "_sealed" in values:
            for name, *_ in self.fields:
                if name not in values:
                    getattr(self, name)
        return values

    def copy(self) -> Self:
        """A record of one's own, sealed or not before."""
        other = type(self).__new__(type(self))
        values = other.__dict__
        values.update(self._values())
        values.pop("_sealed", None)
        for name in self._arrays:
            values[name] = values[name].copy()
        return other

    def to_dict(self) -> dict[str, Any]:
        values = self.__dict__
        if (sealed := values.get("_sealed")) is not None:
            return type(self)._listed(self._struct.unpack(sealed))
        return {
            name: values[name].tolist() if shape else int(values[name])
            for name, _, shape in self.fields
            if name not in self.tallies
        }

    @classmethod
    def from_dict(cls, values: object) -> Self:
        """Read back `to_dict`, all but the tallies; a ValueError names the field that does not
        fit."""
        if not isinstance(values, dict):
            raise ValueError("state")
        self = cls()
        told = [field for field in cls.fields if field.name not in cls.tallies]
        for field in told:
            value = values.get(field.name)
            if not _fits(value, field):
                raise ValueError(field.name)
            setattr(self, field.name, np.array(value, np.int64) if field.shape else value)
        if extra := sorted(set(values) - {f.name for f in told}):
            raise ValueError(str(extra[0]))
        return self

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return False
        mine, theirs = self.__dict__, other.__dict__
        if "_sealed" in mine and "_sealed" in theirs:
            return bool(mine["_sealed"] == theirs["_sealed"])
        mine, theirs = self._values(), other._values()
        for name, _, shape in self.fields:
            # Bytes are compared faster than arrays of a few numbers.
            if shape:
                if mine[name].tobytes() != theirs[name].tobytes():
                    return False
            elif mine[name] != theirs[name]:
                return False
        return True

    def __hash__(self) -> int:
        return hash(self.pack())

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.to_dict().items())
        return f"{type(self).__name__}({inside})"


def _fields(cls: type[Record]) -> list[Field]:
    hints = get_type_hints(cls, include_extras=True)
    fields = []
    for name, hint in hints.items():
        if name in Record.__annotations__:
            continue
        kind, *shape = getattr(hint, "__metadata__", (None,))
        if kind is None or np.dtype(kind).kind != "i":
            raise TypeError(f"{cls.__qualname__}.{name}: a field is a signed whole number or array")
        fields.append(Field(name, np.dtype(kind), shape[0] if shape else ()))
    return fields


def _format(cls: type[Record], skips_arrays: bool = False) -> str:
    """The struct format with the same padding as the aligned dtype."""
    parts, at = ["<"], 0
    layout: Mapping[str, tuple[Any, ...]] = cls.dtype.fields or {}
    for field in cls.fields:
        if field.shape and skips_arrays:
            continue
        offset = layout[field.name][1]
        parts.append(f"{offset - at}x{field.size}{LETTERS[field.kind.itemsize]}")
        at = offset + field.size * field.kind.itemsize
    parts.append(f"{cls.dtype.itemsize - at}x")
    return "".join(parts)


def _fits(value: object, field: Field) -> bool:
    limits = np.iinfo(field.kind)
    if not field.shape:
        return type(value) is int and limits.min <= value <= limits.max
    return _nested(value, field.shape, int(limits.min), int(limits.max))


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
        start += field.size
    listed: Callable[[tuple[int, ...]], dict[str, Any]] = eval(f"lambda n: {{{', '.join(parts)}}}")
    return listed


def _picked(start: int, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"n[{start}]"
    if len(shape) == 1:
        return f"[*n[{start}:{start + shape[0]}]]"
    size = math.prod(shape[1:])
    return f"[{', '.join(_picked(start + i * size, shape[1:]) for i in range(shape[0]))}]"
