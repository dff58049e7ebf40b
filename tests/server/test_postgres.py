"""Several processes serve the same tables from PostgreSQL; one dies, the database goes away."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.client import Refused, Seat, ServerProblem
from tablee.core.errors import TableeError
from tablee.server import changes as c
from tablee.server import protocol as p
from tablee.server.postgres import MIGRATIONS, PostgresStore
from tablee.server.store import Behind, Unavailable
from tests.server.kills import kill_rounds
from tests.server.postgres import Cluster
from tests.server.support import Running, new_setup, running, until
from tests.server.workers import worker_of, workers

ME = {"kind": "me", "name": "Ada"}


def played(seq: int) -> tuple[int, int, c.AnyChange]:
    return seq, 1000 + seq, c.Played(who=0, action="L>L")


def test_a_number_is_taken_once_by_whichever_process_was_first(postgres: Cluster) -> None:
    url = postgres.database()
    heard: list[tuple[str, int]] = []

    class Ear:
        async def heard(self, code: str, seq: int) -> None:
            heard.append((code, seq))

        async def look_again(self) -> None:
            heard.append(("again", 0))

        def present(self, code: str, origin: str, players: list[int]) -> None:
            heard.append((code, -len(players)))

    async def work() -> None:
        one, other = await PostgresStore.open(url), await PostgresStore.open(url)
        other.listen(Ear())
        await asyncio.sleep(0.5)
        setup = new_setup(is_public=True)
        await one.create(setup, "running", [played(1)])
        with pytest.raises(Behind):
            await other.create(setup, "running", [])
        results = await asyncio.gather(
            *(store.append(setup.code, [played(2), played(3)]) for store in (one, other) * 3),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Behind"] * 5 + ["NoneType"]
        found = await other.load(setup.code)
        assert found is not None
        assert found[0] == setup
        assert len(found[1]) == 3
        await one.announce(setup.code, [0, 1])
        await until(lambda: (setup.code, -2) in heard)
        assert (setup.code, 1) in heard
        await one.append(setup.code, [played(4)], "over")
        assert await other.listed(["over"], 5) == [setup.code]
        sat = c.Sat(player=1, name="Zoé", holder="digest")
        await one.append(setup.code, [(5, 1, sat)])
        assert await other.held(["digest", "x"]) == {"digest": setup.code}
        assert [code async for code in other.codes()] == [setup.code]
        await one.close()
        await other.close()

    asyncio.run(work())


def test_a_database_of_a_newer_version_and_one_that_is_not_there(postgres: Cluster) -> None:
    import asyncpg

    url = postgres.database()

    async def work() -> None:
        await (await PostgresStore.open(url)).close()
        connection = await asyncpg.connect(url)
        await connection.execute(f"update schema_version set version = {len(MIGRATIONS) + 1}")
        await connection.close()
        for where, message in ((url, "database-newer"), (f"{url}_not", "database-unusable")):
            with pytest.raises(TableeError) as problem:
                await PostgresStore.open(where)
            assert problem.value.message == message

    asyncio.run(work())


def turn(seat: Seat) -> None:
    while not seat.moment.legal:
        seat.receive()


def test_two_players_on_two_processes_one_dies_and_they_go_on(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.database()
    with (
        running(tmp_path / "one", database=url) as one,
        running(tmp_path / "other", database=url) as other,
        one.client.create("modulo", seats=[ME], match={"games": 3}) as ada,
    ):
        code = ada.state.code
        with other.client.join(code, "Zoé") as zoe:
            for _ in range(3):
                turn(ada)
                ada.play(ada.moment.legal[0].action)
                turn(zoe)
                zoe.play(zoe.moment.legal[0].action)
            heard = zoe.state.events
            assert [event.seq for event in heard] == list(range(2, 2 + len(heard)))
            assert [event.who for event in heard if event.kind == "play"] == [0, 1, 0, 1, 0, 1]
            # In between the first game ended, and both said that they would go on.
            assert {event.who for event in heard if event.kind == "resume"} == {0, 1}
            one.kill()
            assert ada.state.token is not None
            seated = p.Seated(code, ada.state.token, [], "", "")
            with other.client.sit(seated) as back:
                turn(back)
                back.play(back.moment.legal[0].action)
                turn(zoe)
                zoe.play(zoe.moment.legal[0].action)
                with pytest.raises(Refused):
                    zoe.ask(p.Act, action="L>L")


def seat_elsewhere(seat: Seat, port: int, processes: list[int], taken: int) -> int:
    """Connect again until another process than the one that is taken has accepted it."""
    for _ in range(200):
        if (mine := worker_of(seat, port, processes)) != taken:
            return mine
        seat.close()
        seat._connect()
    raise AssertionError("one process accepts everything")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
        return found


def test_workers_serve_one_table_together_and_one_of_them_dies(
    postgres: Cluster, tmp_path: Path
) -> None:
    port = free_port()
    with running(tmp_path, port, database=postgres.database(), workers="2") as server:
        wait_until_served(server)
        processes = workers(server.process.pid)
        assert len(processes) == 2
        with (
            server.client.create("modulo", seats=[ME], match={"games": 3}) as ada,
            server.client.join(ada.state.code, "Zoé") as zoe,
        ):
            mine = worker_of(ada, port, processes)
            assert seat_elsewhere(zoe, port, processes, mine) != mine
            for _ in range(2):
                for seat in (ada, zoe):
                    turn(seat)
                    seat.play(seat.moment.legal[0].action)
            os.kill(mine, signal.SIGKILL)
            # Ada's connection is made again, by the seat itself, at the one that is left.
            for _ in range(2):
                for seat in (ada, zoe):
                    turn(seat)
                    seat.play(seat.moment.legal[0].action)
            told = [event.seq for event in zoe.state.events]
            assert told == list(range(told[0], told[0] + len(told))), "nothing missed, none twice"
            assert server.client.table(ada.state.code).entries == 8
    assert "Traceback" not in server.log.read_text()


def test_workers_whose_supervisor_is_killed_go_and_leave_their_address(
    postgres: Cluster, tmp_path: Path
) -> None:
    port, database = free_port(), postgres.database()
    with running(tmp_path, port, database=database, workers="2") as server:
        wait_until_served(server)
        left = workers(server.process.pid)
        server.kill()
        for _ in range(200):
            if not any(Path(f"/proc/{pid}").exists() for pid in left):
                break
            time.sleep(0.1)
        else:
            for pid in left:
                os.kill(pid, signal.SIGKILL)
            raise AssertionError("they went on serving")
    with running(tmp_path, port, database=database, workers="2") as server:
        wait_until_served(server)


def wait_until_served(server: Running) -> None:
    """Both processes have started when there are two, and somebody answers."""
    for _ in range(600):
        with suppress(ServerProblem):
            server.client.games()
            if len(workers(server.process.pid)) == 2:
                time.sleep(1)
                return
        time.sleep(0.1)
    raise AssertionError(server.log.read_text())


def test_a_bot_goes_on_when_the_process_that_let_it_think_is_gone(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.database()
    seats = [ME, {"kind": "bot", "level": "random"}]
    with (
        running(tmp_path / "one", database=url) as one,
        running(tmp_path / "other", database=url) as other,
        one.client.create("modulo", seats=seats) as seat,
        other.client.watch(seat.state.code) as watching,
    ):
        seat.play("L>L")
        one.kill()
        while len([e for e in watching.state.events if e.kind == "play"]) < 2:
            watching.receive()


def accepted(seat: Seat) -> bool:
    """Try a move; False while the database is still away."""
    try:
        seat.ask(p.Act, action="L>L")
    except Refused as problem:
        if problem.code != "not-kept":
            raise
        return False
    return True


def test_the_database_goes_away_and_comes_back(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.database()
    with (
        running(tmp_path, database=url) as server,
        server.client.create("modulo", seats=[ME]) as one,
        server.client.join(one.state.code) as two,
    ):
        turn(one)
        postgres.stop()
        with pytest.raises(Refused) as refused:
            one.ask(p.Act, action="L>L")
        assert refused.value.code == "not-kept"
        assert "safe" in str(refused.value)
        postgres.start()
        assert any(accepted(one) for _ in range(100))
        turn(two)
        two.play("L>L")
    assert "Traceback" not in server.log.read_text()


def test_killed_under_load_it_loses_nothing(postgres: Cluster, tmp_path: Path) -> None:
    assert kill_rounds(tmp_path, 2, tables=6, seed=2, database=postgres.database()) > 10


def test_backup_and_doctor_with_postgresql(
    postgres: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.database()
    with running(tmp_path, database=url) as server:
        with server.client.create("modulo", seats=[ME, {"kind": "bot"}]) as seat:
            seat.play("L>L")
            code = seat.state.code
        backup = tmp_path / "copy" / "tables.sqlite"
        backup.parent.mkdir()
        assert main(["backup", str(backup), "--database", url]) == 0
        capsys.readouterr()
        main(["doctor", "--json", "--data", str(tmp_path), "--database", url])
        checks = json.loads(capsys.readouterr().out)["checks"]
        assert [check["problem"] for check in checks if check["check"] == "tables"] == [""]
    with running(backup.parent) as copy:
        assert copy.client.table(code).entries >= 1


def test_a_backup_is_everything_as_it_stood_at_one_moment(
    postgres: Cluster, tmp_path: Path
) -> None:
    """Also what comes after a table in it was not played later than what stands before it."""
    url = postgres.database()

    async def work() -> None:
        store = await PostgresStore.open(url)
        setups = sorted((new_setup() for _ in range(3)), key=lambda setup: setup.code)
        for setup in setups[:2]:
            await store.create(setup, "running", [played(1)])
        found: list[tuple[str, int]] = []
        async for setup, kept in store.snapshot():
            if not found:
                # While it is being copied, the others play on, and a table is added.
                await store.append(setups[1].code, [played(2)])
                await store.create(setups[2], "running", [played(1)])
            found.append((setup.code, len(kept)))
        assert found == [(setup.code, 1) for setup in setups[:2]]
        assert [len(kept) async for _, kept in store.snapshot()] == [1, 2, 1]
        await store._pool.close()
        with pytest.raises(Unavailable):
            _ = [each async for each in store.snapshot()]

    asyncio.run(work())


def test_an_unreachable_database_is_unavailable(postgres: Cluster) -> None:
    url = postgres.database()

    async def work() -> None:
        store = await PostgresStore.open(url)
        await store._pool.close()
        with pytest.raises(Unavailable):
            await store.load("X")

    asyncio.run(work())
