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

import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, get_type_hints

from tablee.core.arrays import Array, flat
from tablee.core.layout import Field, Run, fits, laid_out, length, lister, runs, viewer, written

if TYPE_CHECKING:
    import numpy as np

__all__ = ["Array", "Field", "Int8", "Int16", "Int32", "Int64", "Record"]

Int8 = Annotated[int, "int8"]
Int16 = Annotated[int, "int16"]
Int32 = Annotated[int, "int32"]
Int64 = Annotated[int, "int64"]


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
        hints = get_type_hints(cls, include_extras=True)
        own = {name: hint for name, hint in hints.items() if name not in Record.__annotations__}
        cls.fields = tuple(laid_out(own))
        cls._size = length(cls.fields)
        cls._dtype = None
        cls._struct = struct.Struct(written(cls.fields, 0, cls._size))
        cls._arrays = frozenset(f.name for f in cls.fields if f.shape)
        cls._viewed = staticmethod(viewer(f for f in cls.fields if f.shape))
        few = [f for f in cls.fields if not f.shape]
        cls._few = struct.Struct(written(few, 0, cls._size))
        cls._named = staticmethod(lister(few))
        cls._runs = tuple(runs(cls.fields))
        cls._listed = staticmethod(lister(cls.fields, cls.tallies))

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
        self._check_arrays()
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
            self._check_arrays()
            own = bytearray(mine["_own"])
            values.update(mine)
        looks = type(self)._viewed(memoryview(own))
        values["_own"], values["_looks"] = own, looks
        values.update(looks)
        return other

    def _check_arrays(self) -> None:
        """Compiled code copies what is assigned to an array; here it would be lost."""
        values = self.__dict__
        for name, look in values["_looks"].items():
            if values[name] is not look:
                raise TypeError(
                    f"{type(self).__qualname__}.{name} was assigned whole: write into it, or `fill`"
                )

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
            if not fits(value, field):
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
