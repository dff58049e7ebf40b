"""All that is said between a client and the server, as types. `docs/protocol.md` explains them.

HTTP bodies are the structs of the first half. On the websocket every message is an object whose
`type` names one of the structs of the second half. New fields may be added with a default; nothing
is taken away or changes its meaning without a new VERSION. Unknown fields are ignored.

A *player* is a number, the same for the whole match; a *seat* is where a player sits in one game
(players rotate from game to game). `-1` stands for chance and `-2` for the table itself.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

VERSION = 1
Lang = Literal["en", "fr"]
Words = dict[str, str]
"""A text in every language: `{"en": …, "fr": …}`."""
Name = Annotated[str, Meta(max_length=200)]
"""A display name. Control characters are taken out, and it is cut at 40 characters."""
Code = Annotated[str, Meta(max_length=16)]
"""The short code of a table; upper and lower case are the same."""
Token = Annotated[str, Meta(max_length=100)]
"""What holds a seat: unguessable, known to its player only."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client for each request; a request sent twice under one id is carried out once."""
Action = Annotated[str, Meta(max_length=200)]
"""An action in the canonical notation: `legal[…].action`."""
Player = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0)]


# ── HTTP: the catalogue ──────────────────────────────────────────────────────────────────────


class OptionValue(Struct, frozen=True):
    """One value an option may take."""

    value: str
    sentence: Words


class OptionInfo(Struct, frozen=True):
    """One thing the players agree on before the game."""

    name: str
    section: str
    """The paragraph of the rules page, such as `R3`."""
    sentence: Words
    default: str
    values: list[OptionValue]
    """The values to choose from; empty for a whole number."""
    least: int | None = None
    """For a whole number: its limits."""
    most: int | None = None
    others: str = ""
    """How a value outside the list is written, where there are others; else empty."""


class GameInfo(Struct, frozen=True):
    name: str
    title: Words
    tagline: Words
    players: list[int]
    """How many may play."""
    options: list[OptionInfo]
    bots: list[str]
    """The levels there are, from the weakest to the strongest."""
    rules: int
    """The version of the rules."""
    can_draw: bool
    """Whether players may agree on a draw."""


class Catalogue(Struct, frozen=True):
    """`GET /api/games`"""

    protocol: int
    games: list[GameInfo]
    languages: list[str]


class RulesPage(Struct, frozen=True):
    """`GET /api/games/{name}/rules?lang=fr`. Paragraphs begin with `**§7**`."""

    name: str
    lang: str
    title: str
    markdown: str


# ── HTTP: tables ─────────────────────────────────────────────────────────────────────────────


class SeatWanted(Struct, frozen=True):
    """Who is to sit at a place of a new table."""

    kind: Literal["me", "bot", "open"] = "open"
    """`me` may stand several times: a table round one screen (hot-seat)."""
    name: Name = ""
    """The display name; one is made up if empty."""
    level: Annotated[str, Meta(max_length=40)] = ""
    """Of a bot: one of the levels in the catalogue."""


class Terms(Struct, frozen=True):
    """How long a match is, and who begins."""

    games: Annotated[int, Meta(ge=1, le=1000)] = 1
    wins: Annotated[int, Meta(ge=0, le=1000)] = 0
    """If not 0: until someone has won so many games, instead of a number of games."""
    first: Literal["given", "rps", "lot"] = "given"
    """The first player of the list, rock-paper-scissors (two players), or a lot."""


class Clock(Struct, frozen=True):
    """Time to think. Nothing is counted while the table is paused, and a limit that passed while no
    server was up is forgiven."""

    per_move: Annotated[int, Meta(ge=0, le=604_800)] = 0
    """Seconds for each action; 0 for no limit."""
    per_game: Annotated[int, Meta(ge=0, le=604_800)] = 0
    """Seconds each player has for a whole game; 0 for no limit."""
    on_timeout: Literal["bot", "forfeit"] = "bot"
    """A bot sits in until the player comes back, or the seat forfeits the game. Also what happens
    to a player who leaves."""
    level: Annotated[str, Meta(max_length=40)] = ""
    """The level of the bot that sits in; the table's best guess if empty."""


class PlayOn(Struct, frozen=True):
    """Begin where a finished game or an uploaded journal stood after so many entries."""

    code: Code
    moment: Annotated[int, Meta(ge=0)]


class CreateTable(Struct, frozen=True):
    """`POST /api/tables`, answered by `Seated`."""

    game: Annotated[str, Meta(max_length=4000)]
    """The name of a game, or its canonical form with options: `modulo(start=secret)`."""
    options: dict[
        Annotated[str, Meta(max_length=40)],
        Annotated[str, Meta(max_length=2000)] | int | bool,
    ] = {}
    seats: Annotated[list[SeatWanted], Meta(max_length=32)] = []
    """One for each player, in order; open seats are added if there are too few."""
    match: Terms = Terms()
    clock: Clock = Clock()
    is_public: bool = False
    """Whether the table stands in the list."""
    lang: Lang = "en"
    """The language of the names that are made up."""
    play_on: PlayOn | None = None


