"""Databases that fail on purpose, and the same tables through another process's eyes."""

from __future__ import annotations

import asyncio
from typing import Any

from tablee.server import protocol as p
from tablee.server.hub import Hub
from tablee.server.sqlite import SqliteStore
from tablee.server.store import Unavailable
from tests.server.lines import House, Line
from tests.server.support import Dice


class Trouble(SqliteStore):
    """`is_full`: nothing is kept. `is_deaf`: changes are kept, but the answer is lost on its way.
    `has_no_room`: no new table is kept."""

    is_full = is_deaf = has_no_room = False

    async def append(self, code: Any, changes: Any, stage: Any = None) -> None:
        if self.is_full:
            raise Unavailable("disk full")
        await super().append(code, changes, stage)
        if self.is_deaf:
            raise Unavailable("connection lost after commit")

    async def create(self, *table: Any) -> None:
        if self.has_no_room:
            raise Unavailable("disk full")
        await super().create(*table)


class Elsewhere:
    """The store of another process: the same database. `is_away`: it cannot be read; `delay`:
    seconds until what was read arrives."""

    is_away, delay = False, 0.0

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def load(self, code: str, after: int = 0) -> Any:
        if self.is_away:
            raise Unavailable("away")
        found = await self._store.load(code, after)
        await asyncio.sleep(self.delay)
        return found

    async def close(self) -> None:
        """The database stays open for the first process."""


def elsewhere(house: House) -> tuple[House, Any]:
    """Another process, and its store."""
    store: Any = Elsewhere(house.hub.store)  # type: ignore[arg-type]
    return House(Hub(store, Dice())), store


def events(line: Line) -> list[p.Event]:
    return [message for message in line.heard if isinstance(message, p.Event)]
