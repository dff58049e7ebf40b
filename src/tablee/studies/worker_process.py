"""A worker: reads tasks from its input, one line of JSON each, and answers each with a line.

    python -m tablee.studies.worker_process module:function HEARTBEAT

It ends when its input does. What a task prints goes to the error output: the answers' pipe is
for answers.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import signal
import sys
import traceback
from contextlib import suppress
from typing import Any

from tablee.core.errors import TableeError
from tablee.studies.heartbeat import Heartbeat

PR_SET_PDEATHSIG = 1
"""Linux: the signal a process gets when its parent dies."""


def main(function: str, path: str) -> None:
    die_with_parent()
    heartbeat = Heartbeat(path)
    # Kept for ourselves, so that a task that prints or asks for input disturbs nobody.
    tasks, answers = os.fdopen(os.dup(0), "r"), os.fdopen(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    module, _, name = function.partition(":")
    work = getattr(importlib.import_module(module), name)
    # Whoever asked may be gone when the answer is ready.
    with suppress(BrokenPipeError):
        for line in tasks:
            answers.write(json.dumps(answer(work, json.loads(line), heartbeat)) + "\n")
            answers.flush()


def die_with_parent() -> None:
    """A worker whose campaign was killed must not go on, least of all one that hangs."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def answer(work: Any, task: Any, heartbeat: Heartbeat) -> dict[str, Any]:
    try:
        return {"result": work(task, heartbeat)}
    except TableeError as problem:
        return {"refused": [problem.message, problem.room, dict(problem.blanks)]}
    except Exception:  # noqa: BLE001 - told to the one who sent the task, who raises it there
        return {"failed": traceback.format_exc()}
    finally:
        heartbeat.rest()


if __name__ == "__main__":
    main(*sys.argv[1:3])
