"""Tables in a SQLite database: one file, one process that writes.

One thread writes. What is to be kept gathers during one turn of the event loop, and while that
thread waits for the disk; the next transaction takes all of it (group commit). Full durability
costs a wait but hardly any throughput, and the two threads seldom wait for each other.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

from tablee.core.errors import TableeError
from tablee.server.changes import Setup, decode_setup, encode
from tablee.server.store import Behind, Kept, Listener, ToKeep, Unavailable, holders_in, in_order

MIGRATIONS = (
    """
    create table tables (
        code text primary key, setup text not null, stage text not null,
        is_public integer not null, created integer not null, changed integer not null
    ) without rowid;
    create index tables_listed on tables (stage, changed) where is_public;
    create table changes (
        code text not null, seq integer not null, at integer not null, body text not null,
        primary key (code, seq)
    ) without rowid;
    create table holders (
        holder text not null, code text not null, created integer not null,
        primary key (holder, code)
    ) without rowid;
    """,
)
"""What brings a database from one version to the next; only ever added to."""
INSERT = """
    insert into changes
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)
"""
"""All rows in one statement: between two statements the thread that plays would have to step
aside for this one. Alone, it is a transaction of its own."""

Found = TypeVar("Found")
Row = tuple[str, int, int, str]


class Work(NamedTuple):
    """What one request wants to be kept."""

    changes: list[Row]
    more: Callable[[sqlite3.Connection], object] | None = None
    """What else is to be written, which is rare."""


Waiting = tuple[Work, "asyncio.Future[None]"]


def make_private(path: Path) -> None:
    """What a database holds, names among it, is for whoever runs the server. (What comes to lie
    beside it has the same rights.)"""
    path.touch(mode=0o600)
    with suppress(PermissionError):  # somebody else's file: theirs to say who may read it
        path.chmod(0o600)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    return connection


def migrate(connection: sqlite3.Connection, name: str) -> None:
    """Bring a database to the present version."""
    version = int(connection.execute("pragma user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise TableeError("database-newer", name=name, version=version, right=len(MIGRATIONS))
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"begin; {script}; pragma user_version = {number}; commit")


class SqliteStore:
    name = "sqlite"

    def __init__(self, path: Path, is_server: bool = True) -> None:
        """`is_server`: be the only one who writes. Others may read at the same time."""
        self.path = path
        self._lock: sqlite3.Connection | None = None
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            make_private(path)
            if is_server:
                self._lock = self._only_me(path.with_suffix(".lock"))
            self._writer = connect(path)
            migrate(self._writer, path.name)
        except (OSError, sqlite3.Error) as problem:
            raise TableeError("database-unusable", name=str(path), problem=str(problem)) from None
        self._gathered: list[Waiting] = []
        """What has come to be kept in this turn of the loop."""
        self._waiting: list[Waiting] = []
        self._hatch = threading.Lock()
        self._is_closing = False
        self._bell: queue.SimpleQueue[None] = queue.SimpleQueue()
        """Rung when something has come to wait where nothing did, and to close."""
        self._thread = threading.Thread(target=self._write, name="sqlite writer")
        self._thread.start()
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(2, "sqlite reader")

    @staticmethod
    def _only_me(path: Path) -> sqlite3.Connection:
        """A lock that the system frees when the process dies, however it dies."""
        lock = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError as problem:
            lock.close()
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise  # the disk is full, or nobody may write here
            raise TableeError("database-in-use", name=str(path.parent)) from None
        return lock

    # ── writing ──────────────────────────────────────────────────────────────────────────────

    async def create(self, setup: Setup, stage: str, changes: list[ToKeep]) -> None:
        row = (
            setup.code, encode(setup).decode(), stage, setup.is_public, setup.created,
            setup.created,
        )  # fmt: skip
        rows = _rows(setup.code, changes)
        holders = [(h, setup.code, setup.created) for h in holders_in(setup, changes)]

        def more(connection: sqlite3.Connection) -> None:
            connection.execute("insert into tables values (?, ?, ?, ?, ?, ?)", row)
            connection.executemany("insert into holders values (?, ?, ?)", holders)

        await self._do(Work(rows, more))

    def append(self, code: str, changes: list[ToKeep], stage: str | None = None) -> Awaitable[None]:
        holders = [(h, code, changes[-1][1]) for h in holders_in(None, changes)]
        if not holders and stage is None:
            return self._do(Work(_rows(code, changes)))

        def more(connection: sqlite3.Connection) -> None:
            connection.executemany("insert or ignore into holders values (?, ?, ?)", holders)
            if stage is not None:
                update = "update tables set stage = ?, changed = ? where code = ?"
                connection.execute(update, (stage, changes[-1][1], code))

        return self._do(Work(_rows(code, changes), more))

    def _do(self, work: Work) -> asyncio.Future[None]:
        """Hand something to the writer's thread, together with whatever else comes now."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append((work, future))
        return future

    def _hand_over(self) -> None:
        with self._hatch:
            is_first = not self._waiting
            self._waiting += self._gathered
        self._gathered.clear()
        if is_first:
            self._bell.put(None)

    def _write(self) -> None:
        """The writer's thread: transaction after transaction, each with all that waits."""
        while self._waiting or not self._is_closing:
            self._bell.get()
            with self._hatch:
                batch, self._waiting = self._waiting, []
            if batch:
                self._commit(batch)

    def _commit(self, waiting: list[Waiting]) -> None:
        problem = self._transaction([work for work, _ in waiting])
        problems = [problem] * len(waiting)
        if problem is not None and len(waiting) > 1:
            # One of them was refused: each for itself, so that only that one is.
            problems = [self._transaction([work]) for work, _ in waiting]
        results = list(zip((future for _, future in waiting), problems, strict=True))
        waiting[0][1].get_loop().call_soon_threadsafe(_deliver, results)

    def _transaction(self, works: list[Work]) -> Exception | None:
        writer = self._writer
        rows = (encode([row for work in works for row in work.changes]).decode(),)
        others = [work.more for work in works if work.more is not None]
        try:
            if not others:
                writer.execute(INSERT, rows)
                return None
            writer.execute("begin immediate")
            writer.execute(INSERT, rows)
            for more in others:
                more(writer)
            writer.execute("commit")
        except sqlite3.Error as problem:
            if writer.in_transaction:
                writer.execute("rollback")
            is_taken = isinstance(problem, sqlite3.IntegrityError)
            return Behind() if is_taken else Unavailable(str(problem))
        return None

    # ── reading ──────────────────────────────────────────────────────────────────────────────

    async def _read(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        def run() -> Found:
            if not hasattr(self._local, "connection"):
                self._local.connection = connect(self.path)
            return work(self._local.connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except sqlite3.Error as problem:
            raise Unavailable(str(problem)) from None

    async def load(self, code: str, after: int = 0) -> tuple[Setup, list[Kept]] | None:
        def work(connection: sqlite3.Connection) -> tuple[str, list[tuple[int, int, str]]] | None:
            setup = connection.execute("select setup from tables where code = ?", (code,))
            found = setup.fetchone()
            changes = connection.execute(
                "select seq, at, body from changes where code = ? and seq > ? order by seq",
                (code, after),
            )
            return None if found is None else (found[0], changes.fetchall())

        found = await self._read(work)
        if found is None:
            return None
        return decode_setup(found[0]), in_order(code, after, found[1])

    async def listed(self, stages: list[str], limit: int) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            marks = ", ".join("?" * len(stages))
            rows = connection.execute(
                f"select code from tables where is_public and stage in ({marks}) "
                "order by changed desc limit ?",
                (*stages, limit),
            )
            return [code for (code,) in rows]

        found: list[str] = await self._read(work)
        return found

    async def held(self, holders: list[str]) -> dict[str, str]:
        def work(connection: sqlite3.Connection) -> dict[str, str]:
            marks = ", ".join("?" * len(holders))
            rows = connection.execute(
                f"select holder, code from holders where holder in ({marks}) order by created",
                holders,
            )
            return dict(rows.fetchall())

        found: dict[str, str] = await self._read(work)
        return found

    async def codes(self) -> AsyncIterator[str]:
        last = ""
        while True:

            def work(connection: sqlite3.Connection, after: str = last) -> list[str]:
                query = """
                    select code from tables where code > ?1
                    union select code from changes where code > ?1 order by code limit 500
                """
                return [code for (code,) in connection.execute(query, (after,))]

            found: list[str] = await self._read(work)
            if not found:
                return
            for code in found:
                yield code
            last = found[-1]

    async def stage(self, code: str) -> str:
        query = "select stage from tables where code = ?"
        (found,) = await self._read(lambda c: c.execute(query, (code,)).fetchone())
        return str(found)

    async def check(self) -> None:
        version = f"pragma user_version = {len(MIGRATIONS)}"
        await self._do(Work([], lambda connection: connection.execute(version)))

    def listen(self, news: Listener) -> None:
        """There is no other process."""

    async def announce(self, code: str, players: list[int]) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._hand_over()
        self._is_closing = True
        self._bell.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._writer.close()
        if self._lock is not None:
            self._lock.close()


def _rows(code: str, changes: list[ToKeep]) -> list[Row]:
    return [(code, seq, at, encode(change).decode()) for seq, at, change in changes]


def _deliver(results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, problem in results:
        if future.cancelled():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
