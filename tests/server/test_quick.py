"""A game that is played a lot comes to run compiled, while it is being played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.core import plain_rules
from tablee.core.plain_rules import PlainRules
from tablee.fast.compiled_rules import CompiledRules
from tablee.processes.lines import Answer
from tablee.server import protocol as p
from tablee.server import quick
from tablee.server.thinker import CompileJob, Job
from tablee.server.thinkers import Failed, Thinker
from tests.server.lines import House, at_home


@pytest.fixture(autouse=True)
def plain_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "OFTEN", 3)
    monkeypatch.setitem(plain_rules.PRESENT, "modulo", plain_rules.rules_of("modulo", "plain"))


async def play(house: House, live: Any, lines: list[Any], times: int, name: str) -> None:
    for number in range(times):
        match = live.table.match
        player = match.to_act[0]
        action = match.legal_for(player)[number % len(match.legal_for(player))]
        assert isinstance(
            await lines[player].say(p.Act(id=f"{name}{number}", action=action)), p.Ack
        )


def test_a_game_played_often_is_compiled_and_goes_on_as_it_was(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        lines = [await house.sit(live, f"token-{player}") for player in range(2)]
        await play(house, live, lines, 2, "plain")
        assert isinstance(live.table.match.game.rules, PlainRules)
        assert not house.hub.quickener.done
        await play(house, live, lines, 1, "third")
        while not house.hub.quickener.done:
            await asyncio.sleep(0.05)
        assert isinstance(live.table.match.game.rules, CompiledRules)
        await play(house, live, lines, 4, "compiled")
        # What other processes read must be what was played here.
        replayed = type(live.table)(live.table.setup)
        plain_rules.PRESENT["modulo"] = plain_rules.rules_of("modulo", "plain")
        replayed.replay(zip(live.table.at, live.table.log, strict=True))
        assert replayed.match.now == live.table.match.now

    at_home(tmp_path, work)


def test_without_a_compiler_it_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Job] = []

    async def fail(self: Thinker, job: Job, timeout: float) -> Answer:
        asked.append(job)
        raise Failed("no compiler")

    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        lines = [await house.sit(live, f"token-{player}") for player in range(2)]
        await play(house, live, lines, 5, "move")
        assert asked == [CompileJob("modulo")]
        assert isinstance(live.table.match.game.rules, PlainRules)
        assert not house.hub.quickener.done

    monkeypatch.setattr(Thinker, "ask", fail)
    at_home(tmp_path, work)
