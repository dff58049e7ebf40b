"""A draw is agreed on by those who can lose: no bot gives it away for another, or when it wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.server import changes as c
from tablee.server import protocol as p
from tests.server.lines import House, at_home, code_of
from tests.server.support import Dice, new_table, until


class Knowing(Dice):
    """Bots for which every position is worth the same."""

    value = 0.0

    async def analyse(self, view: Any, gone: Any = None) -> Any:
        return {"value": self.value}


@pytest.mark.parametrize(("value", "how"), [(1.0, ""), (0.0, "draw"), (-1.0, "draw")])
def test_a_bot_agrees_unless_it_stands_better(tmp_path: Path, value: float, how: str) -> None:
    thinkers = Knowing()
    thinkers.value = value

    async def work(house: House) -> None:
        live = await house.table("modulo", "pb")
        line = await house.sit(live, "token-0")
        assert isinstance(await line.say(p.Ask(id="1", what="draw")), p.Ack)
        await until(lambda: not live.table.requests.all())
        assert (live.table.stage == "over") == bool(how)
        assert live.table.match.now.ending.how == (how or "rules")

    at_home(tmp_path, work, thinkers)


@pytest.mark.parametrize(("moves", "is_drawn"), [("", True), ("L>L R>L L>R R>R R>R L>L", False)])
def test_the_truth_decides(tmp_path: Path, moves: str, is_drawn: bool) -> None:
    """Modulo for one point is drawn at first; after these moves the bot has won."""

    async def work(house: House) -> None:
        entries = [(i % 2, move) for i, move in enumerate(moves.split())]
        live = await house.table("modulo(points=1)", "pb", entries=entries)
        line = await house.sit(live, "token-0")
        assert isinstance(await line.say(p.Ask(id="1", what="draw")), p.Ack)
        await until(lambda: not live.table.requests.find("draw"), 150)
        assert (live.table.match.now.ending.how == "draw") == is_drawn

    at_home(tmp_path, work)


def test_a_bot_that_sits_in_for_somebody_gives_no_draw_away(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("modulo", "pp", lang="fr")
        line = await house.sit(live, "token-0", "fr")
        await house.hub.change(live, lambda table: table.give_up_place(1, "time"))
        refused = await line.say(p.Ask(id="1", what="draw"))
        assert code_of(refused) == "draw-absent"
        assert isinstance(refused, p.Refused)
        assert refused.sentence.startswith("Player 1 n’est pas là")
        assert live.table.stage == "running"

    at_home(tmp_path, work, Knowing())


def test_who_runs_out_of_time_has_not_agreed_to_a_draw() -> None:
    table = new_table("modulo", "pp")
    table.ask(0, "draw", "1")
    table.ask(0, "pause", "2")
    table.give_up_place(1, "time")
    assert table.stage == "running"
    assert table.requests.all() == []
    assert table.is_paused


def test_a_draw_that_an_older_server_granted_is_a_draw() -> None:
    """There, nobody waited for a bot's answer."""
    table = new_table("modulo", "pb")
    asked = c.decode_change(b'{"type":"asked","what":"draw","player":0,"by":0,"id":"1"}')
    drawn = c.decode_change(b'{"type":"play","who":-2,"action":"!draw"}')
    table.replay([(1, asked), (1, drawn)])
    assert (table.stage, table.match.winners) == ("over", (0, 1))
    assert table.requests.all() == []
