"""What one viewer is shown of a table: the only way from a table to a client.

A viewer is a player, TABLE (a spectator, or a curtain), or ALL for one who may know everything once
the match is over. What is shown follows from what the viewer may know and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablee.engine import narration
from tablee.engine.contract import TABLE
from tablee.engine.match import Moment as MatchMoment
from tablee.engine.position import Position
from tablee.server import changes as c
from tablee.server.protocol import (
    Choice,
    Event,
    Moment,
    PlayerInfo,
    ReplayMoment,
    Result,
    TableInfo,
    Told,
)  # fmt: skip
from tablee.server.table import Table
from tablee.texts import text

ALL = -3
HISTORY = 60
"""How many sentences are sent at once."""
KINDS = {"!resign": "resign", "!draw": "draw", "!forfeit": "forfeit"}
SEATING = (c.Sat, c.Filled, c.Left, c.Away, c.Back, c.Paused, c.Resumed, c.Rematch)
MOVING = (c.Played, c.TookBack, c.Sat, c.Filled, c.Left, c.Paused, c.Resumed, c.Away, c.Back)


def info(table: Table) -> TableInfo:
    """What anybody may know of a table."""
    setup, now = table.setup, table.match.now
    return TableInfo(
        code=table.code,
        game=setup.game,
        name=table.match.game.room.short_name,
        options=dict(table.match.game.options),
        players=[_player(table, i) for i in range(len(table.places))],
        match=setup.terms,
        clock=setup.clock,
        is_public=setup.is_public,
        stage=table.stage,  # type: ignore[arg-type]
        is_paused=table.is_paused,
        scores=list(now.scores),
        won=list(now.won),
        games_played=now.number,
        entries=len(table.match.entries),
        created=setup.created,
        changed=table.changed,
        next=table.next,
        winners=list(table.match.winners) if table.match.is_over else [],
    )


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


class Scene:
    """Where the match stands (or stood, after `at` entries): what is the same for all viewers."""

    __slots__ = (
        "has_ended", "is_now", "number", "phase", "position", "seated", "seats", "secrets",
        "shown", "then", "thrower", "to_act",
    )  # fmt: skip

    def __init__(self, table: Table, at: int | None) -> None:
        match = table.match
        self.is_now = at is None
        self.number = len(match.entries) if at is None else at
        self.then = then = match.moment(self.number)
        self.position = then.position
        self.has_ended = then.position is None and then.last is not None
        self.shown = then.last if self.has_ended else then.position
        """The game that is on, or the end of the last one."""
        self.seated = (
            MatchMoment(first=then.first, number=then.number - 1) if self.has_ended else then
        )
        count = range(len(match.players)) if self.shown is not None else ()
        self.seats = [match.player_at(seat, self.seated) for seat in count]
        self.phase = _phase(table, then, self.is_now)
        self.to_act = _to_act(table, then, self.is_now)
        self.thrower = table.thrower if self.is_now else None
        self.secrets = _secrets(table, then.position, then)


def scene(table: Table, at: int | None) -> Scene:
    """Made once for all viewers of a change."""
    key = table.seq, at
    if table.scene is None or table.scene[0] != key:
        table.scene = key, Scene(table, at)
    found: Scene = table.scene[1]
    return found


def moment(
    table: Table, viewer: int, lang: str, drawing: bool = False, at: int | None = None
) -> Moment:
    """Where the match stands (or stood, after `at` entries) for a viewer."""
    match, now = table.match, scene(table, at)
    position, shown = now.position, now.shown
    seat = TABLE if viewer < 0 else match.seat_of(viewer, now.seated)
    view = None if shown is None else _view(table, shown, viewer, seat)
    acting = now.is_now and viewer >= 0 and table.stage == "running"
    may_throw = acting and now.thrower == viewer
    is_mine = may_throw or (acting and viewer in now.to_act)
    may_act = is_mine and not table.is_paused
    return Moment(
        moment=now.number,
        game=now.then.number,
        phase=now.phase,  # type: ignore[arg-type]
        player=viewer,
        seat=seat,
        seats=now.seats,
        to_act=now.to_act,
        view=view,
        legal=_legal(table, viewer, now.then, view, lang) if may_act else [],
        table_legal=_table_legal(table, now.then, lang) if acting and table.has_bell else [],
        thrower=now.thrower,
        may_throw=may_throw,
        help=_help(table, position, seat, lang) if is_mine else "",
        sections=_sections(table, position, seat) if is_mine else [],
        result=result(table, now.then, viewer, lang, drawing) if now.has_ended else None,
        may_take_back=acting and match.take_back_to(viewer) is not None,
        drawing=_drawing(shown, viewer, seat, lang) if drawing else "",
        secrets=now.secrets,
        facts=_facts(shown, viewer, seat, lang),
    )


def _secrets(table: Table, position: Position | None, then: MatchMoment) -> list[int]:
    """Who knows something that the table does not."""
    if position is None or position.is_open:
        return []
    public = position.shown(TABLE)
    seats = range(len(table.match.players))
    return [table.match.player_at(s, then) for s in seats if position.shown(s) != public]


def _facts(position: Position | None, viewer: int, seat: int, lang: str) -> dict[str, Any]:
    """What a room tells its own board, from what the viewer may know."""
    if position is None or not position.game.room.has_facts:
        return {}
    shown = position.state if viewer == ALL else position.shown(seat)
    found: dict[str, Any] = position.game.room.furniture("facts").facts(shown, seat, lang)
    return found


def _view(table: Table, position: Position, viewer: int, seat: int) -> dict[str, Any]:
    """`Position.view`; what is the same for everybody is written once."""
    view = position.outline(seat)
    if position.is_open:
        view["state"] = table.state_json(position)
    elif viewer == ALL:
        view["state"] = position.state.to_dict()
    else:
        view["state"] = position.shown(seat).to_dict()
    return view


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


def _legal(
    table: Table, viewer: int, then: MatchMoment, view: dict[str, Any] | None, lang: str
) -> list[Choice]:
    if view is None or then.position is None:
        return [Choice(sign, text(lang, f"sign-{sign}")) for sign in table.match.legal_for(viewer)]
    seat = table.match.seat_of(viewer, then)
    return _choices(table, then, then.position, seat, view["legal"], lang)


def _table_legal(table: Table, then: MatchMoment, lang: str) -> list[Choice]:
    if then.position is None:
        return []
    actions = then.position.legal_for(TABLE)
    return _choices(table, then, then.position, TABLE, actions, lang)


def labels(table: Table, viewer: int, at: int, actions: Iterable[str], lang: str) -> dict[str, str]:
    """Actions of a player after `at` entries, in words."""
    then = table.match.moment(min(at, len(table.match.entries)))
    if then.position is None:
        return {}
    seat = table.match.seat_of(viewer, then)
    said = _choices(table, then, then.position, seat, actions, lang)
    return {choice.action: choice.label for choice in said}


def _choices(
    table: Table, then: MatchMoment, position: Position, seat: int,
    actions: Iterable[str], lang: str,
) -> list[Choice]:  # fmt: skip
    """Actions in the room's words, from what the seat may know."""
    telling, shown = position.game.room.telling, position.shown(seat)
    names = narration.names(table.match, then)
    return [
        Choice(action, telling.offer(shown, seat, position.read_action(action), names, lang))
        for action in actions
    ]


