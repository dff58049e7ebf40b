"""What is kept of a table: how it was set up, and every change since, in order.

A table is its set-up and the sum of its changes: nothing else is stored, and nothing is ever
overwritten. Each change has a number, `seq`, one more than the last.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tablee.server.protocol import Clock, Terms


class Place(Struct, frozen=True, omit_defaults=True):
    """Who was to sit where when the table was set up."""

    kind: str
    """`person`, `bot` or `open`."""
    name: str = ""
    level: str = ""
    holder: str = ""
    """The digest of the token that holds the place (never the token itself)."""


class Setup(Struct, frozen=True, omit_defaults=True):
    code: str
    game: str
    rules: int
    places: list[Place]
    created: int
    owner: str = ""
    """The digest of the token of whoever made the table, who may hold no place at it."""
    terms: Terms = Terms()
    clock: Clock = Clock()
    is_public: bool = False
    lang: str = "en"
    is_replay: bool = False
    """A journal that was uploaded: nobody plays, everything may be looked at."""
    entries: list[tuple[int, str]] = []
    """What had been played when the table was set up (a journal, or a moment to play on from)."""


class Change(Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True, gc=False):
    """Base of all changes. `by` and `id`: the player whose request it was, and their id for it;
    `mark`: which request that was (`meant.mark_of`; nothing in what older servers have kept)."""

    by: int | None = None
    id: str = ""
    mark: str = ""


class Played(Change, tag="play", frozen=True):
    """An entry of the match."""

    who: int
    action: str


class Sat(Change, tag="sit", frozen=True):
    player: int
    name: str
    holder: str


class Filled(Change, tag="fill", frozen=True):
    """A bot was put on an open place."""

    player: int
    name: str
    level: str


class Left(Change, tag="leave", frozen=True):
    """Got up before the game had begun."""

    player: int
    name: str


class Away(Change, tag="away", frozen=True):
    """A bot sits in for a player."""

    player: int
    why: str
    """`left`, `time` or `absent`."""


class Back(Change, tag="back", frozen=True):
    """A player takes their place back from the bot."""

    player: int


class TookBack(Change, tag="take_back", frozen=True):
    """All but the first so many entries are undone."""

    to: int
    player: int


class Asked(Change, tag="asked", frozen=True):
    what: str
    player: int


class Answered(Change, tag="answered", frozen=True):
    what: str
    player: int
    yes: bool


class Paused(Change, tag="pause", frozen=True):
    player: int


class Resumed(Change, tag="resume", frozen=True):
    player: int


class Rematch(Change, tag="rematch", frozen=True):
    """The players have gone on to another table."""

    code: str


class Awake(Change, tag="awake", frozen=True):
    """A server has taken the table up again: the time since the last change does not count."""


AnyChange = (
    Played | Sat | Left | Away | Back | TookBack | Asked | Answered | Paused | Resumed | Rematch
    | Awake | Filled
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode_change = msgspec.json.Decoder(AnyChange).decode
decode_setup = msgspec.json.Decoder(Setup).decode
