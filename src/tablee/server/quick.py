"""Compiled rules for the games that are played a lot.

Games begin with plain rules, because nobody may wait for a compiler. Once a game has been played
often, a process of its own compiles its rules, and then a thread loads them; from the next move on
every table of that game has them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine

from tablee.core.errors import TableeError
from tablee.core.plain_rules import quicken
from tablee.processes.lines import Broken, result_of
from tablee.server.thinker import CompileJob
from tablee.server.thinkers import COMPILING, Failed, Thinker

log = logging.getLogger(__name__)
OFTEN = 1000
"""Changes of tables of a game after which it is worth it."""


class Quickener:
    def __init__(self, spawn: Callable[[Coroutine[object, object, None]], object]) -> None:
        self._spawn = spawn
        self._played: Counter[str] = Counter()
        self.done: set[str] = set()
        """The games that have compiled rules."""

    def played(self, name: str) -> None:
        """A table of this game has changed."""
        self._played[name] += 1
        if self._played[name] == OFTEN:
            self._spawn(self._quicken(name))

    async def _quicken(self, name: str) -> None:
        compiler = Thinker()
        try:
            result_of(await compiler.ask(CompileJob(name), COMPILING))
            await asyncio.to_thread(quicken, name)
        except (Failed, Broken, TableeError) as failed:
            log.warning("compiling failed", extra={"game": name, "why": str(failed)})
            return
        finally:
            await compiler.stop()
        self.done.add(name)
        log.info("compiled rules", extra={"game": name})
