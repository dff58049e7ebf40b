"""The client for programs that do one thing after another."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPException
from typing import Any, Self, TypeVar

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tablee.client.state import (
    Refused,
    SeatState,
    ServerProblem,
    address,
    encode,
    new_token,
    path,
    wanted,
)  # fmt: skip
from tablee.server import protocol as p

Body = TypeVar("Body")
TRIES = 20
ASKED_AGAIN = 3
"""How often more something is asked over HTTP, a little later each time."""
PASSING = 503
"""Refusals that will not last."""


class Client:
    """A server, by its address. `timeout`: seconds that it has for an answer. People have all the
    time they need: `turns` waits for them as long as the server is there."""

    def __init__(self, url: str, lang: str = "en", timeout: float = 30.0) -> None:
        self._http, self._socket = address(url)
        self._lang = lang
        self._timeout = timeout

    def games(self) -> p.Catalogue:
        return self._ask("GET", path("games"), p.Catalogue)

    def tables(self) -> list[p.TableInfo]:
        """Public tables that wait for players or are being played."""
        return self._ask("GET", path("tables"), p.TableList).tables

    def table(self, code: str) -> p.TableInfo:
        return self._ask("GET", path("tables", code), p.TableInfo)

    def create(self, game: str, **fields: Any) -> Seat:
        """A new table, and your seat at it: the first, unless `seats` say otherwise. The fields are
        those of `protocol.CreateTable`."""
        body = wanted(game, self._lang, fields)
        return self.sit(self._ask("POST", path("tables"), p.Seated, body))

    def join(self, code: str, name: str = "", player: int | None = None) -> Seat:
        """A free seat at a table."""
        body = encode(p.JoinTable(name, player, self._lang, new_token()))  # type: ignore[arg-type]
        return self.sit(self._ask("POST", path("tables", code, "join"), p.Seated, body))

    def sit(self, seated: p.Seated) -> Seat:
        """A seat that you hold already: its code and its token."""
        return Seat(self._socket, SeatState(seated.code, seated.token, self._lang), self._timeout)

    def watch(self, code: str) -> Seat:
        """A spectator’s place."""
        return Seat(self._socket, SeatState(code, None, self._lang), self._timeout)

    def journal(self, code: str, token: str = "") -> str:
        return self._send("GET", path("tables", code, "journal"), None, token).decode()

    def _ask(self, verb: str, where: str, kind: type[Body], body: bytes | None = None) -> Body:
        return msgspec.json.decode(self._send(verb, where, body), type=kind)

    def _send(self, verb: str, where: str, body: bytes | None, token: str = "") -> bytes:
        headers = {"content-type": "application/json", "accept-language": self._lang}
        if token:
            headers["authorization"] = f"Bearer {token}"
        request = urllib.request.Request(f"{self._http}{where}", body, headers, method=verb)
        until = time.monotonic() + self._timeout
        for attempt in range(ASKED_AGAIN + 1):
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                    found: bytes = answer.read()
                    return found
            except urllib.error.HTTPError as refused:
                with refused:
                    said = problem(refused.code, refused.read())
                is_passing = refused.code == PASSING
            except (OSError, HTTPException) as away:
                said = ServerProblem(f"{self._http} does not answer: {away}")
                is_passing = True
            # Everything that is asked here may be asked again: nothing is done twice.
            if not is_passing or attempt == ASKED_AGAIN or time.monotonic() > until:
                raise said
            time.sleep(0.1 * 2**attempt)
        raise AssertionError("the last attempt returns or raises")


def problem(status: int, body: bytes) -> Exception:
    """What an answer that is no success means."""
    try:
        found = msgspec.json.decode(body, type=p.Problem)
    except msgspec.MsgspecError:
        return ServerProblem(f"HTTP {status}")
    return Refused(found.code, found.sentence, found.todo)


class Seat:
    """A place at a table. Use it in `with`; a connection that is lost is made again."""

    def __init__(self, url: str, state: SeatState, timeout: float) -> None:
        self._url = url
        self._timeout = timeout
        self._connection: ClientConnection | None = None
        self._closing = ExitStack()
        self.state = state

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._closing.close()

    @property
    def moment(self) -> p.Moment:
        assert self.state.moment is not None, "enter the seat with `with` first"
        return self.state.moment

    def turns(self) -> Iterator[p.Moment]:
        """The moments when something is to be done here, until the match is over."""
        while not self.state.is_over:
            moment = self.state.turn()
            if moment is not None:
                yield moment
            else:
                self.receive()

    def play(self, action: str | None = None) -> int:
        """Play an action, or throw the dice; the seq it led to, once it is safely kept."""
        kind, fields = self.state.move(action)
        answer = self.ask(kind, **fields)
        assert isinstance(answer, p.Ack)
        return answer.seq

    def ask(self, kind: type[Any], **fields: Any) -> p.ServerMessage:
        """Send any request of the protocol, and wait for its answer."""
        id, data = self.state.request(kind, **fields)
        self._send(data)
        while (found := self.state.answer(id)) is None:
            self.receive(self._timeout)
        return found

    def receive(self, timeout: float | None = None) -> p.ServerMessage:
        """The next message, whatever it is; if nobody does anything, it may take for ever. (A
        connection that has died without a word is noticed, and made again.)"""
        assert self._connection is not None, "enter the seat with `with` first"
        try:
            data = self._connection.recv(timeout)
        except TimeoutError:
            raise ServerProblem(f"nothing was said for {timeout} s") from None
        except (WebSocketException, OSError):
            self._connect()
            return self.receive(timeout)
        return self.state.receive(data)

    def _send(self, data: bytes) -> None:
        assert self._connection is not None, "enter the seat with `with` first"
        try:
            self._connection.send(data, text=True)
        except (WebSocketException, OSError):
            self._connect()

    def _connect(self) -> None:
        for attempt in range(TRIES):
            try:
                self._closing.close()
                made = connect(self._url, max_size=None, compression=None)
                self._connection = self._closing.enter_context(made)
                self._connection.send(self.state.hello(), text=True)
                while not isinstance(self.state.receive(self._connection.recv(10)), p.Welcome):
                    pass
                for data in self.state.again():
                    self._connection.send(data, text=True)
                return
            except (WebSocketException, OSError, TimeoutError):
                time.sleep(min(2.0, 0.1 * 2**attempt))
        raise ServerProblem(f"{self._url} does not answer")
