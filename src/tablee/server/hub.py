"""The tables that are being looked at, and all that happens to them.

Every change goes one way: a request changes the table in memory, the store keeps the change, and
only then anybody is told. One request at a time for each table; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine
from functools import partial
from hashlib import sha256
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec

from tablee.core.errors import TableeError
from tablee.server import changes as c
from tablee.server import screen
from tablee.server.live import Live, status
from tablee.server.live.watcher import Watcher
from tablee.server.metrics import count, observe_keeping
from tablee.server.protocol import Closing, Status
from tablee.server.quick import Quickener
from tablee.server.scene import SharedEvent
from tablee.server.store import Behind, Store, Unavailable
from tablee.server.table import Refusal, Table, now
from tablee.server.thinkers import Thinkers
from tablee.server.unattended import Unattended
from tablee.texts import text

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
GRACE = 5_000
"""A time limit that passed so long ago was seen by nobody: no server was up."""
PATIENCE = 5.0
"""Seconds that another process has to let its bots play."""
TRIES = 5
DOUBT = 30.0
"""Seconds after something could not be kept in which the same is expected of the next."""

SITTING = (c.Sat, c.Left)
"""By these a place comes to be held by somebody else."""
Request = Callable[[Table], object]
Found = TypeVar("Found")


class Key(NamedTuple):
    """Under one key a request is carried out once: the player, their id for it, and what it says
    (`meant.mark_of`)."""

    player: int
    id: str
    mark: str


Then = Callable[[int | TableeError | None], None]
"""Called with the seq that a request led to, with why it failed, or with None: try it again."""


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Hub:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.connections = 0
        self.unkept_at = -math.inf
        """When something could not be kept, on the monotonic clock; until something is."""
        self.parted = 0
        """Connections that have gone since they were last cleared away."""
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._once: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.is_closing = False
        self.quickener = Quickener(self.spawn)
        self._unattended = Unattended(self)
        self._go_on = self._unattended.go_on
        thinkers.heed = self._heed_compiling

    @property
    def lives(self) -> list[Live]:
        return list(self._live.values())

    # ── finding tables ───────────────────────────────────────────────────────────────────────

    async def find(self, code: str) -> Live:
        """The table of a code, taken from the store if it is not in memory."""
        code = code.strip().upper()
        if live := self._live.get(code):
            live.used = now()
            return live
        if code not in self._loading:
            self._loading[code] = self.spawn(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    def once(self, token: str) -> asyncio.Lock:
        """Whoever has it makes a table with this token: asked for twice, it is made once."""
        return self._once.setdefault(token, asyncio.Lock())

    def has(self, live: Live) -> bool:
        """Whether this is the table that others find, not one that is only being loaded."""
        return self._live.get(live.table.code) is live

    async def _load(self, code: str) -> Live:
        try:
            found = await self.store.load(code)
        except Unavailable:
            raise Refusal("not-read") from None
        if found is None:
            raise Refusal("no-such-table", code=code[:16])
        setup, kept = found
        live = Live(Table(setup))
        live.table.replay(kept)
        live.stage, live.kept = live.table.stage, live.table.seq
        # Before anybody sees it: what could not be kept is tried again by the next who comes.
        await self.change(live, take_up)
        if (there := self._live.get(code)) is not None:
            return there
        self._live[code] = live
        self._go_on(live)
        return live

    async def create(self, setup: c.Setup) -> Live:
        """A new table."""
        try:
            # What could not be read again must not be kept.
            c.decode_setup(c.encode(setup))
        except msgspec.MsgspecError as problem:
            raise Refusal("unreadable-body", problem=str(problem)) from None
        table = Table(setup)
        table.settle()
        try:
            await self.store.create(setup, table.stage, table.take_unkept())
        except Unavailable as problem:
            self._log_unkept(setup.code, problem)
            raise Refusal("not-kept") from None
        # Somebody may have found it in the store already.
        live = self._live.setdefault(setup.code, Live(table))
        live.stage = table.stage
        count("tablee_tables_created_total")
        self.thinkers.hurry(table.match.game.room.short_name)
        self._go_on(live)
        return live

    # ── changing tables ──────────────────────────────────────────────────────────────────────

    async def change(self, live: Live, request: Request, key: Key | None = None) -> int:
        """Carry a request out, keep what it changed, tell everybody; the seq it led to.
        `key`: if it was carried out under it already, that is all."""
        try:
            for _ in range(TRIES):
                async with live.turn:
                    if live.is_stale:
                        await self._refresh(live)
                    before = live.table.seq
                    known = self._carry_out(live, request, key)
                    if known is not None:
                        return known
                    if await self._keep(live, before):
                        self._go_on(live)
                        return before + 1
            raise Refusal("not-kept")
        finally:
            if live.is_stale:
                self._unattended.ask(live)

    async def _keep(self, live: Live, before: int) -> bool:
        keeping = self._hand_over(live)
        try:
            await asyncio.wait([keeping])
        except asyncio.CancelledError:
            live.roll_back()
            raise
        return self._conclude(live, before, keeping)

    def change_at_once(self, live: Live, request: Request, key: Key, then: Then) -> bool:
        """The same for what happens all the time, without a task that has to be woken: `then` is
        called in the end. False if somebody else has the turn, or must look at the store first."""
        if live.is_stale or not live.turn.take():
            return False
        before = live.table.seq
        try:
            known = self._carry_out(live, request, key)
        except BaseException:
            live.turn.free()
            raise
        if known is not None:
            live.turn.free()
            then(known)
            return True
        self._hand_over(live).add_done_callback(partial(self._settle, live, before, then))
        return True

    def _settle(self, live: Live, before: int, then: Then, keeping: asyncio.Future[None]) -> None:
        found: int | Refusal | None = None
        try:
            if self._conclude(live, before, keeping):
                found = before + 1
        except Refusal as problem:
            found = problem
        finally:
            # Whatever went wrong, nobody waits for ever: tried again, what was kept is found.
            live.turn.free()
            if type(found) is int:
                self._go_on(live)
            then(found)

    def _carry_out(self, live: Live, request: Request, key: Key | None) -> int | None:
        """Change the table in memory. If there is nothing to keep: the seq of what was done before
        under this key, or of nothing."""
        table = live.table
        if key is not None and (known := table.done_before(*key)) is not None:
            return known
        before = table.seq
        try:
            request(table)
            if key is not None:
                table.sign(key.mark)
        except BaseException:
            if table.unkept:
                live.roll_back()
            raise
        return before if table.seq == before else None

    def _hand_over(self, live: Live) -> asyncio.Future[None]:
        """Give what has changed to the store. Whatever happens now, it may be kept: until that is
        known, nobody goes on without looking."""
        table = live.table
        stage = table.stage if table.stage != live.stage else None
        live.is_stale, live.handed = True, time.monotonic()
        kept = self.store.append(table.code, table.take_unkept(), stage)
        keeping = kept if isinstance(kept, asyncio.Future) else asyncio.ensure_future(kept)
        live.keeping = keeping
        return keeping

    def _conclude(self, live: Live, before: int, keeping: asyncio.Future[None]) -> bool:
        """What the store said. If it is kept, tell everybody; False if somebody else was quicker,
        and the request is to be tried again on the table as it is now."""
        table, problem = live.table, keeping.exception()
        if problem is not None:
            live.roll_back()
        if isinstance(problem, Behind):
            count("tablee_conflicts_total")
            return False
        if isinstance(problem, Unavailable):
            self._log_unkept(table.code, problem)
            self._unattended.ask(live)
            raise Refusal("not-kept") from None
        if problem is not None:
            raise problem
        live.is_stale = False
        live.stage, live.kept = table.stage, table.seq
        self.unkept_at = -math.inf
        observe_keeping(time.monotonic() - live.handed)
        self.quickener.played(table.match.game.room.short_name)
        self._tell(live, before)
        return True

    def _log_unkept(self, code: str, problem: Unavailable) -> None:
        self.unkept_at = time.monotonic()
        count("tablee_store_problems_total")
        log.error("a change could not be kept", extra={"table": code, "problem": problem})

    async def is_keeping(self) -> bool:
        """Whether what happens now would be kept, as far as can be known."""
        try:
            await self.store.check()
        except Unavailable:
            return False
        return time.monotonic() - self.unkept_at > DOUBT

    async def knows(self, live: Live) -> bool:
        """Whether the store says how a table stands."""
        try:
            await self.change(live, lambda table: None)
        except Refusal:
            return False
        return True

    async def _refresh(self, live: Live, patience: float = 0.0) -> None:
        """Load what is new, because what is in memory may not be all that is kept. Soon it goes on
        from there; `patience`: how long another process has to see to that."""
        told = live.kept
        if live.table.seq != told:
            live.roll_back()
        try:
            found = await self.store.load(live.table.code, told)
        except Unavailable:
            raise Refusal("not-kept") from None
        assert found is not None
        table = live.table
        table.replay(found[1])
        live.stage, live.kept, live.is_stale = table.stage, table.seq, False
        asyncio.get_running_loop().call_later(patience, self._go_on, live)
        # Only here is it known who is here.
        asyncio.get_running_loop().call_soon(self._unattended.wave_on, live)
        if table.seq > told:
            self._tell(live, told)

    async def heard(self, code: str, seq: int) -> None:
        """Another process has changed a table."""
        live = self._live.get(code)
        if live is None:
            if code not in self._loading:
                return
            # It may have been read just before.
            try:
                live = await self.find(code)
            except Refusal:
                return
        async with live.turn:
            if live.kept >= seq:
                return
            try:
                # That process lets the bots think; if it is gone, so do we.
                await self._refresh(live, PATIENCE)
            except Refusal:
                live.is_stale = True
                self._unattended.ask(live)

    async def look_again(self) -> None:
        """What other processes did may have been missed: look at every table."""
        for live in self.lives:
            await self.heard(live.table.code, 1 << 60)

    def _tell(self, live: Live, before: int) -> None:
        """Tell everybody what happened since a seq."""
        table, first = live.table, before + 1
        if table.seq != first or isinstance(table.log[before], SITTING):
            self._reseat(live, before)
        undone = table.undone_after(before)
        for seq in range(first, table.seq + 1):
            shared = SharedEvent(table, seq, first, is_missed=seq < undone)
            id, by = table.log[seq - 1].id, table.log[seq - 1].by
            written: dict[tuple[tuple[int, str, bool], str], bytes] = {}
            for watcher in live.watchers:
                key = watcher.eyes, id if by in watcher.players else ""
                if (data := written.get(key)) is None:
                    data = written[key] = encode(screen.hear(shared, *key[0], key[1]))
                watcher.post(data)
        if table.clocks.is_on:
            self.tell_status(live)

    @staticmethod
    def _reseat(live: Live, before: int) -> None:
        """If somebody has sat down or got up: who holds which place now."""
        table = live.table
        sitting = [each for each in table.log[before:] if isinstance(each, SITTING)]
        if sitting:
            live.see(*(each.player for each in sitting))
            for watcher in live.watchers:
                watcher.hold(table.held_by(watcher.holder) if watcher.holder else [])

    def tell_status(self, live: Live) -> None:
        """Soon, and once for all that happens at the same time: hundreds may come or go at once."""
        if not live.is_status_due:
            live.is_status_due = True
            asyncio.get_running_loop().call_soon(self._say_status, live)

    def _say_status(self, live: Live) -> None:
        live.is_status_due = False
        name = live.table.match.game.room.short_name
        message = encode(Status(status(live), self.thinkers.is_compiling(name)))
        for watcher in live.watchers:
            watcher.post(message)

    def _heed_compiling(self, name: str) -> None:
        for live in self.lives:
            if live.watchers and live.table.match.game.room.short_name == name:
                self.tell_status(live)

    def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while."""
        for code, live in list(self._live.items()):
            if live.is_idle:
                del self._live[code]

    # ── who is there ─────────────────────────────────────────────────────────────────────────

    def join(self, live: Live, watcher: Watcher) -> None:
        live.watchers.add(watcher)
        self._go_on(live)
        self.tell_status(live)
        self.spawn(self._announce(live))

    def part(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.used = now()
        live.see(*watcher.players)
        self.tell_status(live)
        self.spawn(self._announce(live))

    def present(self, code: str, origin: str, players: list[int]) -> None:
        """Another process has said which players are connected there."""
        live = self._live.get(code)
        if live is None:
            return
        before = status(live)
        live.see(*live.elsewhere.get(origin, (0, []))[1], *players)
        live.elsewhere[origin] = now(), players
        if [s.is_connected for s in status(live)] != [s.is_connected for s in before]:
            self.tell_status(live)

    async def announce(self) -> None:
        """Tell other processes who is connected here."""
        for live in self.lives:
            if live.watchers:
                await self._announce(live)

    async def _announce(self, live: Live) -> None:
        here = {player for watcher in live.watchers for player in watcher.players}
        await self.store.announce(live.table.code, sorted(here))

    def say_goodbye(self) -> None:
        """The server is about to stop."""
        self.is_closing = True
        for live in self.lives:
            for watcher in live.watchers:
                watcher.post(encode(Closing(text(watcher.lang, "server-closing"))))

    async def close(self) -> None:
        """Finish what was begun: a request that is being kept is kept."""
        self.is_closing = True
        for live in self.lives:
            if live.timer is not None:
                live.timer.cancel()
            for task in live.thinking.values():
                task.cancel()
        for live in self.lives:
            async with live.turn:
                pass
        for running in list(self._tasks):
            running.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[object, object, Found]) -> asyncio.Task[Found]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def take_up(table: Table) -> None:
    """A table comes from the store: nobody was there to see time run out, or chance awaited."""
    if table.alarm is not None and table.alarm + GRACE < table.time():
        table.do(c.Awake())
    table.settle()
