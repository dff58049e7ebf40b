"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Thread

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tablee.server import boards, http, logs, metrics, static
from tablee.server.errors import STATUS, problem_of, refused
from tablee.server.hub import Hub, encode
from tablee.server.language import lang_of
from tablee.server.limits import Limits
from tablee.server.network import LocalNetwork
from tablee.server.security import App, Gate, Guard, Receive, Scope, Send, address
from tablee.server.settings import Settings, settings
from tablee.server.socket import Connection
from tablee.server.store import Store
from tablee.server.table import Refusal
from tablee.server.thinkers import Thinkers
from tablee.server.tuning import tidy, tune
from tablee.server.wire import Wire

ROUND = 10
"""Seconds between two rounds of what has to be looked after."""


def from_environment() -> App:
    """For several processes: each builds its own, as the environment says."""
    chosen = settings()
    logs.set_up(chosen.log)
    Thread(target=follow, daemon=True).start()
    return Server(chosen)


def follow() -> None:
    """Stop when the process that watches over all of them is gone: nobody could replace it while
    this one still listens."""
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


async def open_store(chosen: Settings) -> Store:
    if chosen.uses_postgres:
        from tablee.server.postgres import PostgresStore

        return await PostgresStore.open(chosen.database)
    from tablee.server.sqlite import SqliteStore

    return SqliteStore(chosen.file)


class Server:
    """HTTP goes to Starlette, websockets to `socket.py`; the gate stands before both."""

    def __init__(self, chosen: Settings, store: Store | None = None) -> None:
        self.settings = chosen
        self._store = store
        self.limits = Limits(chosen.limits)
        self.hub: Hub | None = None
        self._http = Starlette(
            routes=[
                *http.routes(),
                Route("/healthz", self._healthz),
                Route("/metrics", self._metrics),
                Route("/boards/{name}.js", boards.board),
                Route("/{path:path}", static.page),
            ],
            lifespan=self._life,
        )
        self._http.state.limits = self.limits
        gate = Gate(chosen, self.limits)
        self.network = self._http.state.network = LocalNetwork(chosen, gate.hosts)
        self._guarded = Guard(self._route, gate, self._refuse)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._guarded(scope, receive, send)

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._http(scope, receive, send)
            return
        assert self.hub is not None
        await receive()
        if scope["path"] != "/ws":
            await send({"type": "websocket.close", "code": 1013})
            return
        where = address(scope)
        if self.hub.connections >= self.settings.connections:
            await self._say_no("too-busy", scope, send)
            return
        if not self.limits.enter("socket", where):
            await self._say_no("too-many", scope, send)
            return
        try:
            await send({"type": "websocket.accept"})
            wire: Wire = scope["extensions"]["tablee.wire"]
            await Connection(self.hub, self.limits, where, wire).run()
            await send({"type": "websocket.close", "code": 1008})
        finally:
            self.limits.leave("socket", where)

    def _refuse(self, scope: Scope, problem: str) -> App:
        """An application that says no, in the language of the request."""

        async def say_no(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "websocket":
                await receive()
                await self._say_no(problem, scope, send)
                return
            lang = lang_of(Request(scope))
            response = http.json(problem_of(Refusal(problem), lang), STATUS[problem])
            await response(scope, receive, send)

        return say_no

    @staticmethod
    async def _say_no(problem: str, scope: Scope, send: Send) -> None:
        """Let a client in, so that it hears why it has to go."""
        lang = lang_of(Request({**scope, "type": "http"}))
        await send({"type": "websocket.accept"})
        message = encode(refused(Refusal(problem), lang)).decode()
        await send({"type": "websocket.send", "text": message})
        await send({"type": "websocket.close", "code": 1008})

    @asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        tune()
        store = self._store or await open_store(self.settings)
        thinkers = Thinkers(self.settings.bots, self.settings.bot_timeout)
        self.hub = app.state.hub = Hub(store, thinkers)
        store.listen(self.hub)
        if self.settings.warm:
            thinkers.warm()
        sweeping = asyncio.create_task(self._sweep())
        yield
        sweeping.cancel()
        await self.close()

    async def close(self) -> None:
        """Finish what was begun. Once is enough, but it must be done however the server ends."""
        hub, store, self.hub, self._store = self.hub, self._store, None, None
        if hub is not None:
            await hub.close()
        elif store is not None:
            await store.close()

    async def _sweep(self) -> None:
        assert self.hub is not None
        while True:
            await asyncio.sleep(ROUND)
            self.hub.sweep()
            tidy(self.hub)
            await self.hub.announce()

    async def _healthz(self, request: Request) -> Response:
        """Whether what is played can be kept; 503 if not."""
        assert self.hub is not None
        if not await self.hub.is_keeping():
            return PlainTextResponse("the database does not keep anything\n", 503)
        return PlainTextResponse("ok\n")

    async def _metrics(self, request: Request) -> Response:
        assert self.hub is not None
        gauges = {
            "tablee_connections": self.hub.connections,
            "tablee_tables_live": len(self.hub.lives),
            "tablee_games_compiled": len(self.hub.quickener.done),
        }
        return PlainTextResponse(metrics.report(gauges), media_type="text/plain; version=0.0.4")
