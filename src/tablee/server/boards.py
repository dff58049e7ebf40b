"""Boards that games bring as a module of their own (`docs/boards.md`), served as our files are."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from tablee.core.errors import UnknownGame
from tablee.core.room import Room, room
from tablee.server import static


def address(here: Room) -> str:
    """Where the board of a game is; nothing, if it brings none. It changes with what is there."""
    module = here.board_module
    if module is None:
        return ""
    return f"/boards/{here.short_name}-{sha256(module).hexdigest()[:12]}.js"


async def board(request: Request) -> Response:
    name = request.path_params["name"].rpartition("-")[0]
    found = _module(name)
    if found is None or request.url.path != found[0]:
        return await static.page(request)
    kept = f"public, max-age={static.YEAR}, immutable"
    return Response(found[1], media_type="text/javascript", headers={"cache-control": kept})


@cache
def _module(name: str) -> tuple[str, bytes] | None:
    try:
        here = room(name)
    except UnknownGame:
        return None
    module = here.board_module
    return None if module is None else (address(here), module)
