"""A process that thinks: `python -m tablee.server.thinker`. One line of JSON in, one line out.

It is handed views and answers with actions or analyses. It may crash or be killed at any time.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Any

from tablee.bots import Bot, bot, levels
from tablee.engine.analysis import analyse_view, notes_of
from tablee.engine.errors import TableeError
from tablee.engine.game import game
from tablee.engine.runner import quicken


@lru_cache(maxsize=64)
def thinking(name: str, level: str) -> Bot:
    return bot(name, level)


def answer(job: dict[str, Any]) -> dict[str, Any]:
    view = job.get("view") or {}
    try:
        match job["what"]:
            case "choose":
                return {"action": thinking(view["game"], job["level"]).choose(view)}
            case "analyse":
                return {"analysis": analyse_view(view).to_dict()}
            case "notes":
                return {"notes": notes_of(view)}
            case "compile":
                return {"compiled": compile_rules(job["game"])}
            case "warm":
                return {"warmed": warm(job["game"])}
    except TableeError as problem:
        said = {"message": problem.message, "room": problem.room, "blanks": problem.blanks}
        return {"problem": said}
    raise ValueError(job["what"])


def compile_rules(name: str) -> str:
    """Have the rules of a game compiled and on disk."""
    step_aside()
    quicken(name)
    return name


def step_aside() -> None:
    """Nobody waits for what this process does."""
    with suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(5)


def warm(name: str) -> list[str]:
    """Let every level of a game choose once, so that what they need is compiled and on disk."""
    step_aside()
    of = game(name)
    position = of.start()
    for _ in range(100):
        if position.is_over or position.to_act[0] >= 0:
            break
        position = position.play(position.legal[0], position.to_act[0])
    done = []
    for level in levels(of):
        if not position.is_over and position.to_act[0] >= 0:
            bot(of, level).choose(position.view(position.to_act[0]))
        done.append(level)
    return done


def listen(jobs: SimpleQueue[str]) -> None:
    for line in sys.stdin:
        jobs.put(line)
    # The server is gone, and nobody waits for an answer.
    os._exit(0)


def main() -> None:
    # What the server listens on, one of the first things it opens, must not stay open here should
    # it be killed.
    os.closerange(3, 256)
    # Nothing that a bot prints may be taken for an answer.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    jobs: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(jobs,), daemon=True).start()
    while True:
        out.write(json.dumps(answer(json.loads(jobs.get()))) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
