"""Seats that are open, filled by bots, left, and replaced; and the notepad of a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import TableeError
from tablee.server import live as module
from tablee.server import protocol as p
from tablee.server.hub import digest
from tablee.server.table import now
from tablee.server.thinkers import Thinkers
from tablee.texts import LANGUAGES
from tests.server.lines import House, at_home, code_of
from tests.server.support import until

MINUTE = 61_000


def owned(**fields: Any) -> dict[str, Any]:
    return {"owner": digest("token-0"), **fields}


# ── fill ─────────────────────────────────────────────────────────────────────────────────────


def test_the_host_fills_open_places_with_bots_and_the_game_begins(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("deux_sur_quatre(players=3)", "poo", **owned())
        host = await house.sit(live, "token-0", "fr")
        watcher = await house.sit(live, None)
        assert isinstance(await host.say(p.Fill(id="a", player=2, level="random")), p.Ack)
        assert live.table.stage == "waiting"
        assert isinstance(await host.say(p.Fill(id="b", player=1)), p.Ack)
        assert live.table.stage == "running"
        kinds = [(place.kind, place.level) for place in live.table.places]
        assert kinds[0] == ("person", "")
        assert kinds[2] == ("bot", "random")
        assert kinds[1][0] == "bot"
        assert kinds[1][1]
        events = [m for m in watcher.heard if isinstance(m, p.Event)]
        assert [(e.kind, e.who) for e in events[:2]] == [("fill", 2), ("fill", 1)]
        assert events[0].table is not None
        assert events[0].table.players[2].kind == "bot"
        assert events[0].told
        # Sent twice, done once.
        again = await host.say(p.Fill(id="b", player=1))
        assert isinstance(again, p.Ack)
        # Kept: a table taken up again has the same bots.
        found = await house.hub.store.load(live.table.code)
        assert found is not None
        again_table = type(live.table)(found[0])
        again_table.replay(found[1])
        assert again_table.places == live.table.places

    at_home(tmp_path, work)


def test_who_may_not_fill_and_what_cannot_be_filled(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("da_vinci_code(players=3)", "ppo", **owned())
        host, guest = await house.sit(live, "token-0"), await house.sit(live, "token-1", "fr")
        watcher = await house.sit(live, None)
        fill = p.Fill(id="a", player=2)
        assert code_of(await guest.say(fill)) == "host-fills"
        assert code_of(await watcher.say(fill)) == "host-fills"
        assert code_of(await host.say(p.Fill(id="b", player=2, level="divine"))) == "unknown-bot"
        assert code_of(await host.say(p.Fill(id="c", player=1))) == "seat-taken"
        assert code_of(await host.say(p.Fill(id="d", player=9))) == "seat-taken"
        assert live.table.seq == 0
        assert isinstance(await host.say(fill), p.Ack)
        assert code_of(await host.say(p.Fill(id="e", player=2))) == "table-full"

    at_home(tmp_path, work)


def test_a_host_without_a_place_fills_too(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "oo", owner=digest("host"))
        host = await house.sit(live, "host")
        for player in range(2):
            answer = await host.say(p.Fill(id=f"f{player}", player=player, level="random"))
            assert isinstance(answer, p.Ack)
        await until(lambda: live.table.stage == "over")

    at_home(tmp_path, work)


# ── replace ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("on_timeout", ["bot", "forfeit"])
def test_an_absent_player_is_replaced_after_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, on_timeout: Any
) -> None:
    async def work(house: House) -> None:
        clock = p.Clock(on_timeout=on_timeout, level="random")
        live = await house.table("modulo", "pp", clock=clock)
        one, two = await house.sit(live, "token-0"), await house.sit(live, "token-1")
        replace = p.Replace(id="r", player=1)
        assert code_of(await one.say(replace)) == "not-absent", "they are there"
        two.hang_up()
        assert code_of(await one.say(replace)) == "not-absent", "not for long enough"
        later = now() + MINUTE
        monkeypatch.setattr(module, "now", lambda: later)
        assert code_of(await one.say(p.Replace(id="x", player=0))) == "not-absent"
        assert code_of(await one.say(p.Replace(id="y", player=5))) == "nobody-absent"
        assert isinstance(await one.say(replace), p.Ack)
        if on_timeout == "forfeit":
            assert live.table.stage == "over"
            assert live.table.match.winners == (0,)
            return
        assert live.table.away == {1}
        assert code_of(await one.say(p.Replace(id="z", player=1))) == "nobody-absent"
        # The bot plays until they come back.
        answer = await one.say(p.Act(id="m", action="L>L"))
        assert isinstance(answer, p.Ack)
        await until(lambda: live.table.match.to_act == (0,))
        monkeypatch.undo()
        back = await house.sit(live, "token-1")
        assert code_of(await back.say(p.Act(id="n", action="L>L"))) in (
            "turn-not-yours", "bot-sits-in"
        )  # fmt: skip
        assert isinstance(await back.say(p.Return(id="o")), p.Ack)
        assert live.table.away == set()

    at_home(tmp_path, work)


def test_spectators_replace_nobody(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        watcher = await house.sit(live, None)
        assert code_of(await watcher.say(p.Replace(id="r", player=1))) == "spectators-watch"

    at_home(tmp_path, work)


def test_nobody_is_replaced_before_the_game(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "po")
        one = await house.sit(live, "token-0")
        assert code_of(await one.say(p.Replace(id="r", player=1))) == "nobody-absent"

    at_home(tmp_path, work)


# ── notes ────────────────────────────────────────────────────────────────────────────────────


def test_notes_say_what_may_be_and_not_how_likely_also_against_people(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("da_vinci_code(players=2)", "pp")
        lines = [await house.sit(live, f"token-{player}") for player in range(2)]
        for number in range(20):
            to_act = live.table.awaited()
            if live.table.match.position is not None and any(
                a.startswith(("A", "B", "C")) and "=" in a
                for a in live.table.match.legal_for(to_act[0])
            ):
                break
            player = to_act[0]
            action = live.table.match.legal_for(player)[0]
            await lines[player].say(p.Act(id=f"m{number}", action=action))
        answer = await lines[0].say(p.GetNotes(id="n"))
        assert isinstance(answer, p.Notes), answer
        assert (answer.player, answer.moment) == (0, len(live.table.match.entries))
        (table,) = answer.tables
        assert not table["is_probability"]
        assert set(table["caption"]) == set(LANGUAGES)
        figures = [value for row in table["rows"] for value in row["values"]]
        assert set(figures) <= {1, None}
        # What a hidden tile is stands among what it may be.
        state = live.table.match.position.state  # type: ignore[union-attr]
        hidden = [int(state.numbers[1, i]) for i in range(state.size[1]) if not state.shown[1, i]]
        assert len(table["rows"]) >= len(hidden)
        for row, value in zip(table["rows"], hidden, strict=False):
            assert row["values"][value] == 1
        analysis = p.Analyse(id="a")
        await lines[0].send(analysis)
        await until(lambda: isinstance(lines[0].heard[-1], p.Refused))
        assert code_of(lines[0].heard[-1]) == "analysis-later"

    at_home(tmp_path, work, Thinkers(1))


def test_notes_are_of_ones_own_seat_and_of_games_that_have_them(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("da_vinci_code(players=2)", "pp")
        one, watcher = await house.sit(live, "token-0"), await house.sit(live, None)
        assert code_of(await one.say(p.GetNotes(id="n", player=1))) == "not-your-seat"
        assert code_of(await watcher.say(p.GetNotes(id="n"))) == "not-your-seat"
        other = await house.table("modulo", "pp")
        line = await house.sit(other, "token-0", "fr")
        assert code_of(await line.say(p.GetNotes(id="n"))) == "notes-none"

    at_home(tmp_path, work)


def test_the_refusals_are_sentences_in_both_languages() -> None:
    for message, blanks in (
        ("host-fills", {}),
        ("notes-none", {"game": "Modulo"}),
        ("nobody-absent", {}),
        ("not-absent", {"seconds": 60}),
    ):
        said = [TableeError(message, **blanks).say(lang) for lang in LANGUAGES]
        assert said[0] != said[1]
