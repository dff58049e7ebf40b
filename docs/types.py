"""What is written from the types in Python: `python -m docs.types`.

The JSON schema of the protocol, and the TypeScript types of the page. A test sees that what lies in
the tree is what would be written.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

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
    """What a board is told of the actions of its game, and the words it has."""
    parts = [HEAD.format("What a board is told by its game, and what it may say.").rstrip("\n")]
    if of.gestures is not None:
        kinds = get_args(of.gestures.Gesture)
        _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
        names = " | ".join(kind.__name__ for kind in kinds)
        parts += [types(components).rstrip("\n"), f"export type Gesture = {names};"]
    return "\n\n".join([*parts, messages(source("en", of.name), "page-")])


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, encoding="utf-8")
