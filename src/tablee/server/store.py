"""Where tables are kept. A store keeps set-ups and changes, and knows nothing of what they mean."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tablee.server.changes import AnyChange, Setup

Kept = tuple[int, AnyChange]
"""(when, what)"""
ToKeep = tuple[int, int, AnyChange]
"""(seq, when, what)"""


class Behind(Exception):
    """Somebody else has changed the table since: load it again."""


class Unavailable(Exception):
    """The store cannot keep anything now (the disk is full, the database is away). Whether the
    change was kept is not known: load the table again before going on."""


class Summary(NamedTuple):
    """What lists need to know of a table."""

    code: str
    stage: str
    changed: int


class Store(Protocol):
    async def create(self, setup: Setup, changes: list[ToKeep], summary: Summary) -> None:
        """Keep a new table. Behind, if the code is taken."""

    async def append(self, code: str, changes: list[ToKeep], summary: Summary) -> None:
        """Keep changes, all or none; they are safe when this returns. Behind, if one of their
        numbers is taken."""

    async def load(self, code: str, after: int = 0) -> tuple[Setup, list[Kept]] | None:
        """A table and its changes after a seq; None if there is no such table."""

    async def listed(self, stage: str, limit: int) -> list[str]:
        """The codes of public tables at a stage, the latest change first."""

    async def held(self, holders: list[str]) -> dict[str, str]:
        """For each digest of a token that holds a place: the code of the latest table."""

    async def close(self) -> None: ...


class MemoryStore:
    """Keeps nothing beyond the process: for tests of what does not depend on keeping."""

    def __init__(self) -> None:
        self._setups: dict[str, Setup] = {}
        self._changes: dict[str, list[Kept]] = {}
        self._summaries: dict[str, Summary] = {}

    async def create(self, setup: Setup, changes: list[ToKeep], summary: Summary) -> None:
        if setup.code in self._setups:
            raise Behind
        self._setups[setup.code] = setup
        self._changes[setup.code] = []
        await self.append(setup.code, changes, summary)

    async def append(self, code: str, changes: list[ToKeep], summary: Summary) -> None:
        kept = self._changes[code]
        if changes and changes[0][0] != len(kept) + 1:
            raise Behind
        kept += [(at, change) for _, at, change in changes]
        self._summaries[code] = summary

    async def load(self, code: str, after: int = 0) -> tuple[Setup, list[Kept]] | None:
        if code not in self._setups:
            return None
        return self._setups[code], self._changes[code][after:]

    async def listed(self, stage: str, limit: int) -> list[str]:
        found = [
            s for s in self._summaries.values()
            if s.stage == stage and self._setups[s.code].is_public
        ]  # fmt: skip
        return [s.code for s in sorted(found, key=lambda s: -s.changed)[:limit]]

    async def held(self, holders: list[str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for code, setup in self._setups.items():
            sat = [change for _, change in self._changes[code] if hasattr(change, "holder")]
            for holder in {*(p.holder for p in setup.places), *(s.holder for s in sat)}:
                if holder in holders:
                    found[holder] = code
        return found

    async def close(self) -> None:
        return None
