"""What one viewer is shown of a table: the only way from a table to a client.

A viewer is a player, TABLE (a spectator, or a curtain), or ALL for one who may know everything once
the match is over. What is shown follows from what the viewer may know and from nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from tablee.contract.rules import TABLE
from tablee.core import narration
from tablee.core.match import MatchMoment
from tablee.core.position import Position
from tablee.core.record import Record
from tablee.core.views import View
from tablee.server import changes as c
from tablee.server.protocol import Choice, Event, Moment, ReplayMoment, Result, Told
from tablee.server.scene import SharedEvent, SharedMoment
from tablee.server.table import Table
from tablee.texts import text

ALL = -3
HISTORY = 60
"""How many sentences are sent at once."""


def moment(
    table: Table, viewer: int, lang: str, drawing: bool = False, at: int | None = None
) -> Moment:
    """Where the match stands (or stood, after `at` entries) for a viewer."""
    return look(SharedMoment(table, at), viewer, lang, drawing)


def look(now: SharedMoment, viewer: int, lang: str, drawing: bool) -> Moment:
    """A scene as a viewer may know it."""
    table, position, base = now.table, now.shown, now.base
    seat = TABLE if viewer < 0 else (viewer - now.first) % now.count
    own: dict[str, object] = {"player": viewer, "seat": seat}
    legal: list[str] = []
    if position is not None:
        if viewer < 0 or seat in position.to_act:
            legal = position.legal_for(seat)
        own["view"] = view = {**now.outline, "seat": seat, "legal": legal}
        if not position.is_open:
            view["state"] = _known(position, viewer, seat).to_dict()
        if table.facts is not None:
            own["facts"] = table.facts.facts(_known(position, viewer, seat), seat, lang)
        if drawing:
            own["drawing"] = _drawing(position, viewer, seat, lang)
    if now.is_on and viewer >= 0:
        own["may_take_back"] = table.match.take_back_to(viewer) is not None
        is_thrower = base.thrower == viewer
        own["may_throw"] = is_thrower and not table.is_halted
        if is_thrower or viewer in base.to_act:
            own |= _turn(now, viewer, seat, legal, lang)
        if table.has_bell and not table.is_halted:
            own["table_legal"] = _choices(now, TABLE, lang)
    if now.has_ended or (now.is_on and table.resting):
        own["result"] = result(table, now.then, viewer, lang, drawing)
    return replace(base, **own)


def _turn(
    now: SharedMoment, viewer: int, seat: int, legal: list[str], lang: str
) -> dict[str, object]:
    """For the one who is awaited: what may be done, how, and the paragraphs that matter."""
    table, position = now.table, now.position
    if position is None:
        signs = [] if table.is_halted else table.match.legal_for(viewer)
        choices = [Choice(sign, text(lang, f"sign-{sign}")) for sign in signs]
        return {"legal": choices, "help": text(lang, "toss-help")}
    telling, shown = table.telling, position.shown(seat)
    return {
        "legal": [] if table.is_halted or not legal else _choices(now, seat, lang),
        "help": telling.help_for(shown, seat, lang),
        "sections": [*telling.sections(shown, seat)],
    }


def _known(position: Position, viewer: int, seat: int) -> Record:
    """The record as a viewer knows it."""
    return position.record if viewer == ALL else position.shown(seat)


def _choices(now: SharedMoment, seat: int, lang: str) -> list[Choice]:
    """What a seat may do, in the room's words."""
    position = now.position
    if position is None or not (codes := position.codes_for(seat)):
        return []
    offers = _offers(position, seat, codes, now.table.match.names(now.then), lang)
    gestures = map(position.game.room.gesture, codes)
    return list(map(Choice, position.legal_for(seat), offers, gestures))


