"""Where tables are kept. A store keeps set-ups and changes, and knows nothing of what they mean."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Iterable
from typing import Protocol

from tablee.core.errors import TableeError
from tablee.server.changes import AnyChange, Sat, Setup, decode_change

Kept = tuple[int, AnyChange]
"""(when, what)"""
ToKeep = tuple[int, int, AnyChange]
"""(seq, when, what)"""


class Listener(Protocol):
    """Who wants to hear what other processes do."""

    async def heard(self, code: str, seq: int) -> None:
        """A table has been changed."""

    async def look_again(self) -> None:
        """Something may have been missed."""

    def present(self, code: str, origin: str, players: list[int]) -> None:
        """These players of a table are connected to another process."""


class Behind(Exception):
    """Somebody else has changed the table since: load it again."""


class Unavailable(Exception):
    """The store cannot keep anything now (the disk is full, the database is away). Whether the
    change was kept is not known: load the table again before going on."""


class Store(Protocol):
    name: str

    async def create(self, setup: Setup, stage: str, changes: list[ToKeep]) -> None:
        """Keep a new table. Behind, if the code is taken."""

    def append(self, code: str, changes: list[ToKeep], stage: str | None = None) -> Awaitable[None]:
        """Keep changes, all or none; they are safe when this returns. Behind, if one of their
        numbers is taken. `stage`: if the table has come to another one."""

    async def load(self, code: str, after: int = 0) -> tuple[Setup, list[Kept]] | None:
        """A table and its changes after a seq; None if there is no such table."""

    async def listed(self, stages: list[str], limit: int) -> list[str]:
        """The codes of public tables at some stages, the newest first."""

    async def held(self, holders: list[str]) -> dict[str, str]:
        """For each digest of a token that has held a place: the code of the newest table."""

    def codes(self) -> AsyncIterator[str]:
        """All tables there are, also those of which only changes are left."""

    async def stage(self, code: str) -> str:
        """The stage a table has come to, as it was said with its changes."""

    async def check(self) -> None:
        """Write something that changes nothing. Unavailable, if nothing can be kept now."""

    def listen(self, news: Listener) -> None:
        """Tell what other processes do, from now on; nothing, if there can be none."""

    async def announce(self, code: str, players: list[int]) -> None:
        """Tell other processes which players of a table are connected here."""

    async def close(self) -> None: ...


def in_order(code: str, after: int, rows: Iterable[tuple[int, int, str]]) -> list[Kept]:
    """Changes as they were read, (seq, when, what). A table that has lost some is not played on: it
    would be another game, and nothing more could be kept of it."""
    found = []
    for right, (seq, at, body) in enumerate(rows, start=after + 1):
        if seq != right:
            raise TableeError("changes-missing", code=code, seq=right)
        found.append((at, decode_change(body)))
    return found


def holders_in(setup: Setup | None, changes: list[ToKeep]) -> list[str]:
    """The digests of tokens that come to hold a place by this."""
    if setup is None and len(changes) == 1 and not isinstance(changes[0][2], Sat):
        return []
    found = [setup.owner, *(place.holder for place in setup.places)] if setup else []
    found += [change.holder for _, _, change in changes if isinstance(change, Sat)]
    return sorted(set(filter(None, found)))
