"""Counting positions, two bits each."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.repetition import forget, visit, words


@given(st.lists(st.integers(0, 99), max_size=200))
def test_visits_are_counted_up_to_three(places: list[int]) -> None:
    counts = np.zeros(words(100), np.int64)
    seen: dict[int, int] = {}
    for place in places:
        if seen.get(place, 0) < 3:
            seen[place] = seen.get(place, 0) + 1
            assert visit(counts, place) == seen[place]
    assert counts.max(initial=0) < 2**31
    forget(counts)
    assert not counts.any()


def test_a_table_is_just_large_enough() -> None:
    assert [words(n) for n in (1, 15, 16, 30, 31)] == [1, 1, 2, 2, 3]
