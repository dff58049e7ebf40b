"""The page's words stand in catalogues, and nowhere else; it uses all that there are. That those it
uses exist, with their blanks, is what `svelte-check` sees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablee.texts import page, source

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "ui" / "src"
GAMES = ROOT / "src" / "tablee" / "games"
GENERATED = ("messages.ts", "protocol.ts", "types.ts")


def sources(folder: Path) -> Iterator[Path]:
    for path in (*folder.rglob("*.svelte"), *folder.rglob("*.ts")):
        if not path.name.endswith((".test.ts", *GENERATED)):
            yield path


def messages(catalogue: str) -> list[str]:
    found = FluentParser().parse(catalogue).body
    return [entry.id.name for entry in found if isinstance(entry, ftl.Message)]


CATALOGUES = {page.__name__: PAGE} | {
    f"tablee.games.{folder.parent.name}": folder for folder in sorted(GAMES.glob("*/board"))
}
"""The package of each catalogue, and the folder that says its messages."""


@pytest.mark.parametrize("package", CATALOGUES)
def test_no_message_of_the_page_is_unused(package: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sources(CATALOGUES[package]))
    whole = set(re.findall(r'\b(?:t|say)\("([\w-]+)"', code))
    beginnings = tuple(re.findall(r"\b(?:t|say)\(`([\w-]+-)\$\{", code))
    beginning = "" if package == page.__name__ else "page-"
    assert [
        name
        for name in messages(source("en", package))
        if name.startswith(beginning) and name not in whole and not name.startswith(beginnings)
    ] == []


def without(pattern: str, code: str) -> str:
    return re.sub(pattern, "", code, flags=re.S | re.M)


def outside_braces(markup: str) -> str:
    """What stands in markup as it is."""
    found, depth = [], 0
    for character in markup:
        depth += (character == "{") - (character == "}")
        found.append(character if depth == 0 and character != "}" else "")
    return "".join(found)


def shown(path: Path) -> Iterator[str]:
    """What a file would show to people without asking a catalogue: text between tags, what ears are
    told, and strings of several words."""
    code = without(
        r"<style.*?</style>|<!--.*?-->|/\*.*?\*/|(^|\s)//\s.*?$", path.read_text("utf-8")
    )
    if path.suffix == ".svelte":
        markup = outside_braces(without(r"<script.*?</script>", code))
        yield from re.findall(r">([^<>]*)<", markup)
        yield from re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', markup)
    code = without(
        r'class="[^"]*"|\w*Error\(`[^`]*`\)|(?:closest|matchMedia)(?:\?\.)?\("[^"]*"\)', code
    )
    strings = re.findall(r'"([^"\n]*)"|`([^`\n]*)`', code)
    yield from (
        said for said in map("".join, strings) if re.search(r"[^\W\d_]{2},? [^\W\d_]", said)
    )


@pytest.mark.parametrize("folder", CATALOGUES.values(), ids=CATALOGUES)
def test_what_people_read_stands_in_a_catalogue(folder: Path) -> None:
    for path in sources(folder):
        found = [without(r"\$\{.*?\}|\{.*?\}", text) for text in shown(path)]
        words = {word for text in found for word in re.findall(r"[^\W\d_]{2,}", text)}
        assert words - {"Tablée", "nbsp"} == set(), path
