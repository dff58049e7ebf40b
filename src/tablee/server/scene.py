"""What all viewers of a table are shown alike, found once for all of them.

A scene is where the match stands, or stood; news are what one change was. What differs from viewer
to viewer is in `screen.py`.
"""

from __future__ import annotations

from functools import cache

from tablee.engine import narration
from tablee.engine.contract import TABLE
from tablee.engine.match import Moment as MatchMoment
from tablee.engine.position import Position
from tablee.server import changes as c
from tablee.server.table import Table

KINDS = {"!resign": "resign", "!draw": "draw", "!forfeit": "forfeit"}
SEATING = (c.Sat, c.Filled, c.Left, c.Away, c.Back, c.Paused, c.Resumed, c.Rematch)
MOVING = (c.Played, c.TookBack, c.Sat, c.Filled, c.Left, c.Paused, c.Resumed, c.Away, c.Back)


class Scene:
    """Where the match stands (or stood, after `at` entries)."""

    __slots__ = (
        "first", "has_ended", "is_on", "names", "number", "phase", "position", "seats", "secrets",
        "shown", "take_backs", "then", "thrower", "to_act",
    )  # fmt: skip

    def __init__(self, table: Table, at: int | None) -> None:
        match, is_now = table.match, at is None
        self.number = len(match.entries) if at is None else at
        self.then = then = match.now if is_now else match.moment(self.number)
        self.position = position = then.position
        self.has_ended = position is None and then.last is not None
        self.shown = then.last if self.has_ended else position
        """The game that is on, or the end of the last one."""
        count = len(match.players)
        self.first = (then.first + then.number - self.has_ended) % count
        """The player who has seat 0 in it."""
        self.seats = [] if self.shown is None else seating(self.first, count)
        self.names = narration.names(match, then)
        self.is_on = is_on = is_now and table.stage == "running"
        """Whether somebody may do something."""
        self.phase = _phase(table, then, is_now)
        self.to_act = _to_act(table, then, is_now)
        self.thrower = table.thrower if is_now else None
        self.take_backs = match.take_backs() if is_on else {}
        self.secrets = _secrets(table, position, then)


class News:
    """One change."""

    __slots__ = ("action", "change", "is_last", "kind", "moves", "seats", "step", "who")

    def __init__(self, table: Table, seq: int) -> None:
        self.change = change = table.log[seq - 1]
        self.is_last = seq == table.seq
        self.step = step = table.steps[seq - 1]
        """What it did in the match, if it was an entry."""
        self.action: str | None = ""
        """As everybody knows it; None if that depends on who asks."""
        if isinstance(change, c.Played):
            assert step is not None
            entry = step.entry.action
            self.who: int | None = change.who
            self.kind = KINDS.get(entry, "play")
            # What the table knows, everybody knows.
            is_known = narration.seen(table.match, step, TABLE) == entry
            self.action = entry if is_known else None
            self.moves = True
            self.seats = step.ended_game or entry in KINDS
        else:
            self.who = None if isinstance(change, c.Rematch | c.Awake) else change.player
            self.kind = str(change.__struct_config__.tag)
            self.moves = isinstance(change, MOVING)
            self.seats = isinstance(change, SEATING)


def scene(table: Table, at: int | None) -> Scene:
    key = table.seq, at
    if table.scene is None or table.scene[0] != key:
        table.scene = key, Scene(table, at)
    found: Scene = table.scene[1]
    return found


def news(table: Table, seq: int) -> News:
    key = table.seq, seq
    if table.news is None or table.news[0] != key:
        table.news = key, News(table, seq)
    found: News = table.news[1]
    return found


@cache
def seating(first: int, count: int) -> list[int]:
    """By seat: the player who sits there, when `first` begins."""
    return [(first + seat) % count for seat in range(count)]


def _phase(table: Table, then: MatchMoment, is_now: bool) -> str:
    if is_now and table.stage == "waiting":
        return "waiting"
    if then.position is not None:
        return "play"
    return "over" if then.last is not None else "toss"


def _to_act(table: Table, then: MatchMoment, is_now: bool) -> list[int]:
    if is_now:
        return list(table.match.to_act) if table.started else []
    if then.position is None:
        return []
    return [table.match.player_at(seat, then) for seat in then.position.to_act]


def _secrets(table: Table, position: Position | None, then: MatchMoment) -> list[int]:
    """Who knows something that the table does not."""
    if position is None or position.is_open:
        return []
    public = position.shown(TABLE)
    seats = range(len(table.match.players))
    return [table.match.player_at(s, then) for s in seats if position.shown(s) != public]
