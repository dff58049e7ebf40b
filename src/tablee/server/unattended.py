"""What happens at a table by itself: chance acts, bots think, time runs out, a rematch is made."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from tablee.server.codes import code_after
from tablee.server.live import Live
from tablee.server.metrics import count
from tablee.server.store import Behind
from tablee.server.table import Refusal, Table, now

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
        timeout = table.clocks.next_timeout()
        if timeout is not None and table.is_running:
            delay = max(0, timeout[0] - now()) / 1000 + 0.01
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._hub.spawn(self._time_is_up(live)))

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
        def give_up(table: Table) -> None:
            timeout = table.clocks.next_timeout()
            if timeout is not None and timeout[0] <= now() and table.is_running:
                table.give_up_place(timeout[1], "time")

        try:
            await self._hub.change(live, give_up)
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
