"""Catalogues: both languages complete, nothing missing, nothing unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tablee
from tablee.core.room import names, room
from tablee.texts import LANGUAGES, language, page, source, text

PACKAGE = Path(tablee.__file__).parent
KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
NOT_MESSAGES = {"utf-8", "latin-1", "a1-f6", "f1-a6", "websockets-sansio"} | {
    # What HTTP says.
    "accept-language", "cache-control", "content-disposition", "content-length", "content-type",
    "no-cache", "no-store",
}  # fmt: skip
SHORT = {"behind"}
"""Messages whose name has no hyphen, because programs know it: the code of a refusal."""
ROOMS = [None, *(room(name).name for name in names())]
CATALOGUES = [*ROOMS, page.__name__]


def messages(lang: str, package: str | None) -> dict[str, set[str]]:
    """The messages of a catalogue and the blanks of each."""
    found = {}
    for entry in FluentParser().parse(source(lang, package)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            blanks = re.findall(
                r"\{\s*(?:[A-Z]+\()?\$(\w+)", source(lang, package)[slice(*_span(entry))]
            )
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = set(blanks)
    return found


def _span(entry: ftl.Message) -> tuple[int, int]:
    assert entry.span is not None
    return entry.span.start, entry.span.end


def literals(folder: Path) -> tuple[set[str], set[str]]:
    """Strings in code that look like message names, and beginnings of names made with f-strings."""
    whole, beginnings = set(), set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if KEBAB.fullmatch(node.value) or node.value in SHORT:
                    whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z-]+-", str(first.value)):
                    beginnings.add(str(first.value))
    return whole, beginnings


@pytest.mark.parametrize("package", CATALOGUES)
def test_both_languages_have_the_same_messages_and_blanks(package: str | None) -> None:
    one, other = (messages(lang, package) for lang in LANGUAGES)
    assert one == other


@pytest.mark.parametrize("package", ROOMS)
def test_no_message_is_unused(package: str | None) -> None:
    folder = PACKAGE if package is None else PACKAGE / "games" / package.rpartition(".")[2]
    whole, beginnings = literals(folder)
    if package is not None:
        # The shell asks every room for these.
        whole |= {"title", "tagline", "goal", "notation-help", "assumes"}
        beginnings.add("option-")
    unused = [
        name
        for name in messages("en", package)
        if name not in whole and not name.startswith(tuple(beginnings))
    ]
    assert unused == []


@pytest.mark.parametrize("package", ROOMS)
def test_no_message_is_missing(package: str | None) -> None:
    folder = PACKAGE if package is None else PACKAGE / "games" / package.rpartition(".")[2]
    known = set(messages("en", None))
    for each in ROOMS if package is None else [package]:
        known |= set(messages("en", each))
    whole, beginnings = literals(folder)
    missing = {
        name for name in whole - known if not any(begin + name in known for begin in beginnings)
    }
    assert missing - NOT_MESSAGES == set()


@pytest.mark.parametrize("name", names())
def test_every_option_and_value_has_its_sentence(name: str) -> None:
    from tablee.cli.show import option_sentence, option_values

    for lang in LANGUAGES:
        for option in room(name).all_options:
            assert option_sentence(room(name), option, lang)
            assert option_values(room(name), option, lang)


@pytest.mark.parametrize("package", CATALOGUES)
def test_french_typography(package: str | None) -> None:
    """A space that does not break before : ; ! ? », French quotes, curly apostrophes."""
    written = source("fr", package)
    if package is not None and package in ROOMS:
        room = PACKAGE / "games" / package.rpartition(".")[2]
        written += (room / "rules.fr.md").read_text("utf-8")
    for line in written.splitlines():
        said = re.sub(r"\{[^}]*\}|^\S+ = |`[^`]*`|^#.*", "", line)
        assert not re.search(r"\w'\w|“|”|« |[^\u00a0\u202f(?!]([;!?»](\s|$)|:\s)", said), line


def test_english_typography_in_the_page() -> None:
    """No space before : ; ! ?, curly quotes and apostrophes."""
    for line in source("en", page.__name__).splitlines():
        said = re.sub(r"\{[^}]*\}", "…", re.sub(r"^\S+ = ", "", line))
        assert not re.search(r" [:;!?]|'|\"", said), line


def test_the_language_follows_the_locale() -> None:
    assert language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}) == "en"
    assert language({"LC_MESSAGES": "fr_CA"}) == "fr"
    assert language({"LANG": "de_DE"}) == language({}) == "en"


def test_a_message_that_does_not_exist_is_our_mistake() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        text("en", "no-such-message")


@pytest.mark.parametrize("package", CATALOGUES)
def test_nobody_reads_the_number_of_a_seat_in_a_sentence(package: str | None) -> None:
    """Seats count from 0, people from the first player."""
    assert not re.search(r"\bseats? (?:number )?(?:\d|\{ \$seat)", source("en", package))
    assert not re.search(r"\bplaces? (?:\d|\{ \$seat)", source("fr", package))
