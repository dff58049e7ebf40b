"""The JSON schema of the protocol; `python -m docs.types` writes it to `docs`."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tablee.server import protocol as p

ASKED = ("ClientMessage", *(kind.__name__ for kind in p.HTTP_ASKS))
"""What a client says. All the rest is said to it."""


def schema() -> dict[str, Any]:
    kinds = [p.ClientMessage, p.ServerMessage, *p.HTTP_ASKS, *p.HTTP_ANSWERS, *p.ENGINE]
    (client, server, *_), components = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tablée protocol {p.VERSION}",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **components},
    }


def written() -> str:
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"
