"""The page's types say what the server's types say: the same names, the same fields."""

from __future__ import annotations

import re

import msgspec
import pytest

from tablee.server import protocol
from tests.browser.house import ROOT

WRITTEN = (ROOT / "ui" / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
INTERFACE = re.compile(r"^export interface (\w+)(?: extends \w+)? \{\n(.*?)^\}", re.M | re.S)
FIELD = re.compile(r"^  (\w+)\??:", re.M)
OTHER_NAMES = {"Happened": "Event", "OpenRequest": "Request"}
OWN = {"View", "Truth", "FigureTable", "Analysis"}
"""Types of what the server takes from the engine as it is."""
INTERFACES = {name: set(FIELD.findall(body)) for name, body in INTERFACE.findall(WRITTEN)}


@pytest.mark.parametrize("name", sorted(INTERFACES.keys() - OWN))
def test_the_page_knows_the_fields_of(name: str) -> None:
    struct = getattr(protocol, OTHER_NAMES.get(name, name))
    fields = {field.encode_name for field in msgspec.structs.fields(struct)}
    assert INTERFACES[name] - {"type"} == fields


def test_the_version_is_the_same() -> None:
    found = re.search(r"export const VERSION = (\d+);", WRITTEN)
    assert found is not None
    assert int(found[1]) == protocol.VERSION
