"""The websocket of a seat: read a message, do what it asks, say what came of it."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.engine.contract import TABLE
from tablee.engine.errors import TableeError
from tablee.server import changes as c
from tablee.server import host, screen
from tablee.server import protocol as p
from tablee.server.errors import refused
from tablee.server.hub import ABSENT, Hub, Live, Watcher, digest, encode, status
from tablee.server.table import Refusal, Table, now

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(p.ClientMessage).decode
MISSED = 500
"""Events that are sent one by one to a client that was away; more, and it gets a fresh start."""


class Connection:
    """One websocket."""

    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        self.hub = hub
        self.socket = socket
        self.live: Live | None = None
        self.watcher = Watcher([], "en", False, self.send)

    async def run(self) -> None:
        await self.socket.accept()
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                data = message.get("text") or message.get("bytes") or ""
                if not await self._receive(data):
                    return
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            if self.live is not None:
                await self.hub.part(self.live, self.watcher)

    async def send(self, data: bytes) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send({"type": "websocket.send", "text": data.decode()})

    async def say(self, message: p.ServerMessage) -> None:
        await self.send(encode(message))

    async def _receive(self, data: str | bytes) -> bool:
        """Answer a message. False closes the socket."""
        id = ""
        try:
            try:
                message = decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                raise Refusal("unreadable-message") from None
            id = getattr(message, "id", "")
            if isinstance(message, p.Hello):
                if self.live is not None:
                    raise Refusal("hello-once")
                return await self._hello(message)
            if self.live is None:
                raise Refusal("hello-first")
            await self._answer(self.live, message)
        except TableeError as problem:
            await self.say(refused(problem, self.watcher.lang, id))
            return self.live is not None
        return True

    async def _hello(self, hello: p.Hello) -> bool:
        watcher = self.watcher
        watcher.lang, watcher.drawing = hello.lang, hello.drawing
        if hello.protocol != p.VERSION:
            raise Refusal("old-client", protocol=hello.protocol, right=p.VERSION)
        live = await self.hub.find(hello.table)
        async with live.lock:
            table = live.table
            if hello.token is not None:
                watcher.players = table.held_by(digest(hello.token))
                if not watcher.players:
                    raise Refusal("not-your-seat")
            self._look(hello.look)
            await self._welcome(live, hello.since)
            self.live = live
            await self.hub.join(live, watcher)
        return True

    def _look(self, player: int | None) -> None:
        if player is not None and player not in self.watcher.players:
            raise Refusal("not-your-seat")
        self.watcher.looking = player

    async def _welcome(self, live: Live, since: int | None) -> None:
        table, watcher = live.table, self.watcher
        eyes = (watcher.viewer, watcher.lang, watcher.drawing)
        resumes = since is not None and table.seq - MISSED <= since <= table.seq
        await self.say(
            p.Welcome(
                protocol=p.VERSION,
                seq=since if resumes and since is not None else table.seq,
                table=screen.info(table),
                players=watcher.players,
                moment=screen.moment(table, *eyes),
                history=[] if resumes else screen.history(table, *eyes[:2]),
                status=status(live),
                requests=table.requests.all(),
                is_resumed=resumes,
            )
        )
        if resumes and since is not None:
            for seq in range(since + 1, table.seq + 1):
                await self.say(screen.event(table, seq, *eyes, is_missed=seq < table.seq))

    async def _answer(self, live: Live, message: Any) -> None:
        match message:
            case p.Ping():
                await self.say(p.Pong())
            case p.Look(player=player):
                self._look(player)
                await self._show(live)
            case p.SetLanguage(lang=lang):
                self.watcher.lang = lang
                await self._show(live)
            case p.GetHistory(id=id, before=before):
                async with live.lock:
                    told = screen.history(
                        live.table, self.watcher.viewer, self.watcher.lang, before
                    )
                await self.say(p.History(id, told))
            case p.GetMoment():
                await self._then(live, message)
            case p.Analyse():
                await self._analyse(live, message)
            case _:
                await self._request(live, message)

    async def _show(self, live: Live) -> None:
        async with live.lock:
            watcher, table = self.watcher, live.table
            eyes = (watcher.viewer, watcher.lang, watcher.drawing)
            told = screen.history(table, *eyes[:2])
            moment = screen.moment(table, *eyes)
            await self.say(p.Looking(table.seq, moment, told, table.requests.all()))

    async def _then(self, live: Live, message: p.GetMoment) -> None:
        async with live.lock:
            table, watcher = live.table, self.watcher
            host.check_open(table)
            if message.moment > len(table.match.entries) or message.viewer >= len(table.places):
                raise Refusal("no-such-moment")
            viewer = TABLE if message.viewer == -1 else message.viewer
            at = screen.then(table, message.moment, viewer, watcher.lang, watcher.drawing)
        await self.say(p.Then(message.id, at))

    async def _analyse(self, live: Live, message: p.Analyse) -> None:
        async with live.lock:
            table = live.table
            player, view, moment = analysed(table, self.watcher, message)
        found = await self.hub.thinkers.analyse(view)
        labels = {a: screen.label(table, a, self.watcher.lang) for a in found["actions"]}
        await self.say(p.AnalysisFound(message.id, moment, player, found, labels))

    async def _request(self, live: Live, message: Any) -> None:
        """What changes the table."""
        if not self.watcher.players:
            raise Refusal("spectators-watch")
        player = self._player(message)
        seq = await self.hub.change(
            live, lambda table: self._carry_out(live, table, player, message), (player, message.id)
        )
        await self.say(p.Ack(message.id, seq))
        request = live.table.requests.find("rematch")
        if request is not None and not request.awaited and not live.table.next:
            code = await host.rematch(self.hub, live.table)
            await self.hub.change(live, lambda table: table.go_on_at(code))

    def _player(self, message: Any) -> int:
        """For whom a request is made."""
        held = self.watcher.players
        named = None if isinstance(message, p.Replace) else getattr(message, "player", None)
        if named is not None and named not in held:
            raise Refusal("not-your-seat")
        if named is not None:
            return int(named)
        return held[0] if self.watcher.looking is None else self.watcher.looking

    def _carry_out(self, live: Live, table: Table, player: int, message: Any) -> None:
        match message:
            case p.Act():
                check_fresh(table, message.seq)
                lang = self.watcher.lang if message.is_typed else "en"
                table.act(player, message.action, message.id, lang)
            case p.Throw():
                check_fresh(table, message.seq)
                table.throw(player, message.id)
            case p.TableAct():
                table.act_for_table(player, message.action, message.id)
            case p.Ask():
                table.ask(player, message.what, message.id)
            case p.Answer():
                table.answer(player, message.what, message.yes, message.id)
            case p.Resume():
                table.resume(player, message.id)
            case p.Resign():
                table.resign(player, message.id)
            case p.Leave():
                table.leave(player, message.id)
            case p.Return():
                table.come_back(player, message.id)
            case p.Replace():
                check_absent(live, message.player)
                table.give_up_place(message.player, "absent", by=player, id=message.id)


def check_fresh(table: Table, seq: int | None) -> None:
    """Did the player look at the game as it is?"""
    if seq is None or len(table.match.to_act) > 1:
        return
    if any(isinstance(change, c.Played | c.TookBack) for change in table.log[seq:]):
        raise Refusal("behind")


def check_absent(live: Live, player: int) -> None:
    table = live.table
    if table.stage != "running" or player not in table.people:
        raise Refusal("nobody-absent")
    since = live.absent_since.get(player)
    if live.is_connected(player) or since is None or now() - since < ABSENT:
        raise Refusal("not-absent", seconds=ABSENT // 1000)


def analysed(table: Table, watcher: Watcher, message: p.Analyse) -> tuple[int, Any, int]:
    """Who asks, what they may know, and of which moment; else a Refusal."""
    player = message.player if message.player is not None else max(watcher.viewer, 0)
    is_open = table.stage in ("over", "replay")
    if player >= len(table.places):
        raise Refusal("no-such-seat", seat=player, right=len(table.places) - 1)
    moment = len(table.match.entries) if message.moment is None else message.moment
    if moment > len(table.match.entries):
        raise Refusal("no-such-moment")
    if not is_open:
        if player not in watcher.players:
            raise Refusal("not-your-seat")
        if table.people != [player] or moment != len(table.match.entries):
            raise Refusal("analysis-later")
    view = screen.asker(table, player, moment)
    if view is None:
        raise Refusal("analysis-over")
    return player, view, moment
