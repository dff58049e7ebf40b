"""Sending never waits for the one who is to read."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.server import watcher as module
from tablee.server.watcher import Watcher


class Pipe:
    """A client that reads when it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[str] = []
        self.is_closed = False

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.got.append(message["text"])

    def close(self) -> None:
        self.is_closed = True


def test_messages_come_in_order_however_slowly_they_are_read() -> None:
    async def work() -> None:
        pipe = Pipe()
        watcher = Watcher(pipe.send, pipe.close)
        pipe.reads.set()
        watcher.post(b"0")
        assert pipe.got == ["0"], "who reads gets it at once"
        pipe.reads.clear()
        for number in range(1, 50):
            watcher.post(str(number).encode())
            await asyncio.sleep(0)
        assert pipe.got == ["0"]
        pipe.reads.set()
        await watcher.flush()
        watcher.post(b"50")
        assert pipe.got == [str(number) for number in range(51)]

    asyncio.run(work())


def test_who_never_reads_has_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 100)

    async def work() -> None:
        pipe = Pipe()
        watcher = Watcher(pipe.send, pipe.close)
        for _ in range(20):
            watcher.post(b"0123456789")
        assert pipe.is_closed
        pipe.reads.set()
        await watcher.flush()

    asyncio.run(work())


def test_who_has_gone_is_no_problem() -> None:
    async def gone(message: Any) -> None:
        raise ConnectionResetError

    async def work() -> None:
        watcher = Watcher(gone, lambda: None)
        watcher.post(b"x")
        watcher.post(b"y")
        await watcher.flush()

    asyncio.run(work())
