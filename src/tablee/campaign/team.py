"""Those who do the tasks: processes on this machine, or a Ray cluster. Both look the same."""

from __future__ import annotations

import os
import queue
import threading
from importlib.util import find_spec
from typing import Any, Protocol

from tablee.campaign.hand import Hand, search_path
from tablee.engine.errors import TableeError

HERE = "local"
"""The address of a Ray cluster that is started on this machine for the occasion."""


class Team(Protocol):
    size: int
    """How many tasks are done at the same time."""

    def submit(self, key: Any, task: dict[str, Any]) -> None: ...

    def wait(self) -> tuple[Any, Any]:
        """The key and the result of a task that is done. Raises what went wrong with it."""

    def close(self) -> None: ...


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def team(function: str, workers: int | None = None, ray: str | None = None) -> Team:
    """Workers for a function `module:function`: on all cores, on so many, or on a Ray cluster."""
    if workers is not None and workers < 1:
        raise TableeError("campaign-workers", workers=workers)
    if ray is None:
        return Crew(function, workers or cores())
    if find_spec("ray") is None:
        raise TableeError("campaign-no-ray")
    from tablee.campaign.cluster import Cluster

    return Cluster(function, ray, workers)


class Crew:
    """Worker processes on this machine, each with a thread that sees to it."""

    def __init__(self, function: str, size: int) -> None:
        self.size = size
        self._tasks: queue.SimpleQueue[tuple[Any, dict[str, Any]] | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[tuple[Any, Any, Exception | None]] = queue.SimpleQueue()
        self._hands = [Hand(function, search_path()) for _ in range(size)]
        self._threads = [
            threading.Thread(target=self._serve, args=(hand,), daemon=True) for hand in self._hands
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, key: Any, task: dict[str, Any]) -> None:
        self._tasks.put((key, task))

    def wait(self) -> tuple[Any, Any]:
        while True:
            try:
                # A wait without an end could not be interrupted everywhere.
                key, result, problem = self._done.get(timeout=0.5)
            except queue.Empty:
                continue
            if problem is not None:
                raise problem
            return key, result

    def _serve(self, hand: Hand) -> None:
        while (got := self._tasks.get()) is not None:
            key, task = got
            try:
                self._done.put((key, hand.do(task), None))
            except Exception as problem:  # noqa: BLE001 - raised again by `wait`
                self._done.put((key, None, problem))

    def close(self) -> None:
        """End all workers now; what they were doing is lost, what was kept is not."""
        while True:
            try:
                self._tasks.get_nowait()
            except queue.Empty:
                break
        for hand in self._hands:
            self._tasks.put(None)
            hand.abandon()
        for thread, hand in zip(self._threads, self._hands, strict=True):
            thread.join()
            hand.close()
