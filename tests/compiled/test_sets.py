"""Small sets in compiled code, with the processor's instruction to find a member and without."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from tablee.core.record import Array
from tablee.core.room import room
from tablee.fast import compiled
from tablee.fast.bitsets import how_many, nth


def list_members(members: int, found: Array) -> int:
    n = how_many(members)
    for k in range(n):
        found[k] = nth(members, k)
    return n


@pytest.mark.parametrize("can_deposit", [compiled._can_deposit, lambda: False])
def test_members_are_the_same_in_compiled_code(
    can_deposit: Callable[[], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_can_deposit", can_deposit)
    here, random = room("modulo"), Random(1)
    (run,) = compiled.compiled(here.rules, here.state.dtype, list_members)
    found = np.zeros(64, np.int64)
    for _ in range(500):
        members = random.getrandbits(56) & random.getrandbits(56)
        n = run(members, found)
        assert found[:n].tolist() == [bit for bit in range(56) if members >> bit & 1]
