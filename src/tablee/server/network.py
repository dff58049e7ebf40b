"""Serving the local network too, when the person at this computer asks for it.

A server that was started for one computer listens at 127.0.0.1 only. Opened to the house it listens
at one more address: that of this computer in the network at home, and never at a public one. It
stays so after a restart, until it is closed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import struct
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from tablee.server.settings import Settings
from tablee.server.table import Refusal

log = logging.getLogger(__name__)
Listen = Callable[[str, int], Awaitable[asyncio.Server]]
EVERYWHERE = ("0.0.0.0", "::")
VIRTUAL = (
    "br-", "cni", "docker", "lxc", "podman", "tailscale", "tap", "tun", "vboxnet", "veth", "virbr",
    "vmnet", "wg", "zt",
)  # fmt: skip
"""How the interfaces are called that lead to no telephone."""
USUAL = [ipaddress.ip_network(written) for written in ("192.168.0.0/16", "10.0.0.0/8")]
"""What homes use, the most usual first."""
ELSEWHERE = ("198.51.100.1", 9)
"""An address of the documentation's: nothing is sent to it."""
GET_ADDRESS = 0x8915
"""Linux: SIOCGIFADDR, see netdevice(7)."""


def addresses() -> list[str]:
    """This computer's private IPv4 addresses, the one that telephones at home reach first."""
    routed, named = _routed(), _of_interfaces()
    found = {address for address in {routed, *named, *_of_name()} if is_private(address)}
    found -= {address for address, name in named.items() if name.startswith(VIRTUAL)}
    return sorted(found, key=lambda address: _rank(address, routed, address in named))


def is_private(address: str) -> bool:
    """Whether an address belongs to a network of one's own, and not to the world."""
    if not address:
        return False
    found = ipaddress.ip_address(address)
    return found.is_private and not found.is_loopback and not found.is_unspecified


def _rank(address: str, routed: str, is_real: bool) -> tuple[bool, bool, int, bool, str]:
    """What comes first. The way to the world may be a private tunnel, unless its name is known."""
    found = ipaddress.ip_address(address)
    kind = next((i for i, network in enumerate(USUAL) if found in network), len(USUAL))
    is_way = address == routed
    return found.is_link_local, not (is_way and is_real), kind, not is_way, address


def _routed() -> str:
    """The address that packets to the world would leave from; nothing without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(asked.getsockname()[0])


def _of_interfaces() -> dict[str, str]:
    """Address -> interface, where the system tells (Linux)."""
    found: dict[str, str] = {}
    if sys.platform != "linux":
        return found
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asked.fileno(), GET_ADDRESS, request)
            except OSError:
                continue  # it has no IPv4 address
            found[socket.inet_ntoa(answer[20:24])] = name
    return found


def _of_name() -> set[str]:
    """What this computer's own name stands for."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return set()
    return {str(where[0]) for *_, where in found}


class LocalNetwork:
    """Whether the house may come in."""

    def __init__(self, chosen: Settings, hosts: set[str]) -> None:
        """`hosts`: the names that requests may ask for us by; none if any name will do."""
        self._settings = chosen
        self._hosts = hosts
        self._listen: Listen | None = None
        self._port = 0
        self._opened: tuple[str, asyncio.Server] | None = None
        self._turn = asyncio.Lock()

    def attach(self, listen: Listen, port: int) -> None:
        """How this process listens at one more address, and at which port it does already."""
        self._listen, self._port = listen, port

    @property
    def can_open(self) -> bool:
        """Not if somebody has set the server up for others already, or several processes serve."""
        s = self._settings
        is_plain = not (s.origins or s.hosts or s.proxies) and s.workers == 1
        return s.is_local and is_plain and self._listen is not None

    @property
    def address(self) -> str:
        """Where other devices of the house find us; nothing if they do not."""
        found = addresses()
        if self._settings.host in EVERYWHERE and self._port and found:
            return f"http://{found[0]}:{self._port}"
        if self._opened is not None and self._opened[0] in found:
            return f"http://{self._opened[0]}:{self._port}"
        return ""

    async def open(self) -> None:
        """Listen at the best address, and remember it."""
        async with self._turn:
            if not self.can_open or self._listen is None:
                raise Refusal("network-set-up")
            if self.address:
                return
            found = addresses()
            if not found:
                raise Refusal("no-network")
            self._close()
            try:
                server = await self._listen(found[0], self._port)
                self._marker.parent.mkdir(parents=True, exist_ok=True)
                self._marker.touch()
            except OSError as problem:
                raise Refusal("network-closed", problem=str(problem)) from None
            self._opened = found[0], server
            self._hosts.add(found[0])

    async def close(self) -> None:
        """This computer only, from now on."""
        async with self._turn:
            self._close()
            self._marker.unlink(missing_ok=True)

    async def open_again(self) -> None:
        """After a restart, if it was open."""
        if self.can_open and self._marker.exists():
            try:
                await self.open()
            except Refusal as problem:
                log.warning("the local network is not served", extra={"why": problem.say("en")})

    @property
    def _marker(self) -> Path:
        return self._settings.folder / "house_is_open"

    def _close(self) -> None:
        if self._opened is not None:
            address, server = self._opened
            server.close()
            self._hosts.discard(address)
            self._opened = None