def _help(table: Table, position: Position | None, seat: int, lang: str) -> str:
    if position is None:
        return text(lang, "toss-help")
    shown = position.shown(seat)
    helped: str = position.game.room.telling.help_for(shown, seat, lang)
    return helped


def _sections(table: Table, position: Position | None, seat: int) -> list[str]:
    if position is None:
        return []
    shown = position.shown(seat)
    return list(position.game.room.telling.sections(shown, seat))


def _drawing(position: Position | None, viewer: int, seat: int, lang: str) -> str:
    if position is None:
        return ""
    return position.draw(None if viewer == ALL else seat, lang)


def result(
    table: Table, then: MatchMoment, viewer: int, lang: str, drawing: bool = False
) -> Result:
    """How the latest finished game of a moment ended."""
    match, end = table.match, then.last
    assert end is not None
    played = MatchMoment(first=then.first, number=then.number - 1)
    seat = TABLE if viewer in (TABLE, ALL) else match.seat_of(viewer, played)
    players = range(len(match.players))
    by_rules = end.is_over
    return Result(
        winners=list(then.best),
        returns=[end.returns[match.seat_of(p, played)] for p in players] if by_rules else [],
        sentence=narration.result(match, then, lang),
        how=then.ending.how,  # type: ignore[arg-type]
        by=then.ending.by,
        view=_view(table, end, viewer, seat),
        seats=[match.player_at(s, played) for s in players],
        standing=narration.standing(match, then, lang),
        drawing=_drawing(end, viewer, seat, lang) if drawing else "",
    )


