"""A server as its players meet it: over HTTP and websockets."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import msgspec
import pytest
from examples.network_bot import play as network_bot
from websockets.sync.client import connect

import tablee
from tablee.client import AsyncClient, Client, Refused, Seat
from tablee.client.state import SeatState
from tablee.core import journal
from tablee.server import protocol as p
from tests.server.support import Running, running

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "random"}


def play_out(seat: Seat) -> p.Result:
    for moment in seat.turns():
        seat.play(moment.legal[-1].action if moment.legal else None)
    assert seat.moment.result is not None
    return seat.moment.result


def wait_for_turn(seat: Seat) -> None:
    while not seat.moment.legal:
        seat.receive()


def second(server: Running, one: Seat) -> Seat:
    """The other player of a table of two."""
    return server.client.join(one.state.code, "Zoé")


def http(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=20)


@pytest.mark.parametrize("name", tablee.game_names())
def test_every_game_is_played_to_its_end_against_bots(server: Running, name: str) -> None:
    seats = tablee.game(name).seats
    with server.client.create(name, seats=[ME, *[BOT] * (seats - 1)], lang="fr") as seat:
        seqs = []
        result = play_out(seat)
        seqs = [event.seq for event in seat.state.events]
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
        assert result.sentence
        whole = server.client.journal(seat.state.code)
    assert journal.loads(whole).is_over


def test_a_bot_over_the_network_in_twenty_lines(server: Running) -> None:
    body = (Path(__file__).parents[2] / "examples" / "network_bot.py").read_text()
    code = body.split('"""')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    with server.client.create("modulo", seats=[BOT, {"kind": "open"}]) as seat:
        assert network_bot(server.url, seat.state.code).endswith(".")
        assert server.client.table(seat.state.code).stage == "over"


