"""What all viewers of a table are shown alike, found once for all of them.

A scene is where the match stands, or stood; news are what one change was. What differs from viewer
to viewer is in `screen.py`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, cast

from msgspec import Raw

from tablee.contract.furniture import Gesture
from tablee.contract.rules import TABLE
from tablee.core import narration
from tablee.core.game import game
from tablee.core.match import MatchMoment
from tablee.server import changes as c
from tablee.server.protocol import Choice, EventKind, Moment, PlayerInfo, Request, TableInfo
from tablee.server.table import Table
from tablee.texts import LANGUAGES

KINDS: dict[str, EventKind] = {"!resign": "resign", "!draw": "draw", "!forfeit": "forfeit"}
RENEWING = (
    c.Sat, c.Filled, c.Left, c.Away, c.Back, c.TookBack, c.Paused, c.Resumed, c.Rematch,
)  # fmt: skip
NOBODY: list[int] = []
NO_CHOICES: list[Choice] = []
NO_SECTIONS: list[str] = []
MOVING = (c.Played, c.TookBack, c.Sat, c.Filled, c.Left, c.Paused, c.Resumed, c.Away, c.Back)


def info(table: Table) -> TableInfo:
    """What anybody may know of a table."""
    setup, now = table.setup, table.match.now
    return TableInfo(
        code=table.code,
        game=setup.game,
        name=table.match.game.room.short_name,
        options=dict(table.match.game.options),
        goal=_goal(setup.game),
        players=[_player(table, i) for i in range(len(table.places))],
        match=setup.terms,
        clock=setup.clock,
        is_public=setup.is_public,
        stage=table.stage,  # type: ignore[arg-type]
        is_paused=table.is_halted,
        scores=list(now.scores),
        won=list(now.won),
        games_played=now.number,
        entries=len(table.match.entries),
        created=setup.created,
        changed=table.changed,
        next=table.next,
        winners=list(table.match.winners) if table.match.is_over else [],
        resting=sorted(table.resting),
    )


@lru_cache(maxsize=1000)
def _goal(written: str) -> dict[str, str]:
    """How to win a game with its options, in every language."""
    played = game(written)
    return {lang: played.room.goal(lang, played.options) for lang in LANGUAGES}


def _player(table: Table, player: int) -> PlayerInfo:
    place = table.places[player]
    sits_in = player in table.away or player in table.match.now.forfeited
    return PlayerInfo(
        name=place.name,
        kind=place.kind,  # type: ignore[arg-type]
        level=table.level_of(player) if sits_in else place.level,
        is_away=player in table.away,
        has_forfeited=player in table.match.now.forfeited,
    )


class SharedMoment:
    """Where the match stands (or stood, after `at` entries)."""

    __slots__ = (
        "base", "count", "first", "has_ended", "is_on", "outline", "position", "shown", "table",
        "then",
    )  # fmt: skip

    def __init__(self, table: Table, at: int | None = None) -> None:
        match, is_now = table.match, at is None
        self.table = table
        number = len(match.entries) if at is None else at
        self.then = then = match.now if is_now else match.moment(number)
        self.position = shown = then.position
        self.has_ended = shown is None and then.last is not None
        self.count = count = len(match.players)
        self.first = (then.first + then.number) % count
        """The player who has seat 0 in it."""
        if self.has_ended:
            shown, self.first = then.last, (self.first - 1) % count
        self.shown = shown
        """The game that is on, or the end of the last one."""
        self.is_on = is_now and table.stage == "running"
        """Whether somebody may do something."""
        self.outline: dict[str, object] = {}
        """The view, but for the seat, what it may do, and what is hidden."""
        seats = NOBODY
        if shown is not None:
            seats = seating(self.first, count)
            self.outline = dict(shown.outline(TABLE))
            if shown.is_open:
                # Written once for all viewers.
                self.outline["state"] = Raw(c.encode(shown.record.to_dict()))
        self.base = Moment(
            number, then.number, _phase(table, then, is_now), TABLE, TABLE, seats,
            _to_act(table, then, is_now), None, NO_CHOICES, NO_CHOICES,
            table.thrower if is_now else None, False, "", NO_SECTIONS,
            secrets=_secrets(self),
        )  # fmt: skip
        """The moment, without what depends on who looks."""


class SharedEvent:
    """One change, without what depends on who is told."""

    __slots__ = (
        "_is_open", "_told", "action", "gesture", "info", "kind", "requests", "scene", "seq",
        "step", "table", "who",
    )  # fmt: skip

    def __init__(
        self, table: Table, seq: int, first: int | None = None, is_missed: bool = False
    ) -> None:
        """`first`: the first of the changes that are told one after the other; with the latest
        comes whatever any of them has altered. `is_missed`: without where it led."""
        self.table, self.seq = table, seq
        change, is_last = table.log[seq - 1], seq == table.seq
        self.step = step = table.steps[seq - 1]
        """What it did in the match, if it was an entry."""
        self._told: dict[tuple[int | None, str], str] = {}
        self.action: str | None = ""
        """As everybody knows it; None if that depends on who asks."""
        self.gesture: Gesture = {}
        """What it touched, where everybody knows the action."""
        if step is not None:
            action = step.entry.action
            self.who: int | None = step.entry.who
            self.kind: EventKind = KINDS.get(action, "play")
            self._is_open = table.is_open or step.is_open
            # What the table knows, everybody knows.
            is_known = narration.seen(table.match, step, TABLE) == action
            self.action = action if is_known else None
            if is_known:
                self.gesture = narration.gesture(table.match, step, TABLE)
            moves = True
        else:
            assert not isinstance(change, c.Played)
            self.who = None if isinstance(change, c.Rematch | c.Awake) else change.player
            self.kind = cast("EventKind", change.__struct_config__.tag)
            moves = isinstance(change, MOVING)
        self.info: TableInfo | None = None
        self.requests: list[Request] | None = None
        if is_last:
            together = range(first or seq, seq + 1)
            moves = moves or len(together) > 1
            if any(_renews(table, each) for each in together):
                self.info = info(table)
            if table.asked and not table.asked.isdisjoint(together):
                self.requests = table.requests.all()
        self.scene: SharedMoment | None = None
        """Where it led, if the match or the players are not as they were."""
        if moves and not is_missed:
            self.scene = SharedMoment(table, None if is_last else table.counts[seq - 1])

    def told(self, listener: int | None, lang: str) -> str:
        """What an entry did, in a sentence."""
        assert self.step is not None
        key = TABLE if self._is_open else listener, lang
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = narration.told(self.table.match, self.step, key[0], lang)
        return found


def _renews(table: Table, seq: int) -> bool:
    """Whether a change has altered what anybody may know of the table itself."""
    step = table.steps[seq - 1]
    if step is not None:
        return step.ended_game or step.entry.action in KINDS
    return isinstance(table.log[seq - 1], RENEWING)


@cache
def seating(first: int, count: int) -> list[int]:
    """By seat: the player who sits there, when `first` begins."""
    return [(first + seat) % count for seat in range(count)]


def _phase(
    table: Table, then: MatchMoment, is_now: bool
) -> Literal["waiting", "toss", "play", "over"]:
    if is_now and table.stage == "waiting":
        return "waiting"
    if then.position is not None:
        return "play"
    return "over" if then.last is not None else "toss"


def _to_act(table: Table, then: MatchMoment, is_now: bool) -> list[int]:
    if is_now:
        return [*table.match.to_act] if table.started else NOBODY
    if then.position is None:
        return NOBODY
    return [table.match.player_at(seat, then) for seat in then.position.to_act]


def _secrets(now: SharedMoment) -> list[int]:
    """Who knows something that the table does not."""
    position, match = now.position, now.table.match
    if position is None or position.is_open:
        return NOBODY
    public = position.shown(TABLE)
    seats = range(now.count)
    return [match.player_at(s, now.then) for s in seats if position.shown(s) != public]
