"""Those who do the tasks: processes on this machine, or a Ray cluster. Both look the same."""

from __future__ import annotations

import os
import queue
import threading
from importlib.util import find_spec
from typing import Protocol

from tablee.core.errors import TableeError
from tablee.studies.worker import Task, Worker, search_path

Key = list[int]
HERE = "local"
"""The address of a Ray cluster that is started on this machine for the occasion."""


class Pool(Protocol):
    size: int
    """How many tasks are done at the same time."""

    def submit(self, key: Key, task: Task) -> None: ...

    def wait(self) -> tuple[Key, object]:
        """The key and the result of a task that is done. Raises what went wrong with it."""

    def close(self) -> None: ...


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def open_pool(function: str, workers: int | None = None, ray: str | None = None) -> Pool:
    """Workers for a function `module:function`: on all cores, on so many, or on a Ray cluster."""
    if workers is not None and workers < 1:
        raise TableeError("campaign-workers", workers=workers)
    if ray is None:
        return Crew(function, workers or cores())
    if find_spec("ray") is None:
        raise TableeError("campaign-no-ray")
    from tablee.studies.cluster import Cluster

    return Cluster(function, ray, workers)


class Crew:
    """Worker processes on this machine, each with a thread that sees to it."""

    def __init__(self, function: str, size: int) -> None:
        self.size = size
        self._tasks: queue.SimpleQueue[tuple[Key, Task] | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[tuple[Key, object, Exception | None]] = queue.SimpleQueue()
        self._workers = [Worker(function, search_path()) for _ in range(size)]
        self._threads = [
            threading.Thread(target=self._serve, args=(worker,), daemon=True)
            for worker in self._workers
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, key: Key, task: Task) -> None:
        self._tasks.put((key, task))

    def wait(self) -> tuple[Key, object]:
        while True:
            try:
                # A wait without an end could not be interrupted everywhere.
                key, result, problem = self._done.get(timeout=0.5)
            except queue.Empty:
                continue
            if problem is not None:
                raise problem
            return key, result

    def _serve(self, worker: Worker) -> None:
        while (got := self._tasks.get()) is not None:
            key, task = got
            try:
                self._done.put((key, worker.do(task), None))
            except Exception as problem:  # noqa: BLE001 - raised again by `wait`
                self._done.put((key, None, problem))

    def close(self) -> None:
        """End all workers now; what they were doing is lost, what was kept is not."""
        while True:
            try:
                self._tasks.get_nowait()
            except queue.Empty:
                break
        for worker in self._workers:
            self._tasks.put(None)
            worker.abandon()
        for thread, worker in zip(self._threads, self._workers, strict=True):
            thread.join()
            worker.close()
