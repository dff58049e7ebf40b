"""`tablee serve`: the server as a process."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.core.errors import TableeError
from tablee.server import logs
from tablee.server.app import Server, open_store
from tablee.server.settings import Settings
from tablee.server.wire import Wire
from tablee.texts import text

LARGEST_MESSAGE = 16 * 1024
"""Bytes. No message of a client is nearly as long; a longer one closes the socket."""


class Process(uvicorn.Server):
    """Says goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def listen_too(self, host: str, port: int) -> asyncio.Server:
        """Serve at another address as well, just as at the first."""

        def connected() -> asyncio.Protocol:
            return HttpToolsProtocol(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        server = await asyncio.get_running_loop().create_server(connected, host, port)
        self.servers.append(server)
        return server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await self._server.network.open_again()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._server.hub is not None:
            self._server.hub.say_goodbye()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def serve(chosen: Settings, opens: bool, lang: str) -> int:
    """Run until told to stop (SIGTERM, Ctrl-C)."""
    listening = _listen(chosen)
    port = listening.getsockname()[1]
    logs.set_up(chosen.log)

    def announce() -> None:
        address = f"http://{_name(chosen.host)}:{port}/"
        print(text(lang, "served-at", address=address), flush=True)
        if opens:
            threading.Timer(0.7, webbrowser.open, [address]).start()

    if chosen.workers > 1:
        # The address is free; who watches over the workers listens there.
        listening.close()
        asyncio.run(_try_store(chosen))
        announce()
        _serve_together(chosen, port)
        return 0
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve_alone(chosen, listening, announce))
    return 0


async def _try_store(chosen: Settings) -> None:
    """Say what is wrong with the database, if anything, before others are started that need it."""
    store = await open_store(chosen)
    await store.close()


async def _serve_alone(
    chosen: Settings, listening: socket.socket, announce: Callable[[], None]
) -> None:
    server = Server(chosen, await open_store(chosen))
    announce()
    process = Process(uvicorn.Config(server, **_config(chosen)), server)
    server.network.attach(process.listen_too, listening.getsockname()[1])

    def stop(*_: object) -> None:
        # Before uvicorn listens for this signal, and when it raises it again afterwards.
        process.should_exit = True

    signal.signal(signal.SIGTERM, stop)
    try:
        await process.serve(sockets=[listening])
    finally:
        await server.close()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _serve_together(chosen: Settings, port: int) -> None:
    os.environ |= chosen.environment()
    uvicorn.run(
        "tablee.server.app:from_environment", factory=True, workers=chosen.workers,
        host=chosen.host, port=port, **_config(chosen),
    )  # fmt: skip


def _config(chosen: Settings) -> dict[str, Any]:
    return {
        "loop": "uvloop" if sys.platform != "win32" else "asyncio",
        "http": "httptools",
        "ws": Wire,
        "ws_per_message_deflate": False,
        "ws_max_size": LARGEST_MESSAGE,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "proxy_headers": bool(chosen.proxies),
        "forwarded_allow_ips": chosen.proxies or None,
        "timeout_graceful_shutdown": 10,
        "h11_max_incomplete_event_size": None,
    }


def _listen(chosen: Settings) -> socket.socket:
    """The address to serve at. If nobody asked for a port and it is taken, any other will do."""
    family = socket.AF_INET6 if ":" in chosen.host else socket.AF_INET
    wanted = (
        [chosen.port, 0] if chosen.port == Settings().port and chosen.is_local else [chosen.port]
    )
    for port in wanted:
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((chosen.host, port))
        except OSError as problem:
            found.close()
            said = problem.strerror or str(problem)
            continue
        found.listen(2048)
        return found
    raise TableeError("cannot-listen", host=chosen.host, port=str(chosen.port), problem=said)


def _name(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"[{host}]" if ":" in host else host
