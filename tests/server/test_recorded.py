"""What the first servers kept can be read and gone on with; what they said is said still."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

from tablee.server import changes as c
from tablee.server import protocol as p
from tablee.server.hub import Hub, digest
from tablee.server.table import Table
from tests.server.lines import House
from tests.server.recorded import (
    DATABASE,
    EXCHANGES,
    FOLDER,
    TABLES,
    Heard,
    Message,
    Salon,
    missing,
    reduced,
    restore,
    summary,
    token,
    with_database,
)

KEPT: list[Message] = json.loads((FOLDER / TABLES).read_text(encoding="utf-8"))
SCRIPT = (FOLDER / DATABASE).read_text(encoding="utf-8")
SAID = [json.loads(line) for line in (FOLDER / EXCHANGES).read_text(encoding="utf-8").splitlines()]
HOLDERS = {digest(token(letter)): token(letter) for letter in "abcdefg"}


def test_a_kept_database_is_read_as_it_was(tmp_path: Path) -> None:
    async def look(hub: Hub) -> None:
        for expected in KEPT:
            found = await hub.store.load(str(expected["code"]))
            assert found is not None
            table = Table(found[0])
            table.replay(found[1])
            assert not missing(expected, summary(table))

    restore(SCRIPT, tmp_path / "tables.sqlite")
    with_database(tmp_path / "tables.sqlite", look)


def test_a_kept_database_is_gone_on_with(tmp_path: Path) -> None:
    """Whoever holds a place by a token of then plays on, and that is kept too."""
    moved: dict[str, int] = {}

    async def play(hub: Hub) -> None:
        for code in [str(each["code"]) for each in KEPT if each["stage"] == "running"]:
            live = await hub.find(code)
            table = live.table
            awaited = table.awaited()[0]
            line = await House(hub).sit(live, HOLDERS[table.places[awaited].holder])
            if table.thrower is None:
                action = table.match.legal_for(awaited)[0]
                answer = await line.say(p.Act(id="new", action=action, player=awaited))
            else:
                answer = await line.say(p.Throw(id="new", player=awaited))
            assert isinstance(answer, p.Ack), answer
            moved[code] = answer.seq

    async def look(hub: Hub) -> None:
        for code, seq in moved.items():
            assert (await hub.find(code)).table.log[seq - 1].id == "new"

    restore(SCRIPT, tmp_path / "tables.sqlite")
    with_database(tmp_path / "tables.sqlite", play)
    with_database(tmp_path / "tables.sqlite", look)
    assert len(moved) == 4


def test_every_kind_of_change_is_in_the_database() -> None:
    kinds = {change.__struct_config__.tag for change in get_args(c.AnyChange)}
    assert [kind for kind in sorted(kinds) if f'"type":"{kind}"' not in SCRIPT] == []


def test_every_kind_of_message_is_among_those_recorded() -> None:
    said = {line["says"].get("type") for line in SAID}
    clients = {kind.__struct_config__.tag for kind in get_args(p.ClientMessage)}
    assert clients - said == {"table_act", "notes"}
    heard = {each.get("type") for line in SAID for some in line["hear"].values() for each in some}
    servers = {kind.__struct_config__.tag for kind in get_args(p.ServerMessage)}
    assert servers - heard == {"status", "analysis", "notes", "closing"}


def test_what_was_said_is_said_still(tmp_path: Path) -> None:
    """To the same messages the same is answered, to everybody; words apart, and what is new."""
    wrong: list[str] = []

    async def talk(hub: Hub) -> None:
        salon = Salon(hub)
        for number, line in enumerate(SAID, start=1):
            expected: Heard = line["hear"]
            answers = await salon.send(line["who"], line["says"])
            heard = await salon.hears(expected) | ({"http": answers} if answers else {})
            assert heard.keys() == expected.keys(), f"line {number}: others hear it"
            wrong.extend(f"line {number}{each}" for each in missing(expected, reduced(heard)))
        await salon.close()

    with_database(tmp_path / "tables.sqlite", talk)
    assert wrong == []


def test_what_is_asked_twice_is_done_once_and_answered_alike(tmp_path: Path) -> None:
    """Every request that was carried out, sent a second time at once: the same answer, and nobody
    else hears of it. Nor does it change what is said from then on."""
    asked = 0

    async def talk(hub: Hub) -> None:
        nonlocal asked
        salon = Salon(hub)
        for line in SAID:
            who, says, expected = line["who"], line["says"], line["hear"]
            answers = await salon.send(who, says)
            heard = await salon.hears(expected)
            if who == "http":
                if answers[0]["status"] == 201 and says["path"] != "/api/replays":
                    assert await salon.send(who, says) == answers
                    asked += 1
                continue
            acknowledged = [each for each in heard[who] if each["type"] == "ack"]
            if acknowledged:
                await salon.send(who, says)
                assert await salon.hears({who: acknowledged}) == {who: acknowledged}
                asked += 1
        await salon.close()

    with_database(tmp_path / "tables.sqlite", talk)
    assert asked > 50