class JoinTable(Struct, frozen=True):
    """`POST /api/tables/{code}/join`, answered by `Seated`."""

    name: Name = ""
    player: Player | None = None
    """Which open place; the first one if not said."""
    lang: Lang = "en"


class Seated(Struct, frozen=True):
    """You hold a seat. Keep the token: it is all that says who you are."""

    code: str
    token: Token
    players: list[int]
    """The places you hold: one, several round one screen, or none for a table of bots."""
    link: str
    """The address of your seat, for another device of yours: `/t/CODE#TOKEN`."""
    invitation: str
    """The address to give to others: `/t/CODE`."""


class PlayerInfo(Struct, frozen=True):
    """Who holds a place of the match."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    """Of a bot, or of the bot that sits in for a person."""
    is_away: bool = False
    """A person for whom a bot sits in (they may come back), or who left."""
    has_forfeited: bool = False
    """This game is lost for them, and a bot plays on in their place."""


class TableInfo(Struct, frozen=True):
    """What anybody may know of a table. `GET /api/tables/{code}`"""

    code: str
    game: str
    """The canonical form, with options."""
    name: str
    """The name of the game in the catalogue."""
    options: dict[str, str | int | bool]
    """Every option of the game with its value."""
    players: list[PlayerInfo]
    match: Terms
    clock: Clock
    is_public: bool
    stage: Literal["waiting", "running", "over", "replay"]
    """Waiting for players; being played; finished; or a journal that was uploaded."""
    is_paused: bool
    scores: list[int]
    won: list[int]
    games_played: int
    entries: int
    """How many actions have been played."""
    created: int
    """Milliseconds since 1970, as all times."""
    changed: int
    next: str = ""
    """The code of the rematch, once there is one."""
    winners: list[int] = []
    """When the match is over: who won it."""


class TableList(Struct, frozen=True):
    """`GET /api/tables`: public tables that wait for players or are being played, newest first;
    `GET /api/tables?stage=over`: public tables that are finished."""

    tables: list[TableInfo]


class MyTables(Struct, frozen=True):
    """`POST /api/mine`: the tables of the tokens a browser has kept, answered by `MyList`."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class MyTable(Struct, frozen=True):
    table: TableInfo
    players: list[int]
    """The places this token holds."""
    is_my_turn: bool


class MyList(Struct, frozen=True):
    tables: list[MyTable | None]
    """In the order of the tokens; null for a token that holds nothing (any more)."""


class Replay(Struct, frozen=True):
    """`POST /api/replays` (the body is a journal), `GET /api/replays/{code}`: a game to look at."""

    table: TableInfo
    moments: int
    """From 0 (the beginning) to this number less one."""


class Choice(Struct, frozen=True):
    """Something that may be done now."""

    action: str
    """In canonical notation: what `act` sends back."""
    label: str
    """In the language of the connection."""


class Result(Struct, frozen=True):
    """How a game of the match ended."""

    winners: list[int]
    """Players; empty for a draw."""
    returns: list[int]
    """By player: what the game was worth."""
    sentence: str
    """`Ada wins.`"""
    how: Literal["rules", "resigned", "forfeit", "draw"] = "rules"
    by: int | None = None
    """Who resigned or forfeited."""
    view: dict[str, Any] | None = None
    """The end of that game, as this viewer may know it."""
    seats: list[int] = []
    """By seat of that game: the player who sat there."""
    standing: str = ""
    """How the match stands, if it has several games."""
    drawing: str = ""


class Moment(Struct, frozen=True):
    """Where a match stands, as one viewer may know it."""

    moment: int
    """How many entries led here."""
    game: int
    """Games finished before this one."""
    phase: Literal["waiting", "toss", "play", "over"]
    """Waiting for players; deciding who begins; playing; the match is over."""
    player: int
    """Whose view this is; -2 for a spectator (or a curtain), -3 for one who knows all."""
    seat: int
    """The seat of that player in this game."""
    seats: list[int]
    """By seat: the player who sits there."""
    to_act: list[int]
    """Players awaited, or [-1] for chance."""
    view: dict[str, Any] | None
    """`Position.view(seat)`: all that the viewer may know of the game. None before it begins."""
    legal: list[Choice]
    """What the viewer may do now."""
    table_legal: list[Choice]
    """What anybody seated may do for the table (ring the bell)."""
    thrower: int | None
    """The player whose dice they are, when chance acts and a player holds them."""
    may_throw: bool
    """Whether this viewer is to throw now."""
    help: str
    """What can be done now, in a sentence or two."""
    sections: list[str]
    """The paragraphs of the rules that matter now."""
    result: Result | None = None
    """When the match is over: how its last game ended."""
    may_take_back: bool = False
    """Whether this viewer has something that may be taken back, by agreement."""
    drawing: str = ""
    """The board as text, if the client asked for it."""
    secrets: list[int] = []
    """Players who know something now that the table does not: round one screen, a curtain hides it
    from the others."""
    facts: dict[str, Any] = {}
    """What follows from the view by a rule, as the game tells it to its own board."""


