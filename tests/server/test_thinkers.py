"""Bots think in processes of their own, which may crash, hang, lie or be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

import tablee
from tablee.engine.errors import NotAnalysed
from tablee.server.bots import Thinker, Thinkers
from tests.server.support import running
from tests.server.workers import thinkers

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
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


def test_nothing_is_thought_for_one_who_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: Thinker, job: dict[str, Any]) -> dict[str, Any]:
        raise AssertionError("nobody waits for it")

    async def gone() -> bool:
        return True

    async def work(thinkers: Thinkers) -> None:
        monkeypatch.setattr(Thinker, "_ask", think)
        with pytest.raises(NotAnalysed):
            await thinkers.analyse(VIEW, gone)

    run(work)


def test_every_bot_process_killed_during_a_game_and_it_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client.create("foxu", seats=SEATS) as seat:
        killed = 0
        for number, moment in enumerate(seat.turns()):
            if number % 5 == 0:
                for pid in thinkers(server.process.pid):
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
            seat.play(moment.legal[0].action)
        assert seat.state.is_over
        assert killed


def test_a_killed_server_leaves_its_address_free_though_a_bot_still_thinks(tmp_path: Path) -> None:
    """Processes that think must not hold what the server listened on."""
    with running(tmp_path) as server, server.client.create("modulo", seats=SEATS) as seat:
        seat.play("L>L")
        next(seat.turns())
        thinking = thinkers(server.process.pid)
        assert thinking
        for pid in thinking:
            os.kill(pid, signal.SIGSTOP)  # it thinks for ever
        try:
            server.kill()
            with running(tmp_path, server.port) as again:
                assert again.client.table(seat.state.code).entries == 2
        finally:
            for pid in thinking:
                os.kill(pid, signal.SIGKILL)


def test_a_process_that_thinks_for_nobody_stops(tmp_path: Path) -> None:
    """Its server was killed in the middle of a job of many seconds."""
    job = b'{"what": "warm", "game": "da_vinci_code"}\n'
    thinker = subprocess.Popen(
        [sys.executable, "-m", "tablee.server.thinker"], stdin=PIPE, stdout=PIPE,
        env={**os.environ, "TABLEE_CACHE": str(tmp_path)},
    )  # fmt: skip
    answer, _ = thinker.communicate(job, 60)
    assert not answer, "the job was finished all the same"
    assert thinker.returncode == 0
