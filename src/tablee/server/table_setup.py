"""Setting tables up: what a client asked for, checked, and made into a set-up."""

from __future__ import annotations

import secrets

import msgspec

from tablee.bots import levels
from tablee.core import journal
from tablee.core.beginning import settled_by_match
from tablee.core.errors import InvalidJournal
from tablee.core.game import Game, game
from tablee.server import changes as c
from tablee.server.codes import new_code
from tablee.server.hub import Hub, digest
from tablee.server.live import Live
from tablee.server.names import cleaned
from tablee.server.protocol import CreateTable, Fill, JoinTable, Seated, Terms
from tablee.server.store import Behind
from tablee.server.table import Refusal, Table, now
from tablee.texts import text

MOST_ENTRIES = 5000
"""Of a journal that somebody brings, or a game that is gone on with."""


def seated(code: str, token: str, players: list[int]) -> Seated:
    return Seated(code, token, players, f"/t/{code}#{token}", f"/t/{code}")


async def create(hub: Hub, wanted: CreateTable) -> Seated:
    """A new table; whoever made it holds the places that are theirs. The same one for who asks
    again with the token they chose."""
    if wanted.token is None:
        return await _create(hub, wanted, secrets.token_urlsafe(24))
    async with hub.once(wanted.token):
        made = await _made_with(hub, wanted.token)
        return made or await _create(hub, wanted, wanted.token)


async def _made_with(hub: Hub, token: str) -> Seated | None:
    """The table that was made with this token, if there is one."""
    owner = digest(token)
    code = (await hub.store.held([owner])).get(owner)
    if code is None:
        return None
    table = (await hub.find(code)).table
    return seated(code, token, table.held_by(owner)) if table.setup.owner == owner else None


async def _create(hub: Hub, wanted: CreateTable, token: str) -> Seated:
    of = chosen_game(wanted)
    places = _places(of, wanted, digest(token))
    entries = await _played_before(hub, wanted, of)
    for _ in range(10):
        setup = c.Setup(
            code=new_code(), game=str(of), rules=of.room.version, places=places, created=now(),
            owner=digest(token), terms=wanted.match, clock=wanted.clock, is_public=wanted.is_public,
            lang=wanted.lang, entries=entries,
        )  # fmt: skip
        try:
            live = await hub.create(setup)
        except Behind:
            continue
        return seated(live.table.code, token, live.table.held_by(digest(token)))
    raise Refusal("too-busy")


def chosen_game(wanted: CreateTable) -> Game:
    """The game asked for. Boards are named or written out: a client may name no file of ours."""
    found = {str(name): str(value).lower() if isinstance(value, bool) else value
             for name, value in wanted.options.items()}  # fmt: skip
    for value in (wanted.game, *map(str, found.values())):
        check_no_file(value)
    of = game(wanted.game, **found)
    return of if wanted.match.first == "given" else settled_by_match(of)


def check_no_file(value: str) -> None:
    if ".json" in value.lower() or "/" in value or "\\" in value:
        raise Refusal("no-files")


def _places(of: Game, wanted: CreateTable, holder: str) -> list[c.Place]:
    seats, lang = list(wanted.seats), wanted.lang
    if len(seats) > of.seats:
        raise Refusal("wrong-players", game=str(of), count=len(seats), right=of.seats)
    bots = sum(seat.kind == "bot" for seat in seats)
    known = levels(of)
    level_wanted = [seat.level for seat in seats if seat.kind == "bot"]
    for level in filter(None, [*level_wanted, wanted.clock.level]):
        if level not in known:
            raise Refusal("unknown-bot", level=level[:40], right=", ".join(known))
    places, number = [], 0
    for i in range(of.seats):
        seat = seats[i] if i < len(seats) else None
        if seat is None or seat.kind == "open":
            places.append(c.Place("open", text(lang, "open-seat")))
        elif seat.kind == "bot":
            number += 1
            name = cleaned(seat.name) or text(lang, "cli-bot", number=number, count=bots)
            places.append(c.Place("bot", name, seat.level or known[-1]))
        else:
            places.append(
                c.Place("person", cleaned(seat.name) or default_name(i, lang), "", holder)
            )
    return places


def default_name(i: int, lang: str) -> str:
    letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i % 26] + (str(i // 26 + 1) if i >= 26 else "")
    return text(lang, "cli-player", letter=letter)


async def _played_before(hub: Hub, wanted: CreateTable, of: Game) -> list[tuple[int, str]]:
    """What had been played at the moment to play on from."""
    if wanted.play_on is None:
        return []
    check_length(wanted.play_on.moment)
    live = await hub.find(wanted.play_on.code)
    async with live.turn:
        check_open(live.table)
        match = live.table.match
        if match.game != of or wanted.play_on.moment > len(match.entries):
            raise Refusal("no-such-moment")
        return [(entry.who, entry.action) for entry in match.entries[: wanted.play_on.moment]]


def check_open(table: Table) -> None:
    """Everything may be looked at once a match is over."""
    if table.stage not in ("over", "replay"):
        raise Refusal("not-over")


async def join(hub: Hub, code: str, wanted: JoinTable) -> Seated:
    """A place for a token; the one it holds, if it has taken one before."""
    live = await hub.find(code)
    token = wanted.token or secrets.token_urlsafe(24)
    holder, name = digest(token), cleaned(wanted.name)

    def sit(table: Table) -> None:
        if table.held_by(holder):
            return
        free = table.open_places
        place = wanted.player if wanted.player is not None else (free[0] if free else 0)
        table.sit(wanted.player, name or default_name(place, wanted.lang), holder)

    try:
        await hub.change(live, sit)
    except Refusal as problem:
        # It may have been kept all the same: nobody else knows the token of that place.
        if problem.message != "not-kept" or not await hub.knows(live):
            raise
        if not live.table.held_by(holder):
            raise
    return seated(live.table.code, token, live.table.held_by(holder))


def fill(table: Table, wanted: Fill, by: int, lang: str) -> None:
    """A bot for a place that is still open."""
    known = levels(table.match.game)
    level = wanted.level or known[-1]
    if level not in known:
        raise Refusal("unknown-bot", level=level[:40], right=", ".join(known))
    bots = 1 + sum(place.kind == "bot" for place in table.places)
    table.fill(wanted.player, text(lang, "cli-bot", number=bots, count=bots), level, by, wanted.id)


def check_length(entries: int) -> None:
    """Everything that was played is played again at once, while all others wait."""
    if entries > MOST_ENTRIES:
        raise Refusal("journal-too-long", most=MOST_ENTRIES)


async def upload(hub: Hub, text_of: str, lang: str) -> Live:
    """A journal to look at."""
    name = text(lang, "your-journal")
    check_length(text_of.count("\n") - 1)
    header = journal.header(text_of, name)
    if isinstance(header, dict):
        check_no_file(str(header.get("game")))
    match = journal.loads(text_of, name)
    places = [
        c.Place("bot" if p.bot else "person", cleaned(p.name) or "?", (p.bot or "")[:40])
        for p in match.players
    ]
    try:
        terms = msgspec.convert(match.terms, Terms, from_attributes=True)
    except msgspec.ValidationError as problem:
        raise InvalidJournal("journal-bad-header", name=name, problem=str(problem)) from None
    for _ in range(10):
        setup = c.Setup(
            code=new_code(), game=str(match.game), rules=match.game.room.version, places=places,
            created=now(), terms=terms, is_replay=True,
            entries=[(entry.who, entry.action) for entry in match.entries],
        )  # fmt: skip
        try:
            return await hub.create(setup)
        except Behind:
            continue
    raise Refusal("too-busy")