class ReplayMoment(Struct, frozen=True):
    """One moment of a finished game, what led to it, and how it looks."""

    moment: Moment
    who: int | None
    """Who acted to come here (None at the beginning)."""
    action: str
    """What they did, `?` if the viewer may not know."""
    told: str
    result: Result | None = None
    """If this entry ended a game."""


class ReplayMoments(Struct, frozen=True):
    """`GET /api/replays/{code}/moments?from=0&count=50&viewer=all|table|0|1…&lang=fr&drawing=0`"""

    moments: list[ReplayMoment]


class Problem(Struct, frozen=True):
    """What every refused request is answered with, beside the HTTP status."""

    code: str
    """For programs: `no-such-table`, `table-full`, …"""
    sentence: str
    """For people, in the language of the request (`lang`, else Accept-Language)."""
    todo: str = ""
    """What to do now, for people."""


# ── websocket: what a client says ────────────────────────────────────────────────────────────


class Said(Struct, tag_field="type", frozen=True):
    """Base of what a client says."""


class Hello(Said, tag="hello", frozen=True):
    """The first message. Answered by `welcome`, or by `refused` and a closed socket."""

    protocol: int
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


class Act(Said, tag="act", frozen=True):
    """Play an action. Answered by `ack` or `refused`."""

    id: Id
    action: Action
    player: Player | None = None
    """Who acts, where one connection holds several places; else the one who holds it."""
    seq: Seq | None = None
    """The `seq` the player was looking at: refused if something happened since that changes the
    game. Not checked if left out, nor where several players choose at the same time."""
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


class Ask(Said, tag="ask", frozen=True):
    """Ask the others for something; it happens when all people at the table have agreed. Bots
    agree. `pause` stops the clocks; `take_back` goes back to before one's last action."""

    id: Id
    what: Literal["take_back", "draw", "pause", "rematch"]
    player: Player | None = None


class Answer(Said, tag="answer", frozen=True):
    """Agree or not to what was asked."""

    id: Id
    what: Literal["take_back", "draw", "pause", "rematch"]
    yes: bool
    player: Player | None = None


class Resume(Said, tag="resume", frozen=True):
    """End a pause. Anybody seated may."""

    id: Id


class Resign(Said, tag="resign", frozen=True):
    """Give the game up (games of two)."""

    id: Id
    player: Player | None = None


class Leave(Said, tag="leave", frozen=True):
    """Get up: before the game the place is open again; during it, what the clock's `on_timeout`
    says happens."""

    id: Id
    player: Player | None = None


class Return(Said, tag="return", frozen=True):
    """Take one's place back from the bot that sits in."""

    id: Id
    player: Player | None = None


class Replace(Said, tag="replace", frozen=True):
    """Have an absent player replaced, as the table chose; possible a minute after they went."""

    id: Id
    player: Player


class Look(Said, tag="look", frozen=True):
    """Round one screen: who looks now; null lowers the curtain. Answered by `looking`."""

    player: Player | None = None


class SetLanguage(Said, tag="language", frozen=True):
    """Speak another language from now on. Answered by `looking`, in that language."""

    lang: Lang


class Analyse(Said, tag="analyse", frozen=True):
    """What is true, from the asker's view only: now, if all the others are bots; at any moment once
    the match is over. Answered by `analysis` or `refused`."""

    id: Id
    moment: Annotated[int, Meta(ge=0)] | None = None
    """How many entries led there; now, if not said."""
    player: Player | None = None


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


ClientMessage = (
    Hello
    | Act
    | Throw
    | TableAct
    | Ask
    | Answer
    | Resume
    | Resign
    | Leave
    | Return
    | Replace
    | Look
    | SetLanguage
    | Analyse
    | GetMoment
    | GetHistory
    | Ping
)


# ── websocket: what the server says ──────────────────────────────────────────────────────────


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


class Says(Struct, tag_field="type", frozen=True):
    """Base of what the server says."""


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
    kind: Literal[
        "play", "sit", "leave", "away", "back", "take_back", "asked", "answered", "pause",
        "resume", "rematch", "forfeit", "resign", "draw", "awake",
    ]  # fmt: skip
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
    analysis: dict[str, Any]
    """`tablee analyse --json`: value, outcome, plies, …, and the same for every action."""
    labels: dict[str, str]
    """The actions in the language of the connection."""


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
    | Pong
    | Closing
)

HTTP = (
    Catalogue, RulesPage, CreateTable, JoinTable, Seated, TableInfo, TableList, MyTables, MyList,
    Replay, ReplayMoments, Problem,
)  # fmt: skip
"""The bodies of requests and answers."""