def test_the_example_runs_from_the_command_line(server: Running) -> None:
    code = server.client.create("modulo", seats=[BOT, {"kind": "open"}]).state.code
    command = [sys.executable, "examples/network_bot.py", server.url, code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip().endswith(".")


def test_two_people_join_by_code_and_a_spectator_sees_what_everybody_sees(server: Running) -> None:
    with server.client.create("modulo(start=secret)", seats=[ME], is_public=True) as one:
        code = one.state.code
        assert one.moment.phase == "waiting"
        assert code in [table.code for table in server.client.tables()]
        with server.client.join(code.lower(), "Zoé") as two, server.client.watch(code) as third:
            with pytest.raises(Refused) as full:
                server.client.join(code, "Eve")
            assert full.value.code == "table-full"
            two.play("41")
            while len(third.state.events) < 1:
                third.receive()
            assert third.state.events[-1].action == "?"
            assert third.moment.view is not None
            assert third.moment.view["state"]["hands"] == [[0, 0], [-1, -1]]
            with pytest.raises(Refused) as refused:
                third.ask(p.Act, action="11")
            assert refused.value.code == "spectators-watch"


def test_coming_back_gets_exactly_what_was_missed(server: Running) -> None:
    with (
        server.client.create("modulo", seats=[ME]) as one,
        server.client.join(one.state.code) as two,
    ):
        two.close()
        wait_for_turn(one)
        one.play("L>L")
        assert two.receive() is not None  # connects again, with `since`
        while two.state.seq != one.state.seq:
            two.receive()
        assert [event.seq for event in two.state.events] == [2]
        assert two.moment.legal
    token = two.state.token
    assert token is not None
    seated = p.Seated(one.state.code, token, [], "", "")
    with Client(server.url, lang="fr").sit(seated) as elsewhere:
        assert elsewhere.state.players == [1]
        elsewhere.play("L>L")


def test_an_action_sent_twice_is_played_once(server: Running) -> None:
    with server.client.create("modulo", seats=[ME, BOT]) as seat:
        url = server.url.replace("http", "ws") + "ws"
        with connect(url) as socket:
            socket.send(seat.state.hello(), text=True)
            act = json.dumps({"type": "act", "id": "same", "action": "L>L"})
            socket.send(act)
            socket.send(act)
            acks: list[int] = []
            while len(acks) < 2:
                message = json.loads(socket.recv(10))
                assert message["type"] != "refused", message
                if message["type"] == "ack":
                    acks.append(message["seq"])
            assert acks[0] == acks[1] == 1


def test_an_old_client_a_wrong_code_and_a_stolen_seat(server: Running) -> None:
    with server.client.create("modulo", seats=[ME, BOT]) as seat:
        url = server.url.replace("http", "ws") + "ws"
        code = seat.state.code
        for hello, expected in (
            ({"protocol": 99, "table": code}, "old-client"),
            ({"protocol": 1, "table": "NOSUCH"}, "no-such-table"),
            ({"protocol": 1, "table": code, "token": "guess"}, "not-your-seat"),
        ):
            with connect(url) as socket:
                socket.send(json.dumps({"type": "hello", "lang": "fr", **hello}))
                said = json.loads(socket.recv(10))
                assert (said["type"], said["code"]) == ("refused", expected)
                assert said["sentence"]
                assert said["todo"]
        with connect(url) as socket:
            socket.send(json.dumps({"type": "act", "id": "1", "action": "L>L"}))
            assert json.loads(socket.recv(10))["code"] == "hello-first"


def test_refusals_over_http_are_sentences(server: Running) -> None:
    with http(server) as asked:
        for path, body, status, code in (
            ("/api/tables", {"game": "chess"}, 404, "unknown-game"),
            ("/api/tables", {"game": "modulo", "seats": [ME] * 3}, 400, "wrong-players"),
            ("/api/tables", {"game": "modulo", "options": {"x": 1}}, 400, "unknown-option"),
            ("/api/tables", {"game": "modulo", "match": {"games": 0}}, 400, "unreadable-body"),
            ("/api/tables", {"nonsense": 1}, 400, "unreadable-body"),
            ("/api/tables/NOSUCH/join", {}, 404, "no-such-table"),
            (
                "/api/tables",
                {"game": "moksha_patamu", "options": {"board": "/etc/passwd.json"}},
                400,
                "no-files",
            ),
            ("/api/tables", {"game": "moksha_patamu(board=x.json)"}, 400, "no-files"),
            (
                "/api/tables",
                {"game": "modulo", "seats": [ME, {"kind": "bot", "level": "os:system"}]},
                400,
                "unknown-bot",
            ),
        ):
            answer = asked.post(path, json=body, headers={"accept-language": "fr-CH, en"})
            assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
            assert answer.json()["sentence"]
        assert asked.post("/api/tables", content=b"x" * 100_000).status_code == 413
        assert asked.post("/api/tables", content=b"\xff{").status_code == 400
        assert asked.get("/api/tables/NOSUCH").json()["code"] == "no-such-table"


def test_the_catalogue_and_the_rules(server: Running) -> None:
    found = server.client.games()
    assert sorted(game.name for game in found.games) == tablee.game_names()
    for game in found.games:
        assert set(game.title) == set(found.languages) == {"en", "fr"}
        assert "random" in game.bots
        for option in game.options:
            assert option.values or option.most is not None
    with http(server) as asked:
        page = asked.get("/api/games/foxu/rules?lang=fr").json()
        assert "**§1**" in page["markdown"]


def test_round_one_screen_with_a_curtain(server: Running) -> None:
    with server.client.create("modulo(start=secret)", seats=[ME, ME]) as seat:
        assert seat.state.players == [0, 1]
        assert seat.moment.player == -2
        seat._send(msgspec.json.encode(p.Look(1)))
        while seat.moment.player != 1:
            seat.receive()
        assert seat.moment.legal
        seat.ask(p.Act, action="14", player=1)
        seat._send(msgspec.json.encode(p.Look(0)))
        while seat.moment.player != 0:
            seat.receive()
        assert seat.moment.view is not None
        assert seat.moment.view["state"]["hands"] == [[0, 0], [-1, -1]]
        seat._send(msgspec.json.encode(p.Look(None)))
        while seat.moment.player != -2:
            seat.receive()
        with pytest.raises(Refused):
            seat.ask(p.Act, action="14", player=1)


def test_the_language_changes_at_any_time(server: Running) -> None:
    with server.client.create("modulo", seats=[ME, BOT]) as seat:
        seat.play("L>L")
        seat._send(msgspec.json.encode(p.SetLanguage("fr")))
        while not isinstance(message := seat.receive(), p.Looking):
            pass
        assert "tape" in message.history[0].sentence


def test_the_table_comes_as_text_from_when_it_is_asked_for(server: Running) -> None:
    """A client that never says so gets none; saying only the language changes nothing of that."""
    with server.client.create("modulo", seats=[ME, BOT]) as seat:
        for drawing, is_drawn in ((None, False), (True, True), (None, True), (False, False)):
            seat._send(msgspec.json.encode(p.SetLanguage("en", drawing)))
            while not isinstance(message := seat.receive(), p.Looking):
                pass
            assert bool(message.moment.drawing) == is_drawn


def test_a_rematch_keeps_tokens_and_rotates_the_first_player(server: Running) -> None:
    with (
        server.client.create("modulo", seats=[ME]) as one,
        server.client.join(one.state.code, "Zoé") as two,
    ):
        two.ask(p.Resign)
        one.ask(p.Ask, what="rematch")
        two.ask(p.Answer, what="rematch", yes=True)
        while two.state.table is None or not two.state.table.next:
            two.receive()
        code = two.state.table.next
        assert two.state.token is not None
        again = p.Seated(code, two.state.token, [], "", "")
        with server.client.sit(again) as seat:
            assert seat.state.players == [0]
            assert seat.moment.legal
    mine = msgspec.json.encode(p.MyTables([one.state.token or "", "nothing"]))
    with http(server) as asked:
        found = msgspec.json.decode(asked.post("/api/mine", content=mine).content, type=p.MyList)
    assert found.tables[0] is not None
    assert (found.tables[0].table.code, found.tables[0].players) == (code, [1])
    assert found.tables[1] is None


def test_hints_against_bots_and_analysis_afterwards(server: Running) -> None:
    with server.client.create("modulo", seats=[ME, BOT]) as seat:
        found = seat.ask(p.Analyse)
        assert isinstance(found, p.AnalysisFound)
        assert set(found.analysis["actions"]) == {"L>L", "L>R", "R>L", "R>R"}
    with (
        server.client.create("modulo", seats=[ME]) as one,
        server.client.join(one.state.code) as two,
    ):
        with pytest.raises(Refused) as refused:
            two.ask(p.Analyse)
        assert refused.value.code == "analysis-later"
        with pytest.raises(Refused) as refused:
            two.ask(p.GetMoment, moment=0)
        assert refused.value.code == "not-over"
        two.ask(p.Resign)
        assert isinstance(two.ask(p.Analyse, moment=0, player=0), p.AnalysisFound)
        then = two.ask(p.GetMoment, moment=0, viewer=-3)
        assert isinstance(then, p.Then)
        assert then.at.moment.player == -3


def test_finished_games_are_listed_replayed_downloaded_uploaded_and_played_on(
    server: Running,
) -> None:
    with server.client.create("da_vinci_code", seats=[ME, BOT], is_public=True) as seat:
        code = seat.state.code
        before = server.client.journal(code)
        assert '"seen_by": -2' in before
        assert '"seen_by": 0' in server.client.journal(code, seat.state.token or "")
        play_out(seat)
    whole = server.client.journal(code)
    with http(server) as asked:
        assert code in [t["code"] for t in asked.get("/api/tables?stage=over").json()["tables"]]
        uploaded = asked.post("/api/replays", content=whole.encode()).json()
        other = uploaded["table"]["code"]
        assert uploaded["moments"] == len(journal.loads(whole).entries) + 1
        assert asked.get(f"/api/replays/{code}").json()["moments"] == uploaded["moments"]
        for viewer in ("all", "table", "0", "1"):
            answer = asked.get(
                f"/api/replays/{other}/moments?from=3&count=500&viewer={viewer}&lang=fr"
            )
            shown = msgspec.json.decode(answer.content, type=p.ReplayMoments).moments
            assert [m.moment.moment for m in shown] == list(range(3, 3 + len(shown)))
        bad = asked.post("/api/replays", content=b"{}\n")
        assert (bad.status_code, bad.json()["code"]) == (400, "journal-not-ours")
        assert asked.post("/api/replays", content=b"\xff\xfe").json()["code"] == "journal-not-text"
        assert asked.get(f"/api/replays/{other}/moments?from=x").json()["code"] == "bad-number"
    game = journal.loads(whole).game
    again = {"play_on": {"code": code, "moment": 12}, "seats": [ME, BOT]}
    with server.client.create(str(game), **again) as seat:
        assert seat.moment.moment >= 12
        play_out(seat)


def test_pausing_taking_back_and_drawing_by_agreement(server: Running) -> None:
    with server.client.create("foxu", seats=[ME]) as one, second(server, one) as two:
        wait_for_turn(one)
        one.play(one.moment.legal[0].action)
        one.ask(p.Ask, what="pause")
        two.ask(p.Answer, what="pause", yes=True)
        with pytest.raises(Refused) as refused:
            one.ask(p.Act, action=one.state.events[-1].action or "a1")
        assert refused.value.code == "table-paused"
        two.ask(p.Resume)
        one.ask(p.Ask, what="take_back")
        two.ask(p.Answer, what="take_back", yes=False)
        one.ask(p.Ask, what="draw")
        two.ask(p.Answer, what="draw", yes=True)
        while not two.state.is_over:
            two.receive()
        assert two.moment.result is not None
        assert two.moment.result.how == "draw"


def test_the_asynchronous_client(server: Running) -> None:
    import asyncio

    async def work() -> str:
        client = AsyncClient(server.url)
        assert await client.tables() is not None
        async with await client.create("moksha_patamu", seats=[ME, BOT]) as seat:
            async for moment in seat.turns():
                await seat.play(moment.legal[0].action if moment.legal else None)
            assert seat.moment.result is not None
            return seat.moment.result.sentence

    assert asyncio.run(work()).endswith(".")


def test_time_runs_out_and_a_bot_sits_in(server: Running) -> None:
    with server.client.create("modulo", seats=[ME, BOT], clock={"per_move": 1}) as seat:
        while not seat.state.is_over:
            seat.receive()
    assert any(event.kind == "away" for event in seat.state.events)


def test_headers_static_files_and_operations(server: Running) -> None:
    with http(server) as asked:
        page = asked.get("/t/ABCDEF")
        policy = page.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert page.headers["referrer-policy"] == "no-referrer"
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.status_code in (200, 503)
        assert asked.get("/nothing.js").status_code == 404
        assert asked.get("/%2e%2e/app.py").status_code == 404
        assert asked.get("/healthz").text == "ok\n"
        assert "tablee_requests_total" in asked.get("/metrics").text
        for headers in ({"origin": "https://evil.example"}, {"host": "evil.example"}):
            refused = asked.post("/api/tables", json={"game": "modulo"}, headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")


def test_nothing_secret_is_logged(server: Running) -> None:
    with server.client.create("modulo", seats=[ME, BOT]) as seat:
        play_out(seat)
        token = seat.state.token
    written = server.log.read_text()
    assert token is not None
    assert token not in written
    for line in written.splitlines():
        assert isinstance(json.loads(line), dict), line


def test_a_refusal_that_passes_does_not_end_a_seat() -> None:
    state = SeatState("ABCDEF", None, "en")
    for code in ("too-busy", "too-many", "not-read", "not-kept"):
        state.receive(msgspec.json.encode(p.Refused(code, "No.")))
    with pytest.raises(Refused):
        state.receive(msgspec.json.encode(p.Refused("not-your-seat", "No.")))


def test_a_client_comes_back_to_a_server_that_was_too_busy(tmp_path: Path) -> None:
    with running(tmp_path, connections="1") as server:
        one = server.client.create("modulo", seats=[ME])
        one.__enter__()
        leaving = threading.Timer(0.5, one.close)
        leaving.start()
        with server.client.join(one.state.code) as two:
            assert two.moment.to_act == [0]
        leaving.join()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_that_cannot_start_says_why_and_promises_nothing(
    tmp_path: Path, workers: str
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for wanted, said in ((port, "choose another --port"), ("0", "see that it is there")):
            done = subprocess.run(
                [sys.executable, "-m", "tablee", "serve", "--no-open", "--port", wanted,
                 "--workers", workers, "--database", "postgresql://nobody@127.0.0.1:1/none"],
                env={**os.environ, "TABLEE_DATA": str(tmp_path)},
                capture_output=True, text=True, check=False, timeout=60,
            )  # fmt: skip
            assert done.returncode == 2
            assert said in done.stderr
            assert "Traceback" not in done.stderr
            assert not done.stdout, "no address at which nobody serves"
