"""Rules pages as data: what the page draws, and never as HTML."""

from __future__ import annotations

import pytest

from tablee.core.room import names, room
from tablee.server.protocol import (
    RulesCode,
    RulesList,
    RulesParagraph,
    RulesTable,
    RulesTitle,
    Span,
)
from tablee.server.rules_text import blocks
from tablee.testing.sections import sections
from tablee.texts import LANGUAGES


def plain(text: str) -> list[Span]:
    return [Span("text", text)]


def test_a_paragraph_keeps_its_number() -> None:
    twice = [
        Span("text", "Twice "),
        Span("em", "is"),
        Span("text", " enough, "),
        Span("code", "R3"),
    ]
    assert blocks("**§R3** Twice *is*\nenough, `R3`") == [RulesParagraph("R3", twice)]
    bold = [Span("strong", "Twice"), Span("text", " is enough.")]
    assert blocks("**Twice** is enough.") == [RulesParagraph(None, bold)]


def test_titles_lists_tables_and_fences() -> None:
    page = "# A\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | |\n\n```\nx *y*\n```\n"
    assert blocks(page) == [
        RulesTitle(1, plain("A")),
        RulesList([plain("one more"), plain("two")]),
        RulesTable([plain("a"), plain("b")], [[plain("1"), []]]),
        RulesCode("x *y*"),
    ]


def test_what_looks_like_html_stays_text() -> None:
    assert blocks("<img src=x onerror=alert(1)>") == [
        RulesParagraph(None, plain("<img src=x onerror=alert(1)>"))
    ]


@pytest.mark.parametrize(
    "written", ["> quoted\n> twice", "1. one\n2. two", "- one\n\n  more\n- two"]
)
def test_what_has_no_drawing_is_shown_as_it_is_written(written: str) -> None:
    assert blocks(f"{written}\n\nafter") == [
        RulesCode(written),
        RulesParagraph(None, plain("after")),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_paragraph_of_every_page_is_found(name: str, lang: str) -> None:
    page = room(name).rules_page(lang)
    found = blocks(page)
    paragraphs = [part for part in found if isinstance(part, RulesParagraph)]
    assert [part.section for part in paragraphs if part.section] == list(sections(page))
    assert not any(isinstance(part, RulesCode) for part in found) or "```" in page
    assert not any(
        "**" in span.text or "§§" in span.text for part in paragraphs for span in part.spans
    )
