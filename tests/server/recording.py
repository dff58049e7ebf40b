"""Write down what a server keeps and says: `python -m tests.server.recording`. Right only when more
is to be recorded; what is recorded already (`recorded.py`) must never have to change.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tablee.server import changes as c
from tablee.server.hub import Hub
from tests.server.recorded import (
    DATABASE,
    EXCHANGES,
    FOLDER,
    TABLES,
    Heard,
    Message,
    Salon,
    reduced,
    summary,
    token,
    with_database,
    written,
)

QUIET = 0.15
"""Seconds after which nobody is taken to say more."""


class Recorder(Salon):
    """Writes down what is said."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self.lines: list[str] = []
        self._legal: dict[str, list[str]] = {}
        self._number = 0
        self.seq = 0

    async def say(self, who: str, **says: object) -> Message:
        """The answer to what was said, or the last thing that was heard."""
        answers = await self.send(who, says)
        before = -1
        while before != (before := sum(len(ear.heard) for ear in self.ears.values())):
            await asyncio.sleep(QUIET)
        heard: Heard = self.take() | ({"http": answers} if answers else {})
        for name, messages in heard.items():
            for message in messages:
                seq, moment = message.get("seq"), message.get("moment")
                self.seq = seq if isinstance(seq, int) else self.seq
                if isinstance(moment, dict):
                    self._legal[name] = [choice["action"] for choice in moment["legal"]]
        line = {"who": who, "says": says, "hear": reduced(heard)}
        self.lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
        assert heard.get(who), f"no answer to {says}"
        return heard[who][-1]

    async def ask(self, verb: str, path: str, body: object = None, token: str = "") -> Message:
        found = await self.say("http", verb=verb, path=path, body=body, token=token)
        body = found["body"]
        return body if isinstance(body, dict) else {"lines": body}

    async def do(self, who: str, kind: str, **said: object) -> Message:
        """A request under an id of its own."""
        self._number += 1
        return await self.say(who, type=kind, id=f"r{self._number}", **said)

    async def play(self, who: str, **said: object) -> bool:
        """The first thing that may be done; False if there is none."""
        legal = self._legal.get(who)
        if legal:
            await self.do(who, "act", action=legal[0], **said)
        return bool(legal)

    async def hello(self, who: str, code: object, token: str | None, **said: object) -> None:
        await self.say(who, type="hello", protocol=1, table=code, token=token, **said)


async def board(of: Recorder) -> str:
    """A board, a match of two games with a toss, everything that people can ask of each other."""
    seats = [{"kind": "me", "name": "Ada"}]
    made = await of.ask("POST", "/api/tables", {
        "game": "foxu", "seats": seats, "match": {"games": 2, "first": "rps"}, "is_public": True,
        "token": token("a"),
    })  # fmt: skip
    code = str(made["code"])
    await of.ask("GET", "/api/tables")
    await of.hello("early", code, token("z"))
    await of.ask("POST", f"/api/tables/{code}/join", {"name": "Bob", "token": token("b")})
    await of.ask("POST", f"/api/tables/{code}/join", {"name": "Cid", "token": token("c")})
    await of.hello("ada", code, token("a"), breaks=True)
    await of.hello("bob", code, token("b"), lang="fr", breaks=True, drawing=True)
    await of.hello("guest", code, None)
    await of.do("ada", "act", action="rock")
    await of.do("bob", "act", action="rock")
    await of.do("ada", "act", action="rock", seq=of.seq)
    await of.do("bob", "act", action="scissors")
    begins = of.seq
    for _ in range(3):
        await of.play("ada")
        await of.play("bob", player=1)
    await of.do("ada", "act", action="nonsense")
    await of.do("guest", "act", action="a1")
    await of.do("ada", "act", action="a1", seq=begins)
    await of.say("ada", type="act", id="r1", action="rock")
    await of.say("ada", type="act", id="r1", action="paper")
    for answer in (False, True):
        await of.do("ada", "ask", what="take_back", seq=of.seq)
        await of.do("bob", "answer", what="take_back", yes=answer)
    await of.do("bob", "ask", what="pause")
    await of.do("ada", "answer", what="pause", yes=True)
    await of.do("ada", "act", action="a1")
    await of.do("ada", "resume", seq=of.seq)
    await of.say("bob", type="language", lang="en")
    await of.say("bob", type="look", player=0)
    await of.do("guest", "history", before=4)
    await of.do("guest", "moment", moment=1)
    await of.do("ada", "analyse")
    await of.do("ada", "ask", what="draw")
    await of.say("guest", type="ping")
    await of.say("guest", type="nothing of the kind")
    await of.do("bob", "resign", seq=of.seq)
    await of.do("ada", "resume", seq=of.seq)
    await of.do("bob", "resume")
    for _ in range(2):
        await of.play("bob")
        await of.play("ada")
    await of.ask("GET", f"/api/tables/{code}/journal", token=token("a"))
    await of.do("ada", "resign")
    await of.hello("again", code, token("a"), since=of.seq - 2)
    await of.do("guest", "moment", moment=5, viewer=-3)
    await of.ask("GET", f"/api/replays/{code}/moments?from=4&count=2&viewer=all")
    await of.do("ada", "ask", what="rematch")
    await of.do("bob", "answer", what="rematch", yes=True)
    await of.ask("POST", "/api/mine", {"tokens": [token("a"), token("y")]})
    return code


