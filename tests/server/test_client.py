"""The Python client: patience with people, seats, and fields that there are not."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tablee.client import AsyncClient, Client, Refused, ServerProblem
from tablee.client.state import decode
from tablee.server import protocol as p
from tests.server.support import Running

THINKING = 2.0
"""Seconds that a person takes, longer than the server may take to answer."""


def playing_late(server: Running, code: str) -> threading.Thread:
    """Somebody joins, and thinks before each move."""

    def play() -> None:
        with server.client.join(code, "Zoe") as seat:
            for moment in seat.turns():
                threading.Event().wait(THINKING)
                if len(moment.legal) == 0 or seat.moment.game:
                    return
                seat.ask(p.Resign)

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    return thread


def test_a_bot_waits_for_a_person_who_thinks(server: Running) -> None:
    with Client(server.url, timeout=0.5).create("modulo") as seat:
        person = playing_late(server, seat.state.code)
        turns = 0
        for moment in seat.turns():
            turns += 1
            seat.play(moment.legal[0].action)
    assert seat.state.is_over
    assert turns == 1
    person.join(20)


def test_an_asynchronous_bot_waits_for_a_person_who_thinks(server: Running) -> None:
    async def play() -> int:
        turns = 0
        async with await AsyncClient(server.url, timeout=0.5).create("modulo") as seat:
            person = playing_late(server, seat.state.code)
            async for moment in seat.turns():
                turns += 1
                await seat.play(moment.legal[0].action)
            await asyncio.to_thread(person.join, 20)
        return turns

    assert asyncio.run(play()) == 1


def test_a_server_that_does_not_answer_is_still_given_up(server: Running) -> None:
    with Client(server.url, timeout=0.5).create("modulo") as seat:
        seat.state.receive = lambda data: p.Pong()  # type: ignore[method-assign]
        with pytest.raises(ServerProblem, match="nothing was said for"):
            seat.ask(p.Ask, what="pause")


def test_whoever_makes_a_table_has_a_seat_at_it(server: Running) -> None:
    with server.client.create("modulo") as seat:
        assert seat.state.players == [0]
    with server.client.create("modulo", seats=[{"kind": "open"}]) as seat:
        assert seat.state.players == []


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"seets": []}, "seets"),
        ({"clock": {"per_mvoe": 5}}, "clock.per_mvoe"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "lvl": "easy"}]}, "seats.lvl"),
        ({"match": {"game": 3}, "public": True}, "match.game, public"),
    ],
)
def test_a_field_that_there_is_not_is_named(fields: dict[str, object], named: str) -> None:
    with pytest.raises(TypeError, match=named):
        Client("http://127.0.0.1:1").create("modulo", **fields)


def test_what_a_seat_asks_for_means_the_game_it_has_heard_of(server: Running) -> None:
    with server.client.create("modulo", match={"games": 3}) as one:
        code = one.state.code
        with server.client.join(code) as two:
            one.ask(p.Resign)
            # It has not heard that the game is over.
            receive = two.state.receive

            def deaf(data: str | bytes) -> p.ServerMessage:
                return p.Pong() if isinstance(decode(data), p.Event) else receive(data)

            two.state.receive = deaf  # type: ignore[method-assign]
            with pytest.raises(Refused) as refused:
                two.ask(p.Resign)
            assert refused.value.code == "behind"
    assert server.client.table(code).games_played == 1
