"""What can go wrong for a player: each has a plain sentence and says what to do, in both languages,
and changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import TableeError
from tablee.server import protocol as p
from tablee.server import screen, unattended
from tablee.server.errors import problem_of
from tablee.server.hub import digest
from tablee.server.sqlite import SqliteStore
from tablee.server.store import Unavailable
from tablee.server.table import Refusal
from tablee.texts import LANGUAGES
from tests.server.lines import House, Line, at_home
from tests.server.support import Dice, until

CODES = {
    "no-such-table": ("there is no table", "il n’y a pas de table"),
    "table-full": ("the table is full", "la table est complète"),
    "seat-taken": ("that place is taken", "cette place est prise"),
    "turn-not-yours": ("it is not your turn", "ce n’est pas à vous"),
    "old-client": ("speaks version 99", "la version 99"),
    "not-kept": ("it was not played", "n’a donc pas été joué"),
}


class Away(SqliteStore):
    """A disk that is full, or a database that is away, while it is told so."""

    is_full = is_away = False
    refused = 0

    async def append(self, code: Any, changes: Any, stage: Any = None) -> None:
        if self.is_full or self.is_away:
            self.refused += 1
            raise Unavailable("database or disk is full")
        await super().append(code, changes, stage)

    async def load(self, code: str, after: int = 0) -> Any:
        if self.is_away:
            self.refused += 1
            raise Unavailable("connection refused")
        return await super().load(code, after)


def check(refusal: object, code: str, lang: str) -> None:
    assert isinstance(refusal, p.Refused | p.Problem), refusal
    assert refusal.code == code
    assert CODES[code][LANGUAGES.index(lang)] in refusal.sentence
    assert refusal.todo


def refusal_of(request: Any, lang: str) -> p.Problem:
    """What an HTTP request would be answered."""
    with pytest.raises(TableeError) as problem:
        request()
    return problem_of(problem.value, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_code_and_an_old_client(tmp_path: Path, lang: Any) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        line = Line(house.hub)
        hello = p.Hello(protocol=p.VERSION, table="NOSUCH", lang=lang)
        check(await line.say(hello), "no-such-table", lang)
        hello = p.Hello(protocol=99, table=live.table.code, lang=lang)
        check(await Line(house.hub).say(hello), "old-client", lang)

    at_home(tmp_path, work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_table_and_a_taken_seat(tmp_path: Path, lang: Any) -> None:
    async def work(house: House) -> None:
        full = (await house.table("modulo", "pp")).table
        check(refusal_of(lambda: full.sit(None, "Eve", "x"), lang), "table-full", lang)
        half = (await house.table("da_vinci_code(players=3)", "ppo", owner=digest("o"))).table
        check(refusal_of(lambda: half.sit(0, "Eve", "x"), lang), "seat-taken", lang)
        assert full.seq == half.seq == 0

    at_home(tmp_path, work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_out_of_turn(tmp_path: Path, lang: Any) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        two = await house.sit(live, "token-1", lang)
        check(await two.say(p.Act(id="1", action="L>L")), "turn-not-yours", lang)
        assert live.table.seq == 0

    at_home(tmp_path, work)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("trouble", ["is_full", "is_away"])
def test_a_full_disk_or_a_database_away_and_back(tmp_path: Path, lang: Any, trouble: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp")
        one, two = await house.sit(live, "token-0", lang), await house.sit(live, "token-1", lang)
        two.heard.clear()
        setattr(house.hub.store, trouble, True)
        for _ in range(2):
            check(await one.say(p.Act(id="same", action="L>L")), "not-kept", lang)
        assert not [m for m in two.heard if isinstance(m, p.Event)], "nobody was told"
        setattr(house.hub.store, trouble, False)
        for _ in range(2):
            answer = await one.say(p.Act(id="same", action="L>L"))
            assert answer == p.Ack("same", 1)
        assert [m.seq for m in two.heard if isinstance(m, p.Event)] == [1], "played once"

    at_home(tmp_path, work, store=Away)


@pytest.mark.parametrize("trouble", ["is_full", "is_away"])
def test_a_bot_goes_on_when_the_disk_or_the_database_does(
    tmp_path: Path, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unattended, "RETRY", 0.01)

    async def work(house: House) -> None:
        live = await house.table("modulo", "pb")
        one = await house.sit(live, "token-0")
        store: Any = house.hub.store

        async def choose(*_: object) -> str:
            setattr(store, trouble, True)  # just when the bot has chosen
            return "L>L"

        monkeypatch.setattr(house.hub.thinkers, "choose", choose)
        await one.say(p.Act(id="1", action="L>L"))
        await until(lambda: store.refused > 4)
        assert live.kept == 1
        monkeypatch.setattr(house.hub.thinkers, "choose", Dice().choose)
        setattr(store, trouble, False)
        await until(lambda: live.kept == 2)

    at_home(tmp_path, work, store=Away)


def test_every_line_has_both_languages() -> None:
    for code in CODES:
        refusal = Refusal(code, code="X", free="1", protocol=99, right=1)
        said = {refusal.say(lang) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)


def test_a_mistake_of_ours_leaves_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that was kept is acknowledged, though telling it went wrong; and where there is no
    answer the socket is closed, so that the client comes back."""
    problems: list[Any] = []

    def break_down(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    async def work(house: House) -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, problem: problems.append(problem)
        )
        live = await house.table("modulo", "pp")
        lines = [await house.sit(live, f"token-{player}") for player in range(2)]
        with monkeypatch.context() as broken:
            broken.setattr(screen, "hear", break_down)
            assert isinstance(await lines[0].say(p.Act(id="1", action="L>L")), p.Ack)
        assert len(problems) == 1
        assert isinstance(await lines[1].say(p.Act(id="1", action="L>L")), p.Ack)
        assert len(live.table.match.entries) == 2
        assert not live.turn.is_taken
        with monkeypatch.context() as broken:
            broken.setattr(screen, "history", break_down)
            await lines[0].send(p.GetHistory(id="2", before=9))
        assert lines[0].is_over
        assert not lines[1].is_over

    at_home(tmp_path, work)
