"""A table in memory, and who watches it."""

from __future__ import annotations

import asyncio

from tablee.server.live.turn import Turn
from tablee.server.live.watcher import Watcher
from tablee.server.protocol import PlayerStatus
from tablee.server.table import Table, now

ABSENT = 60_000
"""Milliseconds after which an absent player may be replaced."""
PRESENCE = 25_000
"""How long another process is believed that a player is connected there."""
IDLE = 300_000
"""Milliseconds after which a table that nobody looks at is no longer kept in memory."""


class Live:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn = Turn()
        """Whoever has it may change the table."""
        self.watchers: set[Watcher] = set()
        self.loaded = now()
        self._seen: dict[int, int] = {}
        """When each player was last known to be connected, or sat down."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.considering: dict[int, asyncio.Task[None]] = {}
        """Bots that think about a draw."""
        self.timer: asyncio.TimerHandle | None = None
        self.is_stale = False
        """Something may have been kept that is not in memory: load before going on."""
        self.asking: asyncio.Task[None] | None = None
        """While it is stale and nobody has asked for anything: it asks the store by itself."""
        self.settling: asyncio.Task[None] | None = None
        self.waving: asyncio.Task[None] | None = None
        """In a break: those who know of none are made ready."""
        self.following: asyncio.Task[None] | None = None
        """The rematch that is being made."""
        self.stage = ""
        """The stage that is kept."""
        self.kept = table.seq
        """The latest change that is known to be kept, and has been told."""
        self.keeping: asyncio.Future[None] | None = None
        """What the store is keeping: a task that nobody holds may vanish before it is done."""
        self.handed = 0.0
        """When the store was given it."""
        self.elsewhere: dict[str, tuple[int, list[int]]] = {}
        """By process: when it last said which players are connected there."""
        self.used = now()
        self.is_status_due = False

    def is_connected(self, player: int) -> bool:
        """Here, or at another process that has said so lately."""
        if any(player in watcher.players for watcher in self.watchers):
            return True
        latest = now() - PRESENCE
        return any(at > latest and player in there for at, there in self.elsewhere.values())

    def hasty(self) -> list[int]:
        """In a break: those who are waited for, and are here only with programs that will not say
        that the next game may begin."""
        found = []
        for player in sorted(self.table.resting):
            here = [watcher for watcher in self.watchers if player in watcher.players]
            if here and not any(watcher.knows_breaks for watcher in here):
                found.append(player)
        return found

    @property
    def is_deserted(self) -> bool:
        """Whether there are only bots, and nobody watches: they wait until somebody does."""
        return not self.watchers and not self.table.people

    def see(self, *players: int) -> None:
        for player in players:
            self._seen[player] = now()

    def is_absent(self, player: int) -> bool:
        """Whether a player has not been connected anywhere for so long that others may go on."""
        if self.is_connected(player):
            return False
        return now() - self._seen.get(player, self.loaded) >= ABSENT

    def roll_back(self) -> None:
        """Undo what is in memory and not known to be kept: nobody may be shown it."""
        told = self.table
        self.table = Table(told.setup)
        self.table.replay(zip(told.at[: self.kept], told.log[: self.kept], strict=True))

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were loaded again when it is needed."""
        tasks = (
            self.thinking
            or self.considering
            or self.timer
            or self.asking
            or self.settling
            or self.following
            or self.waving
        )
        busy = self.watchers or tasks or self.turn.is_taken
        return not busy and now() - self.used > IDLE


def status(live: Live) -> list[PlayerStatus]:
    table, clocks, at = live.table, live.table.clocks, live.table.time()
    rest = None if table.alarm is None else max(0, table.alarm - at)
    return [
        PlayerStatus(
            is_connected=live.is_connected(player),
            left_game=clocks.left_game(player, at),
            left_move=clocks.left_move(player, at),
            is_running=clocks.is_on and clocks.is_running(player),
            left_break=rest if player in table.resting else None,
        )
        for player in range(len(live.table.places))
    ]