def event(
    table: Table, seq: int, viewer: int, lang: str, drawing: bool = False,
    is_missed: bool = False, id: str = "",
) -> Event:  # fmt: skip
    """A change as a viewer learns of it. Only with the latest change comes what may be done now;
    with those that were missed while a client was away, no moment comes at all."""
    is_last = seq == table.seq
    change = table.log[seq - 1]
    kind, who, action, ended = change.__struct_config__.tag, None, "", None
    if isinstance(change, c.Played):
        who = change.who
        action, ended = _played(table, seq, viewer, lang, drawing)
        kind = KINDS.get(action, kind)
    elif not isinstance(change, c.Rematch | c.Awake):
        who = change.player
    moves = isinstance(change, MOVING)
    at = None if is_last else table.counts[seq - 1]
    seats = isinstance(change, SEATING) or ended is not None or action in KINDS
    return Event(
        seq=seq,
        kind=str(kind),  # type: ignore[arg-type]
        who=who,
        action=action,
        told=_told(table, seq, viewer, lang),
        moment=moment(table, viewer, lang, drawing, at) if moves and not is_missed else None,
        table=info(table) if seats and is_last else None,
        requests=table.requests.all() if is_last and seq in table.asked else None,
        result=ended,
        id=id,
    )


def _played(
    table: Table, seq: int, viewer: int, lang: str, drawing: bool
) -> tuple[str, Result | None]:
    """An entry: what it was, as the viewer knows it, and the result if it ended a game."""
    step = table.steps[seq - 1]
    assert step is not None
    ended = result(table, step.after, viewer, lang, drawing) if step.ended_game else None
    return narration.seen(table.match, step, _listener(viewer)), ended


def _listener(viewer: int) -> int | None:
    return None if viewer == ALL else viewer


def _told(table: Table, seq: int, viewer: int, lang: str) -> str:
    change = table.log[seq - 1]
    if isinstance(change, c.Played):
        return table.told(seq, _listener(viewer), lang)
    if isinstance(change, c.Awake):
        return ""
    if isinstance(change, c.Rematch):
        return text(lang, "told-rematch", code=change.code)
    if isinstance(change, c.Sat | c.Filled | c.Left):
        name = change.name
    else:
        name = table.places[change.player].name
    kind = str(change.__struct_config__.tag).replace("_", "-")
    match change:
        case c.Away(why=why):
            kind = f"away-{why}"
        case c.Asked(what=what):
            kind = f"asked-{what.replace('_', '-')}"
        case c.Answered(yes=yes):
            kind = "agrees" if yes else "declines"
    return text(lang, f"told-{kind}", name=name)


def history(table: Table, viewer: int, lang: str, before: int | None = None) -> list[Told]:
    """The latest sentences before a seq, oldest first."""
    found: list[Told] = []
    seq = table.seq if before is None else min(before - 1, table.seq)
    while seq > 0 and len(found) < HISTORY:
        if sentence := _told(table, seq, viewer, lang):
            change = table.log[seq - 1]
            who = change.who if isinstance(change, c.Played) else getattr(change, "player", None)
            found.append(Told(seq, who, str(change.__struct_config__.tag), sentence))
        seq -= 1
    found.reverse()
    return found


def then(table: Table, number: int, viewer: int, lang: str, drawing: bool = False) -> ReplayMoment:
    """A moment of a finished game, and what led to it."""
    shown = moment(table, viewer, lang, drawing, at=number)
    if number == 0:
        return ReplayMoment(moment=shown, who=None, action="", told="")
    step = narration.step(table.match, number - 1)
    listener = _listener(viewer)
    return ReplayMoment(
        moment=shown,
        who=step.entry.who,
        action=narration.seen(table.match, step, listener),
        told=narration.told(table.match, step, listener, lang),
        result=result(table, step.after, viewer, lang, drawing) if step.ended_game else None,
    )


def asker(table: Table, viewer: int, at: int | None) -> dict[str, Any] | None:
    """The view that an analysis for a player is made from; None where nothing is played."""
    then = table.match.now if at is None else table.match.moment(at)
    if then.position is None:
        return None
    return then.position.view(table.match.seat_of(viewer, then))
