"""Which of a computer's addresses the house is invited to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.server import network
from tablee.server.network import LocalNetwork, addresses, is_private
from tablee.server.settings import Settings
from tablee.server.table import Refusal

WIFI, CABLE, TUNNEL, DOCKER = "192.168.1.20", "10.0.0.7", "10.8.0.2", "172.17.0.1"
WORLD, SELF_GIVEN = "8.8.4.4", "169.254.3.3"


def found(
    monkeypatch: pytest.MonkeyPatch, routed: str, named: dict[str, str], *called: str
) -> list[str]:
    monkeypatch.setattr(network, "_routed", lambda: routed)
    monkeypatch.setattr(network, "_of_interfaces", lambda: named)
    monkeypatch.setattr(network, "_of_name", lambda: set(called))
    return addresses()


@pytest.mark.parametrize(
    ("routed", "named", "called", "expected"),
    [
        (WIFI, {WIFI: "wlan0", DOCKER: "docker0", "127.0.0.1": "lo"}, (), [WIFI]),
        (CABLE, {WIFI: "wlan0", CABLE: "eth0"}, (), [CABLE, WIFI]),
        (TUNNEL, {WIFI: "wlan0", TUNNEL: "tun0"}, (), [WIFI]),
        (TUNNEL, {}, (WIFI, TUNNEL), [WIFI, TUNNEL]),  # no names: not Linux
        (WORLD, {WORLD: "eth0"}, (), []),
        (WORLD, {WORLD: "eth0", CABLE: "eth1"}, (), [CABLE]),
        ("", {SELF_GIVEN: "eth0", WIFI: "wlan0"}, ("127.0.1.1",), [WIFI, SELF_GIVEN]),
        ("", {}, (), []),
    ],
)
def test_the_address_that_telephones_reach_comes_first(
    monkeypatch: pytest.MonkeyPatch,
    routed: str, named: dict[str, str], called: tuple[str, ...], expected: list[str],
) -> None:  # fmt: skip
    assert found(monkeypatch, routed, named, *called) == expected


def test_nothing_public_is_ever_opened() -> None:
    assert is_private(WIFI)
    assert not any(map(is_private, (WORLD, "127.0.0.1", "0.0.0.0", "")))


class Listened:
    def __init__(self) -> None:
        self.at: list[tuple[str, int]] = []

    async def __call__(self, host: str, port: int) -> Any:
        self.at.append((host, port))
        return self

    def close(self) -> None:
        self.at.pop()


def test_an_address_that_has_changed_is_opened_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    listened, hosts = Listened(), {"127.0.0.1"}
    door = LocalNetwork(Settings(data=str(tmp_path)), hosts)
    door.attach(listened, 8000)

    async def work() -> None:
        monkeypatch.setattr(network, "addresses", lambda: [WIFI])
        await door.open()
        await door.open()
        assert (door.address, listened.at) == (f"http://{WIFI}:8000", [(WIFI, 8000)])
        monkeypatch.setattr(network, "addresses", lambda: [CABLE])
        assert door.address == "", "not where anybody finds us any more"
        await door.open()
        assert (listened.at, hosts) == ([(CABLE, 8000)], {"127.0.0.1", CABLE})
        monkeypatch.setattr(network, "addresses", list)
        await door.close()
        assert (listened.at, hosts) == ([], {"127.0.0.1"})
        with pytest.raises(Refusal):
            await door.open()

    asyncio.run(work())


@pytest.mark.parametrize(
    "more",
    [{"origins": "https://a.example"}, {"hosts": "a.example"}, {"proxies": "127.0.0.1"},
     {"host": "0.0.0.0"}],
)  # fmt: skip
def test_a_server_set_up_for_others_has_no_such_button(
    tmp_path: Path, more: dict[str, str]
) -> None:
    door = LocalNetwork(Settings(data=str(tmp_path), **more), set())  # type: ignore[arg-type]
    door.attach(Listened(), 8000)
    assert not door.can_open
    with pytest.raises(Refusal):
        asyncio.run(door.open())


def test_a_server_for_everywhere_names_an_address_of_the_house(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(network, "addresses", lambda: [WIFI, CABLE])
    door = LocalNetwork(Settings(data=str(tmp_path), host="0.0.0.0"), set())
    door.attach(Listened(), 8000)
    assert door.address == f"http://{WIFI}:8000"
