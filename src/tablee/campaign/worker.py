"""A worker: reads tasks from its input, one line of JSON each, and answers each with a line.

    python -m tablee.campaign.worker module:function PULSE

It ends when its input does. What a task prints goes to the error output: the answers' pipe is
for answers.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import traceback
from typing import Any

from tablee.campaign.pulse import Pulse
from tablee.engine.errors import TableeError


def main(function: str, path: str) -> None:
    pulse = Pulse(path)
    # Kept for ourselves, so that a task that prints or asks for input disturbs nobody.
    tasks, answers = os.fdopen(os.dup(0), "r"), os.fdopen(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    module, _, name = function.partition(":")
    work = getattr(importlib.import_module(module), name)
    for line in tasks:
        answers.write(json.dumps(answer(work, json.loads(line), pulse)) + "\n")
        answers.flush()


def answer(work: Any, task: Any, pulse: Pulse) -> dict[str, Any]:
    try:
        return {"result": work(task, pulse)}
    except TableeError as problem:
        return {"refused": [problem.message, problem.room, dict(problem.blanks)]}
    except Exception:  # noqa: BLE001 - told to the one who sent the task, who raises it there
        return {"failed": traceback.format_exc()}
    finally:
        pulse.rest()


if __name__ == "__main__":
    main(*sys.argv[1:3])
