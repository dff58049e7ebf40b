"""Everybody is told what happened: all of it, once, and only what was kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from tablee.contract.rules import CHANCE, TABLE
from tablee.server import changes as c
from tablee.server import protocol as p
from tablee.server import table_setup
from tablee.server.hub import digest
from tablee.server.sqlite import SqliteStore
from tests.server.lines import House, Line, at_home, code_of
from tests.server.support import new_setup, until
from tests.server.trouble import Trouble, elsewhere, events


async def hello(house: House, code: str, **fields: Any) -> tuple[Line, p.Welcome]:
    line = Line(house.hub)
    answer = await line.say(p.Hello(protocol=p.VERSION, table=code, **fields))
    assert isinstance(answer, p.Welcome)
    return line, answer


# ── who has got up ───────────────────────────────────────────────────────────────────────────


def test_who_has_got_up_sees_and_does_no_more_than_a_spectator(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("da_vinci_code(players=3)", "poo")
        code = live.table.code
        seat = await table_setup.join(house.hub, code, p.JoinTable(name="Eve", player=1))
        eve = await house.sit(live, seat.token)
        assert isinstance(await eve.say(p.Leave(id="1")), p.Ack)
        bob = await table_setup.join(house.hub, code, p.JoinTable(name="Bob", player=1))
        assert code_of(await eve.say(p.Leave(id="2"))) == "spectators-watch"
        assert live.table.held_by(digest(bob.token)) == [1]
        await table_setup.join(house.hub, code, p.JoinTable(name="Carol", player=2))
        moments = [event.moment for event in events(eve) if event.moment]
        assert {moment.player for moment in moments} == {TABLE}
        assert code_of(await eve.say(p.Act(id="3", action="x"))) == "spectators-watch"

    at_home(tmp_path, work)


def test_who_sits_down_again_at_another_process_is_known_there(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "oo")
        seat = await table_setup.join(house.hub, live.table.code, p.JoinTable(name="Eve", player=0))
        other, _ = elsewhere(house)
        there = await other.hub.find(live.table.code)
        eve = await other.sit(there, seat.token)
        here = await house.sit(live, seat.token)
        await here.say(p.Leave(id="1"))
        await other.hub.heard(live.table.code, live.kept)
        assert eve.connection.watcher.players == []

    at_home(tmp_path, work)


# ── only what was kept ───────────────────────────────────────────────────────────────────────


def test_who_comes_after_a_failure_sees_what_is_kept(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        store: Any = house.hub.store
        one = await house.sit(live, "token-0")
        store.is_full = True
        assert code_of(await one.say(p.Act(id="1", action="L>L"))) == "not-kept"
        spectator, welcome = await hello(house, live.table.code)
        assert (welcome.seq, welcome.moment.to_act, welcome.history) == (0, [0], [])
        store.is_full = False
        await one.say(p.Act(id="2", action="L>R"))
        assert [(event.seq, event.action) for event in events(spectator)] == [(1, "L>R")]

    at_home(tmp_path, work, store=Trouble)


# ── all of it ────────────────────────────────────────────────────────────────────────────────


def test_what_happens_while_a_table_is_loaded_is_not_missed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        one = await house.sit(live, "token-0")
        other, store = elsewhere(house)
        store.delay = 0.1
        finding = asyncio.ensure_future(other.hub.find(live.table.code))
        await asyncio.sleep(0.05)  # read, but not yet in memory
        await one.say(p.Act(id="1", action="L>L"))
        await other.hub.heard(live.table.code, 1)
        _, welcome = await hello(other, (await finding).table.code)
        assert welcome.seq == 1

    at_home(tmp_path, work)


def test_several_changes_at_once_with_a_take_back_among_them(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        other, _ = elsewhere(house)
        watching = await other.sit(await other.hub.find(live.table.code), None)
        await one.say(p.Act(id="1", action="L>L"))
        await one.say(p.Ask(id="2", what="take_back"))
        await two.say(p.Answer(id="3", what="take_back", yes=True))
        await one.say(p.Act(id="4", action="L>R"))
        await other.hub.heard(live.table.code, live.kept)
        told = events(watching)
        assert [event.seq for event in told] == [1, 2, 3, 4, 5]
        assert told[0].moment is None, "it was taken back since"
        assert told[-1].moment is not None
        assert told[-1].moment.view == events(one)[-1].moment.view | {  # type: ignore[union-attr,operator]
            "seat": TABLE,
            "legal": [],
        }

    at_home(tmp_path, work)


def test_who_comes_back_sees_where_the_game_stands_whatever_came_last(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        two.hang_up()
        await one.say(p.Act(id="1", action="L>L"))
        await one.say(p.Ask(id="2", what="draw"))
        back, _ = await hello(house, live.table.code, token="token-1", since=0)
        played, asked = events(back)
        assert (played.kind, played.moment) == ("play", None)
        assert asked.moment is not None
        assert asked.moment.legal
        assert asked.requests

    at_home(tmp_path, work)


def test_the_table_is_told_of_though_chance_acts_at_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("da_vinci_code(players=2)", "po")
        one = await house.sit(live, "token-0")
        await table_setup.join(house.hub, live.table.code, p.JoinTable(name="Bob"))
        told = events(one)
        assert len(told) > 1
        assert told[-1].table is not None
        assert told[-1].table.stage == "running"
        assert told[-1].table.players[1].name == "Bob"

    at_home(tmp_path, work)


def test_a_bot_that_sits_in_is_told_of_though_it_throws_at_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("moksha_patamu(players=2)", "pp")
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        await one.say(p.Leave(id="a"))
        assert [event.table.players[0].is_away for event in events(two) if event.table] == [True]

    at_home(tmp_path, work)


def test_what_is_no_longer_asked_is_told_though_chance_begins_the_next_game(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("foxu", "pp", terms=p.Terms(games=3))
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        await one.say(p.Ask(id="a", what="draw"))
        await two.say(p.Resign(id="b"))
        # Two programs know of no break: the next game begins by itself.
        await until(lambda: events(one)[-1].who == CHANCE)
        heard = events(one)
        assert [event.requests for event in heard if event.requests is not None][-1] == []
        assert [event.table.games_played for event in heard if event.table][-1] == 1

    at_home(tmp_path, work)


def test_the_score_is_told_when_the_end_of_a_game_is_taken_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo(points=1)", "pp", terms=p.Terms(games=2))
        lines = [await house.sit(live, f"token-{player}") for player in range(2)]
        who = 0
        while live.table.match.now.number == 0:
            who = live.table.match.to_act[0]
            action = live.table.match.legal_for(who)[-1]
            await lines[who].say(p.Act(id=f"{live.kept}", action=action))
        await lines[who].say(p.Ask(id="a", what="take_back"))
        await lines[1 - who].say(p.Answer(id="b", what="take_back", yes=True))
        told = [event.table for event in events(lines[0]) if event.table]
        assert [table.games_played for table in told] == [1, 1, 0], "two programs are ready at once"
        assert told[-1].scores == [0, 0]

    at_home(tmp_path, work)


# ── once ─────────────────────────────────────────────────────────────────────────────────────


def test_round_one_screen_the_same_id_is_played_once_whoever_looks(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        held = digest("both")
        places = [c.Place("person", name, "", held) for name in ("Ada", "Ben")]
        live = await house.hub.create(msgspec.structs.replace(new_setup("modulo"), places=places))
        line, _ = await hello(house, live.table.code, token="both")
        await line.say(p.Act(id="first", action="L>L"))
        await line.send(p.Look(player=1))
        act = p.Act(id="same", action="L>L")
        assert await line.say(act) == p.Ack("same", 2)
        line.hang_up()
        again, _ = await hello(house, live.table.code, token="both")  # the curtain is down
        assert await again.say(act) == p.Ack("same", 2)
        assert len(live.table.match.entries) == 2

    at_home(tmp_path, work)


class Late(SqliteStore):
    """Every answer takes its time."""

    async def create(self, *table: Any) -> None:
        await super().create(*table)
        await asyncio.sleep(0.05)

    async def load(self, code: str, after: int = 0) -> Any:
        found = await super().load(code, after)
        await asyncio.sleep(0.15)
        return found


def test_a_table_found_while_it_is_made_is_the_same_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        setup = new_setup("modulo", "po", is_public=True)
        creating = asyncio.ensure_future(house.hub.create(setup))
        await asyncio.sleep(0.03)
        listing = asyncio.ensure_future(house.hub.find(setup.code))  # somebody looks at the list
        live = await creating
        one = await house.sit(live, "token-0")
        assert await listing is live
        await table_setup.join(house.hub, setup.code, p.JoinTable(name="Bob"))
        await until(lambda: bool(events(one)))

    at_home(tmp_path, work, store=Late)
