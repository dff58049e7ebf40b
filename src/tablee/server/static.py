"""The page in the browser: files that the UI's build put in `static`, served with care."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tablee.server.language import lang_of
from tablee.texts import text

STATIC = Path(__file__).parent / "static"
HASHED = re.compile(r"/assets/.*[-.][A-Za-z0-9_-]{8,}\.\w+$")
"""Files whose name changes with their contents: a browser may keep them for ever."""
YEAR = 365 * 86400


async def page(request: Request) -> Response:
    """A file, or the page itself for every address that it knows how to show."""
    path = request.url.path
    if (file := _file(path)) is not None:
        kept = f"public, max-age={YEAR}, immutable" if HASHED.search(path) else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
    if "." in path.rpartition("/")[2] or path.startswith("/api/"):
        return HTMLResponse(_plain(request, "no-such-page"), 404)
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(_plain(request, "page-not-built"), 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _file(path: str) -> Path | None:
    """What a path names, if it is one of our files."""
    try:
        file = (STATIC / path.lstrip("/")).resolve()
        is_ours = path != "/" and file.is_relative_to(STATIC.resolve()) and file.is_file()
    except (OSError, ValueError):  # no name that a file could have
        return None
    return file if is_ours else None


def _plain(request: Request, message: str) -> str:
    lang = lang_of(request)
    said = escape(text(lang, message))
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Tablée</title>'
    return f"{head}<p>{said}</p>"
