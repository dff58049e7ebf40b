"""The tables that are being looked at, and all that happens to them.

Every change goes one way: a request changes the table in memory, the store keeps the change, and
only then anybody is told. One request at a time for each table; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import msgspec

from tablee.engine.contract import TABLE
from tablee.engine.errors import TableeError
from tablee.server import changes as c
from tablee.server import screen
from tablee.server.bots import Thinkers
from tablee.server.protocol import Event, PlayerStatus, Status
from tablee.server.store import Behind, Store, Summary, Unavailable
from tablee.server.table import Refusal, Table, now

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
ABSENT = 60_000
"""Milliseconds after which an absent player may be replaced."""


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


class Watcher:
    """Somebody connected to a table: a player, several round one screen, or a spectator."""

    def __init__(
        self, players: list[int], lang: str, drawing: bool, send: Callable[[bytes], Awaitable[None]]
    ) -> None:
        self.players = players
        self.lang = lang
        self.drawing = drawing
        self.send = send
        self.looking: int | None = None
        """Round one screen: who looks."""

    @property
    def viewer(self) -> int:
        """Through whose eyes this connection sees."""
        if len(self.players) == 1:
            return self.players[0]
        return TABLE if self.looking is None else self.looking

    def is_mine(self, change: c.AnyChange) -> bool:
        return bool(change.id) and change.by in self.players


class Live:
    """A table in memory, and who watches it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.absent_since: dict[int, int] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.is_stale = False
        """Something may have been kept that is not in memory: load before going on."""

    def is_connected(self, player: int) -> bool:
        return any(player in watcher.players for watcher in self.watchers)


