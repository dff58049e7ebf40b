"""A server to test against: in its own process, or just the hub in this one."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

import tablee
from tablee.client import Client
from tablee.core.views import View
from tablee.server import changes as c
from tablee.server import protocol as p
from tablee.server.hub import Hub, digest
from tablee.server.live.watcher import Watcher
from tablee.server.store import Store
from tablee.server.table import Table
from tablee.server.thinkers import Thinkers

QUIET = {"TABLEE_WARM": "no", "TABLEE_LIMITS": "no", "TABLEE_BOTS": "1", "TABLEE_LOG": "info"}


class Running:
    """`tablee serve` as a process."""

    def __init__(self, process: subprocess.Popen[str], url: str, log: Path) -> None:
        self.process = process
        self.url = url
        self.log = log
        self.port = int(url.rstrip("/").rpartition(":")[2])

    @property
    def client(self) -> Client:
        return Client(self.url)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


def start(data: Path, /, port: int = 0, **settings: str) -> Running:
    """A server on a free port, or on the one given."""
    data.mkdir(parents=True, exist_ok=True)
    log = data / f"log-{secrets.token_hex(3)}.txt"
    extra = {f"TABLEE_{name.upper()}": value for name, value in settings.items()}
    environment = {**os.environ, **QUIET, "TABLEE_DATA": str(data), **extra}
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tablee", "serve", "--no-open", "--port", str(port)],
            env=environment, stdout=subprocess.PIPE, stderr=errors, text=True,
        )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    words = [word for word in line.split() if word.startswith("http")]
    assert words, f"no address in {line!r}\n{log.read_text()}"
    return Running(process, words[0], log)


@contextmanager
def running(data: Path, /, port: int = 0, **settings: str) -> Iterator[Running]:
    server = start(data, port, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
        if server.process.stdout is not None:
            server.process.stdout.close()


class Dice(Thinkers):
    """Bots that choose at random and at once."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, level: str, view: View) -> str:
        return str(secrets.choice(view["legal"]))


def new_setup(name: str = "modulo", kinds: str = "", **fields: Any) -> c.Setup:
    """A table: `p` a person (whose token is `token-N`), `b` a bot, `o` an open place."""
    game = tablee.game(name)
    kinds = kinds or "p" * game.seats
    made = {"p": "person", "b": "bot", "o": "open"}
    places = [
        c.Place(
            made[kind],
            f"Player {i}",
            "random" if kind == "b" else "",
            digest(f"token-{i}") if kind == "p" else "",
        )
        for i, kind in enumerate(kinds)
    ]
    code = "".join(secrets.choice("ABCDEFGH23456789") for _ in range(6))
    return c.Setup(code, str(game), game.room.version, places, created=1_000, **fields)


def new_table(name: str = "modulo", kinds: str = "", **fields: Any) -> Table:
    table = Table(new_setup(name, kinds, **fields))
    table.settle()
    return table


class Eye(Watcher):
    """Keeps all that a client would receive."""

    __slots__ = ("received",)

    def __init__(self, *players: int, lang: str = "en", drawing: bool = False) -> None:
        self.received: list[bytes] = []
        super().__init__(self.received.append)
        self.players = list(players)
        self.lang = lang
        self.drawing = drawing

    @property
    def messages(self) -> list[p.ServerMessage]:
        decoder = msgspec.json.Decoder(p.ServerMessage)
        return [decoder.decode(data) for data in self.received]


def with_hub(store: Callable[[], Store], work: Callable[[Hub], Any]) -> Any:
    """Run a coroutine function with a hub whose bots choose at once."""

    async def run() -> Any:
        hub = Hub(store(), Dice())
        try:
            return await asyncio.wait_for(work(hub), 60)
        finally:
            await hub.close()

    return asyncio.run(run())


async def until(condition: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)
