"""Looking after a server's data: `tablee backup` and `tablee doctor`."""

from __future__ import annotations

import asyncio
import os
import platform
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tablee.core import journal
from tablee.core.errors import TableeError
from tablee.server.app import open_store
from tablee.server.changes import Setup, encode
from tablee.server.settings import Settings
from tablee.server.sqlite import SqliteStore, connect, make_private, migrate
from tablee.server.static import STATIC
from tablee.server.store import Kept, Store, Unavailable, holders_in
from tablee.server.table import Table
from tablee.texts import text


def back_up(chosen: Settings, file: Path, lang: str) -> str:
    """Copy the database to a file while it is in use. It is a SQLite database, whatever the
    original is: serve from it by naming it `tables.sqlite` in a data folder."""
    if file.exists():
        raise TableeError("backup-exists", file=str(file))
    new = file.with_name(f"{file.name}.part")
    new.unlink(missing_ok=True)
    try:
        make_private(new)
        if chosen.uses_postgres:
            asyncio.run(_copy_postgres(chosen, new))
        else:
            _copy_sqlite(chosen.file, new)
        with sqlite3.connect(new) as copy:
            tables = copy.execute("select count(*) from tables").fetchone()[0]
        copy.close()
        new.replace(file)
    except (OSError, sqlite3.Error, Unavailable) as problem:
        raise TableeError("backup-failed", file=str(file), problem=str(problem)) from None
    finally:
        new.unlink(missing_ok=True)
    return text(lang, "backup-done", file=str(file), tables=tables)


def _copy_sqlite(original: Path, new: Path) -> None:
    if not original.exists():
        raise TableeError("no-database", name=str(original))
    source, target = sqlite3.connect(original, timeout=30), sqlite3.connect(new)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()


async def _copy_postgres(chosen: Settings, new: Path) -> None:
    """Everything as it stood at one moment; changes that come later are not in it."""
    from tablee.server.postgres import PostgresStore

    store = await PostgresStore.open(chosen.database)
    target = connect(new)
    try:
        migrate(target, new.name)
        async for setup, kept in store.snapshot():
            _put(target, setup, kept)
        target.execute("pragma journal_mode = delete")
    finally:
        target.close()
        await store.close()


def _put(target: sqlite3.Connection, setup: Setup, kept: list[Kept]) -> None:
    table = Table(setup)
    table.replay(kept)
    rows = [(seq, at, change) for seq, (at, change) in enumerate(kept, start=1)]
    target.execute("begin")
    target.execute(
        "insert into tables values (?, ?, ?, ?, ?, ?)",
        (
            setup.code, encode(setup).decode(), table.stage, setup.is_public, setup.created,
            table.changed,
        ),
    )  # fmt: skip
    target.executemany(
        "insert into changes values (?, ?, ?, ?)",
        [(setup.code, seq, at, encode(change).decode()) for seq, at, change in rows],
    )
    target.executemany(
        "insert into holders values (?, ?, ?)",
        [(holder, setup.code, setup.created) for holder in holders_in(setup, rows)],
    )
    target.execute("commit")


Finding = tuple[str, str, str]
"""(check, what it says, what is wrong)"""


def examine(chosen: Settings, lang: str, tell: Callable[[int, int], None]) -> list[Finding]:
    """Check the installation and every table; `tell` is told how many, of how many."""
    return [*_installation(chosen, lang), *asyncio.run(_tables(chosen, tell))]


def _installation(chosen: Settings, lang: str) -> list[Finding]:
    import llvmlite
    import numpy
    import uvicorn

    from tablee import __version__

    versions = (
        f"tablee {__version__}, Python {platform.python_version()}, NumPy {numpy.__version__}, "
        f"llvmlite {llvmlite.__version__}, uvicorn {uvicorn.__version__}"
    )
    page = STATIC / "index.html"
    return [
        ("versions", versions, ""),
        ("page", str(page), "" if page.is_file() else text(lang, "page-not-built")),
        ("folder", str(chosen.folder), _unusable(chosen.folder)),
    ]


def _unusable(folder: Path) -> str:
    """Why nothing can be kept in a folder, or nothing. Leaves everything as it was."""
    missing = [place for place in (folder, *folder.parents) if not os.path.lexists(place)]
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as refusal:
        return str(refusal)
    finally:
        for made in missing:
            with suppress(OSError):
                made.rmdir()


async def _tables(chosen: Settings, tell: Callable[[int, int], None]) -> list[Finding]:
    where = "PostgreSQL" if chosen.uses_postgres else str(chosen.file)
    if not chosen.uses_postgres and not chosen.file.exists():
        # It will be made when it is needed, if it can be.
        return [("database", where, _unusable(chosen.folder))]
    store: Store
    try:
        if chosen.uses_postgres:
            store = await open_store(chosen)
        else:
            _check_file(chosen.file)
            store = SqliteStore(chosen.file, is_server=False)
    except (TableeError, sqlite3.Error) as problem:
        return [("database", where, str(problem))]
    problems: list[str] = []
    codes: list[str] = []
    changes = 0
    try:
        codes += [code async for code in store.codes()]
        for number, code in enumerate(codes):
            tell(number, len(codes))
            try:
                changes += await _replays(store, code)
            except (TableeError, ValueError, AssertionError) as problem:
                problems.append(f"{code}: {problem}")
    except Unavailable as problem:
        problems.append(str(problem))
    finally:
        await store.close()
    said = f"{len(codes)} ({changes})"
    return [("database", where, ""), ("tables", said, "; ".join(problems[:20]))]


def _check_file(path: Path) -> None:
    connection = sqlite3.connect(path)
    try:
        said = connection.execute("pragma quick_check").fetchone()[0]
    finally:
        connection.close()
    if said != "ok":
        raise sqlite3.DatabaseError(said)


async def _replays(store: Store, code: str) -> int:
    """Play a table again, and its journal; how many changes it has."""
    found = await store.load(code)
    if found is None:
        raise TableeError("table-missing", code=code)
    table = Table(found[0])
    table.replay(found[1])
    if table.stage != (stage := await store.stage(code)):
        # The last of them are lost, if it has not come as far as was said.
        raise TableeError("changes-differ", code=code, stage=table.stage, right=stage)
    again = journal.loads(journal.dumps(table.match), code)
    if again.now != table.match.now:
        raise TableeError("journal-differs", code=code)
    return len(found[1])
