"""Records: annotated classes that know their bytes."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee.core.record import Array, Int8, Int16, Int32, Int64, Record
from tablee.core.room import room


class Sample(Record):
    tiny: Int8
    wide: Int64
    table: Annotated[Array, np.int16, (2, 3)]
    small: Int16
    medium: Int32


def write(array: Array, values: list[int]) -> None:
    for i, value in enumerate(values):
        array[i // 3, i % 3] = value


def fits(bits: int) -> st.SearchStrategy[int]:
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


@given(fits(8), fits(64), st.lists(fits(16), min_size=6, max_size=6), fits(16), fits(32))
def test_a_record_survives_bytes_numpy_and_json(
    tiny: int, wide: int, table: list[int], small: int, medium: int
) -> None:
    record = Sample()
    record.tiny, record.wide, record.small, record.medium = tiny, wide, small, medium
    write(record.table, table)
    assert Sample.unpack(record.pack()) == record
    assert Sample.from_dict(record.to_dict()) == record
    assert record.copy() == record
    packed = np.frombuffer(record.pack(), Sample.dtype)[0]
    assert (packed["tiny"], packed["wide"], packed["medium"]) == (tiny, wide, medium)
    assert packed["table"].tolist() == record.table.tolist()


@given(fits(8), fits(64), st.lists(fits(16), min_size=6, max_size=6), fits(16), fits(32))
def test_a_sealed_record_is_the_same_and_cannot_be_written_on(
    tiny: int, wide: int, table: list[int], small: int, medium: int
) -> None:
    record = Sample()
    record.tiny, record.wide, record.small, record.medium = tiny, wide, small, medium
    write(record.table, table)
    sealed = Sample.sealed(record.pack())
    assert sealed.to_dict() == record.to_dict()
    assert (sealed.tiny, sealed.wide, sealed.small, sealed.medium) == (tiny, wide, small, medium)
    assert sealed.table.tolist() == record.table.tolist()
    assert sealed == record
    assert sealed.pack() == record.pack()
    with pytest.raises(TypeError, match="read-only"):
        sealed.table[0, 0] = 1
    own = sealed.copy()
    own.table[0, 0] ^= 1
    own.tiny ^= 1
    assert own != sealed
    assert own.pack() != sealed.pack()
    sealed.forget()
    assert sealed == record
    with pytest.raises(AttributeError):
        sealed.nothing  # noqa: B018


def test_a_new_record_is_all_zeros() -> None:
    assert Sample().pack() == bytes(Sample.dtype.itemsize)


def test_a_copy_is_independent() -> None:
    record = Sample()
    record.copy().table[0, 0] = 5
    assert record.table[0, 0] == 0


def test_an_array_assigned_whole_is_refused_and_not_lost() -> None:
    record, other = Sample(), Sample()
    other.table[0, 0] = 3
    record.table = other.table
    for ask in (record.pack, record.copy, lambda: record == Sample()):
        with pytest.raises(TypeError, match=r"Sample\.table was assigned whole"):
            ask()


def test_a_value_too_large_is_refused_and_not_wrapped() -> None:
    record = Sample()
    record.tiny = 128
    with pytest.raises(OverflowError):
        record.pack()
    other = Sample()
    with pytest.raises(ValueError, match="invalid value"):
        other.table[1, 2] = 2**15
    assert other == Sample()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("tiny", 128),
        ("tiny", True),
        ("tiny", "1"),
        ("tiny", 1.0),
        ("table", [[0, 0, 0]]),
        ("table", [[0, 0, 0], [0, 0, 40000]]),
        ("table", 0),
        ("extra", 1),
    ],
)
def test_json_that_does_not_fit_names_the_field(field: str, value: object) -> None:
    with pytest.raises(ValueError, match=field):
        Sample.from_dict({**Sample().to_dict(), field: value})


def test_fields_lie_as_numpy_lays_them_out() -> None:
    for name in tablee.game_names():
        state = room(name).state
        layout: Any = state.dtype.fields
        assert {f.name: f.at for f in state.fields} == {f: at for f, (_, at) in layout.items()}
        assert len(state().pack()) == state.dtype.itemsize


def test_fields_may_be_declared_with_the_types_of_numpy() -> None:
    class Ours(Record):
        one: Int16
        row: Annotated[Array, Int32, (3,)]

    class Theirs(Record):
        one: Annotated[int, np.int16]
        row: Annotated[Array, np.int32, (3,)]

    assert Ours.fields == Theirs.fields
    assert Ours.dtype == Theirs.dtype


def test_a_record_is_copied_and_pickled_as_its_bytes() -> None:
    for original in (Sample(), Sample.sealed(bytes(Sample.dtype.itemsize))):
        for again in (copy(original), deepcopy(original), pickle.loads(pickle.dumps(original))):
            assert again == original
            assert hash(again) == hash(original)
    own = deepcopy(Sample())
    own.table[0, 0] = 5
    assert own.copy().to_dict()["table"] == [[5, 0, 0], [0, 0, 0]]


def test_a_field_is_a_signed_whole_number() -> None:
    with pytest.raises(TypeError, match="wrong"):

        class Unsigned(Record):
            wrong: Annotated[int, np.uint8]
