"""Whatever happens, no table is left where nobody can go on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.contract.rules import CHANCE, TABLE
from tablee.core.match import DRAW
from tablee.core.views import View
from tablee.server import hub as hub_module
from tablee.server import live as live_module
from tablee.server import protocol as p
from tablee.server import table as table_module
from tablee.server import table_setup, unattended
from tablee.server.changes import Played
from tablee.server.hub import Hub, digest
from tablee.server.store import Behind, Unavailable
from tests.server.lines import House, Line, at_home, code_of
from tests.server.support import Dice, new_setup, new_table, until
from tests.server.trouble import Trouble, elsewhere, events


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unattended, "RETRY", 0.01)
    monkeypatch.setattr(hub_module, "PATIENCE", 0.1)


class Slow(Dice):
    """A process that dies before its bots have chosen."""

    async def choose(self, level: str, view: View) -> str:
        await asyncio.sleep(1000)
        return ""


# ── the next game ────────────────────────────────────────────────────────────────────────────


def test_after_an_agreed_draw_chance_begins_the_next_game(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("foxu", "pp", terms=p.Terms(games=3))
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        await one.say(p.Ask(id="a", what="draw"))
        await two.say(p.Answer(id="b", what="draw", yes=True))
        assert live.table.match.now.number == 1
        assert live.table.match.to_act == (1,)

    at_home(tmp_path, work)


def test_a_table_that_was_left_waiting_for_chance_is_taken_up(tmp_path: Path) -> None:
    """As servers left them that did not let chance act after a draw."""

    async def work(house: House) -> None:
        live = await house.table("foxu", "pp", terms=p.Terms(games=3))
        drawn = Played(who=TABLE, action=DRAW)
        await house.hub.change(live, lambda table: table.do(drawn))
        assert live.table.match.to_act == (CHANCE,)
        again, _ = elsewhere(house)
        taken_up = await again.hub.find(live.table.code)
        assert taken_up.table.resting == {0, 1}
        await again.hub.change(taken_up, lambda table: table.be_ready([0, 1]))
        assert taken_up.table.match.to_act == (1,)

    at_home(tmp_path, work)


def test_taking_the_end_of_a_game_back_gives_no_time_back(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000
    monkeypatch.setattr(table_module, "now", lambda: at)
    clock, terms = p.Clock(per_game=600), p.Terms(games=2)
    table = new_table("modulo(points=1)", terms=terms, clock=clock)
    left: list[int | None] = []
    who = 0
    while table.match.now.number == 0:
        at += 10_000
        who = table.match.to_act[0]
        left = [table.clocks.left_game(player, at) for player in range(2)]
        table.act(who, table.match.legal_for(who)[-1], f"{at}", "en")
    assert [table.clocks.left_game(player, at) for player in range(2)] == [600_000, 600_000]
    table.ask(who, "take_back", "a")
    table.answer(1 - who, "take_back", True, "b")
    assert table.match.now.number == 0
    assert [table.clocks.left_game(player, at) for player in range(2)] == left


def test_a_game_that_was_played_elsewhere_is_gone_back_to() -> None:
    """Its end is taken back at a table that went on from there."""
    first = new_table("modulo(points=1)", terms=p.Terms(games=2))
    who = 0
    while first.match.now.number == 0:
        who = first.match.to_act[0]
        first.act(who, first.match.legal_for(who)[-1], f"{first.seq}", "en")
    entries = [(entry.who, entry.action) for entry in first.match.entries]
    table = new_table("modulo(points=1)", terms=p.Terms(games=2), entries=entries)
    table.ask(who, "take_back", "a")
    table.answer(1 - who, "take_back", True, "b")
    assert table.match.now.number == 0


# ── a store that fails ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("id", ["1", "another"])
def test_a_bot_goes_on_after_a_move_whose_answer_was_lost(tmp_path: Path, id: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pb")
        store: Any = house.hub.store
        one = await house.sit(live, "token-0")
        store.is_deaf = True
        assert code_of(await one.say(p.Act(id="1", action="L>L"))) == "not-kept"
        store.is_deaf = False
        answer = await one.say(p.Act(id=id, action="L>L"))
        if id == "1":
            assert answer == p.Ack("1", 1), "it had been kept"
        await until(lambda: live.kept >= 2)

    at_home(tmp_path, work, store=Trouble)


def test_a_bot_goes_on_though_nobody_asks_again(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pb")
        store: Any = house.hub.store
        one = await house.sit(live, "token-0")
        store.is_deaf = True
        await one.say(p.Act(id="1", action="L>L"))
        store.is_deaf = False
        await until(lambda: live.kept >= 2)
        assert [event.seq for event in events(one)][:2] == [1, 2]

    at_home(tmp_path, work, store=Trouble)


def test_the_clock_goes_on_after_a_move_whose_answer_was_lost(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        clocked = new_setup("modulo", "pp", clock=p.Clock(per_move=1))
        setup = msgspec.structs.replace(clocked, created=table_module.now())
        live = await house.hub.create(setup)
        store: Any = house.hub.store
        one = await house.sit(live, "token-0")
        await asyncio.sleep(0.5)  # so that the other's time runs out later than theirs would have
        store.is_deaf = True
        await one.say(p.Act(id="1", action="L>L"))
        store.is_deaf = False
        await until(lambda: live.table.away == {1})

    at_home(tmp_path, work, store=Trouble)


def test_time_that_nobody_saw_run_out_is_not_lost_because_the_disk_was_full(
    tmp_path: Path,
) -> None:
    async def work(house: House) -> None:
        clock = p.Clock(per_game=60, on_timeout="forfeit")
        live = await house.table("modulo", "pp", clock=clock)  # made in 1970
        code, store = live.table.code, house.hub.store
        # Who made it is gone, and does not see the time run out either.
        house.hub.is_closing = True
        assert live.timer is not None
        live.timer.cancel()
        again, _ = elsewhere(house)
        setattr(store, "is_full", True)  # noqa: B010
        hello = p.Hello(protocol=p.VERSION, table=code, token="token-0")
        assert code_of(await Line(again.hub).say(hello)) == "not-kept"
        setattr(store, "is_full", False)  # noqa: B010
        live = await again.hub.find(code)
        for player in range(2):
            line = await again.sit(live, f"token-{player}")
            assert isinstance(await line.say(p.Act(id="1", action="L>L")), p.Ack)
        assert live.table.stage == "running"

    at_home(tmp_path, work, store=Trouble)


def test_a_place_that_was_kept_belongs_to_whoever_asked_for_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "po")
        setattr(house.hub.store, "is_deaf", True)  # noqa: B010
        seated = await table_setup.join(house.hub, live.table.code, p.JoinTable(name="Bob"))
        assert live.table.held_by(digest(seated.token)) == seated.players == [1]

    at_home(tmp_path, work, store=Trouble)


class Odd(Trouble):
    """`behind`: others are quicker, so many times. `is_away`: nothing can be read. `is_broken`: a
    mistake of ours."""

    behind, is_away, is_broken = 0, False, False

    async def append(self, code: Any, changes: Any, stage: Any = None) -> None:
        if self.is_broken:
            raise ZeroDivisionError
        if self.behind:
            self.behind -= 1
            raise Behind
        await super().append(code, changes, stage)

    async def load(self, code: str, after: int = 0) -> Any:
        if self.is_away:
            raise Unavailable("away")
        return await super().load(code, after)


@pytest.mark.parametrize(
    "trouble", [{"behind": 1, "is_away": True}, {"behind": 5}, {"is_broken": True}]
)
def test_a_bot_goes_on_whatever_kept_its_move_from_being_kept(
    tmp_path: Path, trouble: dict[str, Any]
) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pb")
        store, thinkers = house.hub.store, house.hub.thinkers
        one = await house.sit(live, "token-0")
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)

        async def choose(level: str, view: View) -> str:
            vars(store).update(trouble)
            del thinkers.choose
            return await thinkers.choose(level, view)

        thinkers.choose = choose  # type: ignore[method-assign]
        await one.say(p.Act(id="1", action="L>L"))
        await asyncio.sleep(0.1)
        vars(store).update(is_away=False, is_broken=False)
        await until(lambda: live.kept >= 2)

    at_home(tmp_path, work, store=Odd)


# ── clocks ───────────────────────────────────────────────────────────────────────────────────


def test_a_clock_on_the_wall_that_is_set_back_only_delays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shift = 0

    def now() -> int:
        return time.time_ns() // 1_000_000 + shift

    for module in (live_module, table_module):
        monkeypatch.setattr(module, "now", now)

    async def work(house: House) -> None:
        nonlocal shift
        clocked = new_setup("modulo", "pp", clock=p.Clock(per_move=1))
        live = await house.hub.create(msgspec.structs.replace(clocked, created=now()))
        shift = -500
        await until(lambda: bool(live.table.away))

    at_home(tmp_path, work)


def test_a_table_whose_last_player_ran_out_of_time_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "IDLE", 100)

    async def work(house: House) -> None:
        clocked = new_setup("modulo", "pb", clock=p.Clock(per_move=1))
        setup = msgspec.structs.replace(clocked, created=table_module.now())
        live = await house.hub.create(setup)
        (await house.sit(live, "token-0")).hang_up()
        await until(lambda: live.table.away == {0})
        await asyncio.sleep(0.3)
        house.hub.sweep()
        assert not house.hub.lives

    at_home(tmp_path, work)


# ── several processes ────────────────────────────────────────────────────────────────────────


def test_a_bot_goes_on_where_a_move_was_sent_again(tmp_path: Path) -> None:
    """The process that kept the move dies before its bot has chosen."""

    async def work(house: House) -> None:
        live = await house.table("modulo", "pb")
        one = await house.sit(live, "token-0")
        other, _ = elsewhere(house)
        there = await other.hub.find(live.table.code)
        again = await other.sit(there, "token-0")
        await one.say(p.Act(id="1", action="L>L"))
        assert await again.say(p.Act(id="1", action="L>L")) == p.Ack("1", 1)
        await other.hub.heard(live.table.code, 1)
        await until(lambda: there.kept >= 2)

    at_home(tmp_path, work, Slow())


def test_news_that_could_not_be_read_are_read_later(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        one = await house.sit(live, "token-0")
        other, store = elsewhere(house)
        two = await other.sit(await other.hub.find(live.table.code), "token-1")
        store.is_away = True
        await one.say(p.Act(id="1", action="L>L"))
        await other.hub.heard(live.table.code, 1)
        store.is_away = False
        await until(lambda: len(events(two)) == 1)

    at_home(tmp_path, work)


# ── what players ask of each other ───────────────────────────────────────────────────────────


def test_who_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("da_vinci_code(players=3)", "ppb")
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        await one.say(p.Ask(id="a", what="pause"))
        await two.say(p.Leave(id="b"))
        assert live.table.is_paused
        assert not live.table.requests.all()

    at_home(tmp_path, work)


def test_who_has_forfeited_is_not_asked() -> None:
    table = new_table("da_vinci_code(players=3)", "ppp", clock=p.Clock(on_timeout="forfeit"))
    table.ask(0, "pause", "a")
    table.answer(1, "pause", True, "b")
    table.leave(2, "c")
    assert table.match.now.forfeited == (2,)
    assert table.is_paused
    table.resume(0, "d")
    table.ask(0, "pause", "e")
    table.answer(1, "pause", True, "f")
    assert table.is_paused


def test_a_rematch_that_could_not_be_kept_is_made_when_it_can(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        store: Any = house.hub.store
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        await one.say(p.Resign(id="r"))
        store.has_no_room = True
        await one.say(p.Ask(id="a", what="rematch"))
        await two.say(p.Answer(id="b", what="rematch", yes=True))
        await asyncio.sleep(0.1)
        assert not live.table.next
        store.has_no_room = False
        await until(lambda: bool(live.table.next))
        following = await house.hub.find(live.table.next)
        assert following.table.held_by(digest("token-1")) == [0]

    at_home(tmp_path, work, store=Trouble)


def test_a_rematch_is_made_by_the_next_server_if_the_first_was_killed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        await one.say(p.Resign(id="r"))
        house.hub.is_closing = True  # it is killed before it has made the new table
        await one.say(p.Ask(id="a", what="rematch"))
        await two.say(p.Answer(id="b", what="rematch", yes=True))
        assert live.table.is_rematch_due
        again = Hub(house.hub.store, Dice())
        live = await again.find(live.table.code)
        await until(lambda: bool(live.table.next))

    at_home(tmp_path, work)


def test_a_rematch_is_made_once(tmp_path: Path) -> None:
    """Two processes make it at the same time; the player sends the request again to the other."""

    async def work(house: House) -> None:
        live = await house.table("modulo", "pb")
        one = await house.sit(live, "token-0")
        await one.say(p.Resign(id="r"))
        other, _ = elsewhere(house)
        there = await other.hub.find(live.table.code)
        again = await other.sit(there, "token-0")
        ask = p.Ask(id="a", what="rematch")
        await asyncio.gather(one.say(ask), again.say(ask))
        await until(lambda: bool(live.table.next and there.table.next))
        assert live.table.next == there.table.next
        assert [code async for code in house.hub.store.codes()] == sorted(
            [live.table.code, live.table.next]
        )

    at_home(tmp_path, work)


# ── who is there ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("how", ["gone before a restart", "never came", "left, and a rematch"])
def test_an_absent_player_can_be_replaced_however_they_came_to_be_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "po")
        one = await house.sit(live, "token-0")
        two = await table_setup.join(house.hub, live.table.code, p.JoinTable(name="Zoé"))
        absent = 1
        if how == "gone before a restart":
            house, _ = elsewhere(house)
            live = await house.hub.find(live.table.code)
        elif how == "left, and a rematch":
            await (await house.sit(live, two.token)).say(p.Leave(id="l"))
            await one.say(p.Resign(id="r"))
            await one.say(p.Ask(id="a", what="rematch"))
            await until(lambda: bool(live.table.next))
            live, absent = await house.hub.find(live.table.next), 0
        one = await house.sit(live, "token-0")
        replace = p.Replace(id="x", player=absent)
        assert code_of(await one.say(replace)) == "not-absent", "not for long enough"
        monkeypatch.setattr(live_module, "ABSENT", 0)
        assert isinstance(await one.say(replace), p.Ack)
        assert live.table.away == {absent}

    at_home(tmp_path, work)


def test_who_was_connected_elsewhere_until_now_is_not_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        two.hang_up()
        hour = table_module.now() + 3_600_000
        monkeypatch.setattr(live_module, "now", lambda: hour)
        house.hub.present(live.table.code, "another process", [1])
        assert code_of(await one.say(p.Replace(id="x", player=1))) == "not-absent"
        house.hub.present(live.table.code, "another process", [])
        assert code_of(await one.say(p.Replace(id="y", player=1))) == "not-absent"
        monkeypatch.setattr(live_module, "now", lambda: hour + live_module.ABSENT)
        assert isinstance(await one.say(p.Replace(id="z", player=1)), p.Ack)

    at_home(tmp_path, work)
