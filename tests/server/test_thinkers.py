"""Bots think in processes of their own, which may crash, hang, lie or be killed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.engine.errors import NotAnalysed
from tablee.server.bots import Thinker, Thinkers
from tests.server.support import running

VIEW: dict[str, Any] = tablee.game("modulo").start().view(0)


def run(work: Callable[[Thinkers], Awaitable[None]], timeout: float = 30, count: int = 1) -> None:
    async def inside() -> None:
        thinkers = Thinkers(count, timeout)
        try:
            await work(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(inside())


def test_a_bot_chooses_and_the_loop_does_not_wait() -> None:
    async def work(thinkers: Thinkers) -> None:
        choosing = asyncio.ensure_future(thinkers.choose("random", VIEW))
        longest, last = 0.0, time.monotonic()
        while not choosing.done():
            await asyncio.sleep(0.001)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        assert choosing.result() in VIEW["legal"]
        # Starting Python and choosing takes far longer than the loop was ever kept waiting.
        assert longest < 0.5

    run(work)


def test_a_killed_process_is_replaced_and_the_choice_is_made() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose("random", VIEW)
        process = thinkers._all[0]._process
        assert process is not None
        process.kill()
        assert await thinkers.choose("random", VIEW) in VIEW["legal"]
        assert thinkers._all[0]._process is not process

    run(work)


def test_a_bot_that_hangs_is_replaced_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def hang(self: Thinker, job: dict[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(60)
        return {}

    async def work(thinkers: Thinkers) -> None:
        monkeypatch.setattr(Thinker, "_ask", hang)
        assert await thinkers.choose("random", VIEW) in VIEW["legal"]
        with pytest.raises(NotAnalysed) as problem:
            await thinkers.analyse(VIEW)
        assert problem.value.message == "analysis-failed"

    run(work, timeout=0.05)


def test_a_bot_that_answers_nonsense_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lie(self: Thinker, job: dict[str, Any]) -> dict[str, Any]:
        return {"action": "checkmate"}

    async def work(thinkers: Thinkers) -> None:
        monkeypatch.setattr(Thinker, "_ask", lie)
        assert await thinkers.choose("random", VIEW) in VIEW["legal"]

    run(work)


def test_analyses_and_their_refusals_come_back() -> None:
    async def work(thinkers: Thinkers) -> None:
        found = await thinkers.analyse(VIEW)
        assert set(found["actions"]) == set(VIEW["legal"])
        over = {**VIEW, "to_act": [], "legal": []}
        with pytest.raises(NotAnalysed) as problem:
            await thinkers.analyse(over)
        assert problem.value.say("fr")

    run(work)


def test_every_bot_process_killed_during_a_game_and_it_goes_on(tmp_path: Path) -> None:
    import subprocess

    me, bot = {"kind": "me"}, {"kind": "bot", "level": "random"}
    with running(tmp_path) as server, server.client.create("foxu", seats=[me, bot]) as seat:
        for number, moment in enumerate(seat.turns()):
            if number % 5 == 0:
                found = subprocess.run(
                    ["ps", "--ppid", str(server.process.pid), "-o", "pid="],
                    capture_output=True, text=True, check=False,
                ).stdout.split()  # fmt: skip
                for pid in found:
                    subprocess.run(["kill", "-9", pid], check=False)
            seat.play(moment.legal[0].action)
        assert seat.state.is_over
