"""What one client can do to all the others: nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from tablee.client.state import address
from tablee.server import limits, socket, table_setup, unattended
from tablee.server import protocol as p
from tablee.server.limits import Limits
from tablee.server.names import cleaned
from tablee.server.sqlite import SqliteStore
from tablee.server.table import STRIDE, Refusal
from tests.server.lines import House, Line, at_home, code_of
from tests.server.support import Running, running, until

HEADER = '{"tablee": 1, "game": "modulo", "rules": 1, "players": [{"name": "a"}, {"name": "b"}]}\n'
ENDLESS = "144:" + "+".join(f"{head}>1" for head in range(2, 144) if head % 6 != 1)
"""A board of Moksha-patamu on which nearly every square leads back to the first."""


def http(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=30)


# ── games that play themselves ───────────────────────────────────────────────────────────────


def test_a_game_without_choices_and_without_people_waits_for_somebody_to_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unattended, "BREATH", 0.01)

    async def work(house: House) -> None:
        live = await house.table(f"moksha_patamu(board={ENDLESS})", "bb")
        assert live.table.seq == STRIDE
        await asyncio.sleep(0.2)
        assert live.table.seq == STRIDE
        line = await house.sit(live, None)
        await until(lambda: live.table.seq > 3 * STRIDE)
        line.hang_up()
        await asyncio.sleep(0.1)
        seq = live.table.seq
        await asyncio.sleep(0.2)
        assert live.table.seq == seq

    at_home(tmp_path, work)


def test_bots_alone_think_for_those_who_watch(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "bb")
        await asyncio.sleep(0.2)
        assert live.table.seq == 0
        await house.sit(live, None)
        await until(lambda: live.table.stage == "over")

    at_home(tmp_path, work)


# ── journals ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("journal", "code"),
    [
        (HEADER + '[false, "L>L"]\n', "journal-bad-line"),
        (HEADER + '[2, "L>L"]\n', "journal-does-not-play"),
        (HEADER + f'[{10**30}, "L>L"]\n', "journal-bad-line"),
        (HEADER + '[0, "\\ud800"]\n', "journal-bad-line"),
        (HEADER + f'[0, "{"x" * 1_000_000}"]\n', "journal-does-not-play"),
        (HEADER.replace('"a"', '"a", "bot": ["x"]') + '[0, "L>L"]\n', "journal-bad-header"),
        (HEADER.replace('"a"', '"a", "bot": 5'), "journal-bad-header"),
        (HEADER.replace('"rules"', '"match": {"games": 1.5}, "rules"'), "journal-bad-header"),
        (HEADER.replace('"rules"', '"match": {"games": true}, "rules"'), "journal-bad-header"),
        (HEADER.replace('"rules"', '"match": {"first": []}, "rules"'), "journal-bad-header"),
        (HEADER.replace('"rules"', '"match": {"games": 9999}, "rules"'), "journal-bad-header"),
        (HEADER.replace("modulo", "moksha_patamu(board=/tmp/board.json)"), "no-files"),
        (HEADER.replace("modulo", "moksha_patamu(board=\\u002ftmp)"), "no-files"),
        (HEADER.replace("modulo", " " * 100_000 + "("), "unreadable-game"),
        (HEADER + '[0, "L>L"]\n' * (table_setup.MOST_ENTRIES + 1), "journal-too-long"),
        (
            HEADER.replace("modulo", "moksha_patamu(board=/tmp/board.json)").replace(
                '"rules"', '"x": NaN, "rules"'
            ),
            "no-files",
        ),
        ("[" * 100_000 + "\n", "journal-bad-line"),
        ("[]\n", "journal-not-ours"),
    ],
)  # fmt: skip
def test_a_journal_that_is_none_is_refused_in_words(
    server: Running, journal: str, code: str
) -> None:
    with http(server) as asked:
        answer = asked.post("/api/replays", content=journal)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert len(answer.json()["sentence"]) < 3000
        assert asked.get("/api/tables").status_code == 200


def test_a_long_game_is_not_gone_on_with(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        on = p.PlayOn("ABCDEF", table_setup.MOST_ENTRIES + 1)
        with pytest.raises(Refusal) as refused:
            await table_setup.create(house.hub, p.CreateTable("modulo", play_on=on))
        assert refused.value.message == "journal-too-long"

    at_home(tmp_path, work)


def test_a_damaged_table_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    with running(tmp_path) as server, http(server) as asked:
        body = {"game": "modulo", "seats": [{"kind": "me"}, {"kind": "open"}], "is_public": True}
        bad, good = (asked.post("/api/tables", json=body).json() for _ in range(2))
    with sqlite3.connect(tmp_path / "tables.sqlite") as broken:
        broken.execute("update tables set setup = '{}' where code = ?", (bad["code"],))
    broken.close()
    with running(tmp_path) as server, http(server) as asked:
        assert [each["code"] for each in asked.get("/api/tables").json()["tables"]] == [
            good["code"]
        ]
        tokens = [bad["token"], good["token"], "nobody's"]
        mine = asked.post("/api/mine", json={"tokens": tokens}).json()
        assert [bool(table) for table in mine["tables"]] == [False, True, False]
        assert mine["unread"] == [0], "the seat is not given up"


# ── requests that are no requests ────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/replays/ABCDEF/moments?from=--5", 404),
        ("/%00", 200),
        ("/" + "a" * 300, 200),
        ("/" + "a" * 300 + ".js", 404),
        ("/api/games/" + "x" * 3000 + "/rules", 404),
    ],
)
def test_odd_addresses_are_answered(server: Running, path: str, status: int) -> None:
    with http(server) as asked:
        assert asked.get(path).status_code == status


def test_odd_numbers_are_refused_in_words(server: Running) -> None:
    with http(server) as asked:
        made = asked.post("/api/replays", content=HEADER + '[0, "L>L"]\n').json()
        for typed in ("--5", "5-", "٣", "9" * 30):
            answer = asked.get(f"/api/replays/{made['table']['code']}/moments?from={typed}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-number")
        for typed in ("9" * 5000, "٣", "x"):
            answer = asked.get(f"/api/replays/{made['table']['code']}/moments/{typed}/analysis")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-number")


def test_what_is_no_utf8_is_refused_wherever_it_stands(server: Running) -> None:
    """Also in fields that are not known, and would not be read."""
    broken = (
        b'{"game": "modulo", "type": "hello", "protocol": 1, "table": "K7MPQ2", "x": "\xff\xfe"}'
    )
    with http(server) as asked:
        answer = asked.post("/api/tables", content=broken)
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-body")
    with connect(address(server.url)[1]) as socket:
        socket.send(broken, text=True)
        assert json.loads(socket.recv())["code"] == "unreadable-message"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "modulo", "options": {"name": "x"}}, "unknown-option"),
        ({"game": "x" * 3900}, "unknown-game"),
        ({"game": " " * 3900 + "("}, "unreadable-game"),
    ],
)
def test_odd_tables_are_refused_in_words(server: Running, body: Any, code: str) -> None:
    with http(server) as asked:
        answer = asked.post("/api/tables", json=body)
        assert answer.status_code < 500
        assert answer.json()["code"] == code


def test_an_analysis_for_somebody_with_nothing_to_choose_is_answered(server: Running) -> None:
    with http(server) as asked:
        made = asked.post("/api/replays", content=HEADER + '[0, "L>L"]\n').json()
        code = made["table"]["code"]
        for player in range(2):
            answer = asked.get(f"/api/replays/{code}/moments/1/analysis?player={player}")
            assert answer.status_code in (200, 400), answer.text


def test_a_protocol_that_is_no_number_is_answered(server: Running) -> None:
    with connect(server.url.replace("http", "ws") + "ws") as line:
        line.send(json.dumps({"type": "hello", "protocol": 10**26, "table": "ABCDEF"}))
        assert json.loads(line.recv(10))["code"] == "unreadable-message"


# ── limits ───────────────────────────────────────────────────────────────────────────────────


def test_who_guesses_is_not_told_when_a_guess_is_right(tmp_path: Path) -> None:
    with running(tmp_path, limits="yes") as server, http(server) as asked:
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = asked.post("/api/tables", json={"game": "modulo", "seats": seats}).json()
        code, token = made["code"], made["token"]
        assert asked.get(f"/api/tables/{code}").status_code == 200
        for i in range(30):
            asked.get(f"/api/tables/ZZZZ{i:02}")
        assert asked.get(f"/api/tables/{code}").json()["code"] == "too-many"
        on = {"code": code, "moment": 0}
        answer = asked.post("/api/tables", json={"game": "modulo", "play_on": on})
        assert answer.json()["code"] == "too-many"
        url = server.url.replace("http", "ws") + "ws"
        for said, what in (({}, "too-many"), ({"token": token}, None)):
            with connect(url) as line:
                line.send(json.dumps({"type": "hello", "protocol": 1, "table": code, **said}))
                # Who holds a seat is let in, whatever others behind the same address do.
                assert json.loads(line.recv(10)).get("code") == what


def test_so_many_at_the_same_time() -> None:
    found = Limits(is_on=True)
    most = limits.MOST["analysis"]
    assert all(found.enter("analysis", "10.0.0.1") for _ in range(most))
    assert not found.enter("analysis", "10.0.0.1")
    assert found.enter("analysis", "10.0.0.2")
    assert found.enter("socket", "10.0.0.1")
    found.leave("analysis", "10.0.0.1")
    assert found.enter("analysis", "10.0.0.1")
    for what, where, times in (("analysis", "10.0.0.1", most), ("analysis", "10.0.0.2", 1)):
        for _ in range(times):
            found.leave(what, where)
    found.leave("socket", "10.0.0.1")
    assert not found._there, "nothing is remembered of those who have gone"


def test_a_full_server_says_so(tmp_path: Path) -> None:
    with running(tmp_path, connections="1") as server:
        url = server.url.replace("http", "ws") + "ws"
        with connect(url), connect(url) as second:
            assert json.loads(second.recv(10))["code"] == "too-busy"


def test_who_says_nothing_has_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SILENCE", 0.05)

    class Wire:
        """Nobody ever says anything."""

        def __init__(self) -> None:
            self.posted: list[bytes] = []
            self.over = asyncio.Event()

        async def serve(self, answer: object) -> None:
            await self.over.wait()

        def post(self, data: bytes) -> None:
            self.posted.append(data)

        def end(self) -> None:
            self.over.set()

    async def work(house: House) -> None:
        wire: Any = Wire()
        await socket.Connection(house.hub, Limits(is_on=True), "here", wire).run()
        assert not wire.posted, "a refusal would be taken for the last word"

    at_home(tmp_path, work)


def test_who_has_said_hello_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the database takes to answer."""
    monkeypatch.setattr(socket, "SILENCE", 0.05)

    class Slow(SqliteStore):
        async def load(self, code: str, after: int = 0) -> Any:
            await asyncio.sleep(0.2)
            return await super().load(code, after)

    async def work(house: House) -> None:
        code = (await house.table("modulo", "pp")).table.code
        house.hub._live.clear()
        line: Any = Line(house.hub)
        hello = p.Hello(protocol=p.VERSION, table=code, token="token-0")

        async def serve(receive: Any) -> None:
            receive(msgspec.json.encode(hello))
            await until(lambda: line.is_over or bool(line.heard))

        line.serve = serve
        await line.connection.run()
        assert isinstance(line.heard[0], p.Welcome)
        assert not line.is_over

    at_home(tmp_path, work, store=Slow)


def test_an_analysis_nobody_waits_for_any_more_is_not_made(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pb")
        one = await house.sit(live, "token-0")
        asked: list[object] = []

        async def analyse(view: object, gone: Any) -> dict[str, Any]:
            asked.append(await gone())
            raise Refusal("analysis-failed")

        house.hub.thinkers.analyse = analyse  # type: ignore[method-assign,assignment]
        assert code_of(await one.say(p.Analyse(id="1"))) == "analysis-failed"
        one.connection._is_over = True
        assert code_of(await one.say(p.Analyse(id="2"))) == "analysis-failed"
        assert asked == [False, True]

    at_home(tmp_path, work)


# ── names ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u115f", "\u1160", "\u034f", "\uffa0"])
def test_a_name_that_looks_like_nothing_is_none(blank: str) -> None:
    assert cleaned(blank * 3) == ""
    assert cleaned(f"{blank}Zoé{blank}") == "Zoé"


def test_reading_a_name_takes_no_time() -> None:
    import tablee
    from tablee.core.errors import InvalidOption

    began = time.process_time()
    with pytest.raises(InvalidOption):
        tablee.game(" " * 4000 + "(" + " " * 4000)
    assert time.process_time() - began < 1, "it took a minute when it grew with the fourth power"
