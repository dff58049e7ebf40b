"""A request means the game its sender looked at, and an id means one request."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server import changes as c
from tablee.server import protocol as p
from tablee.server.hub import digest
from tablee.server.live import Live
from tablee.server.table import Table
from tests.server.lines import House, Line, at_home, code_of
from tests.server.support import new_setup

TWO_GAMES = p.Terms(games=3)


def seated(folder: Path, work: Any, *setup: str, **fields: Any) -> None:
    """Two people, each with a line of their own, who have seen the table as it was set up."""

    async def run(house: House) -> None:
        live = await house.table(*setup, **fields)
        await work(live, await house.sit(live, "token-0"), await house.sit(live, "token-1"))

    at_home(folder, run)


# ── choices made at the same time ────────────────────────────────────────────────────────────


def test_both_show_a_sign_without_having_heard_of_the_other(tmp_path: Path) -> None:
    async def work(live: Live, one: Line, two: Line) -> None:
        seq = live.table.seq
        assert isinstance(await one.say(p.Act(id="1", action="rock", seq=seq)), p.Ack)
        assert isinstance(await two.say(p.Act(id="1", action="rock", seq=seq)), p.Ack)
        # A tie: whoever still means the toss before is told to look again.
        late = p.Act(id="2", action="paper", seq=seq)
        assert code_of(await one.say(late)) == "behind"
        tied = live.table.seq
        assert isinstance(await two.say(p.Act(id="2", action="paper", seq=tied)), p.Ack)
        assert isinstance(await one.say(p.Act(id="3", action="rock", seq=tied)), p.Ack)
        assert live.table.match.to_act == (1,)

    seated(tmp_path, work, "modulo", terms=p.Terms(first="rps"))


def test_both_choose_their_secret_start_at_once(tmp_path: Path) -> None:
    async def work(live: Live, one: Line, two: Line) -> None:
        seq = live.table.seq
        assert isinstance(await two.say(p.Act(id="1", action="14", seq=seq)), p.Ack)
        assert isinstance(await one.say(p.Act(id="1", action="23", seq=seq)), p.Ack)
        # What one saw before the choice was made is over.
        assert code_of(await one.say(p.Act(id="2", action="L>L", seq=seq))) == "behind"

    seated(tmp_path, work, "modulo(start=secret)")


def test_both_place_their_jokers_at_once(tmp_path: Path) -> None:
    """§R6 of Da Vinci Code: everybody with a joker arranges their code at the same time."""

    async def work(live: Live, one: Line, two: Line) -> None:
        table = live.table
        seq = table.seq
        assert table.match.to_act == (0, 1)
        for player, line in ((0, one), (1, two)):
            action = table.match.legal_for(player)[0]
            assert isinstance(await line.say(p.Act(id="1", action=action, seq=seq)), p.Ack)

    entries = both_have_a_joker()
    seated(tmp_path, work, "da_vinci_code(players=2,expert=true)", entries=entries)


def both_have_a_joker() -> list[tuple[int, str]]:
    """What is played until two players hold a joker each, and are to place it."""
    match = Table(new_setup("da_vinci_code(players=2,expert=true)")).match
    while len(match.to_act) == 1:
        legal = match.legal_for(match.to_act[0])
        jokers = [action for action in legal if action.startswith("*")]
        match.play(jokers[0] if jokers else legal[len(legal) // 2])
    return [(entry.who, entry.action) for entry in match.entries]


def test_the_choice_of_a_game_that_has_ended_is_not_made_in_the_next(tmp_path: Path) -> None:
    async def work(live: Live, one: Line, two: Line) -> None:
        seq = live.table.seq
        assert isinstance(await one.say(p.Resign(id="1", seq=seq)), p.Ack)
        assert live.table.match.now.number == 1
        assert code_of(await two.say(p.Act(id="1", action="14", seq=seq))) == "behind"

    seated(tmp_path, work, "modulo(start=secret)", terms=TWO_GAMES)


# ── a request means one game ─────────────────────────────────────────────────────────────────


def test_two_who_resign_at_the_same_moment_end_one_game(tmp_path: Path) -> None:
    async def work(live: Live, one: Line, two: Line) -> None:
        seq = live.table.seq
        assert isinstance(await one.say(p.Resign(id="1", seq=seq)), p.Ack)
        assert code_of(await two.say(p.Resign(id="1", seq=seq))) == "behind"
        assert code_of(await one.say(p.Resign(id="another", seq=seq))) == "behind"
        assert live.table.match.now.number == 1
        assert isinstance(await two.say(p.Resign(id="2", seq=live.table.seq)), p.Ack)

    seated(tmp_path, work, "modulo", terms=TWO_GAMES)


def test_who_resigns_means_the_game_and_not_the_move(tmp_path: Path) -> None:
    async def work(live: Live, one: Line, two: Line) -> None:
        seq = live.table.seq
        assert isinstance(await one.say(p.Act(id="1", action="L>L", seq=seq)), p.Ack)
        assert isinstance(await two.say(p.Resign(id="1", seq=seq)), p.Ack)

    seated(tmp_path, work, "modulo")


def test_an_answer_is_to_the_question_that_was_seen(tmp_path: Path) -> None:
    async def work(live: Live, one: Line, two: Line) -> None:
        await one.say(p.Ask(id="1", what="draw"))
        seq = live.table.seq
        await two.say(p.Answer(id="1", what="draw", yes=False, seq=seq))
        await one.say(p.Ask(id="2", what="draw"))
        late = p.Answer(id="2", what="draw", yes=True, seq=seq)
        assert code_of(await two.say(late)) == "behind"
        now = p.Answer(id="3", what="draw", yes=True, seq=live.table.seq)
        assert isinstance(await two.say(now), p.Ack)

    seated(tmp_path, work, "modulo")


def test_who_gets_up_before_the_game_does_not_leave_a_game(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        live = await house.table("modulo", "po", clock=p.Clock(on_timeout="forfeit"))
        one = await house.sit(live, "token-0")
        seq = live.table.seq
        await house.hub.change(live, lambda table: table.sit(1, "Zoe", digest("zoe")))
        assert code_of(await one.say(p.Leave(id="1", seq=seq))) == "behind"
        assert live.table.stage == "running"
        assert isinstance(await one.say(p.Leave(id="2", seq=live.table.seq)), p.Ack)

    at_home(tmp_path, run)


def test_who_was_replaced_once_is_not_replaced_in_the_next_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.live.ABSENT", 0)

    async def run(house: House) -> None:
        clock = p.Clock(on_timeout="forfeit")
        live = await house.table("modulo", terms=TWO_GAMES, clock=clock)
        one = await house.sit(live, "token-0")
        seq = live.table.seq
        assert isinstance(await one.say(p.Replace(id="1", player=1, seq=seq)), p.Ack)
        assert live.table.match.now.number == 1
        assert code_of(await one.say(p.Replace(id="2", player=1, seq=seq))) == "behind"

    at_home(tmp_path, run)


def test_a_draw_and_the_end_of_a_pause_are_asked_for_once(tmp_path: Path) -> None:
    async def work(live: Live, one: Line, two: Line) -> None:
        for id in "12":
            await one.say(p.Ask(id=id, what="pause"))
            await two.say(p.Answer(id=id, what="pause", yes=True))
            seen = live.table.seq
            assert isinstance(await one.say(p.Resume(id=f"on {id}", seq=seen)), p.Ack)
            if id == "1":
                first = seen
        await one.say(p.Ask(id="3", what="pause"))
        await two.say(p.Answer(id="3", what="pause", yes=True))
        assert code_of(await two.say(p.Resume(id="4", seq=first))) == "behind"
        await two.say(p.Resume(id="5"))
        seq = live.table.seq
        await one.say(p.Resign(id="6", seq=seq))
        assert code_of(await two.say(p.Ask(id="6", what="draw", seq=seq))) == "behind"

    seated(tmp_path, work, "modulo", terms=TWO_GAMES)


# ── an id belongs to one request ─────────────────────────────────────────────────────────────


def test_another_request_under_a_used_id_is_refused_and_not_taken_for_done(tmp_path: Path) -> None:
    async def work(live: Live, one: Line, two: Line) -> None:
        act = p.Act(id="1", action="L>L", seq=0)
        assert await one.say(act) == p.Ack("1", 1)
        assert code_of(await one.say(p.Act(id="1", action="L>R"))) == "id-used"
        assert code_of(await one.say(p.Resign(id="1"))) == "id-used"
        assert code_of(await one.say(p.Ask(id="1", what="pause"))) == "id-used"
        # Sent again it is the same, also if it was looked at again; and so it is to who loads it.
        assert await one.say(msgspec.structs.replace(act, seq=1)) == p.Ack("1", 1)
        live.is_stale = True
        assert await one.say(act) == p.Ack("1", 1)
        assert code_of(await one.say(p.Resign(id="1"))) == "id-used"
        assert live.table.seq == 1

    seated(tmp_path, work, "modulo")


def test_round_one_screen_an_id_belongs_to_one_of_the_players(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        held = digest("both")
        places = [c.Place("person", name, "", held) for name in ("Ada", "Ben")]
        live = await house.hub.create(msgspec.structs.replace(new_setup("modulo"), places=places))
        line = await house.sit(live, "both")
        assert isinstance(await line.say(p.Act(id="1", action="L>L", player=0)), p.Ack)
        assert code_of(await line.say(p.Act(id="1", action="L>L", player=1))) == "id-used"

    at_home(tmp_path, run)


def test_what_an_older_server_kept_is_acknowledged_whatever_it_said(tmp_path: Path) -> None:
    """It kept no mark: the id alone has to do, as it did then."""

    async def work(live: Live, one: Line, two: Line) -> None:
        old = c.decode_change(b'{"type":"play","by":0,"id":"1","who":0,"action":"L>L"}')
        live.table.replay([(1, old)])
        assert await one.say(p.Act(id="1", action="L>L")) == p.Ack("1", 1)

    seated(tmp_path, work, "modulo")
