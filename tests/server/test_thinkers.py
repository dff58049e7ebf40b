"""Bots think in processes of their own, which may crash, hang, lie or be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

import tablee
from tablee.core.errors import NotAnalysed
from tablee.core.room import names
from tablee.core.views import View
from tablee.processes.lines import Answer, Done, command
from tablee.server.thinker import AnalyseJob, ChooseJob, Job, WarmJob, first_choice
from tablee.server.thinkers import Failed, Thinker, Thinkers
from tests.server.support import running
from tests.server.workers import thinkers

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
VIEW = tablee.game("modulo").start().view(0)


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
    async def hang(self: Thinker, job: Job) -> Answer:
        await asyncio.sleep(60)
        return Done(None)

    async def work(thinkers: Thinkers) -> None:
        monkeypatch.setattr(Thinker, "_ask", hang)
        assert await thinkers.choose("random", VIEW) in VIEW["legal"]
        with pytest.raises(NotAnalysed) as problem:
            await thinkers.analyse(VIEW)
        assert problem.value.message == "analysis-failed"

    run(work, timeout=0.05)


def test_a_bot_that_answers_nonsense_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lie(self: Thinker, job: Job) -> Answer:
        return Done("checkmate")

    async def work(thinkers: Thinkers) -> None:
        monkeypatch.setattr(Thinker, "_ask", lie)
        assert await thinkers.choose("random", VIEW) in VIEW["legal"]

    run(work)


def test_analyses_and_their_refusals_come_back() -> None:
    async def work(thinkers: Thinkers) -> None:
        found = await thinkers.analyse(VIEW)
        assert set(found["actions"]) == set(VIEW["legal"])
        over: View = {**VIEW, "to_act": [], "legal": []}
        with pytest.raises(NotAnalysed) as problem:
            await thinkers.analyse(over)
        assert problem.value.say("fr")

    run(work)


BEGINS, ENDS = ({"type": "compiling", "begins": begins} for begins in (True, False))
SLOW = """
import json, sys, time
for _ in sys.stdin:
    for line, seconds in {lines}:
        print(json.dumps(line), flush=True)
        time.sleep(seconds)
"""
"""A process that answers as it is told to, and takes its time."""


def slow(monkeypatch: pytest.MonkeyPatch, *lines: tuple[dict[str, Any], float]) -> None:
    """Have a program that says these lines, and waits after each, in place of one that thinks."""
    start = asyncio.create_subprocess_exec

    async def instead(program: str, *_: str, **how: Any) -> asyncio.subprocess.Process:
        return await start(program, "-c", SLOW.format(lines=list(lines)), **how)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", instead)


def test_the_time_to_compile_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, what is begun comes to its end."""
    answer = {"type": "done", "result": VIEW["legal"][-1]}
    slow(monkeypatch, (BEGINS, 4.0), (ENDS, 0.0), (answer, 0.0))

    async def work(thinkers: Thinkers) -> None:
        first = thinkers._all[0]
        found = await first.ask(ChooseJob("random", VIEW), 2.0)
        assert found == Done(answer["result"])
        assert first._process is not None, "nobody was killed"

    run(work)


def test_thinking_after_compiling_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    slow(monkeypatch, (BEGINS, 0.0), (ENDS, 60.0))

    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(Failed) as failed:
            await thinkers._all[0].ask(AnalyseJob(VIEW), 1.0)
        assert failed.value.is_late

    run(work)


def test_whoever_waits_hears_of_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, Any] = {"type": "done", "result": {"actions": {}}}
    slow(monkeypatch, (BEGINS, 0.1), (ENDS, 0.0), (found, 0.0))
    heard: list[tuple[str, bool]] = []

    async def work(thinkers: Thinkers) -> None:
        thinkers.heed = lambda name: heard.append((name, thinkers.is_compiling(name)))
        await thinkers.analyse(VIEW)

    run(work)
    assert heard == [("modulo", True), ("modulo", False)]


def test_an_analysis_is_asked_again_where_the_process_died(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    async def die_once(self: Thinker, job: Job) -> Answer:
        tries.append(job)
        if len(tries) == 1:
            raise Failed("killed")
        return Done({"actions": {}})

    async def work(thinkers: Thinkers) -> None:
        assert not (await thinkers.analyse(VIEW))["actions"]

    monkeypatch.setattr(Thinker, "_ask", die_once)
    run(work)


def test_notes_wait_for_no_analysis_and_for_no_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With nothing compiled yet, and everybody else at work."""
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    hidden = opened("da_vinci_code(opening=random)")

    async def work(thinkers: Thinkers) -> None:
        busy = asyncio.ensure_future(thinkers.analyse(hidden))
        await asyncio.sleep(0.5)
        for odds in (False, True):
            (table,) = await thinkers.notes(hidden, odds)
            assert table["is_probability"] is odds
            assert any(value for row in table["rows"] for value in row["values"])
        assert not busy.done(), "it should take as long as a compiler does"
        busy.cancel()

    run(work)


def opened(name: str) -> Any:
    """The view of the first who may choose."""
    position = tablee.game(name).start()
    while position.to_act[0] < 0:
        position = position.play(position.legal[0], position.to_act[0])
    return position.view(position.to_act[0])


def test_what_is_being_played_is_warmed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    async def note(self: Thinker, job: Job) -> Answer:
        assert isinstance(job, WarmJob)
        asked.append((job.game, job.level))
        await asyncio.sleep(0)
        return Done(job.level)

    async def work(thinkers: Thinkers) -> None:
        thinkers.warm()
        thinkers.hurry("modulo")
        assert thinkers._warming is not None
        await thinkers._warming

    monkeypatch.setattr(Thinker, "_ask", note)
    run(work)
    games = [name for name, _ in asked]
    assert games[: games.count("modulo")] == ["modulo"] * games.count("modulo")
    assert asked[0] == ("modulo", "analysis")
    assert len(set(games)) == 6
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize("name", names())
def test_there_is_something_to_warm(name: str) -> None:
    """Where somebody chooses; at Moksha-patamu without cards only the dice do."""
    position = first_choice(name)
    assert len(position.legal) > 1
    assert position.to_act[0] >= 0 or name == "moksha_patamu"


def test_nothing_is_thought_for_one_who_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: Thinker, job: Job) -> Answer:
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
                with suppress(ProcessLookupError):  # where they die with it
                    os.kill(pid, signal.SIGKILL)


def test_a_process_that_thinks_for_nobody_stops(tmp_path: Path) -> None:
    """Its server was killed in the middle of a job of many seconds."""
    job = b'{"what": "warm", "game": "da_vinci_code", "level": "strong"}\n'
    thinker = subprocess.Popen(
        command("tablee.server.thinker:answer"), stdin=PIPE, stdout=PIPE,
        env={**os.environ, "TABLEE_CACHE": str(tmp_path)},
    )  # fmt: skip
    answer, _ = thinker.communicate(job, 60)
    assert b"done" not in answer, "the job was finished all the same"
    assert thinker.returncode == 0
