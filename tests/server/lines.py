"""Players without a network: what they say goes straight to a hub, what they hear is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from tablee.server import protocol as p
from tablee.server.hub import Hub
from tablee.server.limits import Limits
from tablee.server.live import Live
from tablee.server.socket import Connection
from tablee.server.sqlite import SqliteStore
from tablee.server.thinkers import Thinkers
from tests.server.support import Dice, new_setup, until

decode = msgspec.json.Decoder(p.ServerMessage).decode


class Line:
    """A websocket that nobody holds: what is posted is kept."""

    def __init__(self, hub: Hub) -> None:
        self.heard: list[p.ServerMessage] = []
        wire: Any = self
        self.connection = Connection(hub, Limits(is_on=False), "here", wire)

        self.is_busy = self.is_over = False

    def post(self, data: bytes) -> None:
        self.heard.append(decode(data))

    def ready(self) -> None:
        self.is_busy = False

    def end(self) -> None:
        self.is_over = True

    async def send(self, message: p.Said) -> None:
        """Say something, and wait until it has been seen to."""
        self.is_busy = True
        if self.connection.receive(msgspec.json.encode(message)):
            self.is_busy = False
        await until(lambda: not self.is_busy)

    async def say(self, message: p.Said) -> p.ServerMessage:
        """What is answered to it (events come before an `ack`, a `status` after a `welcome`)."""
        before = len(self.heard)
        await self.send(message)
        # Long: the notepad may have to be compiled first.
        await until(lambda: any(self._is_answer(m) for m in self.heard[before:]), 150)
        return next(m for m in self.heard[before:] if self._is_answer(m))

    @staticmethod
    def _is_answer(message: p.ServerMessage) -> bool:
        return isinstance(message, p.Ack | p.Refused | p.Welcome | p.Notes)

    def hang_up(self) -> None:
        live = self.connection.live
        assert live is not None
        self.connection.hub.part(live, self.connection.watcher)


class House:
    """A hub, and ways to sit down at it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def table(self, *setup: str, **fields: Any) -> Live:
        return await self.hub.create(new_setup(*setup, **fields))

    async def sit(self, live: Live, token: str | None, lang: Any = "en", **more: Any) -> Line:
        line = Line(self.hub)
        hello = p.Hello(protocol=p.VERSION, table=live.table.code, token=token, lang=lang, **more)
        assert isinstance(await line.say(hello), p.Welcome)
        return line


def at_home(
    folder: Path,
    work: Any,
    thinkers: Thinkers | None = None,
    store: type[SqliteStore] = SqliteStore,
) -> None:
    async def run() -> None:
        hub = Hub(store(folder / "tables.sqlite"), thinkers or Dice())
        try:
            await asyncio.wait_for(work(House(hub)), 200)
        finally:
            await hub.close()

    asyncio.run(run())


def code_of(answer: p.ServerMessage) -> str:
    assert isinstance(answer, p.Refused), answer
    assert answer.sentence
    return answer.code