async def dice(of: Recorder) -> None:
    """Dice that are thrown; somebody who comes, goes, and is sat in for by a bot; a bot."""
    made = await of.ask("POST", "/api/tables", {
        "game": "moksha_patamu(players=3)", "seats": [{"kind": "me", "name": "Dot"}],
        "clock": {"per_move": 86_400}, "token": token("d"),
    })  # fmt: skip
    code = made["code"]
    await of.ask("POST", f"/api/tables/{code}/join", {"name": "Eve", "token": token("e")})
    await of.hello("dot", code, token("d"))
    await of.hello("eve", code, token("e"))
    await of.do("eve", "leave")
    await of.do("dot", "throw")
    await of.ask("POST", f"/api/tables/{code}/join", {"name": "Eve", "token": token("e")})
    await of.do("dot", "fill", player=2, level="random")
    for _ in range(4):
        await of.do("dot", "throw")
        await of.do("eve", "throw")
    await of.do("eve", "leave")
    await of.do("dot", "throw")
    await of.do("eve", "return")
    await of.do("dot", "replace", player=1)


async def cards(of: Recorder) -> None:
    """Hidden hands, several of them round one screen."""
    seats = [{"kind": "me", "name": name} for name in "NESW"]
    made = await of.ask("POST", "/api/tables", {
        "game": "deux_sur_quatre(players=4)", "seats": seats, "lang": "fr", "token": token("f"),
    })  # fmt: skip
    await of.hello("all", made["code"], token("f"), lang="fr")
    for _ in range(6):
        for player in range(4):
            await of.say("all", type="look", player=player)
            if await of.play("all", player=player):
                break
        await of.say("all", type="look", player=None)


async def forfeit(of: Recorder, code: str) -> None:
    """A journal that was uploaded, a game that goes on from it, and one who leaves that."""
    journal = await of.ask("GET", f"/api/tables/{code}/journal")
    lines = journal["lines"]
    assert isinstance(lines, list)
    replay = await of.ask("POST", "/api/replays", "\n".join(lines) + "\n")
    table = replay["table"]
    assert isinstance(table, dict)
    seats = [{"kind": "me", "name": "Gus"}, {"kind": "bot", "name": "Hal", "level": "random"}]
    made = await of.ask("POST", "/api/tables", {
        "game": str(table["game"]), "seats": seats,
        "match": {"games": 2}, "clock": {"per_move": 86_400, "on_timeout": "forfeit"},
        "play_on": {"code": table["code"], "moment": 0}, "token": token("g"),
    })  # fmt: skip
    await of.hello("gus", made["code"], token("g"))
    await of.play("gus")
    await of.do("gus", "leave")


async def wake(hub: Hub, code: str) -> None:
    """As after a time in which no server was up."""
    await hub.change(await hub.find(code), lambda table: table.do(c.Awake()))


def record(folder: Path) -> None:
    with TemporaryDirectory() as place:
        path, lines, tables = Path(place) / "tables.sqlite", list[str](), list[Message]()

        async def tell(hub: Hub) -> None:
            recorder = Recorder(hub)
            code = await board(recorder)
            await dice(recorder)
            await cards(recorder)
            await forfeit(recorder, code)
            await recorder.close()
            lines.extend(recorder.lines)
            for live in hub.lives:
                await wake(hub, live.table.code)
            tables.extend(summary(live.table) for live in hub.lives)

        with_database(path, tell)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / DATABASE).write_text(written(path), encoding="utf-8")
    (folder / EXCHANGES).write_text("\n".join([*lines, ""]), encoding="utf-8")
    text = json.dumps(tables, ensure_ascii=False, indent=1)
    (folder / TABLES).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    record(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
