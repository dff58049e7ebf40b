"""A fuzzer: malformed, oversized, out-of-order, replayed and stolen-seat messages.

Every one must be answered by a clear error or a closed socket, and no table may change.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.server import protocol as p
from tests.server.support import Running

KINDS = [kind for kind in p.ClientMessage.__args__ if kind is not p.Hello]
JUNK: list[Any] = [
    None, True, -1, 0, 1, 2**63, 1e308, "", "x", "\x00", "é" * 50, "L>L", "!resign", [], {}, [[]],
    {"a": 1}, "../../etc/passwd", "'; drop table tables; --", "NaN", "9" * 400, "\ud83d\ude00",
]  # fmt: skip


class Fuzzer:
    """Sends nonsense to a table whose turn is somebody else's."""

    def __init__(self, server: Running, seed: int) -> None:
        self.random = Random(seed)
        self.url = server.url.replace("http", "ws") + "ws"
        self.client = server.client
        victim = self.client.create("modulo(start=secret)", seats=[{"kind": "me"}])
        self.code, self.token = victim.state.code, victim.state.token or ""
        self.other = self.client.join(self.code).state.token or ""
        elsewhere = self.client.create("modulo", seats=[{"kind": "me"}, {"kind": "bot"}])
        self.stolen = elsewhere.state.token or ""
        self.answers: Counter[str] = Counter()

    async def run(self, messages: int) -> None:
        """Send so many; AssertionError if one is not answered as it should be."""
        before = self.client.table(self.code)
        sent = 0
        while sent < messages:
            sent += await self._connection(min(200, messages - sent))
        assert self.client.table(self.code) == before, "a table was changed"

    async def _connection(self, most: int) -> int:
        """One connection, until it is closed or so many were sent."""
        sent = 0
        async with connect(self.url, compression=None, max_size=None) as socket:
            kind = self.random.choice(("spectator", "spectator", "none", "stolen"))
            if kind == "spectator":
                hello = {"type": "hello", "protocol": 1, "table": self.code}
                await socket.send(json.dumps(hello))
                await self._answer(socket)
            while sent < most:
                message = self._message()
                sent += 1
                try:
                    await socket.send(message)
                    if not await self._answer(socket):
                        return sent
                except ConnectionClosed:
                    self.answers["closed"] += 1
                    return sent
        return sent

    async def _answer(self, socket: ClientConnection) -> bool:
        """Wait for the answer; False if the socket was closed instead."""
        try:
            while True:
                async with asyncio.timeout(30):
                    said = json.loads(await socket.recv())
                if said["type"] == "refused":
                    assert said["sentence"], said
                    assert (
                        said["code"] in self.answers or self.answers.update([said["code"]]) is None
                    )
                if said["type"] not in ("status", "event"):
                    self.answers[said.get("code", said["type"])] += 1
                    return True
        except ConnectionClosed:
            self.answers["closed"] += 1
            return False

    def _message(self) -> str | bytes:
        """Something that must not change anything."""
        random = self.random
        kind = random.randrange(8)
        if kind == 0:
            return bytes(random.randrange(256) for _ in range(random.randrange(1, 200)))
        if kind == 1:
            return "".join(
                chr(random.randrange(1, 0xD7FF)) for _ in range(random.randrange(1, 200))
            )
        if kind == 2 and random.random() < 0.1:
            return json.dumps(
                {"type": "act", "id": "1", "action": "x" * random.choice((300, 20_000))}
            )
        if kind == 3:
            return "[" * random.randrange(1, 2000)
        if kind == 4:
            hello = {"type": "hello", "protocol": random.choice((1, 1, 0, 99)), "table": self.code}
            return json.dumps(hello | {"token": random.choice((self.stolen, "x", "", None, 5))})
        return self._broken(self._typed())

    def _typed(self) -> dict[str, Any]:
        """A message of the right form from somebody who may not send it."""
        kind = self.random.choice(KINDS)
        found: dict[str, Any] = {"type": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if field.required or self.random.random() < 0.5:
                found[field.encode_name] = self._value(field.name)
        return found

    def _value(self, name: str) -> Any:
        values = {
            "id": str(self.random.randrange(20)),
            "action": self.random.choice(("11", "14", "L>L", "!resign")),
            "what": self.random.choice(("take_back", "draw", "pause", "rematch")),
            "player": self.random.randrange(3),
            "seq": self.random.randrange(5),
            "moment": self.random.randrange(5),
            "viewer": self.random.choice((-3, -2, 0, 1)),
            "before": self.random.randrange(5),
            "level": self.random.choice(("", "random", "no-such")),
            "lang": self.random.choice(("en", "fr")),
            "yes": True,
            "is_typed": True,
            "odds": self.random.random() < 0.5,
            "drawing": self.random.random() < 0.5,
        }
        return values[name]

    def _broken(self, message: dict[str, Any]) -> str:
        """The message as it is, or with something wrong in it."""
        for name in list(message):
            if self.random.random() < 0.3:
                message[name] = self.random.choice(JUNK)
        written = json.dumps(message)
        if self.random.random() < 0.2:
            at = self.random.randrange(len(written))
            written = written[:at] + self.random.choice('{}[]",:x') + written[at + 1 :]
        return written
