"""What is true, and what could be noted down: whether somebody may ask for it, and the answer."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.views import View
from tablee.server import protocol as p
from tablee.server import screen
from tablee.server.hub import Hub
from tablee.server.limits import Limits
from tablee.server.live.watcher import Watcher
from tablee.server.table import Refusal, Table
from tablee.server.thinkers import Gone


class Question(NamedTuple):
    """Who asks, of the moment after how many entries, and all they may know of it."""

    player: int
    moment: int
    view: View


def of_truth(
    table: Table, player: int, moment: int | None = None, held: list[int] | None = None
) -> Question:
    """A question for the truth, else a Refusal: at any moment once the match is over; before, for
    one of the `held` places, now, and where all the others are bots."""
    entries = len(table.match.entries)
    at = entries if moment is None else moment
    if not 0 <= player < len(table.places):
        raise Refusal("no-such-seat", seat=player, right=len(table.places) - 1)
    if not 0 <= at <= entries:
        raise Refusal("no-such-moment")
    if table.stage not in ("over", "replay"):
        if held is None:
            raise Refusal("not-over")
        if player not in held:
            raise Refusal("not-your-seat")
        if table.people != [player] or at != entries:
            raise Refusal("analysis-later")
    view = screen.asker(table, player, at)
    if view is None:
        raise Refusal("analysis-over")
    return Question(player, at, view)


async def analyse(
    hub: Hub, limits: Limits, address: str, table: Table, question: Question, lang: str, id: str,
    gone: Gone,
) -> p.AnalysisFound:  # fmt: skip
    """The answer, unless too much is asked for from this address, or whoever asked has `gone`."""
    if not limits.enter("analysis", address):
        raise Refusal("too-many")
    try:
        found = await hub.thinkers.analyse(question.view, gone)
    finally:
        limits.leave("analysis", address)
    player, moment, _ = question
    labels = screen.labels(table, player, moment, found["actions"], lang)
    return p.AnalysisFound(id, moment, player, found, labels)


def of_notes(table: Table, watcher: Watcher, message: p.GetNotes) -> Question:
    """A question for notes: of one's own seat, and now."""
    player = watcher.viewer if message.player is None else message.player
    if player not in watcher.players:
        raise Refusal("not-your-seat")
    if message.odds and table.people != [player]:
        raise Refusal("analysis-later")
    view = screen.asker(table, player, None)
    if view is None or table.stage == "waiting":
        raise Refusal("analysis-over")
    room = table.match.game.room
    if room.oracle is None or "notes" not in room.oracle.brought:
        raise Refusal("notes-none", game=room.title(watcher.lang))
    return Question(player, len(table.match.entries), view)
