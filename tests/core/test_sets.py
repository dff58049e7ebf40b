"""Small sets, one bit a member."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tablee.fast.bitsets import how_many, nth

SETS = st.sets(st.integers(0, 55), min_size=1)


@given(SETS)
def test_members_are_counted_and_found_in_rising_order(members: set[int]) -> None:
    bits = sum(1 << member for member in members)
    assert how_many(bits) == len(members)
    assert [nth(bits, n) for n in range(len(members))] == sorted(members)


def test_nothing_has_no_members() -> None:
    assert how_many(0) == 0
