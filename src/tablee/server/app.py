"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tablee.server import http, static
from tablee.server.bots import Thinkers
from tablee.server.hub import Hub
from tablee.server.socket import Connection
from tablee.server.store import MemoryStore


def build() -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = Hub(MemoryStore(), Thinkers())
        yield
        await app.state.hub.close()

    return Starlette(
        routes=[
            *http.routes(),
            WebSocketRoute("/ws", talk),
            Route("/{path:path}", static.page),
        ],
        lifespan=life,
    )


async def talk(socket: WebSocket) -> None:
    await Connection(socket.app.state.hub, socket).run()