class Hub:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ── finding tables ───────────────────────────────────────────────────────────────────────

    async def find(self, code: str) -> Live:
        """The table of a code, taken from the store if it is not in memory."""
        code = code.strip().upper()
        if live := self._live.get(code):
            return live
        if code not in self._loading:
            self._loading[code] = self._spawn(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Live:
        try:
            found = await self.store.load(code)
        except Unavailable:
            raise Refusal("not-kept") from None
        if found is None:
            raise Refusal("no-such-table", code=code[:16])
        setup, kept = found
        live = Live(Table(setup))
        live.table.replay(kept)
        self._live[code] = live
        if live.table.is_running and live.table.clocks.is_on:
            await self.change(live, lambda table: table.do(c.Awake()))
        else:
            self._go_on(live)
        return live

    async def create(self, setup: c.Setup) -> Live:
        """A new table."""
        table = Table(setup)
        table.settle()
        try:
            await self.store.create(setup, table.take_unkept(), summary(table))
        except Unavailable:
            raise Refusal("not-kept") from None
        live = self._live[setup.code] = Live(table)
        self._go_on(live)
        return live

    # ── changing tables ──────────────────────────────────────────────────────────────────────

    async def change(
        self, live: Live, request: Callable[[Table], object], key: tuple[int, str] | None = None
    ) -> int:
        """Carry a request out, keep what it changed, tell everybody; the seq it led to.
        `key`: the player and their id for it; under one key it is carried out once."""
        for _ in range(3):
            async with live.lock:
                await self._refresh(live)
                table = live.table
                if key is not None and key in table.done:
                    return table.done[key]
                before = table.seq
                try:
                    request(table)
                except TableeError:
                    if table.unkept:
                        live.is_stale = True
                    raise
                if await self._keep(live):
                    await self._tell(live, before)
                    break
        else:
            raise Refusal("not-kept")
        self._go_on(live)
        return before + 1

    async def _keep(self, live: Live) -> bool:
        """Keep what changed. False if somebody else was quicker, and the request is to be tried
        again on the table as it is now."""
        table = live.table
        changes = table.take_unkept()
        if not changes:
            return True
        try:
            await self.store.append(table.code, changes, summary(table))
        except Behind:
            live.is_stale = True
            return False
        except Unavailable:
            live.is_stale = True
            raise Refusal("not-kept") from None
        return True

    async def _refresh(self, live: Live) -> None:
        """Load the table again if what is in memory may not be what is kept."""
        if not live.is_stale:
            return
        try:
            found = await self.store.load(live.table.code)
        except Unavailable:
            raise Refusal("not-kept") from None
        assert found is not None
        told = live.table.seq - len(live.table.unkept)
        table = Table(found[0])
        table.replay(found[1])
        live.table, live.is_stale = table, False
        if table.seq > told:
            await self._tell(live, told)

    async def _tell(self, live: Live, before: int) -> None:
        """Tell everybody what happened since a seq."""
        table = live.table
        for seq in range(before + 1, table.seq + 1):
            change = table.log[seq - 1]
            messages: dict[tuple[int, str, bool], Event] = {}
            for watcher in list(live.watchers):
                eyes = (watcher.viewer, watcher.lang, watcher.drawing)
                if eyes not in messages:
                    messages[eyes] = screen.event(table, seq, *eyes)
                message = messages[eyes]
                if watcher.is_mine(change):
                    message = msgspec.structs.replace(message, id=change.id)
                await watcher.send(encode(message))
        if table.clocks.is_on:
            await self.tell_status(live)

    async def tell_status(self, live: Live) -> None:
        message = encode(Status(status(live)))
        for watcher in list(live.watchers):
            await watcher.send(message)

    # ── what happens by itself ───────────────────────────────────────────────────────────────

    def _go_on(self, live: Live) -> None:
        """Set the bots thinking, and the clock."""
        table = live.table
        for player in table.awaited_bots():
            if player not in live.thinking:
                task = self._spawn(self._think(live, player))
                live.thinking[player] = task
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        timeout = table.clocks.next_timeout()
        if timeout is not None and table.is_running:
            delay = max(0, timeout[0] - now()) / 1000 + 0.01
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._spawn(self._time_is_up(live)))

    async def _think(self, live: Live, player: int) -> None:
        """Let a bot choose, and play it, unless the game has gone on without it."""
        try:
            table = live.table
            position = table.match.position
            if position is None or player not in table.awaited_bots():
                return
            view = position.view(table.match.seat_of(player))
            action = await self.thinkers.choose(table.level_of(player), view)

            def play(table: Table) -> None:
                position = table.match.position
                if position is None or player not in table.awaited_bots():
                    return
                if position.view(table.match.seat_of(player)) == view:
                    table.bot_acts(player, action)

            await self.change(live, play)
        except Refusal as problem:
            log.warning("a bot's move was not kept", extra={"problem": problem.message})
            await asyncio.sleep(1)
        finally:
            live.thinking.pop(player, None)
            self._go_on(live)

    async def _time_is_up(self, live: Live) -> None:
        def give_up(table: Table) -> None:
            timeout = table.clocks.next_timeout()
            if timeout is not None and timeout[0] <= now() and table.is_running:
                table.give_up_place(timeout[1], "time")

        await self.change(live, give_up)

    # ── who is there ─────────────────────────────────────────────────────────────────────────

    async def join(self, live: Live, watcher: Watcher) -> None:
        live.watchers.add(watcher)
        for player in watcher.players:
            live.absent_since.pop(player, None)
        await self.tell_status(live)

    async def part(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        for player in watcher.players:
            if not live.is_connected(player):
                live.absent_since[player] = now()
        await self.tell_status(live)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def summary(table: Table) -> Summary:
    return Summary(table.code, table.stage, table.changed)


def status(live: Live) -> list[PlayerStatus]:
    clocks, at = live.table.clocks, now()
    return [
        PlayerStatus(
            is_connected=live.is_connected(player),
            left_game=clocks.left_game(player, at),
            left_move=clocks.left_move(player, at),
            is_running=clocks.is_on and clocks.is_running(player),
        )
        for player in range(len(live.table.places))
    ]
