"""What the front door promises is there, under the names and parameters it says."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import client, journal
from tablee.core.position import Position

PAGE = Path(__file__).parent.parent.parent / "docs" / "front-door.md"
PROMISED = re.findall(
    r"`([^`]+)`", "".join(re.findall(r"^\| (`.*?) \|", PAGE.read_text("utf-8"), re.M))
)
WHOSE: dict[str, tuple[Any, ...]] = {
    "tablee": (tablee,),
    "game": (tablee.game("modulo"),),
    "position": (Position,),
    "Position": (Position,),
    "journal": (journal,),
    "match": (journal.Match(tablee.game("modulo"), ["Ada", "Zoé"]),),
    "client": (client.Client, client.AsyncClient),
    "seat": (client.Seat, client.AsyncSeat),
}
NAMED = re.compile(r"(\w+)\.(\w+)(?:\(([^)]*)\))?")


def test_there_is_something_promised_of_everything() -> None:
    owners = {found[1] for name in PROMISED if (found := NAMED.match(name))}
    assert owners == set(WHOSE)


@pytest.mark.parametrize("name", [name for name in PROMISED if NAMED.fullmatch(name)])
def test_what_is_promised_is_there(name: str) -> None:
    found = NAMED.fullmatch(name)
    assert found is not None
    for owner in WHOSE[found[1]]:
        assert hasattr(owner, found[2])
        given = [part.strip().partition("=")[0] for part in (found[3] or "").split(",")]
        parameters = [part for part in given if part.isidentifier()]
        if parameters:
            assert set(parameters) <= set(inspect.signature(getattr(owner, found[2])).parameters)


def test_the_client_and_what_it_raises() -> None:
    for kind in (client.Client, client.AsyncClient):
        assert list(inspect.signature(kind).parameters)[:3] == ["url", "lang", "timeout"]
        same = {n for n in vars(client.Client) if not n.startswith("_")}
        assert same <= set(vars(kind))
    assert client.Refused("table-full", "the table is full").code == "table-full"
    assert issubclass(client.ServerProblem, Exception)


JOURNAL = """\
{"tablee": 1, "game": "modulo(start=secret,points=1)", "rules": 1, "players": [{"name": "Ada"}, \
{"name": "Zoé", "bot": "medium"}], "match": {"games": 3, "wins": 0, "first": "lot"}}
["chance", "1"]
[1, "12"]
[0, "34"]
[1, "R>L"]
["table", "!draw"]
[0, "11"]
[0, "!resign"]
"""


def test_a_journal_is_what_the_page_says() -> None:
    match = journal.loads(JOURNAL)
    assert journal.dumps(match) == JOURNAL
    assert [entry.action for entry in match.entries][:2] == ["1", "12"]
    assert len(match.moments) == len(match.entries) + 1
    assert match.now.number == 3
    redacted = journal.dumps(match, seen_by=1)
    assert '"seen_by": 1' in redacted
    assert '[0, "?"]' in redacted
