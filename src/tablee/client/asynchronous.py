"""The client for programs that wait for many things at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tablee.client.state import SeatState, ServerProblem, address
from tablee.client.synchronous import TRIES, Client, Seat
from tablee.server import protocol as p


class AsyncClient:
    """A server, by its address; like `Client`."""

    def __init__(self, url: str, lang: str = "en", timeout: float = 30.0) -> None:
        self._client = Client(url, lang, timeout)
        self._socket = address(url)[1]
        self._timeout = timeout

    async def games(self) -> p.Catalogue:
        return await asyncio.to_thread(self._client.games)

    async def tables(self) -> list[p.TableInfo]:
        return await asyncio.to_thread(self._client.tables)

    async def table(self, code: str) -> p.TableInfo:
        return await asyncio.to_thread(self._client.table, code)

    async def create(self, game: str, **fields: Any) -> AsyncSeat:
        """A new table, and your seat at it: the first, unless `seats` say otherwise."""
        return self._seat(await asyncio.to_thread(self._client.create, game, **fields))

    async def join(self, code: str, name: str = "", player: int | None = None) -> AsyncSeat:
        return self._seat(await asyncio.to_thread(self._client.join, code, name, player))

    def sit(self, seated: p.Seated) -> AsyncSeat:
        return self._seat(self._client.sit(seated))

    def watch(self, code: str) -> AsyncSeat:
        return self._seat(self._client.watch(code))

    async def journal(self, code: str, token: str = "") -> str:
        return await asyncio.to_thread(self._client.journal, code, token)

    def _seat(self, seat: Seat) -> AsyncSeat:
        return AsyncSeat(self._socket, seat.state, self._timeout)


class AsyncSeat:
    """A place at a table. Use it in `async with`; a connection that is lost is made again."""

    def __init__(self, url: str, state: SeatState, timeout: float) -> None:
        self._url = url
        self._timeout = timeout
        self._connection: ClientConnection | None = None
        self.state = state

    async def __aenter__(self) -> Self:
        await self._connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    @property
    def moment(self) -> p.Moment:
        assert self.state.moment is not None, "enter the seat with `async with` first"
        return self.state.moment

    async def turns(self) -> AsyncIterator[p.Moment]:
        """The moments when something is to be done here, until the match is over."""
        while not self.state.is_over:
            moment = self.state.turn()
            if moment is not None:
                yield moment
            else:
                await self.receive()

    async def play(self, action: str | None = None) -> int:
        """Play an action, or throw the dice; the seq it led to, once it is safely kept."""
        kind, fields = self.state.move(action)
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, p.Ack)
        return answer.seq

    async def ask(self, kind: type[Any], **fields: Any) -> p.ServerMessage:
        """Send any request of the protocol, and wait for its answer."""
        id, data = self.state.request(kind, **fields)
        await self._send(data)
        while (found := self.state.answer(id)) is None:
            await self.receive(self._timeout)
        return found

    async def receive(self, timeout: float | None = None) -> p.ServerMessage:
        """The next message, whatever it is; if nobody does anything, it may take for ever. (A
        connection that has died without a word is noticed, and made again.)"""
        assert self._connection is not None, "enter the seat with `async with` first"
        try:
            async with asyncio.timeout(timeout):
                data = await self._connection.recv()
        except TimeoutError:
            raise ServerProblem(f"nothing was said for {timeout} s") from None
        except (WebSocketException, OSError):
            await self._connect()
            return await self.receive(timeout)
        return self.state.receive(data)

    async def _send(self, data: bytes) -> None:
        assert self._connection is not None, "enter the seat with `async with` first"
        try:
            await self._connection.send(data, text=True)
        except (WebSocketException, OSError):
            await self._connect()

    async def _connect(self) -> None:
        for attempt in range(TRIES):
            try:
                async with asyncio.timeout(10):
                    self._connection = await connect(self._url, max_size=None, compression=None)
                    await self._connection.send(self.state.hello(), text=True)
                    while True:
                        data = await self._connection.recv()
                        if isinstance(self.state.receive(data), p.Welcome):
                            break
                for waiting in self.state.again():
                    await self._connection.send(waiting, text=True)
                return
            except (WebSocketException, OSError, TimeoutError):
                await asyncio.sleep(min(2.0, 0.1 * 2**attempt))
        raise ServerProblem(f"{self._url} does not answer")
