"""Bots and analysis think in processes of their own; the event loop never waits for them.

A process that crashes or takes too long is replaced. A bot that has failed twice at a choice lets
chance choose for it, so that the game goes on. The time in which something is compiled, once, is
not counted: whoever waits is told of it instead (docs/decisions/0072).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import cast

import msgspec

from tablee.bots import levels
from tablee.core.errors import NotAnalysed, TableeError
from tablee.core.room import names
from tablee.core.views import View
from tablee.processes.lines import Answer, Broken, Compiling, command, read_said, result_of, written
from tablee.server.metrics import count
from tablee.server.protocol import Analysis as AnalysisView
from tablee.server.protocol import FigureTable
from tablee.server.thinker import ANALYSIS, AnalyseJob, ChooseJob, Job, NotesJob, WarmJob

log = logging.getLogger(__name__)
LINE = 4 * 1024 * 1024
Gone = Callable[[], Awaitable[bool]]
Heed = Callable[[bool], None]
"""Called with True when a process begins to compile something, and with False when that is done."""
COMPILING = 3600.0
"""Seconds after which a compiler is given up."""


Ask = Callable[[Job, float, Heed], Awaitable[Answer]]


class Failed(Exception):
    """A process died, hung, or answered with something that is no answer."""

    is_late = False
    """Whether it had all the time it may have."""


def ignore(_: bool) -> None:
    """Nobody wants to know."""


class Thinker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._limit: asyncio.Timeout | None = None
        self._left = 0.0
        """Seconds of thinking that are left once something has been compiled."""
        self._is_compiling = False
        self._heed: Heed = ignore

    async def ask(self, job: Job, timeout: float, heed: Heed = ignore) -> Answer:
        """An answer, after so many seconds of thinking at most."""
        self._heed = heed
        try:
            async with asyncio.timeout(timeout) as self._limit:
                return await self._ask(job)
        except (TimeoutError, OSError, ValueError, Failed) as problem:
            await self.stop()
            failed = Failed(f"{type(problem).__name__} {problem}")
            failed.is_late = isinstance(problem, TimeoutError)
            raise failed from None
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next question.
            await self.stop()
            raise
        finally:
            self._say_compiling(False)

    def _stop_clock(self, compiles: bool) -> None:
        """The clock for thinking stands still while something is compiled."""
        assert self._limit is not None
        at = asyncio.get_running_loop().time()
        if compiles:
            self._left = (self._limit.when() or at) - at
        self._limit.reschedule(at + (COMPILING if compiles else self._left))
        self._say_compiling(compiles)

    def _say_compiling(self, compiles: bool) -> None:
        if compiles != self._is_compiling:
            self._is_compiling = compiles
            self._heed(compiles)

    async def _ask(self, job: Job) -> Answer:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *command("tablee.server.thinker:answer"),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
            )  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(written(msgspec.to_builtins(job)))
        await self._process.stdin.drain()
        while line := await self._process.stdout.readline():
            said = read_said(line)
            if not isinstance(said, Compiling):
                return said
            self._stop_clock(said.begins)
        raise Failed("the process ended")

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """Several processes, and a queue for them."""

    def __init__(self, count: int = 2, timeout: float = 60.0) -> None:
        self._timeout = timeout
        self._all = [Thinker() for _ in range(count)]
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)
        # Bots always find a process that no analysis keeps busy.
        self._analyses = asyncio.Semaphore(max(1, count - 1))
        # What takes no time waits for nothing that does.
        self._noter = Thinker()
        self._noting = asyncio.Lock()
        self._warmer = Thinker()
        self._warming: asyncio.Task[None] | None = None
        self._cold: list[tuple[str, str]] = []
        """What is still to be warmed: games, and a level of theirs or the analysis."""
        self._compiling: Counter[str] = Counter()
        self.heed: Callable[[str], None] = lambda name: None
        """Called when somebody begins to wait for the compiler in a game, or no longer does."""

    def is_compiling(self, name: str) -> bool:
        """Whether a bot or an analysis of a game waits for something that is compiled, once."""
        return self._compiling[name] > 0

    def _compiles(self, name: str, begins: bool) -> None:
        self._compiling[name] += 1 if begins else -1
        self.heed(name)

    async def choose(self, level: str, view: View) -> str:
        """What a bot of this level would do. Always an action that is legal."""
        job, name = ChooseJob(level, view), name_of(view)
        for _ in range(2):
            try:
                found = await self._ask_idle(job, self._timeout, partial(self._compiles, name))
                action = result_of(found)
                if isinstance(action, str) and action in view["legal"]:
                    return action
                problem = "not legal"
            except (Failed, Broken, TableeError) as failed:
                problem = str(failed)
            count("tablee_bot_failures_total")
            log.warning("bot failed", extra={"game": view["game"], "level": level, "why": problem})
        return str(secrets.choice(view["legal"]))

    async def analyse(self, view: View, gone: Gone | None = None) -> AnalysisView:
        """What is true of a view, unless whoever asks has `gone` before its turn comes."""
        job, name = AnalyseJob(view), name_of(view)
        # An answer that nobody's turn waits for.
        async with self._analyses:
            if gone is not None and await gone():
                raise NotAnalysed("analysis-failed")
            return cast("AnalysisView", await self._surely(job, name, self._ask_idle))

    async def agrees(self, view: View) -> bool:
        """Whether a bot agrees to a draw: if it has nothing better to hope for. Where the truth is
        not found it plays on."""
        try:
            found = await self.analyse(view)
        except NotAnalysed:
            return False
        return bool(found["value"] <= 0)

    async def notes(self, view: View, odds: bool = False) -> list[FigureTable]:
        """What a seat could have written down by now: what may be, or how likely it is."""
        job, name = NotesJob(view, odds), name_of(view)
        async with self._noting:
            return cast("list[FigureTable]", await self._surely(job, name, self._noter.ask))

    async def _surely(self, job: Job, name: str, ask: Ask) -> object:
        """An answer of a process; of another one, if the first has died. A refusal otherwise."""
        for is_last in (False, True):
            try:
                found = await ask(job, self._timeout, partial(self._compiles, name))
                return result_of(found)
            except TableeError as problem:
                raise NotAnalysed(problem.message, problem.room, **problem.blanks) from None
            except (Failed, Broken) as failed:
                log.warning("analysis failed", extra={"game": name, "why": str(failed)})
                if is_last or (isinstance(failed, Failed) and failed.is_late):
                    break
        raise NotAnalysed("analysis-failed")

    async def _ask_idle(self, job: Job, timeout: float, heed: Heed) -> Answer:
        thinker = await self._idle.get()
        try:
            return await thinker.ask(job, timeout, heed)
        finally:
            self._idle.put_nowait(thinker)

    def warm(self) -> None:
        """Compile in the background what bots and analyses need, in a process that nobody waits
        for, so that the first who asks need not wait either."""
        self._cold = [(name, what) for name in names() for what in (ANALYSIS, *levels(name))]
        self._warming = asyncio.get_running_loop().create_task(self._warm())

    def hurry(self, name: str) -> None:
        """A game is being played: it is warmed before the others."""
        self._cold.sort(key=lambda cold: cold[0] != name)

    async def _warm(self) -> None:
        while self._cold:
            name, level = self._cold.pop(0)
            try:
                result_of(await self._warmer.ask(WarmJob(name, level), COMPILING))
            except (Failed, Broken, TableeError) as failed:
                log.warning("warming failed", extra={"game": name, "why": str(failed)})
        await self._warmer.stop()

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            with suppress(asyncio.CancelledError):
                await self._warming
        for thinker in [*self._all, self._noter, self._warmer]:
            await thinker.stop()


def name_of(view: View) -> str:
    """The game of a view, without its options."""
    return view["game"].partition("(")[0]
