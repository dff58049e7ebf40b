"""The websocket: what a client says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.server.protocol.basics import Action, Code, Id, Lang, Player, Seq, Token


class Said(Struct, tag_field="type", frozen=True):
    """Base of what a client says."""


class Hello(Said, tag="hello", frozen=True):
    """The first message. Answered by `welcome`, or by `refused` and a closed socket."""

    protocol: Annotated[int, Meta(ge=0, le=1_000_000)]
    table: Code
    token: Token | None = None
    """None to watch as a spectator."""
    lang: Lang = "en"
    since: Seq | None = None
    """The last `seq` seen before the connection was lost: only what was missed is sent."""
    drawing: bool = False
    """Whether to send the board as text too."""
    look: Player | None = None
    """Round one screen: who looks now. Nobody, if not said: the curtain is down."""
    breaks: bool = False
    """Whether this client says `resume` between two games of a match. For one that does not, the
    server does, at once."""


class Act(Said, tag="act", frozen=True):
    """Play an action. Answered by `ack` or `refused`."""

    id: Id
    action: Action
    player: Player | None = None
    """Who acts, where one connection holds several places; else the one who holds it."""
    seq: Seq | None = None
    """The `seq` the player was looking at: refused (`behind`) if something happened since that
    changes their choice. What others choose at the same time does not. Not checked if left out."""
    is_typed: bool = False
    """The action is written as a person types it in the language of the connection."""


class Throw(Said, tag="throw", frozen=True):
    """Throw the dice one holds: the server draws."""

    id: Id
    player: Player | None = None
    seq: Seq | None = None


class TableAct(Said, tag="table_act", frozen=True):
    """Do something for the table: one of `table_legal`."""

    id: Id
    action: Action
    seq: Seq | None = None
    """As in `resign`."""


class Ask(Said, tag="ask", frozen=True):
    """Ask the others for something; it happens when all people at the table have agreed. Bots
    agree. `pause` stops the clocks; `take_back` goes back to before one's last action."""

    id: Id
    what: Literal["take_back", "draw", "pause", "rematch"]
    player: Player | None = None
    seq: Seq | None = None
    """As in `resign`."""


class Answer(Said, tag="answer", frozen=True):
    """Agree or not to what was asked."""

    id: Id
    what: Literal["take_back", "draw", "pause", "rematch"]
    yes: bool
    player: Player | None = None
    seq: Seq | None = None
    """The `seq` the player was looking at: refused (`behind`) if the same was asked anew since, or
    the game has ended."""


class Resume(Said, tag="resume", frozen=True):
    """End a pause: anybody seated may. In the break between two games of a match (`resting`): the
    next one may begin as far as this player is concerned, and all who hold places by the same
    token. It begins when everybody has said so."""

    id: Id
    player: Player | None = None
    seq: Seq | None = None
    """The `seq` the player was looking at: refused (`behind`) if it is another pause."""


class Resign(Said, tag="resign", frozen=True):
    """Give the game up (games of two)."""

    id: Id
    player: Player | None = None
    seq: Seq | None = None
    """The `seq` the player was looking at: refused (`behind`) if the game they meant has ended
    since, or something was taken back. Moves do not matter. Not checked if left out."""


class Leave(Said, tag="leave", frozen=True):
    """Get up: before the game the place is open again; during it, what the clock's `on_timeout`
    says happens."""

    id: Id
    player: Player | None = None
    seq: Seq | None = None
    """As in `resign`; refused too if the game has begun since, or the player has come back."""


class Return(Said, tag="return", frozen=True):
    """Take one's place back from the bot that sits in."""

    id: Id
    player: Player | None = None


class Replace(Said, tag="replace", frozen=True):
    """Have an absent player replaced, as the table chose; possible a minute after they went."""

    id: Id
    player: Player
    seq: Seq | None = None
    """As in `resign`; refused too if that player has come back since."""


class Fill(Said, tag="fill", frozen=True):
    """Before the game: put a bot on a place that is still open. Whoever made the table may."""

    id: Id
    player: Player
    """The open place."""
    level: Annotated[str, Meta(max_length=40)] = ""
    """One of the levels in the catalogue; the strongest if empty."""


class Look(Said, tag="look", frozen=True):
    """Round one screen: who looks now; null lowers the curtain. Answered by `looking`."""

    player: Player | None = None


class SetLanguage(Said, tag="language", frozen=True):
    """Speak another language from now on. Answered by `looking`, in that language."""

    lang: Lang
    drawing: bool | None = None
    """Whether to send the board as text too from now on; as before, if not said."""


class Analyse(Said, tag="analyse", frozen=True):
    """What is true, from the asker's view only: now, if all the others are bots; at any moment once
    the match is over. Answered by `analysis` or `refused`."""

    id: Id
    moment: Annotated[int, Meta(ge=0)] | None = None
    """How many entries led there; now, if not said."""
    player: Player | None = None


class GetNotes(Said, tag="notes", frozen=True):
    """What a seat could have written down by now: what each hidden thing may be and may not be.
    Asked during a game, against people too. Answered, at once, by `notes` or `refused`."""

    id: Id
    player: Player | None = None
    odds: bool = False
    """How likely each is, too: only where all the others are bots."""


class GetMoment(Said, tag="moment", frozen=True):
    """Once the match is over: how it was after so many entries. Answered by `then`."""

    id: Id
    moment: Annotated[int, Meta(ge=0)]
    viewer: Annotated[int, Meta(ge=-3, le=63)] = -2
    """A player; -2 what everybody knew; -3 all."""


class GetHistory(Said, tag="history", frozen=True):
    """Older sentences. Answered by `history`."""

    id: Id
    before: Seq


class Ping(Said, tag="ping", frozen=True):
    """Answered by `pong`."""


Changing = (
    Act | Throw | TableAct | Ask | Answer | Resume | Resign | Leave | Return | Replace | Fill
)  # fmt: skip
"""What changes a table: carried out once for each id."""
Asked = Changing | Look | SetLanguage | Analyse | GetNotes | GetMoment | GetHistory | Ping
"""What may be said once a client has been let in."""
ClientMessage = Hello | Asked
