"""Killing a server under load, again and again, and counting what it had acknowledged."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tablee.server.app import open_store
from tablee.server.changes import Played
from tablee.server.settings import settings
from tablee.server.table import Table
from tests.server.support import Running, start


class Pair:
    """The two players of a table. They play on whatever happens, and remember what was
    acknowledged."""

    def __init__(self, code: str, tokens: list[str], random: Random) -> None:
        self.code = code
        self.tokens = tokens
        self.acked: dict[str, int] = {}
        """The id of every request that was acknowledged, and the seq it was given."""
        self._random = random
        self._number = 0
        self._unanswered: list[dict[str, Any] | None] = [None, None]

    async def play(self, url: str, player: int) -> None:
        """Play one side until the server goes."""
        try:
            async with connect(url, compression=None) as socket:
                await socket.send(
                    json.dumps(
                        {"type": "hello", "protocol": 1, "table": self.code,
                         "token": self.tokens[player]}
                    )
                )  # fmt: skip
                waiting = self._unanswered[player]
                if waiting is not None:
                    # Nobody knows whether this was kept: send it again, under the same id.
                    await socket.send(json.dumps(waiting))
                async for data in socket:
                    await self._heard(socket, player, json.loads(data))
        except (WebSocketException, OSError):
            return

    async def _heard(self, socket: Any, player: int, message: dict[str, Any]) -> None:
        if message["type"] == "ack":
            self.acked[message["id"]] = message["seq"]
            waiting = self._unanswered[player]
            if waiting is not None and waiting["id"] == message["id"]:
                self._unanswered[player] = None
        elif message["type"] == "refused":
            self._unanswered[player] = None
        moment = message.get("moment")
        if moment and moment["legal"] and self._unanswered[player] is None:
            self._number += 1
            act = {
                "type": "act",
                "id": f"{player}-{self._number}",
                "action": self._random.choice(moment["legal"])["action"],
                "seq": message["seq"],
            }
            self._unanswered[player] = act
            await socket.send(json.dumps(act))


def kill_rounds(folder: Path, rounds: int, tables: int, seed: int, database: str = "") -> int:
    """Kill the server so many times; how many acknowledged moves were all found again."""
    random = Random(seed)
    more = {"database": database} if database else {}
    server = start(folder, 0, **more)
    pairs = [_pair(server, random) for _ in range(tables)]
    try:
        for _ in range(rounds):
            asyncio.run(_play_and_kill(server, pairs, random))
            assert server.process.stdout is not None
            server.process.stdout.close()
            check_kept(folder, pairs, database)
            server = start(folder, 0, **more)
        # And every table goes on.
        before = [len(pair.acked) for pair in pairs]

        def all_go_on() -> bool:
            return all(len(p.acked) > n for p, n in zip(pairs, before, strict=True))

        asyncio.run(_play_and_kill(server, pairs, random, all_go_on))
        assert all_go_on()
        check_kept(folder, pairs, database)
    finally:
        if server.process.poll() is None:
            server.kill()
        if server.process.stdout is not None:
            server.process.stdout.close()
    return sum(len(pair.acked) for pair in pairs)


def _pair(server: Running, random: Random) -> Pair:
    terms = {"games": 1000}
    made = server.client.create("modulo", seats=[{"kind": "me"}], match=terms)
    joined = server.client.join(made.state.code)
    tokens = [made.state.token or "", joined.state.token or ""]
    return Pair(made.state.code, tokens, Random(random.random()))


async def _play_and_kill(
    server: Running, pairs: list[Pair], random: Random, is_enough: Callable[[], bool] | None = None
) -> None:
    """Let everybody play, and kill the server at a random moment, or when it is enough."""
    url = server.url.replace("http", "ws") + "ws"
    playing = [asyncio.ensure_future(pair.play(url, player)) for pair in pairs for player in (0, 1)]
    before = sum(len(pair.acked) for pair in pairs)

    def is_under_way() -> bool:
        return sum(len(pair.acked) for pair in pairs) >= before + len(pairs)

    for _ in range(600):
        if (is_enough or is_under_way)():
            break
        await asyncio.sleep(0.05)
    await asyncio.sleep(random.uniform(0, 0.5))
    server.process.kill()
    await asyncio.wait(playing, timeout=20)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    server.process.wait()


def check_kept(folder: Path, pairs: list[Pair], database: str = "") -> None:
    """Everything acknowledged is there, under its number, once; and every table can be played."""

    async def check() -> None:
        store = await open_store(settings({"data": str(folder), "database": database}, {}))
        try:
            for pair in pairs:
                found = await store.load(pair.code)
                assert found is not None
                table = Table(found[0])
                table.replay(found[1])
                ids = [change.id for change in table.log if isinstance(change, Played)]
                twice = [id for id, times in Counter(filter(None, ids)).items() if times > 1]
                assert twice == [], f"{pair.code}: played twice: {twice}"
                for id, seq in pair.acked.items():
                    assert table.log[seq - 1].id == id, f"{pair.code}: {id} was lost"
        finally:
            await store.close()

    asyncio.run(check())
