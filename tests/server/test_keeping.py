"""A database that cannot be written, or that has lost something, and what is said of it."""

from __future__ import annotations

import sqlite3
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.core.errors import TableeError
from tablee.server import hub as hub_module
from tablee.server import protocol as p
from tablee.server.sqlite import SqliteStore
from tablee.server.store import Unavailable
from tests.server.lines import House, Line, at_home, code_of
from tests.server.support import running
from tests.server.test_maintenance import ME, doctor
from tests.server.trouble import Trouble


def test_a_folder_that_cannot_be_written_is_no_other_server(tmp_path: Path) -> None:
    # As root may write everywhere, the lock is made impossible another way.
    (tmp_path / "t.lock-journal").mkdir()
    with pytest.raises(TableeError, match="cannot be used") as problem:
        SqliteStore(tmp_path / "t.sqlite")
    assert problem.value.message == "database-unusable"


def test_the_server_is_not_well_while_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        hub, store = house.hub, house.hub.store
        live = await house.table("modulo", "pp")
        line = await house.sit(live, "token-0")
        assert await hub.is_keeping()
        setattr(store, "is_full", True)  # noqa: B010
        assert code_of(await line.say(p.Act(id="1", action="L>L"))) == "not-kept"
        assert not await hub.is_keeping()
        # Nobody may have asked for anything since there was room again.
        monkeypatch.setattr(hub_module, "DOUBT", 0.0)
        assert await hub.is_keeping()
        monkeypatch.undo()
        assert not await hub.is_keeping()
        setattr(store, "is_full", False)  # noqa: B010
        assert isinstance(await line.say(p.Act(id="2", action="L>L")), p.Ack)
        assert await hub.is_keeping()

    at_home(tmp_path, work, store=Trouble)


def test_a_database_that_is_only_read_is_noticed_before_anybody_plays(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        store: Any = house.hub.store
        store._writer.execute("pragma query_only = on")
        assert not await house.hub.is_keeping()
        with pytest.raises(Unavailable, match="readonly"):
            await store.check()

    at_home(tmp_path, work)


def test_healthz_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with urllib.request.urlopen(f"{server.url}healthz") as answer:
            assert answer.status == 200
        # Somebody else holds the file, as a full disk would: nothing can be written.
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("begin exclusive")
        with (
            pytest.raises(urllib.error.HTTPError) as problem,
            urllib.request.urlopen(f"{server.url}healthz"),
        ):
            pass
        other.close()
        with problem.value as said:
            assert said.code == 503


LOST = {
    "one in between": "delete from changes where seq = 2",
    "the last": "delete from changes where seq = 3",
    "the table": "delete from tables",
}


@pytest.mark.parametrize("lost", LOST)
def test_the_doctor_misses_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lost: str
) -> None:
    with (
        running(tmp_path) as server,
        server.client.create("modulo", seats=[ME]) as one,
        server.client.join(one.state.code) as two,
    ):
        one.play("L>L")
        two.ask(p.Resign)
    assert doctor(capsys, tmp_path)[0] == 0
    with sqlite3.connect(tmp_path / "tables.sqlite") as broken:
        broken.execute(LOST[lost])
    broken.close()
    code, problems = doctor(capsys, tmp_path)
    assert code == 1
    assert one.state.code in problems["tables"]


def test_a_table_that_has_lost_something_is_not_played_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        live = await house.table("modulo", "pp")
        line = await house.sit(live, "token-0")
        await line.say(p.Ask(id="1", what="pause"))
        await line.say(p.Act(id="2", action="L>L"))
        store: Any = house.hub.store
        store._writer.execute("delete from changes where seq = 1")
        again = Line(hub_module.Hub(store, house.hub.thinkers))
        hello = p.Hello(protocol=p.VERSION, table=live.table.code, token="token-0", lang="fr")
        refused = await again.say(hello)
        assert code_of(refused) == "changes-missing"
        assert isinstance(refused, p.Refused)
        assert "sauvegarde" in refused.sentence

    at_home(tmp_path, play)


def test_what_is_kept_is_for_whoever_runs_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, copy = tmp_path / "new" / "data", tmp_path / "copy"

    async def work(house: House) -> None:
        await house.table("modulo")
        assert main(["backup", str(copy), "--data", str(folder)]) == 0
        assert (folder / "tables.sqlite-wal").exists()
        for path in (folder, copy, *folder.glob("tables.sqlite*")):
            assert path.stat().st_mode & 0o077 == 0, path

    at_home(folder, work)


def test_a_database_that_everybody_could_read_is_made_private(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    sqlite3.connect(path).close()
    path.touch(0o644)
    path.chmod(0o644)
    at_home(tmp_path, lambda house: house.table("modulo"))
    assert path.stat().st_mode & 0o777 == 0o600
