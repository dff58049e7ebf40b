"""The JSON schema of the protocol: `python -m tablee.server.schema > docs/protocol.schema.json`."""

from __future__ import annotations

import json

import msgspec

from tablee.server import protocol as p


def schema() -> str:
    kinds = [p.ClientMessage, p.ServerMessage, *p.HTTP]
    (client, server, *_), components = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tablée protocol {p.VERSION}",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **components},
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    print(schema(), end="")
