"""Tables in PostgreSQL: any number of processes on any number of machines serve the same tables.

Nobody owns a table. Whoever changes it first wins: the number of a change is unique, and a process
that was too late loads the table again and tries once more. NOTIFY carries the news, in the same
transaction as the change.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import asyncpg

from tablee.core.errors import TableeError
from tablee.server.changes import Setup, decode_setup, encode
from tablee.server.store import Behind, Kept, Listener, ToKeep, Unavailable, holders_in, in_order

log = logging.getLogger(__name__)
CHANNEL = "tablee"
LOCK = 7_224_533
"""The number of the lock under which a database is brought up to date: any, but always the same."""
MIGRATIONS = (
    """
    create table tables (
        code text primary key, setup text not null, stage text not null,
        is_public boolean not null, created bigint not null, changed bigint not null
    );
    create index tables_listed on tables (stage, changed) where is_public;
    create table changes (
        code text not null, seq bigint not null, at bigint not null, body text not null,
        primary key (code, seq)
    );
    create table holders (
        holder text not null, code text not null, created bigint not null,
        primary key (holder, code)
    );
    """,
)
"""As in `sqlite.py`: only ever added to."""
APPEND = """
    with kept as (
        insert into changes select $1, * from unnest($2::bigint[], $3::bigint[], $4::text[])
    )
    select pg_notify($5, $6)
