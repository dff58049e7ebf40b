"""Catalogues: both languages complete, nothing missing, nothing unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.cli.show import option_sentence, option_values
from tablee.core.room import names, room
from tablee.testing.test_catalogues import SET, ill_set, literals, messages
from tablee.texts import LANGUAGES, language, page, source, text

PACKAGE = Path(tablee.__file__).parent
NOT_MESSAGES = {"utf-8", "latin-1", "a1-f6", "f1-a6", "websockets-sansio"} | {
    # What HTTP says.
    "accept-language", "cache-control", "content-disposition", "content-length", "content-type",
    "no-cache", "no-store",
    # A room may have them.
    "offer-action", "tell-action", "tell-chance",
}  # fmt: skip
SHORT = {"behind"}
"""Messages whose name has no hyphen, because programs know it: the code of a refusal."""
ROOMS = [None, *(room(name).name for name in names())]
CATALOGUES = [None, page.__name__]
"""The house's own; what is asked of those of the rooms ships with the contract."""


@pytest.mark.parametrize("package", CATALOGUES)
def test_both_languages_have_the_same_messages_and_blanks(package: str | None) -> None:
    one, other = (messages(lang, package) for lang in LANGUAGES)
    assert one == other


def test_no_message_is_unused() -> None:
    whole, beginnings = literals(PACKAGE)
    begins = tuple(beginnings)
    unused = {name for name in messages("en", None) if not name.startswith(begins)} - whole
    assert unused == SHORT


def test_no_message_is_missing() -> None:
    known = {name for package in ROOMS for name in messages("en", package)}
    whole, beginnings = literals(PACKAGE)
    missing = {
        name for name in whole - known if not any(begin + name in known for begin in beginnings)
    }
    assert missing - NOT_MESSAGES == set()


@pytest.mark.parametrize("name", names())
def test_every_option_and_value_has_its_sentence(name: str) -> None:
    for lang in LANGUAGES:
        for option in room(name).all_options:
            assert option_sentence(room(name), option, lang)
            assert option_values(room(name), option, lang)


@pytest.mark.parametrize("package", CATALOGUES)
def test_french_typography(package: str | None) -> None:
    """Those of the rooms are looked at in `tests/games`."""
    assert ill_set(source("fr", package)) == [], SET


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
