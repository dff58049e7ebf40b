"""What happens at a table by itself: chance acts, bots think, time runs out, a rematch is made."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from tablee.server import screen
from tablee.server.codes import code_after
from tablee.server.live import Live
from tablee.server.metrics import count
from tablee.server.store import Behind
from tablee.server.table import Refusal, Table

if TYPE_CHECKING:
    from tablee.server.hub import Hub

log = logging.getLogger(__name__)
BREATH = 1.0
"""Seconds between two strides of a game that goes on without anybody's choosing."""
RETRY = 1.0
"""Seconds after which something is tried again that could not be kept."""
CODES = 5
"""A rematch finds a code that nobody else has among so many."""


class Unattended:
    """Sees to it that a table goes on. Asked for as often as anybody likes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def go_on(self, live: Live) -> None:
        """Let happen what happens now without anybody's request."""
        table = live.table
        if self._hub.is_closing or live.is_stale or not self._hub.has(live):
            return
        if table.is_rematch_due and live.following is None:
            live.following = self._hub.spawn(self._rematch(live))
        if table.is_unsettled:
            self._settle_on(live)
        self.wave_on(live)
        if live.timer is None and not table.clocks.is_on and not table.has_bots:
            return
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.is_deserted:
            return
        for player in table.awaited_bots():
            if player not in live.thinking:
                live.thinking[player] = self._hub.spawn(self._think(live, player))
        for player in table.bots_asked():
            if player not in live.considering:
                live.considering[player] = self._hub.spawn(self._consider(live, player))
        if table.alarm is not None:
            delay = max(0, table.alarm - table.time()) / 1000 + 0.01
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._hub.spawn(self._time_is_up(live)))

    def wave_on(self, live: Live) -> None:
        """In a break, who plays by a program that knows of none is ready at once."""
        if live.waving is None and (players := live.hasty()):
            live.waving = self._hub.spawn(self._wave(live, players))

    async def _wave(self, live: Live, players: list[int]) -> None:
        try:
            await self._hub.change(live, partial(Table.be_ready, players=players))
        except Refusal as problem:
            log.warning("the end of a break was not kept", extra={"why": problem.message})
        finally:
            live.waving = None
        self.go_on(live)

    def _settle_on(self, live: Live) -> None:
        """Chance has more to do than fits into one request."""
        if live.settling is None and not live.is_deserted:
            live.settling = self._hub.spawn(self._settle_more(live))

    async def _settle_more(self, live: Live) -> None:
        try:
            # A game of bots alone is for those who watch it.
            await asyncio.sleep(0 if live.table.people else BREATH)
            await self._hub.change(live, Table.settle)
        except Refusal as problem:
            log.warning("chance was not kept", extra={"why": problem.message})
        finally:
            live.settling = None
        self.go_on(live)

    async def _think(self, live: Live, player: int) -> None:
        """Let a bot choose, and play it, unless the game has gone on without it."""
        try:
            table = live.table
            position = table.match.position
            if position is None or player not in table.awaited_bots():
                return
            view = position.view(table.match.seat_of(player))
            action = await self._hub.thinkers.choose(table.level_of(player), view)

            def play(table: Table) -> None:
                position = table.match.position
                if position is None or player not in table.awaited_bots():
                    return
                if position.view(table.match.seat_of(player)) == view:
                    table.bot_acts(player, action)
                    count("tablee_bot_moves_total")

            await self._hub.change(live, play)
        except Refusal as problem:
            log.warning("a bot's move was not kept", extra={"why": problem.message})
        finally:
            live.thinking.pop(player, None)
            self.go_on(live)

    async def _consider(self, live: Live, player: int) -> None:
        """Let a bot answer whether it agrees to a draw: unless it stands better, as far as it can
        know. Asked again if the game has gone on meanwhile."""
        try:
            table = live.table
            view = screen.asker(table, player, None)
            if view is None or player not in table.bots_asked():
                return
            agrees = await self._hub.thinkers.agrees(view)

            def answer(table: Table) -> None:
                if player in table.bots_asked() and screen.asker(table, player, None) == view:
                    table.bot_answers(player, agrees)

            await self._hub.change(live, answer)
        except Refusal as problem:
            log.warning("a bot's answer was not kept", extra={"why": problem.message})
        finally:
            live.considering.pop(player, None)
            self.go_on(live)

    async def _rematch(self, live: Live) -> None:
        """Make the table that everybody has agreed to, and tell them where it is."""
        try:
            for number in range(CODES):
                setup = live.table.rematch(code_after(live.table.code, number))
                try:
                    found = await self._hub.create(setup)
                except Behind:
                    # Made already, by us before we were killed or by another process?
                    found = await self._hub.find(setup.code)
                if found.table.setup.places == setup.places:
                    await self._hub.change(live, partial(Table.go_on_at, code=setup.code))
                    return
        except Refusal as problem:
            log.warning("a rematch was not kept", extra={"why": problem.message})
        finally:
            live.following = None
            asyncio.get_running_loop().call_later(RETRY, self.go_on, live)

    async def _time_is_up(self, live: Live) -> None:
        try:
            await self._hub.change(live, Table.let_time_pass)
        except Refusal as problem:
            log.warning("a timeout was not kept", extra={"why": problem.message})
        # Sooner than thought, if the clock on the wall was set right: wait once more.
        self.go_on(live)

    def ask(self, live: Live) -> None:
        """Nobody knows how a table stands: ask the store until it says so."""
        if live.asking is None and not self._hub.is_closing and self._hub.has(live):
            live.asking = self._hub.spawn(self._until_known(live))

    async def _until_known(self, live: Live) -> None:
        try:
            while live.is_stale:
                await asyncio.sleep(RETRY)
                await self._hub.knows(live)
        finally:
            live.asking = None