"""
Found = TypeVar("Found")
if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Row: TypeAlias = asyncpg.Record
    Connection: TypeAlias = PoolConnectionProxy[Row]
    Pool: TypeAlias = asyncpg.Pool[Row]
AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresStore:
    name = "postgresql"

    def __init__(self, url: str, pool: Pool) -> None:
        self._url = url
        self._pool = pool
        self._origin = secrets.token_hex(4)
        self._listening: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(url, min_size=2, max_size=10, command_timeout=15)
            try:
                async with pool.acquire() as connection:
                    await _migrate(connection)
            except BaseException:
                pool.terminate()
                raise
        except AWAY as problem:
            said = f"{type(problem).__name__} {problem}"
            raise TableeError("database-unusable", name="PostgreSQL", problem=said) from None
        except ValueError as problem:
            if isinstance(problem, TableeError):
                raise
            raise TableeError(
                "database-unusable", name="PostgreSQL", problem=str(problem)
            ) from None
        return cls(url, pool)

    # ── writing ──────────────────────────────────────────────────────────────────────────────

    async def create(self, setup: Setup, stage: str, changes: list[ToKeep]) -> None:
        async def work(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute(
                    "insert into tables values ($1, $2, $3, $4, $5, $5)",
                    setup.code, encode(setup).decode(), stage, setup.is_public, setup.created,
                )  # fmt: skip
                await connection.execute(APPEND, *self._news(setup.code, changes))
                for holder in holders_in(setup, changes):
                    await self._hold(connection, holder, setup.code, setup.created)

        await self._do(work)

    async def append(self, code: str, changes: list[ToKeep], stage: str | None = None) -> None:
        holders = holders_in(None, changes)

        async def work(connection: Connection) -> None:
            if stage is None and not holders:
                await connection.execute(APPEND, *self._news(code, changes))
                return
            async with connection.transaction():
                await connection.execute(APPEND, *self._news(code, changes))
                for holder in holders:
                    await self._hold(connection, holder, code, changes[-1][1])
                if stage is not None:
                    update = "update tables set stage = $1, changed = $2 where code = $3"
                    await connection.execute(update, stage, changes[-1][1], code)

        await self._do(work)

    def _news(self, code: str, changes: list[ToKeep]) -> tuple[object, ...]:
        last = changes[-1][0] if changes else 0
        seqs = [seq for seq, _, _ in changes]
        times = [at for _, at, _ in changes]
        bodies = [encode(change).decode() for _, _, change in changes]
        return code, seqs, times, bodies, CHANNEL, f"change {self._origin} {code} {last}"

    @staticmethod
    async def _hold(connection: Connection, holder: str, code: str, at: int) -> None:
        insert = "insert into holders values ($1, $2, $3) on conflict do nothing"
        await connection.execute(insert, holder, code, at)

    async def _do(self, work: Callable[[Connection], Awaitable[Found]]) -> Found:
        try:
            async with self._pool.acquire(timeout=10) as connection:
                return await work(connection)
        except asyncpg.UniqueViolationError:
            raise Behind from None
        except AWAY as problem:
            raise Unavailable(f"{type(problem).__name__} {problem}") from None

    # ── reading ──────────────────────────────────────────────────────────────────────────────

    async def load(self, code: str, after: int = 0) -> tuple[Setup, list[Kept]] | None:
        async def work(connection: Connection) -> tuple[Setup, list[Kept]] | None:
            setup = await connection.fetchval("select setup from tables where code = $1", code)
            return None if setup is None else await _whole(connection, code, setup, after)

        return await self._do(work)

    async def snapshot(self) -> AsyncIterator[tuple[Setup, list[Kept]]]:
        """Every table and its changes, as they all stood at one moment."""
        page = "select code, setup from tables where code > $1 order by code limit 500"
        try:
            async with (
                self._pool.acquire(timeout=10) as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                rows = await connection.fetch(page, "")
                while rows:
                    for code, setup in rows:
                        yield await _whole(connection, code, setup)
                    rows = await connection.fetch(page, rows[-1][0])
        except AWAY as problem:
            raise Unavailable(f"{type(problem).__name__} {problem}") from None

    async def listed(self, stages: list[str], limit: int) -> list[str]:
        query = (
            "select code from tables where is_public and stage = any($1) "
            "order by changed desc limit $2"
        )
        return [row[0] for row in await self._do(lambda c: c.fetch(query, stages, limit))]

    async def held(self, holders: list[str]) -> dict[str, str]:
        query = "select holder, code from holders where holder = any($1) order by created"
        rows = await self._do(lambda c: c.fetch(query, holders))
        return dict(map(tuple, rows))

    async def codes(self) -> AsyncIterator[str]:
        last = ""
        query = (
            "select code from tables where code > $1 "
            "union select code from changes where code > $1 order by code limit 500"
        )
        while True:
            rows = await self._do(_fetch(query, last))
            if not rows:
                return
            for (code,) in rows:
                yield code
            last = rows[-1][0]

    async def stage(self, code: str) -> str:
        query = "select stage from tables where code = $1"
        return str(await self._do(lambda c: c.fetchval(query, code)))

    async def check(self) -> None:
        await self._do(lambda c: c.execute("update schema_version set version = version"))

    # ── hearing from other processes ─────────────────────────────────────────────────────────

    def listen(self, news: Listener) -> None:
        self._listening = asyncio.get_running_loop().create_task(self._listen(news))

    async def announce(self, code: str, players: list[int]) -> None:
        """Say which players of a table are connected here."""
        written = ",".join(map(str, players)) or "-"
        said = f"presence {self._origin} {code} {written}"
        with suppress(Unavailable):
            await self._do(lambda c: c.execute("select pg_notify($1, $2)", CHANNEL, said))

    async def _listen(self, news: Listener) -> None:
        """Listen for ever; until there is a connection, something may be missed."""
        while True:
            try:
                await self._hear(news)
            except AWAY as problem:
                log.warning("the database is away", extra={"problem": problem})
            await asyncio.sleep(0.5)

    async def _hear(self, news: Listener) -> None:
        lost = asyncio.Event()
        connection = await asyncpg.connect(self._url, timeout=10)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *said: self._heard(news, said[3]))
            await news.look_again()
            while not lost.is_set():
                # A connection that is silently gone is noticed by asking.
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), 15)
                if not lost.is_set():
                    await connection.execute("select 1", timeout=10)
        finally:
            connection.terminate()

    def _heard(self, news: Listener, said: str) -> None:
        what, origin, code, rest = said.split(" ")
        if origin == self._origin:
            return
        if what == "presence":
            players = [int(player) for player in rest.split(",") if player != "-"]
            news.present(code, origin, players)
            return
        task = asyncio.get_running_loop().create_task(news.heard(code, int(rest)))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        with suppress(TimeoutError, *AWAY):
            await asyncio.wait_for(self._pool.close(), 5)


async def _whole(
    connection: Connection, code: str, setup: str, after: int = 0
) -> tuple[Setup, list[Kept]]:
    query = "select seq, at, body from changes where code = $1 and seq > $2 order by seq"
    rows = await connection.fetch(query, code, after)
    return decode_setup(setup), in_order(code, after, rows)


def _fetch(query: str, *arguments: object) -> Callable[[Connection], Awaitable[list[Row]]]:
    return lambda connection: connection.fetch(query, *arguments)


async def _migrate(connection: Connection) -> None:
    """Bring a database to the present version; one process at a time."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("create table if not exists schema_version (version int not null)")
        version = await connection.fetchval("select version from schema_version") or 0
        if version > len(MIGRATIONS):
            raise TableeError(
                "database-newer", name="PostgreSQL", version=version, right=len(MIGRATIONS)
            )
        for script in MIGRATIONS[version:]:
            await connection.execute(script)
        await connection.execute("delete from schema_version")
        await connection.execute("insert into schema_version values ($1)", len(MIGRATIONS))
