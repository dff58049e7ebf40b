"""Somebody connected to a table: a player, several round one screen, or a spectator."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from tablee.engine.contract import TABLE
from tablee.server import changes as c

MOST_WAITING = 2 * 1024 * 1024
"""Bytes that wait for a client that does not read; then it has to come back."""


class _Rest:
    """What is left of a coroutine that was begun by hand and has to wait."""

    def __init__(self, begun: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._begun = begun
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        while True:
            answer = yield waits_for
            try:
                waits_for = self._begun.send(answer)
            except StopIteration:
                return


class Watcher:
    __slots__ = (
        "_bytes", "_close", "_outbox", "_send", "_writer", "drawing", "lang", "looking", "players",
    )  # fmt: skip

    def __init__(
        self, send: Callable[[Any], Coroutine[Any, Any, None]], close: Callable[[], object]
    ) -> None:
        self.players: list[int] = []
        self.lang = "en"
        self.drawing = False
        self.looking: int | None = None
        """Round one screen: who looks."""
        self._send = send
        self._close = close
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._writer: asyncio.Task[None] | None = None

    @property
    def viewer(self) -> int:
        """Through whose eyes this connection sees."""
        if len(self.players) == 1:
            return self.players[0]
        return TABLE if self.looking is None else self.looking

    @property
    def eyes(self) -> tuple[int, str, bool]:
        return self.viewer, self.lang, self.drawing

    def is_mine(self, change: c.AnyChange) -> bool:
        return bool(change.id) and change.by in self.players

    def post(self, data: bytes) -> None:
        """Send something, without ever waiting for the one who is to read it."""
        if self._writer is None:
            self._send_now(data)
            return
        self._outbox.append(data)
        self._bytes += len(data)
        if self._bytes > MOST_WAITING:
            self._outbox.clear()
            self._close()

    def _send_now(self, data: bytes) -> None:
        """Sending rarely has to wait: try at once, and make a task of it only if it does."""
        sending = self._send({"type": "websocket.send", "text": data.decode()})
        try:
            waits_for = sending.send(None)
        except (StopIteration, OSError, RuntimeError):
            return
        rest = _Rest(sending, waits_for)
        self._writer = asyncio.get_running_loop().create_task(self._write(rest))

    async def _write(self, rest: _Rest) -> None:
        try:
            await rest
            while self._outbox:
                data = self._outbox.popleft()
                self._bytes -= len(data)
                await self._send({"type": "websocket.send", "text": data.decode()})
        except (OSError, RuntimeError):
            # Gone; whoever reads from the connection will notice.
            self._outbox.clear()
        finally:
            self._writer = None

    async def flush(self) -> None:
        """Wait until everything is sent."""
        if self._writer is not None:
            await asyncio.shield(self._writer)
