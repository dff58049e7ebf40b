"""What one viewer is shown of a table: the only way from a table to a client.

A viewer is a player, TABLE (a spectator, or a curtain), or ALL for one who may know everything once
the match is over. What is shown follows from what the viewer may know and from nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
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
from tablee.server.scene import Scene, news, scene
from tablee.server.table import Table
from tablee.texts import text

ALL = -3
HISTORY = 60
"""How many sentences are sent at once."""


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


def moment(
    table: Table, viewer: int, lang: str, drawing: bool = False, at: int | None = None
) -> Moment:
    """Where the match stands (or stood, after `at` entries) for a viewer."""
    now = scene(table, at)
    shown = now.shown
    seat = TABLE if viewer < 0 else (viewer - now.first) % len(table.places)
    acting = now.is_on and viewer >= 0
    may_throw = acting and now.thrower == viewer
    is_mine = may_throw or (acting and viewer in now.to_act)
    legal, help, sections = _turn(table, viewer, now, seat, lang) if is_mine else ([], "", [])
    return Moment(
        moment=now.number,
        game=now.then.number,
        phase=now.phase,  # type: ignore[arg-type]
        player=viewer,
        seat=seat,
        seats=now.seats,
        to_act=now.to_act,
        view=None if shown is None else _view(table, shown, viewer, seat),
        legal=legal,
        table_legal=_choices(now, TABLE, lang) if acting and table.has_bell else [],
        thrower=now.thrower,
        may_throw=may_throw,
        help=help,
        sections=sections,
        result=result(table, now.then, viewer, lang, drawing) if now.has_ended else None,
        may_take_back=acting and viewer in now.take_backs,
        drawing=_drawing(shown, viewer, seat, lang) if drawing else "",
        secrets=now.secrets,
        facts=_facts(shown, viewer, seat, lang) if table.has_facts else {},
    )


def _turn(
    table: Table, viewer: int, now: Scene, seat: int, lang: str
) -> tuple[list[Choice], str, list[str]]:
    """For the one who is awaited: what may be done, how, and the paragraphs that matter."""
    position = now.position
    if position is None:
        signs = [Choice(sign, text(lang, f"sign-{sign}")) for sign in table.match.legal_for(viewer)]
        return [] if table.is_paused else signs, text(lang, "toss-help"), []
    telling, shown = table.telling, position.shown(seat)
    choices = [] if table.is_paused else _choices(now, seat, lang)
    return choices, telling.help_for(shown, seat, lang), list(telling.sections(shown, seat))


def _facts(position: Position | None, viewer: int, seat: int, lang: str) -> dict[str, Any]:
    """What a room tells its own board, from what the viewer may know."""
    if position is None:
        return {}
    shown = position.record if viewer == ALL else position.shown(seat)
    found: dict[str, Any] = position.game.room.furniture("facts").facts(shown, seat, lang)
    return found


def _view(table: Table, position: Position, viewer: int, seat: int) -> dict[str, Any]:
    """`Position.view`; what is the same for everybody is written once."""
    view = position.outline(seat)
    if position.is_open:
        view["state"] = table.state_json(position)
    elif viewer == ALL:
        view["state"] = position.record.to_dict()
    else:
        view["state"] = position.shown(seat).to_dict()
    return view


def _choices(now: Scene, seat: int, lang: str) -> list[Choice]:
    """What a seat may do, in the room's words."""
    position = now.position
    if position is None:
        return []
    if not (codes := position.codes_for(seat)):
        return []
    offers = _offers(position, seat, codes, now.names, lang)
    return list(map(Choice, position.legal_for(seat), offers))


def labels(
    table: Table, viewer: int, at: int, actions: Collection[str], lang: str
) -> dict[str, str]:
    """Actions of a player after `at` entries, in words."""
    then = table.match.moment(min(at, len(table.match.entries)))
    if then.position is None:
        return {}
    position, names = then.position, narration.names(table.match, then)
    seat, codes = table.match.seat_of(viewer, then), map(position.read_action, actions)
    return dict(zip(actions, _offers(position, seat, codes, names, lang), strict=True))


def _offers(
    position: Position, seat: int, codes: Iterable[int], names: list[str], lang: str
) -> list[str]:
    """Actions in the room's words, from what the seat may know."""
    offer, shown = position.game.room.telling.offer, position.shown(seat)
    return [offer(shown, seat, code, names, lang) for code in codes]


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
    was = news(table, seq)
    action = was.action
    ended = None
    if was.step is not None:
        if action is None:
            action = narration.seen(table.match, was.step, _listener(viewer))
        if was.step.ended_game:
            ended = result(table, was.step.after, viewer, lang, drawing)
    at = None if was.is_last else table.counts[seq - 1]
    return Event(
        seq=seq,
        kind=was.kind,  # type: ignore[arg-type]
        who=was.who,
        action=action or "",
        told=_told(table, seq, viewer, lang),
        moment=moment(table, viewer, lang, drawing, at) if was.moves and not is_missed else None,
        table=info(table) if was.seats and was.is_last else None,
        requests=table.requests.all() if was.is_last and seq in table.asked else None,
        result=ended,
        id=id,
    )


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
