"""A server as a process of its own, and windows that look at it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).parent.parent.parent
SETTINGS = {"TABLEE_LIMITS": "no", "TABLEE_WARM": "no"}
"""Tests ask more than people do, and nothing is compiled that they do not need."""
READY = re.compile(r"http://\S+?(?=/\s|/$|\s|$)")


class House:
    """`tablee serve` with a port and data of its own. Can be killed and started again."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.settings = {**SETTINGS, **settings}
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tablee", "serve", "--port", port, "--no-open"],
            cwd=ROOT,
            env={**os.environ, **self.settings, "TABLEE_DATA": str(self.data)},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            if found := READY.search(line):
                self.address = found[0].rstrip("/")
                break
        assert self.address, f"the server did not start: {''.join(said)}"
        # Nobody reads on, and a full pipe would stop the server.
        self._reader = threading.Thread(target=self._process.stdout.read, daemon=True)
        self._reader.start()

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._reader.join(20)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def ask(self, path: str, body: object | None = None) -> Any:
        return self.send(path, None if body is None else json.dumps(body).encode())

    def send(self, path: str, data: bytes | None) -> Any:
        """A request with a body as it is: JSON, or a journal."""
        request = urllib.request.Request(
            f"{self.address}/api/{path}", data=data, headers={"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def table(self, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        """A new table, as `POST /api/tables` makes it."""
        made: dict[str, Any] = self.ask("tables", {"game": game, "seats": seats, **more})
        return made

    def against_bots(self, game: str, players: int = 2, level: str = "random", **more: Any) -> str:
        """The address of a seat at a new table where all the others are bots."""
        bots = [{"kind": "bot", "level": level}] * (players - 1)
        made = self.table(game, [{"kind": "me", "name": "Ada"}, *bots], **more)
        return f"{self.address}{made['link']}"


class Window:
    """A page and what went wrong in it. `check` at the end: nothing may have."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.problems: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request.url, address))

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text}")

    def _request(self, url: str, address: str) -> None:
        host = address.partition("://")[2]
        if not re.match(rf"(https?|wss?)://{re.escape(host)}(/|$)", url) and not url.startswith(
            "data:"
        ):
            self.problems.append(f"a request to another host: {url}")

    def forgive(self, *words: str) -> None:
        """Problems that a test makes on purpose, such as a server that is gone."""
        self.problems = [p for p in self.problems if not any(word in p for word in words)]

    def check(self) -> None:
        assert not self.problems, "\n".join(self.problems)


Opener = Callable[..., Window]


def open_window(context: BrowserContext, address: str) -> Window:
    return Window(context.new_page(), address)
