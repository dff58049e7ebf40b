"""The websocket: what the server says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field

from tablee.server.protocol.engine import AnyAnalysis, AnyTable
from tablee.server.protocol.tables import Moment, ReplayMoment, Result, TableInfo

EventKind = Literal[
    "play", "sit", "leave", "away", "back", "take_back", "asked", "answered", "pause", "resume",
    "rematch", "forfeit", "resign", "draw", "awake", "fill",
]  # fmt: skip


class Told(Struct, frozen=True):
    """Something that happened, in a sentence."""

    seq: int
    who: int | None
    """The player, -1 for chance, -2 for the table; None where nobody did it."""
    kind: str
    """As in `event`."""
    sentence: str


class Request(Struct, frozen=True):
    """Something asked and not settled."""

    what: Literal["take_back", "draw", "pause", "rematch"]
    by: int
    agreed: list[int]
    """Players who have agreed, the one who asked among them."""
    awaited: list[int]
    """Players who have not answered."""


class PlayerStatus(Struct, frozen=True):
    """What changes by the second. Not part of the sequence."""

    is_connected: bool
    left_game: int | None = None
    """Milliseconds left of the time for the game, when this was sent."""
    left_move: int | None = None
    """Milliseconds left of the time for the action; None when not awaited or no limit."""
    is_running: bool = False
    """Whether the time runs now."""
    left_break: int | None = None
    """Of a player who is waited for in a break: milliseconds until the next game begins anyway."""


class Says(Struct, tag_field="type", frozen=True, gc=False):
    """Base of what the server says. No message leads back to itself: the collector of garbage need
    not look at them."""


class Welcome(Says, tag="welcome", frozen=True):
    """Where everything stands. Sent once, after `hello`, when nothing can be taken up from `since`;
    otherwise it has `is_resumed`, no `history`, and the events that were missed follow it."""

    protocol: int
    seq: int
    table: TableInfo
    players: list[int]
    """The places this connection holds; empty for a spectator."""
    moment: Moment
    history: list[Told]
    """The latest sentences, oldest first; `history` asks for older ones."""
    status: list[PlayerStatus]
    requests: list[Request]
    is_resumed: bool = False


class Event(Says, tag="event", frozen=True):
    """Something happened. `seq` goes up by one from event to event."""

    seq: int
    kind: EventKind
    who: int | None
    action: str
    """Of `play`: what this viewer knows of it, in canonical notation; `?` if nothing."""
    told: str
    """In a sentence; empty if there is nothing to say."""
    moment: Moment | None = None
    """Where the match stands after this; None where that has not changed, and for all but the last
    of the events that were missed. What may be done (`legal`, `help`, …) comes only with the last
    of several events that happen at once."""
    table: TableInfo | None = None
    """If that has changed."""
    requests: list[Request] | None = None
    """If that has changed."""
    result: Result | None = None
    """If a game of the match ended with this."""
    id: str = ""
    """Of the request of yours that did this."""
    gesture: Mapping[str, Any] = {}
    """Of `play`: what the action touched, as far as this viewer may know; see `Choice`."""


class Ack(Says, tag="ack", frozen=True):
    """Your request was carried out, and is safely kept."""

    id: str
    seq: int
    """The event that it led to."""


class Refused(Says, tag="refused", frozen=True):
    """Nothing has changed, and why."""

    code: str
    sentence: str
    todo: str = ""
    id: str = ""
    """Of the request, if it could be read."""


class Status(Says, tag="status", frozen=True):
    """Who is here, and the clocks."""

    players: list[PlayerStatus]
    is_compiling: bool = False
    """A bot or an analysis of this game waits for something that is compiled, this once. It may
    take a minute."""


class Looking(Says, tag="looking", frozen=True):
    """The moment again, for another viewer or in another language."""

    seq: int
    moment: Moment
    history: list[Told]
    requests: list[Request] = field(default_factory=list)


class Then(Says, tag="then", frozen=True):
    """Answers `moment`."""

    id: str
    at: ReplayMoment


class History(Says, tag="history", frozen=True):
    id: str
    history: list[Told]
    """Oldest first; empty if there is nothing older."""


class AnalysisFound(Says, tag="analysis", frozen=True):
    id: str
    moment: int
    player: int
    analysis: AnyAnalysis
    """`tablee analyse --json`: value, outcome, plies, …, and the same for every action."""
    labels: dict[str, str]
    """The actions in the language of the connection."""


class Notes(Says, tag="notes", frozen=True):
    """From the player's view at that moment, and from nothing else."""

    id: str
    moment: int
    player: int
    tables: list[AnyTable]
    """As `tables` of an analysis; without `odds`, 1 for what is possible and null for what is
    not."""


class Pong(Says, tag="pong", frozen=True):
    """Answers `ping`."""


class Closing(Says, tag="closing", frozen=True):
    """The server is about to stop: come back in a moment."""

    sentence: str


ServerMessage = (
    Welcome
    | Event
    | Ack
    | Refused
    | Status
    | Looking
    | Then
    | History
    | AnalysisFound
    | Notes
    | Pong
    | Closing
)
