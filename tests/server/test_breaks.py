"""Between two games of a match nobody's time runs: the next one begins when all have said so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from tablee.client import Client
from tablee.server import protocol as p
from tablee.server import screen
from tablee.server.changes import Awake, Resumed
from tablee.server.hub import take_up
from tablee.server.live import Live, status
from tablee.server.protocol import Clock, Terms
from tablee.server.table import BREAK, Table
from tests.server.lines import House, at_home
from tests.server.support import Running, new_table, until
from tests.server.test_table import Time, loaded_again, refused, time

__all__ = ["time"]
MATCH, CLOCK = Terms(games=3), Clock(per_game=600, per_move=30)


def resigned(kinds: str = "pp", clock: Clock = CLOCK, terms: Terms = MATCH) -> Table:
    """A match of Modulo whose first game is over."""
    table = new_table("modulo", kinds, terms=terms, clock=clock)
    table.resign(0, "r")
    return table


def test_no_clock_runs_until_all_are_ready(time: Time) -> None:
    table = resigned()
    time.at += 50_000
    assert table.resting == {0, 1}
    assert [table.clocks.left_game(player, time.at) for player in range(2)] == [600_000, 600_000]
    assert refused(lambda: table.act(1, "L>L", "1", "en")) == "table-paused"
    assert refused(lambda: table.resign(1, "2")) == "table-paused"
    table.resume(0, "3")
    assert table.resting == {1}
    assert screen.moment(table, 1, "en").legal == []
    table.resume(1, "4")
    assert screen.moment(table, 1, "en").legal
    time.at += 1_000
    assert table.clocks.left_game(1, time.at) == 599_000
    assert table.clocks.left_move(1, time.at) == 29_000


def test_what_the_others_see_of_a_break(time: Time) -> None:
    table = resigned()
    info, moment = screen.event(table, 1, 0, "en").table, screen.moment(table, 0, "en")
    assert info is not None
    assert (info.resting, info.is_paused) == ([0, 1], True)
    assert moment.result is not None, "for one who comes now"
    assert moment.result.winners == [1]
    table.resume(0, "1")
    assert screen.event(table, 2, 1, "en").told == "Player 0 is ready for the next game."
    table.resume(1, "2")
    assert screen.moment(table, 0, "en").result is None


def test_who_says_it_twice_changes_nothing(time: Time) -> None:
    table = resigned()
    table.resume(0, "1")
    table.resume(0, "2")
    assert (table.seq, table.resting) == (2, {1})
    table.resume(1, "3")
    assert refused(lambda: table.resume(1, "4")) == "not-paused"


def test_those_who_share_a_screen_are_ready_together(time: Time) -> None:
    table = new_table("modulo", terms=MATCH)
    table.places[1] = table.places[0]
    table.resign(0, "r")
    table.resume(0, "1")
    assert not table.resting


def test_with_a_clock_the_break_ends_by_itself(time: Time) -> None:
    table = resigned()
    table.resume(1, "1")
    left = [found.left_break for found in status(Live(table))]
    assert left[1] is None, "nobody waits for them"
    assert table.alarm == time.at + BREAK
    time.at += BREAK - 1
    table.let_time_pass()
    assert table.resting == {0}
    time.at += 1
    table.let_time_pass()
    assert table.is_running
    assert table.clocks.left_game(1, time.at) == 600_000
    told = screen.event(table, table.seq, 1, "en").told
    assert told == "The next game begins without waiting for Player 0."


def test_without_a_clock_it_lasts_as_long_as_people_like(time: Time) -> None:
    table = resigned(clock=Clock())
    assert table.alarm is None
    time.at += 100 * BREAK
    table.let_time_pass()
    assert table.resting == {0, 1}


def test_bots_are_not_waited_for_but_wait(time: Time) -> None:
    table = resigned("pb")
    assert table.resting == {0}
    assert table.awaited_bots() == []
    table.resume(0, "1")
    assert table.awaited_bots() == [1]


@pytest.mark.parametrize("on_timeout", ["bot", "forfeit"])
def test_who_leaves_is_not_waited_for(time: Time, on_timeout: Literal["bot", "forfeit"]) -> None:
    clock, random = Clock(per_game=600, on_timeout=on_timeout), Random(1)
    table = new_table("mangeur_de_cartes", terms=MATCH, clock=clock)
    while table.match.now.number == 0:
        who = table.match.to_act[0]
        table.act(who, random.choice(table.match.legal_for(who)), f"{table.seq}", "en")
    assert table.resting == {0, 1, 2}
    table.leave(0, "1")
    assert table.resting == {1, 2}
    for player in (1, 2):
        table.resume(player, "2")
    assert table.is_running


def test_chance_waits_too(time: Time) -> None:
    """Nothing is dealt behind the card that says how the last game ended."""
    table = new_table("foxu", terms=MATCH)
    table.ask(0, "draw", "1")
    table.answer(1, "draw", True, "2")
    entries = len(table.match.entries)
    assert table.resting == {0, 1}
    for player in range(2):
        table.resume(player, "3")
    assert len(table.match.entries) > entries


def test_the_end_of_a_game_is_taken_back_in_the_break(time: Time) -> None:
    table = new_table("modulo(points=1)", terms=MATCH)
    while table.match.now.number == 0:
        who = table.match.to_act[0]
        table.act(who, table.match.legal_for(who)[-1], f"{table.seq}", "en")
    assert table.resting
    assert refused(lambda: table.ask(0, "pause", "p")) == "table-paused"
    table.ask(who, "take_back", "a")
    table.answer(1 - who, "take_back", True, "b")
    assert (table.match.now.number, table.is_running) == (0, True)


def test_a_break_survives_the_server(time: Time) -> None:
    table = resigned()
    table.resume(0, "1")
    again = loaded_again(table)
    assert (again.resting, again.alarm) == ({1}, table.alarm)
    time.at += 10 * BREAK
    take_up(again)
    assert isinstance(again.log[-1], Awake)
    assert (again.resting, again.alarm) == ({1}, time.at + BREAK), "from the beginning"


def test_a_match_kept_before_there_were_breaks_goes_on(time: Time) -> None:
    old = resigned()
    old.resting = set()
    old.act(1, "L>L", "1", "en")
    again = loaded_again(old)
    assert again.match.now == old.match.now
    assert not again.resting


def test_a_match_of_bots_has_no_breaks() -> None:
    table = new_table("modulo", "bb", terms=MATCH)
    while table.match.now.number == 0:
        who = table.match.to_act[0]
        table.bot_acts(who, table.match.legal_for(who)[-1])
    assert table.is_running


# ── programs that know nothing of breaks ─────────────────────────────────────────────────────


def test_for_a_program_that_knows_no_breaks_the_server_says_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp", terms=MATCH, clock=CLOCK)
        page = await house.sit(live, "token-0", breaks=True)
        await house.sit(live, "token-1")
        await page.say(p.Resign(id="a"))
        await until(lambda: live.table.resting == {0})
        await page.say(p.Resume(id="b"))
        assert live.table.is_running
        assert [each.player for each in live.table.log if isinstance(each, Resumed)] == [1, 0]

    at_home(tmp_path, work)


def test_one_who_comes_back_in_a_break_is_asked_then(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp", terms=MATCH)
        page = await house.sit(live, "token-0", breaks=True)
        await page.say(p.Resign(id="a"))
        await page.say(p.Resume(id="b"))
        await asyncio.sleep(0.05)
        assert live.table.resting == {1}, "nobody knows how player 1 will come back"
        await house.sit(live, "token-1")
        await until(lambda: live.table.is_running)

    at_home(tmp_path, work)


@pytest.mark.parametrize(
    ("game", "options"), [("modulo", {"points": 1}), ("moksha_patamu", {"end": "first"})]
)
def test_the_client_plays_a_match_as_before(
    server: Running, game: str, options: dict[str, object]
) -> None:
    """`tablee.client` says no `resume`, and throws whenever it may."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    match, clock = {"games": 2}, {"per_move": 60}
    made = Client(server.url).create(game, options=options, seats=seats, match=match, clock=clock)
    with made as seat:
        for moment in seat.turns():
            seat.play(moment.legal[0].action if moment.legal else None)
        assert seat.state.table is not None
        assert seat.state.table.games_played == 2
