"""What is asked once: the catalogue, making and joining tables, lists, journals, replays."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.contract.rules import TABLE
from tablee.core import journal
from tablee.core.errors import TableeError
from tablee.server import catalogue, hints, scene, screen, table_setup
from tablee.server import protocol as p
from tablee.server.errors import problem_of, status_of
from tablee.server.hub import Hub, digest, encode
from tablee.server.language import lang_of
from tablee.server.limits import Limits
from tablee.server.live import Live
from tablee.server.network import LocalNetwork
from tablee.server.qr import invitation
from tablee.server.security import address, is_here
from tablee.server.store import Unavailable
from tablee.server.table import Refusal

log = logging.getLogger(__name__)
Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]
MOST_MOMENTS = 200
MOST_LISTED = 100
LARGEST = 64 * 1024
GONE, UNREAD = "gone", "unread"
LARGEST_JOURNAL = 2 * 1024 * 1024


def routes() -> list[Route]:
    found = [
        ("/api/games", "GET", games),
        ("/api/games/{name}/rules", "GET", rules),
        ("/api/tables", "GET", tables),
        ("/api/tables", "POST", create),
        ("/api/tables/{code}", "GET", table),
        ("/api/tables/{code}/join", "POST", join),
        ("/api/tables/{code}/journal", "GET", table_journal),
        ("/api/tables/{code}/qr.svg", "GET", invitation),
        ("/api/mine", "POST", mine),
        ("/api/network", "GET", network),
        ("/api/network", "POST", open_network),
        ("/api/replays", "POST", upload),
        ("/api/replays/{code}", "GET", replay),
        ("/api/replays/{code}/moments", "GET", moments),
        ("/api/replays/{code}/moments/{moment}/analysis", "GET", analysis),
    ]
    return [Route(path, guarded(handler), methods=[verb]) for path, verb, handler in found]


def guarded(handler: Handler) -> Handler:
    """A handler whose refusals are said in the language of the request."""

    async def answer(request: Request) -> Response:
        try:
            if "code" in request.path_params:
                check_guesses(request)
            return await handler(request)
        except Unavailable:
            problem = Refusal("not-read")
            return json(problem_of(problem, lang_of(request)), status_of(problem))
        except TableeError as problem:
            is_guess = problem.message in ("no-such-table", "not-your-seat")
            if is_guess and not request.app.state.limits.take("wrong", address(request.scope)):
                problem = Refusal("too-many")
            return json(problem_of(problem, lang_of(request)), status_of(problem))

    return answer


def check_guesses(request: Request) -> None:
    """Who has named too many wrong codes is not told that one is right either."""
    if not request.app.state.limits.has("wrong", address(request.scope)):
        raise Refusal("too-many")


def json(body: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encode(body), status, headers, media_type="application/json")


async def raw_body(request: Request, largest: int = LARGEST) -> bytes:
    if int(request.headers.get("content-length") or 0) > largest:
        raise Refusal("too-large", most=largest // 1024)
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > largest:
            raise Refusal("too-large", most=largest // 1024)
    return bytes(found)


async def body_of(request: Request, kind: type[Body]) -> Body:
    try:
        data = await raw_body(request)
        data.decode()  # what is not known is not read, and must be text all the same
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Refusal("unreadable-body", problem=str(problem)[:200]) from None


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def number(request: Request, name: str, default: int, least: int, most: int) -> int:
    return min(max(read_number(request.query_params.get(name, str(default)), name), least), most)


def read_number(typed: str, name: str) -> int:
    if re.fullmatch("-?[0-9]{1,8}", typed) is None:
        raise Refusal("bad-number", name=name)
    return int(typed)


async def games(request: Request) -> Response:
    return json(catalogue.catalogue())


async def rules(request: Request) -> Response:
    return json(catalogue.rules_page(request.path_params["name"], lang_of(request)))


async def tables(request: Request) -> Response:
    hub = hub_of(request)
    wanted = request.query_params.get("stage", "")
    stages = ["over"] if wanted == "over" else ["waiting", "running"]
    lives = [await readable(hub, code) for code in await hub.store.listed(stages, MOST_LISTED)]
    listed = [scene.info(live.table) for live in lives if live is not None]
    return json(p.TableList(sorted(listed, key=lambda each: -each.changed)))


async def readable(hub: Hub, code: str) -> Live | None:
    """A table among others: one that is damaged must not keep people from the rest."""
    try:
        return await hub.find(code)
    except Refusal:
        raise
    except (TableeError, msgspec.MsgspecError) as problem:
        log.error("a table cannot be read", extra={"table": code, "problem": problem})
        return None


async def create(request: Request) -> Response:
    wanted = await body_of(request, p.CreateTable)
    if wanted.play_on is not None:
        check_guesses(request)
    return json(await table_setup.create(hub_of(request), wanted), 201)


async def table(request: Request) -> Response:
    live = await hub_of(request).find(request.path_params["code"])
    async with live.turn:
        return json(scene.info(live.table))


async def join(request: Request) -> Response:
    wanted = await body_of(request, p.JoinTable)
    return json(await table_setup.join(hub_of(request), request.path_params["code"], wanted), 201)


async def mine(request: Request) -> Response:
    wanted = await body_of(request, p.MyTables)
    if wanted.codes and len(wanted.codes) != len(wanted.tokens):
        raise Refusal("unreadable-body", problem="codes, tokens")
    hub = hub_of(request)
    holders = [digest(token) for token in wanted.tokens]
    latest = {} if wanted.codes else await hub.store.held(holders)
    codes = wanted.codes or [latest.get(holder, "") for holder in holders]
    found: list[p.MyTable | None] = []
    unread: list[int] = []
    for number, (code, holder) in enumerate(zip(codes, holders, strict=True)):
        live = await known(hub, code)
        if isinstance(live, Live):
            found.append(held_at(live, holder))
            continue
        found.append(None)
        if live == UNREAD:
            unread.append(number)
    return json(p.MyList(found, unread))


async def known(hub: Hub, code: str) -> Live | str:
    """A table that may be gone (`GONE`), or damaged (`UNREAD`)."""
    if not code:
        return GONE
    try:
        return await readable(hub, code) or UNREAD
    except Refusal as problem:
        if problem.message != "no-such-table":
            raise
        return GONE


def held_at(live: Live, holder: str) -> p.MyTable | None:
    """A table as the list of whoever holds places at it, or made it, shows it."""
    held = live.table.held_by(holder)
    if not held and live.table.setup.owner != holder:
        return None
    awaited = live.table.resting or live.table.awaited()
    is_turn = any(player in awaited for player in held)
    return p.MyTable(scene.info(live.table), held, is_turn)


async def network(request: Request) -> Response:
    """Whether other devices of the house find us."""
    found: LocalNetwork = request.app.state.network
    here, address = is_here(request.scope), found.address
    return json(p.Network(here and found.can_open, bool(address), address if here else ""))


async def open_network(request: Request) -> Response:
    """Open the server to the house, or close it: only who sits at this computer may."""
    if not is_here(request.scope):
        raise Refusal("this-computer-only")
    wanted = await body_of(request, p.OpenNetwork)
    found: LocalNetwork = request.app.state.network
    await (found.open() if wanted.open else found.close())
    return await network(request)


def token_of(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def table_journal(request: Request) -> Response:
    """The whole journal once the match is over; before, what the asker may know."""
    live = await hub_of(request).find(request.path_params["code"])
    async with live.turn:
        table = live.table
        seen_by: int | None = None
        if table.stage not in ("over", "replay"):
            held = table.held_by(digest(token_of(request)))
            asked = number(request, "player", held[0] if held else TABLE, TABLE, 63)
            if asked != TABLE and asked not in held:
                raise Refusal("not-your-seat")
            seen_by = asked
        text = journal.dumps(table.match, seen_by)
    name = f"{table.match.game.room.short_name}-{table.code}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, 200, headers, media_type="application/x-ndjson")


async def upload(request: Request) -> Response:
    data = await raw_body(request, LARGEST_JOURNAL)
    limits: Limits = request.app.state.limits
    if not limits.take("write", address(request.scope), len(data) / LARGEST):
        raise Refusal("too-many")
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Refusal("journal-not-text", name="journal") from None
    live = await table_setup.upload(hub_of(request), text, lang_of(request))
    return json(p.Replay(scene.info(live.table), len(live.table.match.entries) + 1), 201)


async def replay(request: Request) -> Response:
    live = await hub_of(request).find(request.path_params["code"])
    async with live.turn:
        table_setup.check_open(live.table)
        return json(p.Replay(scene.info(live.table), len(live.table.match.entries) + 1))


async def moments(request: Request) -> Response:
    live = await hub_of(request).find(request.path_params["code"])
    async with live.turn:
        table = live.table
        table_setup.check_open(table)
        last = len(table.match.entries)
        first = number(request, "from", 0, 0, last)
        count = number(request, "count", 50, 1, MOST_MOMENTS)
        drawing = bool(number(request, "drawing", 0, 0, 1))
        viewer = viewer_of(request, len(table.places))
        shown = [
            screen.then(table, i, viewer, lang_of(request), drawing)
            for i in range(first, min(first + count, last + 1))
        ]
    return json(p.ReplayMoments(shown))


def viewer_of(request: Request, players: int) -> int:
    asked = request.query_params.get("viewer", "table")
    named = {"all": screen.ALL, "table": TABLE}
    if asked in named:
        return named[asked]
    return number(request, "viewer", 0, 0, players - 1)


async def analysis(request: Request) -> Response:
    """What was true at a moment of a finished game, for one player."""
    hub = hub_of(request)
    live = await hub.find(request.path_params["code"])
    async with live.turn:
        table = live.table
        at = read_number(request.path_params["moment"], "moment")
        player = number(request, "player", 0, 0, len(table.places) - 1)
        question = hints.of_truth(table, player, at)
    limits, where = request.app.state.limits, address(request.scope)
    lang, gone = lang_of(request), request.is_disconnected
    return json(await hints.analyse(hub, limits, where, table, question, lang, "", gone))
