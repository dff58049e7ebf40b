"""HTTP: tables, who sits at them, and the moments of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.server.protocol.basics import Code, Lang, Name, OwnToken, Player, Token
from tablee.server.protocol.engine import AllWords, AnyView


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
    """The first player of the list, rock-paper-scissors (two players), or a lot. Where the latter
    two settle it, a game with an option for it (`first_option` in the catalogue) does not."""


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
    token: OwnToken | None = None
    """What will hold your places; one is made if not said. Whoever asks again with it, because the
    answer was lost, is told of the same table."""


class JoinTable(Struct, frozen=True):
    """`POST /api/tables/{code}/join`, answered by `Seated`."""

    name: Name = ""
    player: Player | None = None
    """Which open place; the first one if not said."""
    lang: Lang = "en"
    token: OwnToken | None = None
    """What will hold your place; one is made if not said. Whoever asks again with it, because the
    answer was lost, is told of the place that they hold already."""


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
    goal: AllWords
    """What to do and how to win, with these options."""
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
    resting: list[int] = []
    """Between two games of a match: the players who have not said yet that the next one may begin.
    Until all have, the table `is_paused`."""


class TableList(Struct, frozen=True):
    """`GET /api/tables`: public tables that wait for players or are being played, newest first;
    `GET /api/tables?stage=over`: public tables that are finished."""

    tables: list[TableInfo]


class MyTables(Struct, frozen=True):
    """`POST /api/mine`: the tables of the tokens a browser has kept, answered by `MyList`."""

    tokens: Annotated[list[Token], Meta(max_length=200)]
    codes: Annotated[list[Code], Meta(max_length=200)] = []
    """The table meant by each token: after a rematch one token holds places at several. Without
    codes, the latest table of each."""


class MyTable(Struct, frozen=True):
    table: TableInfo
    players: list[int]
    """The places this token holds."""
    is_my_turn: bool


class MyList(Struct, frozen=True):
    tables: list[MyTable | None]
    """In the order of the tokens; null for a token that holds nothing (any more)."""
    unread: list[int] = []
    """Which of the tokens hold places at tables that cannot be read just now: keep them."""


class Network(Struct, frozen=True):
    """`GET /api/network`: whether other devices of the house find this server."""

    can_open: bool
    """Whether whoever asks may open it to them: somebody at the computer that serves."""
    is_open: bool
    address: str
    """Where they find it; said to those at that computer only."""


class OpenNetwork(Struct, frozen=True):
    """`POST /api/network`, answered by `Network`: serve the local network too, or no longer."""

    open: bool


class Replay(Struct, frozen=True):
    """`POST /api/replays` (the body is a journal), `GET /api/replays/{code}`: a game to look at."""

    table: TableInfo
    moments: int
    """From 0 (the beginning) to this number less one."""


class Choice(Struct, frozen=True, gc=False):
    """Something that may be done now."""

    action: str
    """In canonical notation: what `act` sends back."""
    label: str
    """In words, in the language of the connection."""
    gesture: Mapping[str, Any] = {}
    """What it touches, for a board: its `kind`, and which hand, cell or card. Empty where the game
    has no such parts."""


class Result(Struct, frozen=True):
    """How a game of the match ended."""

    winners: list[int]
    """Players; empty for a draw."""
    returns: list[int]
    """By player: what the game was worth."""
    sentence: str
    """`Ada wins.`"""
    why: str
    """`Ada has 3 points and wins the round (§10).`"""
    how: Literal["rules", "resigned", "forfeit", "draw"] = "rules"
    by: int | None = None
    """Who resigned or forfeited."""
    view: AnyView | None = None
    """The end of that game, as this viewer may know it; its `ended` names the rule."""
    seats: list[int] = []
    """By seat of that game: the player who sat there."""
    standing: str = ""
    """How the match stands, if it has several games."""
    drawing: str = ""


class Moment(Struct, frozen=True, gc=False):
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
    view: AnyView | None
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
    """When the match is over, and in a break: how its last game ended."""
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
    gesture: Mapping[str, Any] = {}
    """What the action touched, as far as the viewer may know; see `Choice`."""


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
