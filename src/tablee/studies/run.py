"""Run a plan: hand its tasks out, keep each result, and stop when there is nothing left to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tablee.studies.pool import Key, Pool
from tablee.studies.results import InvalidResults, Results
from tablee.studies.worker import Task

AHEAD = 2
"""Tasks handed out for every worker, so that none waits for the next."""


class Plan(Protocol):
    """What there is to do. What it asks for next may depend on what came in; what it finds may
    not depend on the order in which it came in."""

    kind: str
    function: str
    """What does a task: `module:function`, called with the task and a Heartbeat."""

    def terms(self) -> Mapping[str, object]: ...

    def next(self) -> tuple[Key, Task] | None:
        """A task not yet given out, with its key; None if there is none now."""

    def add(self, key: Key, result: Any) -> None: ...

    def progress(self) -> tuple[int, int]:
        """How much is done, of how much as far as is known."""


def run(plan: Plan, pool: Pool, results: Results, tell: Callable[[], None]) -> None:
    """Do all of a plan. `results` has been opened for it, and what it found is already in."""
    running = 0
    while True:
        while running < AHEAD * pool.size and (given := plan.next()) is not None:
            pool.submit(*given)
            running += 1
        if not running:
            return
        key, result = pool.wait()
        running -= 1
        results.add(key, result)
        plan.add(key, result)
        tell()


def resume(plan: Plan, results: Results) -> None:
    """Put into a plan what its file already had."""
    for line, (key, result) in enumerate(results.found, start=2):
        try:
            plan.add(key, result)
        except (KeyError, TypeError, ValueError, IndexError):
            name = results.path.name
            raise InvalidResults("results-bad-line", name=name, line=line) from None


def is_complete(plan: Plan) -> bool:
    done, total = plan.progress()
    return done >= total
