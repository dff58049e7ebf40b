"""What stands before every request: whose page is asking, how often, and what a browser may do with
the answer."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

from tablee.server.limits import Limits
from tablee.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[object, object, None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LOCAL = {"127.0.0.1", "localhost", "[::1]"}
FORWARDED = (b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip")
"""What somebody adds who hands the requests of others on."""


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def address(scope: Scope) -> str:
    return str((scope.get("client") or ("", 0))[0])


def host_of(where: str) -> str:
    """`example.org` of `example.org:8000` or of `https://example.org:8000`."""
    bare = where.rpartition("://")[2].lower()
    return bare if bare.endswith("]") else bare.rpartition(":")[0] or bare


def is_here(scope: Scope) -> bool:
    """Whether it is somebody at this very computer who asks."""
    if any(header(scope, name) for name in FORWARDED):
        return False
    try:
        is_loopback = ipaddress.ip_address(address(scope)).is_loopback
    except ValueError:
        return False
    return is_loopback and host_of(header(scope, b"host")) in LOCAL


class Gate:
    """Who may ask."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._limits = limits
        self._origins = {o.strip().rstrip("/") for o in settings.origins.split(",") if o.strip()}
        named = {h.strip().lower() for h in settings.hosts.split(",") if h.strip()}
        self.hosts = named or (set(LOCAL) if settings.is_local else set())
        """The names we may be asked for by; none if any will do."""

    def problem(self, scope: Scope) -> str:
        """The name of a message saying why a request is refused, or nothing."""
        host = header(scope, b"host")
        if self.hosts and host_of(host) not in self.hosts:
            # A page elsewhere may give our address a name of its own (DNS rebinding).
            return "wrong-origin"
        is_socket = scope["type"] == "websocket"
        is_write = is_socket or scope["method"] not in ("GET", "HEAD")
        if is_write and not self._is_ours(header(scope, b"origin"), host):
            return "wrong-origin"
        what = "connect" if is_socket else "write" if is_write else "read"
        return "" if self._limits.take(what, address(scope)) else "too-many"

    def _is_ours(self, origin: str, host: str) -> bool:
        """Programs name no origin; a browser names the page that asks."""
        if not origin or origin in self._origins:
            return True
        return origin.rpartition("://")[2].lower() == host.lower()


class Guard:
    """The gate, and the headers that every answer gets."""

    def __init__(self, app: App, gate: Gate, refuse: Callable[[Scope, str], App]) -> None:
        self._app = app
        self._gate = gate
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        problem = self._gate.problem(scope)
        app = self._refuse(scope, problem) if problem else self._app
        if scope["type"] == "websocket":
            await app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await app(scope, receive, dressed)
