"""Tables in SQLite: all or nothing, one server, full disks, versions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tablee.core.errors import TableeError
from tablee.server import changes as c
from tablee.server.sqlite import MIGRATIONS, SqliteStore
from tablee.server.store import Behind, Unavailable
from tests.server.support import new_setup


def run(path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def inside() -> None:
        store = SqliteStore(path)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(inside())


def played(seq: int, action: str = "L>L") -> tuple[int, int, c.AnyChange]:
    return seq, 1000 + seq, c.Played(who=0, action=action)


def test_what_is_kept_is_there_after_the_store_was_opened_again(tmp_path: Path) -> None:
    setup = new_setup()
    path = tmp_path / "t.sqlite"

    async def write(store: SqliteStore) -> None:
        await store.create(setup, "running", [played(1)])
        await store.append(setup.code, [played(2), played(3)])

    async def read(store: SqliteStore) -> None:
        found = await store.load(setup.code)
        assert found is not None
        assert found[0] == setup
        assert [at for at, _ in found[1]] == [1001, 1002, 1003]
        assert (await store.load(setup.code, after=2)) == (setup, found[1][2:])
        assert await store.load("NOSUCH") is None

    run(path, write)
    run(path, read)


def test_a_number_is_taken_once_and_nothing_of_the_rest_is_kept(tmp_path: Path) -> None:
    setup = new_setup()

    async def work(store: SqliteStore) -> None:
        await store.create(setup, "running", [played(1)])
        with pytest.raises(Behind):
            await store.create(setup, "running", [])
        # Many at once, one of them too late: only that one is refused.
        results = await asyncio.gather(
            store.append(setup.code, [played(2)]),
            store.append(setup.code, [played(4), played(1)]),
            store.append(setup.code, [played(3)]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Behind, type(None)]
        found = await store.load(setup.code)
        assert found is not None
        assert len(found[1]) == 3

    run(tmp_path / "t.sqlite", work)


def test_a_full_disk_keeps_nothing_and_says_so_and_recovers(tmp_path: Path) -> None:
    setup = new_setup()

    async def work(store: SqliteStore) -> None:
        await store.create(setup, "running", [])
        pages = store._writer.execute("pragma page_count").fetchone()[0]
        store._writer.execute(f"pragma max_page_count = {pages}")
        kept = 0
        with suppress(Unavailable):
            while kept < 10_000:
                await store.append(setup.code, [played(kept + 1, "L>L" * 500)])
                kept += 1
        with pytest.raises(Unavailable, match="full"):
            await store.append(setup.code, [played(kept + 1, "L>L" * 500)])
        found = await store.load(setup.code)
        assert found is not None
        assert len(found[1]) == kept
        store._writer.execute("pragma max_page_count = 100000")
        await store.append(setup.code, [played(kept + 1)])

    run(tmp_path / "t.sqlite", work)


def test_only_one_server_writes(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def work(store: SqliteStore) -> None:
        with pytest.raises(TableeError, match="another server") as problem:
            SqliteStore(path)
        assert problem.value.message == "database-in-use"

    run(path, work)
    run(path, lambda store: asyncio.sleep(0))


def test_versions(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    run(path, lambda store: asyncio.sleep(0))
    with sqlite3.connect(path) as connection:
        assert connection.execute("pragma user_version").fetchone() == (len(MIGRATIONS),)
        assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
        connection.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(TableeError) as problem:
        SqliteStore(path)
    assert problem.value.message == "database-newer"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    path.write_text("nothing of the kind " * 100)
    with pytest.raises(TableeError) as problem:
        SqliteStore(path)
    assert problem.value.message == "database-unusable"


def test_lists_and_holders(tmp_path: Path) -> None:
    public, private = new_setup(is_public=True), new_setup()

    async def work(store: SqliteStore) -> None:
        for setup in (public, private):
            await store.create(setup, "waiting", [])
        assert await store.listed(["waiting"], 10) == [public.code]
        await store.append(public.code, [played(1)], "over")
        assert await store.listed(["waiting", "running"], 10) == []
        assert await store.listed(["over"], 10) == [public.code]
        sat = c.Sat(player=1, name="Zoé", holder="digest")
        await store.append(private.code, [(1, 1, sat)])
        assert await store.held(["digest", "other"]) == {"digest": private.code}
        assert sorted([code async for code in store.codes()]) == sorted([public.code, private.code])

    run(tmp_path / "t.sqlite", work)


def test_commits_are_on_the_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        assert store._writer.execute("pragma synchronous").fetchone() == (2,)

    run(tmp_path / "t.sqlite", work)
