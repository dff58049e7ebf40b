"""The benchmark beside other libraries puts like beside like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.peers import field, measures
from benchmarks.peers.field import HANDED, RULES, measure_all
from benchmarks.peers.report import COUNTED, tables

LOOKS = {
    "ours": False, "openspiel_native": False,
    "ours_step_by_step": True, "pettingzoo_ours": True, "pgx_sizes": True,
    "pettingzoo_classic": True, "rlcard": True,
}  # fmt: skip
"""Every measure, and whether in it somebody is given observations and masks."""


def test_whoever_looks_stands_beside_whoever_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(name: str) -> Callable[..., Any]:
        play = lambda: int(LOOKS[name])  # noqa: E731
        return lambda *_: [play] if name == "pgx_sizes" else play

    for name in LOOKS:
        monkeypatch.setattr(measures, name, measured(name))
    monkeypatch.setattr(field, "speeds", lambda play, *_: [1.0 + play()])
    found = measure_all(["da_vinci_code"], 1, 0.1)
    assert {(one.kind, *one.ours, *one.theirs) for one in found} == {(RULES, 1, 1), (HANDED, 2, 2)}
    assert len([one for one in found if one.kind == HANDED]) == 3
    written = tables(found)
    assert written.index(COUNTED[RULES]) < written.index(COUNTED[HANDED])
    assert written.count("| game | ours") == 2
