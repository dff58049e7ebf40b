"""The websocket of a seat: read a message, do what it asks, say what came of it."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from tablee.contract.rules import TABLE
from tablee.core.errors import TableeError
from tablee.server import hints, scene, screen, table_setup
from tablee.server import protocol as p
from tablee.server.errors import refused
from tablee.server.hub import Hub, Key, digest, encode
from tablee.server.limits import Limits
from tablee.server.live import ABSENT, Live, status
from tablee.server.live.watcher import Watcher
from tablee.server.meaning import check_meant, mark_of
from tablee.server.metrics import count
from tablee.server.table import Refusal, Table
from tablee.server.wire import Wire

decode = msgspec.json.Decoder(p.ClientMessage).decode
MOVES = (p.Act, p.Throw)
"""What nearly every message is."""
SILENCE = 10.0
"""Seconds until a client has to have said hello."""
MISSED = 500
"""Events that are sent one by one to a client that was away; more, and it gets a fresh start."""


class Connection:
    """One websocket. There are thousands, and each should be small."""

    __slots__ = (
        "_bucket", "_has_greeted", "_is_analysing", "_is_noting", "_is_over", "_wire", "address",
        "hub", "limits", "live", "watcher",
    )  # fmt: skip

    def __init__(self, hub: Hub, limits: Limits, address: str, wire: Wire) -> None:
        self.hub = hub
        self.limits = limits
        self.address = address
        self._wire = wire
        self._bucket = limits.messages()
        self._has_greeted = self._is_analysing = self._is_noting = self._is_over = False
        self.live: Live | None = None
        self.watcher = Watcher(wire.post)

    async def run(self) -> None:
        """Answer messages until the client goes, or has to go."""
        self.hub.connections += 1
        waiting = asyncio.get_running_loop().call_later(SILENCE, self._hurry)
        try:
            await self._wire.serve(self.receive)
        finally:
            waiting.cancel()
            self._is_over = True
            self.hub.connections -= 1
            self.hub.parted += 1
            if self.live is not None:
                self.hub.part(self.live, self.watcher)

    def _hurry(self) -> None:
        """Who has not said who they are by now keeps others out. Without a word, which would be
        taken for the last one: perhaps they were asleep, and will come back."""
        if not self._has_greeted:
            self._wire.end()

    def say(self, message: p.ServerMessage) -> None:
        self.watcher.post(encode(message))

    def receive(self, data: bytes) -> bool:
        """Answer a message; False, if it takes some time: then the wire is told when it is done."""
        if self._bucket is not None and not self._bucket.take():
            self.say(refused(Refusal("too-many"), self.watcher.lang))
            self._wire.end()
            return True
        try:
            check_text(data)
            message: p.ClientMessage = decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._refuse(Refusal("unreadable-message"))
            return True
        if isinstance(message, MOVES) and self.live is not None:
            try:
                if self._move(self.live, message):
                    return False
            except TableeError as problem:
                self._refuse(problem, message.id)
                return True
        self.hub.spawn(self._take_time(message))
        return False

    def _refuse(self, problem: TableeError, id: str = "") -> None:
        """Say no. Who has not been let in yet has to go."""
        count("tablee_refused_total")
        self.say(refused(problem, self.watcher.lang, id))
        if self.live is None:
            self._wire.end()

    def _move(self, live: Live, message: p.Act | p.Throw) -> bool:
        """Play, if nobody else is at it."""
        player = self._own(live, message.player, message.id)
        return self.hub.change_at_once(
            live, partial(self._carry_out, live, player, message),
            Key(player, message.id, mark_of(message)), partial(self._moved, message),
        )  # fmt: skip

    def _moved(self, message: p.Act | p.Throw, found: int | TableeError | None) -> None:
        if found is None:
            self.hub.spawn(self._take_time(message))
            return
        if isinstance(found, TableeError):
            self._refuse(found, message.id)
        else:
            self._acknowledge(message.id, found)
        self._wire.ready()

    async def _take_time(self, message: p.ClientMessage) -> None:
        """Answer a message, and wait for whatever that takes."""
        try:
            if isinstance(message, p.Hello):
                await self._hello(message)
            elif self.live is None:
                raise Refusal("hello-first")
            else:
                await self._answer(self.live, message)
        except TableeError as problem:
            self._refuse(problem, getattr(message, "id", ""))
        except Exception:
            # A mistake of ours: who is hung up on comes back, who waits for an answer waits on.
            self._wire.end()
            raise
        finally:
            self._wire.ready()

    async def _hello(self, hello: p.Hello) -> None:
        watcher = self.watcher
        if self.live is not None:
            raise Refusal("hello-once")
        self._has_greeted = True
        watcher.lang, watcher.drawing = hello.lang, hello.drawing
        watcher.knows_breaks = hello.breaks
        if hello.protocol != p.VERSION:
            raise Refusal("old-client", protocol=hello.protocol, right=p.VERSION)
        try:
            live = await self.hub.find(hello.table)
            holder = "" if hello.token is None else digest(hello.token)
            players = live.table.held_by(holder) if holder else []
            is_host = bool(holder) and holder == live.table.setup.owner
            if not players and not is_host:
                if holder:
                    raise Refusal("not-your-seat")
                if not self.limits.has("wrong", self.address):
                    # Who has guessed too often is not told that a code is right either.
                    raise Refusal("too-many")
        except Refusal as problem:
            is_guess = problem.message in ("no-such-table", "not-your-seat")
            if is_guess and not self.limits.take("wrong", self.address):
                raise Refusal("too-many") from None
            raise
        async with live.turn:
            if self._is_over:
                return
            watcher.holder, watcher.is_host = holder, is_host
            watcher.hold(live.table.held_by(holder) if holder else [])
            self._look(hello.look)
            self._welcome(live, hello.since)
            self.live = live
            self.hub.join(live, watcher)

    def _look(self, player: int | None) -> None:
        if player is not None and player not in self.watcher.players:
            raise Refusal("not-your-seat")
        self.watcher.looking = player

    def _welcome(self, live: Live, since: int | None) -> None:
        table, watcher = live.table, self.watcher
        eyes = watcher.eyes
        resumes = since is not None and table.seq - MISSED <= since <= table.seq
        self.say(
            p.Welcome(
                protocol=p.VERSION,
                seq=since if resumes and since is not None else table.seq,
                table=scene.info(table),
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
                is_missed = seq < table.seq
                self.say(screen.event(table, seq, *eyes, first=since + 1, is_missed=is_missed))

    async def _answer(self, live: Live, message: p.Asked) -> None:
        match message:
            case p.Ping():
                self.say(p.Pong())
            case p.Look(player=player):
                self._look(player)
                await self._show(live)
            case p.SetLanguage(lang=lang, drawing=drawing):
                self.watcher.lang = lang
                if drawing is not None:
                    self.watcher.drawing = drawing
                await self._show(live)
            case p.GetHistory(id=id, before=before):
                async with live.turn:
                    told = screen.history(
                        live.table, self.watcher.viewer, self.watcher.lang, before
                    )
                self.say(p.History(id, told))
            case p.GetMoment():
                await self._then(live, message)
            case p.Analyse():
                if self._is_analysing:
                    raise Refusal("too-many")
                # The player may go on playing meanwhile.
                self._is_analysing = True
                self.hub.spawn(self._analyse(live, message))
            case p.GetNotes():
                if self._is_noting:
                    raise Refusal("too-many")
                self._is_noting = True
                self.hub.spawn(self._note(live, message))
            case _:
                await self._request(live, message)

    async def _show(self, live: Live) -> None:
        async with live.turn:
            watcher, table = self.watcher, live.table
            eyes = watcher.eyes
            told = screen.history(table, *eyes[:2])
            moment = screen.moment(table, *eyes)
            self.say(p.Looking(table.seq, moment, told, table.requests.all()))

    async def _then(self, live: Live, message: p.GetMoment) -> None:
        async with live.turn:
            table, watcher = live.table, self.watcher
            table_setup.check_open(table)
            if message.moment > len(table.match.entries) or message.viewer >= len(table.places):
                raise Refusal("no-such-moment")
            viewer = TABLE if message.viewer == -1 else message.viewer
            at = screen.then(table, message.moment, viewer, watcher.lang, watcher.drawing)
        self.say(p.Then(message.id, at))

    async def _analyse(self, live: Live, message: p.Analyse) -> None:
        try:
            async with live.turn:
                table, watcher = live.table, self.watcher
                player = max(watcher.viewer, 0) if message.player is None else message.player
                question = hints.of_truth(table, player, message.moment, watcher.players)
            self.say(
                await hints.analyse(
                    self.hub, self.limits, self.address, table, question, watcher.lang, message.id,
                    self._is_gone,
                )
            )  # fmt: skip
        except TableeError as problem:
            self.say(refused(problem, self.watcher.lang, message.id))
        except Exception:
            self.say(refused(Refusal("analysis-failed"), self.watcher.lang, message.id))
            raise
        finally:
            self._is_analysing = False

    async def _is_gone(self) -> bool:
        return self._is_over

    async def _note(self, live: Live, message: p.GetNotes) -> None:
        try:
            async with live.turn:
                asked = hints.of_notes(live.table, self.watcher, message)
            tables = await self.hub.thinkers.notes(asked.view, message.odds)
            self.say(p.Notes(message.id, asked.moment, asked.player, tables))
        except TableeError as problem:
            self.say(refused(problem, self.watcher.lang, message.id))
        finally:
            self._is_noting = False

    async def _request(self, live: Live, message: p.Changing) -> None:
        """What changes the table."""
        player = self._player(live, message)
        request = partial(self._carry_out, live, player, message)
        key = Key(player, message.id, mark_of(message))
        self._acknowledge(message.id, await self.hub.change(live, request, key))

    def _acknowledge(self, id: str, seq: int) -> None:
        count("tablee_requests_total")
        self.say(p.Ack(id, seq))

    def _player(self, live: Live, message: p.Changing) -> int:
        """For whom a request is made; a Refusal if nobody here may make it."""
        if isinstance(message, p.Fill):
            if not self.watcher.is_host:
                raise Refusal("host-fills")
            return self.watcher.players[0] if self.watcher.players else TABLE
        named = None if isinstance(message, p.Replace) else getattr(message, "player", None)
        return self._own(live, named, message.id)

    def _own(self, live: Live, named: int | None, id: str) -> int:
        """The player who acts: the one that was named, of those who are here."""
        held, looking = self.watcher.players, self.watcher.looking
        if (left := live.table.left.get((self.watcher.holder, id))) is not None:
            # Sent again by one who has got up, and holds nothing any more.
            return left
        if not held:
            raise Refusal("spectators-watch")
        if named is None:
            if len(held) > 1:
                # Sent again, when somebody else looks now: it is still who it was.
                for player in held:
                    if (player, id) in live.table.done:
                        return player
            return held[0] if looking is None else looking
        if named not in held:
            raise Refusal("not-your-seat")
        if any((other, id) in live.table.done for other in held if other != named):
            raise Refusal("id-used")
        return named

    def _carry_out(self, live: Live, player: int, message: p.Changing, table: Table) -> None:
        check_meant(table, player, message)
        match message:
            case p.Act():
                lang = self.watcher.lang if message.is_typed else "en"
                table.act(player, message.action, message.id, lang)
            case p.Throw():
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
            case p.Fill():
                table_setup.fill(table, message, player, self.watcher.lang)
            case p.Replace():
                check_absent(live, message.player)
                table.give_up_place(message.player, "absent", by=player, id=message.id)


def check_text(data: bytes) -> None:
    """UnicodeDecodeError, if it is none anywhere: what is not known is not read either."""
    if not data.isascii():
        data.decode()


def check_absent(live: Live, player: int) -> None:
    table = live.table
    if table.stage != "running" or player not in table.people:
        raise Refusal("nobody-absent")
    if not live.is_absent(player):
        raise Refusal("not-absent", seconds=ABSENT // 1000)
