"""What is written from the types in Python: `python -m docs.types`.

The JSON schema of the protocol, and the TypeScript types of the page. A test sees that what lies in
the tree is what would be written.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from docs.messages import messages
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.room import Room, room
from tablee.server.protocol import VERSION
from tablee.server.schema import ASKED, schema, written
from tablee.server.screen import ALL
from tablee.server.typescript import types
from tablee.texts import page, source

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "ui" / "src" / "lib"
HEAD = "/** {} Written by `python -m docs.types`. */\n\n"


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is written, and what stands in it."""
    yield ROOT / "docs" / "protocol.schema.json", written()
    yield PAGE / "protocol.ts", protocol()
    yield PAGE / "messages.ts", catalogue(source("en", page.__name__))
    for board in sorted((ROOT / "src" / "tablee" / "games").glob("*/board")):
        yield board / "types.ts", board_types(room(board.parent.name))


def protocol() -> str:
    numbers = {"VERSION": VERSION, "CHANCE": CHANCE, "TABLE": TABLE, "ALL": ALL}
    constants = "".join(f"export const {name} = {value};\n" for name, value in numbers.items())
    head = HEAD.format("What the page says to the server, and what it is told.")
    constants += "\n/** What people read in. */\nexport type Lang = keyof Words;\n"
    return f"{head}{constants}\n{types(schema()['$defs'], ASKED)}"


def catalogue(source: str) -> str:
    return HEAD.format("The messages that there are, and the blanks of each.") + messages(source)


def board_types(of: Room) -> str:
    """What a board is told of the actions of its game, of the game, and the words it has."""
    gestures = get_args(of.gestures.Gesture) if of.gestures else ()
    facts = [get_type_hints(of.facts.facts)["return"]] if of.facts else []
    _, told = msgspec.json.schema_components([*gestures, *facts], ref_template="#/$defs/{name}")
    names = " | ".join(kind.__name__ for kind in gestures)
    head = HEAD.format("What a board is told by its game, and what it may say.")
    parts = [
        types({**told, "State": state(of)}),
        f"export type Gesture = {names};\n" if gestures else "",
        messages(source("en", of.name), "page-"),
    ]
    return head + "\n".join(part for part in parts if part)


def state(of: Room) -> dict[str, Any]:
    """The record of a game as a view has it: -1 stands for what the viewer may not know."""
    fields = [field for field in of.state.fields if field.name not in of.state.tallies]
    described: dict[str, dict[str, Any]] = {}
    for field in fields:
        kind: dict[str, Any] = {"type": "integer"}
        for _ in field.shape:
            kind = {"type": "array", "items": kind}
        described[field.name] = kind
    about = "The record; -1 stands for what the viewer may not know."
    return {"description": about, "properties": described, "required": list(described)}


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, encoding="utf-8")
