"""Time to think is time that has passed, whatever the clock on the wall is set to."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from tablee.server import changes as c
from tablee.server import protocol as p
from tablee.server import table as table_module
from tablee.server.table import Table
from tests.server.lines import House, at_home
from tests.server.support import new_setup

HOUR = 3_600_000
CLOCK = p.Clock(per_game=600, on_timeout="forfeit")


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_an_hour_that_did_not_pass_is_nobodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async def work(house: House) -> None:
        made = msgspec.structs.replace(new_setup("modulo", clock=CLOCK), created=table_module.now())
        live = await house.hub.create(made)
        wall = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: wall() + jump * 1_000_000)
        one, two = [await house.sit(live, f"token-{player}") for player in range(2)]
        await one.say(p.Act(id="1", action="L>L"))
        await asyncio.sleep(0.2)
        await two.say(p.Act(id="1", action="L>L"))
        table = live.table
        assert table.stage == "running"
        for player in range(2):
            left = table.clocks.left_game(player, table.time())
            assert left is not None
            assert 500_000 < left <= 600_000
        assert two_used(table) >= 200

    at_home(tmp_path, work)


def two_used(table: Table) -> int:
    return 600_000 - (table.clocks.left_game(1, table.time()) or 0)


def test_the_time_of_a_table_does_not_go_back_with_the_clock_of_who_takes_it_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock was an hour fast when the table was played, and has been set since."""
    at = 10 * HOUR
    monkeypatch.setattr(table_module, "now", lambda: at)
    table = Table(msgspec.structs.replace(new_setup("modulo", clock=CLOCK), created=9 * HOUR))
    table.replay([(11 * HOUR, c.Awake()), (11 * HOUR + 1000, c.Played(who=0, action="L>L"))])
    assert table.time() == 11 * HOUR + 1000
    at += 60_000
    table.act(1, "L>L", "1", "en")
    assert table.at[-1] == 11 * HOUR + 61_000
    assert table.clocks.left_game(1, table.time()) == 540_000
    assert table.clocks.left_game(0, table.time()) == 599_000