def labels(
    table: Table, viewer: int, at: int, actions: Collection[str], lang: str
) -> dict[str, str]:
    """Actions of a player after `at` entries, in words."""
    then = table.match.moment(min(at, len(table.match.entries)))
    if then.position is None:
        return {}
    position, names = then.position, table.match.names(then)
    seat, codes = table.match.seat_of(viewer, then), map(position.read_action, actions)
    return dict(zip(actions, _offers(position, seat, codes, names, lang), strict=True))


def _offers(
    position: Position, seat: int, codes: Iterable[int], names: list[str], lang: str
) -> list[str]:
    """Actions in the room's words, from what the seat may know."""
    offer, shown = position.game.room.telling.offer, position.shown(seat)
    marks = narration.MARKS
    offers = [offer(shown, seat, code, marks, lang) for code in codes]
    return narration.named("\n".join(offers), names).split("\n") if offers else []


def _drawing(position: Position, viewer: int, seat: int, lang: str) -> str:
    return position.draw(None if viewer == ALL else seat, lang)


def result(
    table: Table, then: MatchMoment, viewer: int, lang: str, drawing: bool = False
) -> Result:
    """How the latest finished game of a moment ended."""
    match, end = table.match, then.last
    assert end is not None
    played = narration.played(then)
    seat = TABLE if viewer in (TABLE, ALL) else match.seat_of(viewer, played)
    players = range(len(match.players))
    by_rules = end.is_over
    return Result(
        winners=list(then.best),
        returns=[end.returns[match.seat_of(p, played)] for p in players] if by_rules else [],
        sentence=narration.result(match, then, lang),
        why=narration.why(match, then, lang),
        how=then.ending.how,  # type: ignore[arg-type]
        by=then.ending.by,
        view={**end.outline(seat), "state": _known(end, viewer, seat).to_dict()},
        seats=[match.player_at(s, played) for s in players],
        standing=narration.standing(match, then, lang),
        drawing=_drawing(end, viewer, seat, lang) if drawing else "",
    )


def event(
    table: Table, seq: int, viewer: int, lang: str, drawing: bool = False, id: str = "",
    first: int | None = None, is_missed: bool = False,
) -> Event:  # fmt: skip
    """A change as a viewer learns of it. Only with the latest change comes what may be done now;
    with those that were missed while a client was away, no moment comes at all."""
    return hear(SharedEvent(table, seq, first, is_missed), viewer, lang, drawing, id)


def hear(shared: SharedEvent, viewer: int, lang: str, drawing: bool, id: str) -> Event:
    """A change as a viewer may know it."""
    action, gesture, ended = shared.action, shared.gesture, None
    step, now = shared.step, shared.scene
    if step is None:
        told = _told(shared.table, shared.seq, viewer, lang)
    else:
        listener = _listener(viewer)
        told = shared.told(listener, lang)
        if action is None:
            action = narration.seen(shared.table.match, step, listener)
            gesture = narration.gesture(shared.table.match, step, listener)
        if step.ended_game:
            ended = result(shared.table, step.after, viewer, lang, drawing)
    shown = None if now is None else look(now, viewer, lang, drawing)
    return Event(
        shared.seq, shared.kind, shared.who, action or "", told, shown, shared.info,
        shared.requests, ended, id, gesture,
    )  # fmt: skip


def _listener(viewer: int) -> int | None:
    return None if viewer == ALL else viewer


def _told(table: Table, seq: int, viewer: int, lang: str) -> str:
    change = table.log[seq - 1]
    if (step := table.steps[seq - 1]) is not None:
        return narration.told(table.match, step, _listener(viewer), lang)
    assert not isinstance(change, c.Played)
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
        case c.Resumed(by=by) if seq in table.rested:
            kind = "rested" if by is None else "ready"
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
        gesture=narration.gesture(table.match, step, listener),
    )


def asker(table: Table, viewer: int, at: int | None) -> View | None:
    """The view that an analysis for a player is made from; None where nothing is played."""
    then = table.match.now if at is None else table.match.moment(at)
    if then.position is None:
        return None
    return then.position.view(table.match.seat_of(viewer, then))
