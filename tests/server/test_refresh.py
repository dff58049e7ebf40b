"""A process that hears of another's changes loads these, and not the whole match again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablee.server import protocol as p
from tablee.server.table import Table
from tests.server.lines import House, at_home
from tests.server.trouble import elsewhere


def test_only_what_is_new_is_loaded(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("foxu", "pp")
        away, store = elsewhere(house)
        there = await away.hub.find(live.table.code)
        lines = [await house.sit(live, "token-0"), await away.sit(there, "token-1")]
        lives, asked, loaded = (live, there), [], 0
        whole = store.load

        async def load(code: str, after: int = 0) -> Any:
            nonlocal loaded
            found = await whole(code, after)
            asked.append(after)
            loaded += len(found[1])
            return found

        store.load = load
        begun = live.table.seq
        for number in range(12):
            player = live.table.match.to_act[0]
            action = live.table.match.legal_for(player)[0]
            said = p.Act(id=str(number), action=action, seq=lives[player].table.seq)
            assert isinstance(await lines[player].say(said), p.Ack)
            for one, other in ((house, live), (away, there)):
                await one.hub.heard(live.table.code, max(lives[0].kept, lives[1].kept))
                assert other.kept == other.table.seq
        assert live.table.match.now == there.table.match.now
        assert 0 < loaded <= live.table.seq - begun
        assert 0 not in asked
        # What was loaded bit by bit is what is loaded at once.
        again = await whole(live.table.code)
        table = Table(again[0])
        table.replay(again[1])
        assert (table.match.now, table.done) == (there.table.match.now, there.table.done)

    at_home(tmp_path, work)
