"""Players for a server, many at once, in a process of their own. `benchmarks/server.py` starts it.

It speaks just enough of the websocket protocol to cost little: what is measured is the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import struct
import time
from base64 import b64encode
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop


class Choice(msgspec.Struct):
    action: str


class Moment(msgspec.Struct):
    phase: str = ""
    player: int = -2
    legal: list[Choice] = []
    may_throw: bool = False


class Message(msgspec.Struct):
    """What a player has to know of a message."""

    type: str
    seq: int = 0
    id: str = ""
    moment: Moment | None = None
    code: str = ""
    who: int | None = None


decode = msgspec.json.Decoder(Message).decode


class Player(asyncio.Protocol):
    """One websocket of one player."""

    def __init__(self, run: Run, code: str, token: str | None, table: int) -> None:
        self.run, self.code, self.token, self.table = run, code, token, table
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.is_open = False
        self.welcomed = asyncio.get_running_loop().create_future()
        self.number = 0
        self.moment: Moment | None = None
        """The latest this player was shown."""
        self.is_busy = False
        """Whether a move is on its way, or thought about."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.run.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open, self.buffer = True, rest
            hello = {"type": "hello", "protocol": 1, "table": self.code}
            self.send(json.dumps(hello | ({"token": self.token} if self.token else {})).encode())
        self._frames()

    def _frames(self) -> None:
        data, at = self.buffer, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                if len(data) - at < 4:
                    break
                size, start = struct.unpack_from("!H", data, at + 2)[0], at + 4
            elif size == 127:
                if len(data) - at < 10:
                    break
                size, start = struct.unpack_from("!Q", data, at + 2)[0], at + 10
            if len(data) < start + size:
                break
            if data[at] == 0x81:
                self.run.heard(self, decode(data[start : start + size]))
            elif data[at] == 0x89:
                self.frame(0x8A, data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def send(self, data: bytes) -> None:
        self.frame(0x81, data)

    def frame(self, kind: int, data: bytes) -> None:
        """A frame masked with zeros, which change nothing."""
        size = len(data)
        head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack(
            "!BBH", kind, 0xFE, size
        )  # fmt: skip
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + data)

    def connection_lost(self, problem: Exception | None) -> None:
        self.run.lost += 1
        if not self.welcomed.done():
            self.welcomed.set_exception(ConnectionError("closed before the welcome"))


class Run:
    """All players, and what they measured."""

    def __init__(self, url: str, rate: float) -> None:
        self.netloc = urlsplit(url).netloc
        self.rate = rate
        """Moves a second at each table; 0 for as many as there may be."""
        self.random = Random(1)
        self.is_playing = False
        self.sent: dict[tuple[int, int], tuple[float, Player]] = {}
        """By table and who acts there (chance, for a throw): when the move was sent, by whom."""
        self.acked = self.refused = self.lost = 0
        self.seen: list[float] = []
        """Seconds from a player's move to the other player's screen."""

    def heard(self, player: Player, message: Message) -> None:
        if message.moment is not None:
            player.moment = message.moment
        if message.type == "ack":
            self.acked += 1
            player.is_busy = False
        elif message.type == "refused":
            self.refused += 1
        elif message.type == "event":
            key = player.table, -1 if message.who is None else message.who
            began = self.sent.get(key)
            if began is not None and began[1] is not player:
                self.seen.append(time.perf_counter() - began[0])
                del self.sent[key]
        if message.type == "welcome" and not player.welcomed.done():
            player.welcomed.set_result(message)
        self._turn(player)

    def _turn(self, player: Player) -> None:
        """If this player is awaited: move, at once or soon."""
        moment = player.moment
        if player.is_busy or moment is None or not (moment.legal or moment.may_throw):
            return
        player.is_busy = True
        if self.is_playing and not self.rate:
            self.move(player)
        elif self.is_playing:
            # Moves come at random moments, one a second on average.
            asyncio.get_running_loop().call_later(
                self.random.uniform(0.5, 1.5) / self.rate, self.move, player
            )
        else:
            self.waiting.append(player)

    waiting: list[Player]

    def move(self, player: Player) -> None:
        moment = player.moment
        if not self.is_playing or moment is None:
            return
        fields = {"type": "throw"}
        if moment.legal:
            fields = {"type": "act", "action": self.random.choice(moment.legal).action}
        player.number += 1
        actor = moment.player if moment.legal else -1
        self.sent[player.table, actor] = time.perf_counter(), player
        player.send(msgspec.json.encode(fields | {"id": f"{player.token}{player.number}"}))


async def seat(url: str, game: str, tables: int) -> list[tuple[str, str, int]]:
    """New tables, every seat taken: (code, token, table)."""
    found = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for i in range(tables):
            # Everybody has a name of their own, and so every sentence about them is another.
            me = {"kind": "me", "name": f"Ada {i}"}
            body = {"game": game, "seats": [me], "match": {"games": 1000}}
            made = (await http.post("/api/tables", json=body)).raise_for_status().json()
            code = made["code"]
            found.append((code, made["token"], i))
            info = (await http.get(f"/api/tables/{code}")).raise_for_status().json()
            for k in range(len(info["players"]) - 1):
                other = {"name": f"Ben {i}-{k}"}
                joined = await http.post(f"/api/tables/{code}/join", json=other)
                found.append((code, joined.raise_for_status().json()["token"], i))
    return found


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    run = Run(arguments.url, arguments.rate)
    run.waiting = []
    loop = asyncio.get_running_loop()
    seats: list[tuple[str, str | None, int]] = [
        *(await seat(arguments.url, arguments.game, arguments.tables))
    ]
    if arguments.idle:
        first = await seat(arguments.url, arguments.game, max(1, arguments.idle // 100))
        seats += [(*first[i % len(first)][:2], -1) for i in range(arguments.idle)]
    host, _, port = run.netloc.partition(":")
    for at in range(0, len(seats), 50):
        players = [
            (await loop.create_connection(lambda s=s: Player(run, *s), host, int(port)))[1]  # type: ignore[misc]
            for s in seats[at : at + 50]
        ]
        await asyncio.gather(*(player.welcomed for player in players))
    print("ready", flush=True)
    await asyncio.sleep(arguments.pause)
    run.is_playing = True
    began, before = time.perf_counter(), time.process_time()
    for player in run.waiting:
        if arguments.rate:
            loop.call_later(run.random.uniform(0, 1) / arguments.rate, run.move, player)
        else:
            run.move(player)
    await asyncio.sleep(arguments.seconds)
    took = time.perf_counter() - began
    run.is_playing = False
    seen = sorted(run.seen) or [0.0]
    return {
        "moves": run.acked,
        "moves_per_second": run.acked / took,
        "refused": run.refused,
        "lost": run.lost,
        "p50_ms": 1000 * seen[len(seen) // 2],
        "p99_ms": 1000 * seen[int(len(seen) * 0.99)],
        "worst_ms": 1000 * seen[-1],
        "generator_cpu": (time.process_time() - before) / took,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--game", default="modulo")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=0.5)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(measure(parser.parse_args()))))


if __name__ == "__main__":
    main()
