"""Does anything reach a client that its seat may not know?

Two games are played side by side that a seat cannot tell apart (`tablee/testing/twins.py` says
how they are found), each at a table of its own. Every byte that the seat's client receives from
the one must be received from the other: events, snapshots, histories, refusals, journals.
"""

from __future__ import annotations

from random import Random

import tablee
from tablee.contract.rules import TABLE
from tablee.core import journal
from tablee.core.errors import TableeError
from tablee.server import changes as c
from tablee.server import scene, screen
from tablee.server.errors import refused
from tablee.server.hub import Hub, encode
from tablee.server.live import Live, status
from tablee.server.table import Table
from tablee.testing.play import some_seats
from tablee.testing.twins import twins
from tablee.texts import LANGUAGES
from tests.server.support import Dice, Eye, new_setup

AT = 5_000
"""Everything happens at once: two games that differ in nothing else must not differ in time."""


class Record:
    """A table, and all that one client of it receives."""

    def __init__(self, setup: c.Setup, observer: int, lang: str) -> None:
        self.setup = setup
        self.live = Live(Table(setup))
        self.hub = Hub(None, Dice())  # type: ignore[arg-type]
        players = [] if observer == TABLE else [observer]
        self.eye = Eye(*players, lang=lang, drawing=True)
        self.live.watchers.add(self.eye)

    @property
    def table(self) -> Table:
        return self.live.table

    def play(self, who: int, action: str) -> None:
        before = self.table.seq
        self.table.replay([(AT, c.Played(who=who, action=action))])
        self.hub._tell(self.live, before)

    def everything(self) -> list[bytes]:
        """What the client has received, and what it would get by asking for all it can ask for."""
        return [*self.eye.received, *self._asked(), *self._tried()]

    def _asked(self) -> list[bytes]:
        table, eyes = self.table, self.eye.eyes
        return [
            encode(screen.moment(table, *eyes)),
            encode(screen.history(table, *eyes[:2])),
            encode(scene.info(table)),
            encode(status(self.live)),
            *(encode(screen.event(table, seq, *eyes, is_missed=True)) for seq in self._latest()),
            journal.dumps(table.match, eyes[0]).encode(),
            encode(table.match.position.view(self._seat()) if table.match.position else None),
        ]

    def _latest(self) -> range:
        return range(max(1, self.table.seq - 5), self.table.seq + 1)

    def _seat(self) -> int:
        return self.table.match.seat_of(self.eye.viewer)

    def _tried(self) -> list[bytes]:
        """Refusals of what may not be done now: they must not tell a secret either."""
        said: list[bytes] = []
        if self.eye.viewer == TABLE or self.table.match.is_over:
            return said
        room = self.table.match.game.room
        legal = self.table.match.legal_for(self.eye.viewer)
        for code in Random(self.table.seq).sample(range(room.actions), min(8, room.actions)):
            action = room.notation.text(code)
            if action in legal or self.table.thrower == self.eye.viewer:
                continue
            try:
                self.table.act(self.eye.viewer, action, "x", "en")
            except TableeError as problem:
                said.append(encode(refused(problem, self.eye.lang, "x")))
            else:
                raise AssertionError(f"{action} was played")
        return said


def check_twin_tables(name: str, observer: int, random: Random, length: int = 120) -> int:
    """Play two tables that a seat cannot tell apart; how many moments were compared."""
    lang = random.choice(LANGUAGES)
    setup = new_setup(name)
    one, other = Record(setup, observer, lang), Record(setup, observer, lang)
    compared = 0
    for pair in twins(name, observer, random, length):
        if pair.is_new:
            other = Record(setup, observer, lang)
            for who, action in pair.past:
                other.play(who, action)
            one.eye.received.clear()
            other.eye.received.clear()
        one.play(pair.actor, pair.action)
        other.play(pair.actor, pair.twin)
        if pair.one != pair.other:
            compared += 1
            mine, theirs = one.everything(), other.everything()
            assert mine == theirs, difference(name, observer, mine, theirs)
    return compared


def difference(name: str, observer: int, mine: list[bytes], theirs: list[bytes]) -> str:
    for one, other in zip(mine, theirs, strict=False):
        if one != other:
            return f"{name}, seat {observer}:\n{one.decode()}\n{other.decode()}"
    return f"{name}, seat {observer}: {len(mine)} and {len(theirs)} messages"


def observers(name: str) -> list[int]:
    return [*some_seats(tablee.game(name)), TABLE]
