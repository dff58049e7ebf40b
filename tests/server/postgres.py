"""A PostgreSQL for tests: from the PATH or its usual place, installed if it can be, else a failure
that says what to install."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.debian import found_or_installed

PROGRAMS = ("initdb", "postgres")
MISSING = (
    "PostgreSQL is needed for these tests and was not found: install it, for instance with "
    "`apt-get install postgresql`, or put initdb and postgres on the PATH"
)


class Cluster:
    """A running PostgreSQL with nothing in it."""

    def __init__(self, folder: Path, programs: dict[str, str], port: int) -> None:
        self.folder = folder
        self.port = port
        self._programs = programs
        self._number = 0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            self._programs["postgres"], "-D", str(self.folder / "data"), "-p", str(self.port),
            "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60",
        ]  # fmt: skip
        with (self.folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **as_other_user())  # type: ignore[call-overload]
        # After it was killed it reads its whole folder again, which takes a while on a busy disk.
        patience = time.monotonic() + 60
        while time.monotonic() < patience:
            if self._answers():
                return
            time.sleep(0.05)
        raise AssertionError((self.folder / "log.txt").read_text())

    def stop(self) -> None:
        """At once, as if the machine had lost its power."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def database(self) -> str:
        """The address of a new database."""
        import asyncio

        import asyncpg

        self._number += 1
        name = f"tablee_{os.getpid()}_{self._number}"
        base = f"postgresql://postgres@127.0.0.1:{self.port}"

        async def create() -> None:
            connection = await asyncpg.connect(f"{base}/postgres")
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(create())
        return f"{base}/{name}"

    def _answers(self) -> bool:
        import asyncio

        import asyncpg

        async def ask() -> None:
            address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
            connection = await asyncpg.connect(address, timeout=2)
            await connection.close()

        try:
            asyncio.run(ask())
        except (OSError, asyncpg.PostgresError, TimeoutError):
            return False
        return True


def as_other_user() -> dict[str, object]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def programs() -> dict[str, str]:
    """Where PostgreSQL's programs are."""
    found = found_or_installed(_look, "postgresql")
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


def _look() -> dict[str, str] | None:
    folders = [str(folder) for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    path = os.pathsep.join([*reversed(folders), os.environ.get("PATH", "")])
    found = {name: shutil.which(name, path=path) for name in PROGRAMS}
    if not all(found.values()):
        return None
    return {name: str(where) for name, where in found.items()}


@contextmanager
def cluster(_: Path) -> Iterator[Cluster]:
    where = programs()
    # Not in pytest's folder, which another user may not enter.
    folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
    other = as_other_user()
    if other:
        os.chown(folder, int(str(other["user"])), int(str(other["group"])))
    command = [
        where["initdb"], "-D", str(folder / "data"), "-U", "postgres", "--auth=trust",
        "--no-sync", "--encoding=UTF8", "--locale=C",
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True, cwd=folder, **other)  # type: ignore[call-overload]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    found = Cluster(folder, where, port)
    found.start()
    try:
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder, ignore_errors=True)
