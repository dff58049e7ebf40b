"""A process that does tasks: reads them from its input, one line of JSON each, and answers each.

    python -m tablee.processes.worker_process module:function [HEARTBEAT]

It may crash, hang or be killed at any time: whoever started it watches it. It ends when its input
does, whatever it is doing. What a task prints goes to the error output: the pipe is for answers.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from tablee.core.errors import TableeError
from tablee.fast.compiling import on_compiling
from tablee.processes.heartbeat import Heartbeat
from tablee.processes.lines import Answer, Broke, Compiling, Declined, Done, Said, written_said

PR_SET_PDEATHSIG = 1
"""Linux: the signal a process gets when its parent dies."""

Work = Callable[[object], object]


def main(function: str, heartbeat: str = "") -> None:
    # What a server listens on, one of the first things it opens, must not stay open here should it
    # be killed.
    os.closerange(3, 256)
    die_with_parent()
    # Kept for ourselves, so that a task that prints or asks for input disturbs nobody.
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)

    def say(said: Said) -> None:
        # Whoever asked may be gone when the answer is ready.
        with suppress(BrokenPipeError):
            answers.write(written_said(said))
            answers.flush()

    on_compiling(lambda begins: say(Compiling(begins)))
    beats = Heartbeat(heartbeat) if heartbeat else None
    work = found(function, beats)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(tasks, lines), daemon=True).start()
    while True:
        said = answer(work, json.loads(lines.get()))
        if beats is not None:
            beats.rest()
        say(said)


def found(function: str, beats: Heartbeat | None) -> Work:
    """The function, by its name. One that is watched is handed what it is watched by."""
    module, _, name = function.partition(":")
    work = getattr(importlib.import_module(module), name)
    return work if beats is None else partial(work, heartbeat=beats)


def listen(tasks: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    for line in tasks:
        lines.put(line)
    # Whoever asked is gone, and nobody waits for an answer.
    os._exit(0)


def die_with_parent() -> None:
    """A worker whose campaign was killed must not go on, least of all one that hangs."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def answer(work: Work, task: object) -> Answer:
    try:
        return Done(work(task))
    except TableeError as problem:
        return Declined(problem.message, problem.room, dict(problem.blanks))
    except Exception:  # noqa: BLE001 - told to the one who sent the task, who raises it there
        return Broke(traceback.format_exc())


if __name__ == "__main__":
    main(*sys.argv[1:3])
