"""A lost answer loses no seat: whoever asks again with their token holds what they held."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tablee.client import Client, ServerProblem
from tablee.server import protocol as p
from tablee.server import table_setup
from tablee.server.table import Refusal
from tests.server.lines import House, at_home
from tests.server.support import Running

TOKEN = "chosen-by-the-client-and-known-to-nobody"
OTHER = "another-token-chosen-by-somebody-else-xx"


def test_a_join_sent_again_is_the_same_join(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("da_vinci_code(players=3)", "poo")
        wanted = p.JoinTable(name="Zoe", token=TOKEN)
        first = await table_setup.join(house.hub, live.table.code, wanted)
        assert (first.token, first.players) == (TOKEN, [1])
        assert await table_setup.join(house.hub, live.table.code, wanted) == first
        assert live.table.open_places == [2]
        # Also when there is no place left, or another one was asked for.
        await table_setup.join(house.hub, live.table.code, p.JoinTable(name="Bob", token=OTHER))
        again = p.JoinTable(name="Zoe", token=TOKEN, player=2)
        assert await table_setup.join(house.hub, live.table.code, again) == first
        with pytest.raises(Refusal, match="the table is full"):
            await table_setup.join(house.hub, live.table.code, p.JoinTable(name="Eve"))

    at_home(tmp_path, work)


def test_two_joins_at_the_same_time_with_one_token_take_one_place(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("da_vinci_code(players=3)", "poo")
        wanted = p.JoinTable(token=TOKEN)
        both = (table_setup.join(house.hub, live.table.code, wanted) for _ in range(2))
        one, two = await asyncio.gather(*both)
        assert one == two
        assert live.table.open_places == [2]

    at_home(tmp_path, work)


def test_a_table_asked_for_again_is_the_same_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        wanted = p.CreateTable("modulo", seats=[p.SeatWanted("me")], token=TOKEN)
        both = (table_setup.create(house.hub, wanted) for _ in range(2))
        first, at_once = await asyncio.gather(*both)
        assert first == at_once == await table_setup.create(house.hub, wanted)
        assert first.token == TOKEN
        assert len(house.hub.lives) == 1

    at_home(tmp_path, work)


@pytest.mark.parametrize("token", ["short", "with a blank in it, but as long as can be", "é" * 40])
def test_a_token_that_could_be_guessed_is_refused(server: Running, token: str) -> None:
    code = server.client.create("modulo").state.code
    body = json.dumps({"name": "Eve", "token": token}).encode()
    request = urllib.request.Request(f"{server.url}api/tables/{code}/join", body)
    with pytest.raises(urllib.error.HTTPError) as refused, urllib.request.urlopen(request):
        pass
    with refused.value as problem:
        assert problem.code == 400


@contextmanager
def losing(server: Running, answers: int) -> Iterator[str]:
    """A way to the server on which so many answers are lost."""
    where = urlsplit(server.url)
    listening = socket.create_server(("127.0.0.1", 0))

    def carry() -> None:
        for number in range(answers + 1):
            there, _ = listening.accept()
            with there, socket.create_connection((where.hostname or "", where.port or 0)) as on:
                on.sendall(request_on(there))
                with on.makefile("rb") as said:
                    answer = said.read()
                if number >= answers:
                    there.sendall(answer)

    carrying = threading.Thread(target=carry, daemon=True)
    carrying.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        carrying.join(20)
        assert not carrying.is_alive(), "it was not asked as often as answers were lost"
    finally:
        listening.close()


def request_on(connection: socket.socket) -> bytes:
    """The head of a request, and its body, which comes by itself."""
    found = b""
    while b"\r\n\r\n" not in found:
        found += connection.recv(65536)
    head, _, body = found.partition(b"\r\n\r\n")
    size = re.search(rb"content-length: *(\d+)", head.lower())
    assert size is not None
    while len(body) < int(size[1]):
        body += connection.recv(65536)
    return head + b"\r\n\r\n" + body


def test_the_client_asks_again_and_holds_the_seat_that_it_was_given(server: Running) -> None:
    code = server.client.create("da_vinci_code", options={"players": 3}).state.code
    with losing(server, answers=2) as url:
        seat = Client(url, timeout=5).join(code, name="Zoe")
    with Client(server.url).sit(p.Seated(code, seat.state.token or "", [], "", "")) as held:
        assert held.state.players == [1]
    kinds = [player.kind for player in server.client.table(code).players]
    assert kinds == ["person", "person", "open"]


def test_the_client_asks_again_for_a_table(server: Running) -> None:
    with losing(server, answers=1) as url:
        state = Client(url, timeout=5).create("modulo").state
    with Client(server.url).sit(p.Seated(state.code, state.token or "", [], "", "")) as held:
        assert held.state.players == [0]


def test_the_client_gives_up_where_nobody_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(ServerProblem, match="does not answer"):
        Client(f"http://127.0.0.1:{port}").join("K7MPQ2")
