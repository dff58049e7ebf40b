"""Limits, names, settings, schema: what stands between the world and the tables."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tablee.cli import main
from tablee.core.errors import TableeError
from tablee.server import limits
from tablee.server.limits import Bucket, Limits, network
from tablee.server.names import cleaned
from tablee.server.security import Gate
from tablee.server.settings import Settings, settings
from tests.server.support import running


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Zoé ", "Zoé"),
        ("a\x00b\x1b[31mc\nd", "ab[31mcd"),
        ("\u202eevil\u202c", "evil"),
        ("x" * 500, "x" * 40),
        ("a\u0301\u0301\u0301\u0301\u0301\u0301b", "á\u0301\u0301b"),
        ("\u200b\u2060", ""),
        ("tab\tand\u00a0space", "taband space"),
    ],
)
def test_names_are_short_and_printable(typed: str, shown: str) -> None:
    assert cleaned(typed) == shown


def test_a_bucket_is_emptied_and_filled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [100.0]
    monkeypatch.setattr("tablee.server.limits.time.monotonic", lambda: at[0])
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    at[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_addresses_are_counted_by_network_and_forgotten() -> None:
    assert network("10.0.0.1") == "10.0.0.1"
    assert network("2001:db8::1") == network("2001:db8::ffff") != network("2001:db8:1::1")
    # An IPv4 address that came in by IPv6 is still that one address.
    assert network("::ffff:10.0.0.1") == "10.0.0.1" != network("::ffff:10.0.0.2")
    found = Limits(is_on=True)
    for i in range(limits.MOST_ADDRESSES + 50):
        found.take("read", str(i))
    assert len(found._buckets) == limits.MOST_ADDRESSES
    assert all(Limits(is_on=False).take("wrong", "x") for _ in range(1000))


def test_settings_come_from_the_environment_and_flags_go_before_it() -> None:
    environment = {"TABLEE_PORT": "81", "TABLEE_WARM": "no", "TABLEE_BOTS": "3"}
    found = settings({"port": 82, "bots": None}, environment)
    assert (found.port, found.warm, found.bots) == (82, False, 3)
    assert settings({}, found.environment()) == found
    for given in ({"workers": 2}, {"database": "mysql://x"}, {"port": "x"}, {"bots": 0}):
        with pytest.raises(TableeError) as problem:
            settings(given, {})
        assert problem.value.say("fr") != problem.value.say("en")
    assert settings({"workers": 2, "database": "postgresql://x"}, {}).workers == 2


def test_help_says_every_setting_and_its_variable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    said = "".join(capsys.readouterr().out.split())
    for name in Settings.__struct_fields__:
        assert f"TABLEE_{name.upper()}" in said, name


def test_several_workers_need_postgresql_and_it_says_why(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--workers", "2", "--no-open"]) == 2
    assert "SQLite has one writer" in capsys.readouterr().err


def flood(socket: ClientConnection) -> None:
    for _ in range(1000):
        socket.send('{"type": "ping"}')
    while True:
        socket.recv(10)


def test_guessing_and_flooding_are_stopped(tmp_path: Path) -> None:
    with running(tmp_path, limits="yes") as server:
        url = server.url.replace("http", "ws") + "ws"
        codes = []
        for i in range(30):
            with connect(url) as socket:
                socket.send(json.dumps({"type": "hello", "protocol": 1, "table": f"X{i}"}))
                codes.append(json.loads(socket.recv(10))["code"])
        assert codes[0] == "no-such-table"
        assert codes[-1] == "too-many"
        with connect(url) as socket, pytest.raises(ConnectionClosed, match="1008"):
            flood(socket)


def test_the_gate_counts_what_an_address_asks_for() -> None:
    gate = Gate(Settings(), Limits(is_on=True))
    scope = {"type": "http", "method": "POST", "client": ("10.0.0.1", 1), "headers": []}
    local = [(b"host", b"localhost:8000")]
    said = [gate.problem({**scope, "headers": local}) for _ in range(100)]
    assert (said[0], said[-1]) == ("", "too-many")
    assert gate.problem({**scope, "client": ("10.0.0.2", 1), "headers": local}) == ""
    for headers in ([], [(b"host", b"evil.example")], [*local, (b"origin", b"http://evil")]):
        assert gate.problem({**scope, "headers": headers}) == "wrong-origin"
    ours = [*local, (b"origin", b"http://localhost:8000")]
    assert gate.problem({**scope, "client": ("10.0.0.3", 1), "headers": ours}) == ""


def test_tablee_alone_serves_prints_the_address_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened.txt"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": f"{browser} %s", "TABLEE_DATA": str(tmp_path / "d")}
    process = subprocess.Popen(
        [sys.executable, "-m", "tablee"],
        env={**environment, "TABLEE_WARM": "no"}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http://127.0.0.1:"))
        for _ in range(100):
            if opened.exists() and opened.read_text().strip():
                break
            time.sleep(0.1)
        assert opened.read_text().strip() == address
        assert httpx.get(f"{address}healthz").text == "ok\n"
    finally:
        process.terminate()
        assert process.wait(20) == 0
        assert process.stdout is not None
        process.stdout.close()
