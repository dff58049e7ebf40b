"""The language a request is answered in."""

from __future__ import annotations

from starlette.requests import Request

from tablee.texts import LANGUAGES


def lang_of(request: Request) -> str:
    """The language asked for, else the first of ours that the browser would like."""
    asked = request.query_params.get("lang")
    wished = [asked] if asked else request.headers.get("accept-language", "").split(",")
    for each in wished:
        lang = each.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
