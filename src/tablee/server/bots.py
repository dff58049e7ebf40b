"""Bots and analysis think in processes of their own; the event loop never waits for them.

A process that crashes or takes too long is replaced. A bot that has failed twice at a choice lets
chance choose for it, so that the game goes on.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from tablee.engine.errors import NotAnalysed
from tablee.engine.room import names
from tablee.server.metrics import count

log = logging.getLogger(__name__)
LINE = 4 * 1024 * 1024
Gone = Callable[[], Awaitable[bool]]


class Failed(Exception):
    """A process died, hung, or answered with something that is no answer."""


class Thinker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: dict[str, Any], timeout: float) -> dict[str, Any]:
        try:
            async with asyncio.timeout(timeout):
                return await self._ask(job)
        except (TimeoutError, OSError, ValueError, Failed) as problem:
            await self.stop()
            raise Failed(f"{type(problem).__name__} {problem}") from None
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next question.
            await self.stop()
            raise

    async def _ask(self, job: dict[str, Any]) -> dict[str, Any]:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tablee.server.thinker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
            )  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(job).encode() + b"\n")
        await self._process.stdin.drain()
        line = await self._process.stdout.readline()
        if not line:
            raise Failed("the process ended")
        found: dict[str, Any] = json.loads(line)
        return found

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
        self._warmer = Thinker()
        self._warming: asyncio.Task[None] | None = None

    async def choose(self, level: str, view: dict[str, Any]) -> str:
        """What a bot of this level would do. Always an action that is legal."""
        job = {"what": "choose", "level": level, "view": view}
        for _ in range(2):
            try:
                found = await self._ask(job)
                if found.get("action") in view["legal"]:
                    return str(found["action"])
                problem = str(found.get("problem", "not legal"))
            except Failed as failed:
                problem = str(failed)
            count("tablee_bot_failures_total")
            log.warning("bot failed", extra={"game": view["game"], "level": level, "why": problem})
        return str(secrets.choice(view["legal"]))

    async def analyse(self, view: dict[str, Any], gone: Gone | None = None) -> dict[str, Any]:
        """What is true of a view, unless whoever asks has `gone` before its turn comes."""
        found = await self._thought({"what": "analyse", "view": view}, gone)
        analysis: dict[str, Any] = found["analysis"]
        return analysis

    async def notes(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """What a seat could have written down by now."""
        found = await self._thought({"what": "notes", "view": view})
        tables: list[dict[str, Any]] = found["notes"]
        return tables

    async def _thought(self, job: dict[str, Any], gone: Gone | None = None) -> dict[str, Any]:
        """An answer that nobody's turn waits for."""
        async with self._analyses:
            if gone is not None and await gone():
                raise NotAnalysed("analysis-failed")
            try:
                found = await self._ask(job)
            except Failed as failed:
                game = job["view"]["game"]
                log.warning("analysis failed", extra={"game": game, "why": str(failed)})
                raise NotAnalysed("analysis-failed") from None
        if problem := found.get("problem"):
            raise NotAnalysed(problem["message"], problem["room"], **problem["blanks"])
        return found

    async def _ask(self, job: dict[str, Any]) -> dict[str, Any]:
        thinker = await self._idle.get()
        try:
            return await thinker.ask(job, self._timeout)
        finally:
            self._idle.put_nowait(thinker)

    def warm(self) -> None:
        """Compile in the background what bots need, in a process that nobody waits for."""
        self._warming = asyncio.get_running_loop().create_task(self._warm())

    async def _warm(self) -> None:
        for name in names():
            try:
                await self._warmer.ask({"what": "warm", "game": name}, timeout=600)
            except Failed as failed:
                log.warning("warming failed", extra={"game": name, "why": str(failed)})
        await self._warmer.stop()

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            with suppress(asyncio.CancelledError):
                await self._warming
        for thinker in [*self._all, self._warmer]:
            await thinker.stop()
