"""A process that thinks: `python -m tablee.server.thinker`. One line of JSON in, one line out.

It is handed views and answers with actions or analyses. Before the answer it may say that it is
compiling, and that it is done. It may crash or be killed at any time.
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

from tablee.bots import Bot, bot
from tablee.core.analysis import analyse_view, notes_of
from tablee.core.errors import TableeError
from tablee.core.game import game
from tablee.core.plain_rules import quicken
from tablee.core.position import Position
from tablee.fast.compiling import on_compiling

ANALYSIS = "analysis"
"""What is warmed besides the levels of the bots."""
FEW, MANY = 100, 100
"""Samples, where nobody reads the answer; actions, after which nobody has anything to choose."""


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
                return {"notes": notes_of(view, job["odds"])}
            case "compile":
                return {"compiled": compile_rules(job["game"])}
            case "warm":
                return {"warmed": warm(job["game"], job["for"])}
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


def warm(name: str, what: str) -> str:
    """Let a level of a game choose once, or the game be analysed, so that what this needs is
    compiled and on disk."""
    step_aside()
    position = first_choice(name)
    seat = position.to_act[0]
    if what == ANALYSIS:
        analyse_view(position.view(max(seat, 0)), samples=FEW)
    elif seat >= 0:
        bot(name, what).choose(position.view(seat))
    return what


def first_choice(name: str) -> Position:
    """Where somebody chooses for the first time; the beginning, where nobody ever does."""
    position = beginning = game(name).start()
    for _ in range(MANY):
        if position.is_over:
            break
        if position.to_act[0] >= 0 and len(position.legal) > 1:
            return position
        position = position.play(position.legal[0], position.to_act[0])
    return beginning


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

    def say(message: dict[str, Any]) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    on_compiling(lambda begins: say({"compiling": begins}))
    jobs: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(jobs,), daemon=True).start()
    while True:
        say(answer(json.loads(jobs.get())))


if __name__ == "__main__":
    main()
