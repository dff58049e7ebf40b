"""What the first servers kept, and what they said in protocol version 1: `test_recorded.py` holds
every later one to it. How it was recorded: `recording.py`."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import httpx
from starlette.applications import Starlette

from tablee.server import http
from tablee.server.hub import Hub
from tablee.server.limits import Limits
from tablee.server.socket import Connection
from tablee.server.sqlite import SqliteStore
from tablee.server.table import Table
from tests.server.support import Dice, until

FOLDER = Path(__file__).parent.parent / "data" / "server"
DATABASE, TABLES, EXCHANGES = "tables.sql", "tables.json", "exchanges.jsonl"
WORDS = {
    "told", "goal", "help", "label", "labels", "sentence", "todo", "why", "standing", "drawing",
}  # fmt: skip
"""Texts for people may become better ones."""
TIMES = {"created", "changed", "left_game", "left_move", "left_break"}
ROOMS_OWN = {"facts"}
"""What a room says to its own board."""

Message = dict[str, object]
Heard = dict[str, list[Message]]
"""By listener: what they heard, but for who is here, which comes whenever it likes."""


@contextmanager
def same_luck() -> Iterator[None]:
    """Codes, dice and cards come as they came when it was recorded."""
    random, choice, below = Random(7), secrets.choice, secrets.randbelow
    secrets.choice, secrets.randbelow = random.choice, random.randrange  # type: ignore[assignment]
    try:
        yield
    finally:
        secrets.choice, secrets.randbelow = choice, below


class Ear:
    """In place of a wire."""

    def __init__(self, hub: Hub) -> None:
        self.heard: list[Message] = []
        self.statuses = 0
        self.connection = Connection(hub, Limits(is_on=False), "here", self)  # type: ignore[arg-type]

    def post(self, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "status":
            self.statuses += 1
        else:
            self.heard.append(message)

    def ready(self) -> None:
        pass

    def end(self) -> None:
        pass


class Salon:
    """A server without a network: what is said to it one after the other, and what all hear."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.ears: dict[str, Ear] = {}
        app = Starlette(routes=http.routes())
        app.state.hub, app.state.limits = hub, Limits(is_on=False)
        transport = httpx.ASGITransport(app=app)
        self._http = httpx.AsyncClient(transport=transport, base_url="http://here")

    async def send(self, who: str, says: Message) -> list[Message]:
        """Somebody says something; an answer there and then, if it was by HTTP."""
        if who == "http":
            return [await self._ask(says)]
        ear = self.ears.setdefault(who, Ear(self.hub))
        ear.connection.receive(json.dumps(says).encode())
        return []

    async def _ask(self, says: Message) -> Message:
        body = says.get("body")
        answer = await self._http.request(
            str(says["verb"]), str(says["path"]),
            content=body if isinstance(body, str) else json.dumps(body).encode(),
            headers={"authorization": f"Bearer {says.get('token', '')}"},
        )  # fmt: skip
        is_json = answer.headers["content-type"] == "application/json"
        found = answer.json() if is_json else answer.text.splitlines()
        return {"status": answer.status_code, "body": found}

    def take(self) -> Heard:
        """What everybody has heard since."""
        found = {who: ear.heard for who, ear in self.ears.items() if ear.heard}
        for ear in self.ears.values():
            ear.heard = []
        return found

    async def hears(self, expected: Heard) -> Heard:
        """What everybody has heard, once as much has been said as was recorded."""
        wanted = {who: len(messages) for who, messages in expected.items() if who != "http"}
        await until(lambda: all(len(self.ears[who].heard) >= n for who, n in wanted.items()))
        return self.take()

    async def close(self) -> None:
        await self._http.aclose()


def reduced(value: object, key: str = "") -> object:
    """A message without what may differ from one time to the next, or become better."""
    if key in TIMES:
        return 0
    if key in ROOMS_OWN:
        return {}
    if key in WORDS:
        return "…" if value else ""
    if isinstance(value, dict):
        return {name: reduced(each, name) for name, each in value.items()}
    if isinstance(value, list):
        return [reduced(each) for each in value]
    return value


def missing(recorded: object, found: object, where: str = "") -> list[str]:
    """What was said and is not said any more. There may be more now than there was."""
    if isinstance(recorded, dict) and isinstance(found, dict):
        return [
            problem
            for name, value in recorded.items()
            for problem in (
                missing(value, found[name], f"{where}.{name}") if name in found
                else [f"{where}.{name} is gone"]
            )
        ]  # fmt: skip
    if isinstance(recorded, list) and isinstance(found, list) and len(recorded) == len(found):
        pairs = zip(recorded, found, strict=True)
        return [p for i, (a, b) in enumerate(pairs) for p in missing(a, b, f"{where}[{i}]")]
    return [] if recorded == found else [f"{where}: {recorded!r} has become {found!r}"]


def summary(table: Table) -> Message:
    """What must be the same whoever reads a table that was kept."""
    match = table.match
    return {
        "code": table.code,
        "stage": table.stage,
        "seq": table.seq,
        "game": str(match.game),
        "entries": [f"{entry.who} {entry.action}" for entry in match.entries],
        "scores": [*match.now.scores],
        "won": [*match.now.won],
        "to_act": [*match.to_act],
        "places": [[place.kind, place.name, place.level] for place in table.places],
        "away": sorted(table.away),
        "is_paused": table.is_paused,
        "resting": sorted(table.resting),
        "requests": sorted(table.requests.open),
        "next": table.next,
        "done": sorted([player, id, seq] for (player, id), seq in table.done.items()),
        "alarm": table.alarm is not None,
    }


def restore(script: str, path: Path) -> None:
    """A database as it was."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def written(path: Path) -> str:
    """A database as text."""
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("pragma user_version").fetchone()[0]
        return "\n".join([*connection.iterdump(), f"pragma user_version = {version};", ""])


Work = Callable[[Hub], Awaitable[None]]


def with_database(path: Path, work: Work) -> None:
    async def run() -> None:
        hub = Hub(SqliteStore(path), Dice())
        try:
            await asyncio.wait_for(work(hub), 300)
        finally:
            await hub.close()

    with same_luck():
        asyncio.run(run())


def token(letter: str) -> str:
    return letter * 32
