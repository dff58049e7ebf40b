"""What a copy takes, for planning: `python -m benchmarks.copies`. In CPU time, the quickest of many
goes; beside it how many steps of the same environment take as long."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import tablee
from tablee.adapters.gymnasium import TableEnv
from tablee.adapters.pettingzoo import env

GOES, CALLS = 60, 100
GOAL = 50
"""Microseconds that a copy of an environment may take."""


def quickest(call: Callable[[], object]) -> float:
    """Microseconds."""
    found = []
    for _ in range(GOES):
        began = time.process_time()
        for _ in range(CALLS):
            call()
        found.append(time.process_time() - began)
    return min(found) / CALLS * 1e6


def begun(table: Any) -> Any:
    table.reset(seed=1)
    return table


def stepping(table: Any) -> Callable[[], None]:
    """Plays on at random, a new game beginning where one ends."""
    random = np.random.default_rng(1)

    def step() -> None:
        masks = table.action_masks()
        if not masks.any():
            table.reset()
        else:
            table.step(int(random.choice(np.flatnonzero(masks))))

    return step


def main() -> None:
    print("| environment | deepcopy, µs | save, µs | restore, µs | deepcopy, in steps |")
    print("|---|---:|---:|---:|---:|")
    slowest = 0.0
    for game in tablee.game_names():
        for name, table in (
            (f"PettingZoo, {game}", begun(env(game))),
            (f"Gymnasium, {game}", begun(TableEnv(game))),
        ):
            saved = table.save()
            deep = quickest(partial(copy.deepcopy, table))
            times = (
                quickest(table.save),
                quickest(partial(table.restore, saved)),
            )
            steps = quickest(stepping(table))
            slowest = max(slowest, deep)
            print(
                f"| {name} | {deep:.1f} | {times[0]:.1f} | {times[1]:.1f} | {deep / steps:.1f} |",
                flush=True,
            )
    print(f"\nThe slowest copy takes {slowest:.0f} µs; the goal is {GOAL}.")


if __name__ == "__main__":
    main()
