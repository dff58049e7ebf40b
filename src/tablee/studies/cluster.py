"""Tasks on a Ray cluster. Every actor has a worker process of its own, watched as at home, so a bot
that hangs or kills its process does no more harm there than here."""

from __future__ import annotations

import logging
import re
import socket
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from tablee.core.errors import TableeError
from tablee.studies.pool import HERE, Key
from tablee.studies.worker import Task, Worker, search_path

WAIT = 5.0
"""Seconds to wait for a cluster to answer."""


class Cluster:
    """A Ray cluster by its address (`auto`, `ray://host:10001`), or `local`: one started here."""

    def __init__(self, function: str, address: str, size: int | None = None) -> None:
        _knock(address)
        where: dict[str, Any] = {"num_cpus": size} if address == HERE else {"address": address}
        if address == HERE:
            where["include_dashboard"] = False
        try:
            ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError, RayError) as problem:
            reason = str(problem).strip().splitlines()[0] if str(problem).strip() else ""
            raise TableeError("campaign-ray-unreachable", address=address, problem=reason) from None
        there: Any = ray
        self.size = size or max(int(there.cluster_resources().get("CPU", 1)), 1)
        # A machine that leaves the cluster takes nothing with it: its tasks are done elsewhere.
        actor: Any = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Worker)
        path = search_path() if address == HERE else []
        self._free: list[Any] = [actor.remote(function, path) for _ in range(self.size)]
        self._waiting: list[tuple[Key, Task]] = []
        self._running: dict[Any, tuple[Key, Any]] = {}

    def submit(self, key: Key, task: Task) -> None:
        self._waiting.append((key, task))
        self._hand_out()

    def wait(self) -> tuple[Key, object]:
        done: list[Any] = []
        while not done:
            done, _ = ray.wait(list(self._running), num_returns=1, timeout=0.5)
        key, worker = self._running.pop(done[0])
        self._free.append(worker)
        self._hand_out()
        try:
            return key, ray.get(done[0])
        except RayTaskError as problem:
            raise getattr(problem, "cause", problem) from None

    def _hand_out(self) -> None:
        while self._waiting and self._free:
            key, task = self._waiting.pop(0)
            worker = self._free.pop()
            self._running[worker.do.remote(task)] = key, worker

    def close(self) -> None:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody answers there at all: Ray itself would go on trying for minutes."""
    found = re.fullmatch(r"(?:ray://)?(.+):(\d+)", address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), WAIT).close()
    except (OSError, OverflowError) as problem:
        raise TableeError(
            "campaign-ray-unreachable", address=address, problem=str(problem)
        ) from None
