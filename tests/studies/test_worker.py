"""Workers are watched, and watched fairly."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from tablee.core.errors import TableeError
from tablee.processes.heartbeat import Heartbeat
from tablee.processes.lines import Broken
from tablee.studies.worker import Worker, search_path, used


def work(task: dict[str, str], heartbeat: Heartbeat) -> str:
    if task["do"] == "refuse":
        raise TableeError("unknown-game", name="chess", right="modulo")
    if task["do"] == "fail":
        raise LookupError("our mistake")
    if task["do"] == "die":
        os._exit(1)
    return task["do"]


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    worker = Worker("tests.studies.test_worker:work", search_path())
    try:
        assert worker.do({"do": "Éléonore"}) == "Éléonore"
        with pytest.raises(TableeError, match="there is no game “chess”"):
            worker.do({"do": "refuse"})
        with pytest.raises(Broken, match="LookupError: our mistake"):
            worker.do({"do": "fail"})
        with pytest.raises(Broken, match="died 3 times"):
            worker.do({"do": "die"})
        assert worker.do({"do": "again"}) == "again"
    finally:
        worker.close()


def test_waiting_for_a_core_is_told_from_sleeping() -> None:
    busy, asleep = (
        subprocess.Popen([sys.executable, "-c", code])
        for code in ("while True: pass", "import time; time.sleep(60)")
    )
    try:
        time.sleep(1.5)
        assert used(busy.pid)[0]
        assert used(busy.pid)[1] > used(asleep.pid)[1]
        assert not used(asleep.pid)[0]
        assert used(2**30) == (False, 0.0)
    finally:
        for process in (busy, asleep):
            process.kill()
            process.wait()
