"""Nothing acknowledged is lost, nothing is played twice, whatever happens to the server.

The full runs, 50 kills each: `python -m benchmarks.kills`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.client import Refused
from tablee.server import protocol as p
from tablee.server.hub import Key
from tablee.server.sqlite import SqliteStore
from tablee.server.store import Unavailable
from tablee.server.table import Refusal
from tests.server.kills import kill_rounds
from tests.server.support import Eye, Running, new_setup, running, start, until, with_hub

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "random"}
KEY = Key(0, "1", "a mark")


def test_killed_under_load_it_loses_nothing_and_plays_nothing_twice(tmp_path: Path) -> None:
    kept = kill_rounds(tmp_path, rounds=3, tables=6, seed=1)
    assert kept > 30


def test_a_restart_brings_every_table_back(tmp_path: Path) -> None:
    server = start(tmp_path)
    with server.client.create("foxu", seats=[ME, BOT]) as seat:
        wait = iter(seat.turns())
        moment = next(wait)
        seat.play(moment.legal[0].action)
        assert server.stop() == 0
        again = start(tmp_path, port=server.port)
        try:
            # The same seat goes on where it was: the client connects again by itself.
            for moment in seat.turns():
                seat.play(moment.legal[0].action)
            assert seat.state.is_over
        finally:
            again.stop()
    for each in (server, again):
        assert each.process.stdout is not None
        each.process.stdout.close()


class Broken(SqliteStore):
    """A store whose disk is full while it is told so."""

    is_full = False

    async def append(self, code, changes, stage=None):  # type: ignore[no-untyped-def]
        if self.is_full:
            raise Unavailable("database or disk is full")
        await super().append(code, changes, stage)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_could_not_be_kept_was_not_played(tmp_path: Path, lang: str) -> None:
    store = Broken(tmp_path / "t.sqlite")

    async def work(hub) -> None:  # type: ignore[no-untyped-def]
        live = await hub.create(new_setup())
        eye = Eye(1, lang=lang)
        hub.join(live, eye)
        await asyncio.sleep(0.05)  # who is there is said soon, not at once
        eye.received.clear()
        store.is_full = True
        with pytest.raises(Refusal) as refused:
            await hub.change(live, lambda table: table.act(0, "L>L", "1", "en"), KEY)
        assert refused.value.message == "not-kept"
        assert refused.value.say(lang)
        assert eye.received == []
        store.is_full = False
        # The same request again: now it is played, once.
        seq = await hub.change(live, lambda table: table.act(0, "L>L", "1", "en"), KEY)
        assert seq == 1
        assert len(live.table.match.entries) == 1
        assert [message.seq for message in eye.messages if isinstance(message, p.Event)] == [1]

    with_hub(lambda: store, work)


def test_a_request_cancelled_while_it_is_kept_is_neither_lost_nor_doubled(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")

    async def work(hub) -> None:  # type: ignore[no-untyped-def]
        live = await hub.create(new_setup())
        request = hub.change(live, lambda table: table.act(0, "L>L", "1", "en"), KEY)
        task = asyncio.ensure_future(request)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert live.table.seq == 0, "nobody is shown what may not be kept"
        await until(lambda: live.kept == 1)
        seq = await hub.change(live, lambda table: table.act(0, "L>L", "1", "en"), KEY)
        assert seq == 1
        found = await store.load(live.table.code)
        assert found is not None
        assert len(found[1]) == len(live.table.match.entries) == 1

    with_hub(lambda: store, work)


def test_stopping_says_goodbye_and_finishes_what_was_begun(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client.create("modulo", seats=[ME, BOT]) as seat:
        server.process.terminate()
        seen: list[p.ServerMessage] = []
        while not seen or not isinstance(seen[-1], p.Closing):
            assert seat._connection is not None
            seen.append(seat.state.receive(seat._connection.recv(10)))
        assert server.process.wait(20) == 0
    assert "Traceback" not in server.log.read_text()


def test_a_refused_move_changes_nothing(server: Running) -> None:
    with server.client.create("modulo", seats=[ME, BOT]) as seat:
        before = server.client.table(seat.state.code)
        for action in ("/", "xyzzy", "!resign", "!draw"):
            with pytest.raises(Refused):
                seat.ask(p.Act, action=action)
        assert server.client.table(seat.state.code) == before


def test_stopped_while_it_starts_it_stops(tmp_path: Path) -> None:
    server = start(tmp_path)
    assert server.stop() in (0, -15)
    assert server.process.stdout is not None
    server.process.stdout.close()
