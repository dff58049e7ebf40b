"""The rules pages: the same paragraphs in both languages, each with a test, each citation real."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from tablee.core.room import room
from tablee.testing.sections import named_by_tests, sections, untested


def test_both_languages_have_the_same_paragraphs(short: str) -> None:
    pages = [sections(room(short).rules_page(lang)) for lang in ("en", "fr")]
    assert pages[0] == pages[1]
    assert len(pages[0]) == len(set(pages[0])) > 0


def test_every_paragraph_has_a_test(short: str, project: Path) -> None:
    assert untested(short, project) == []
    assert named_by_tests(short, project) <= set(sections(room(short).rules_page("en")))


def test_every_citation_names_a_paragraph(short: str) -> None:
    here = room(short)
    known = set(sections(here.rules_page("en")))
    for file in ("rules.py", "texts.en.ftl", "texts.fr.ftl", "rules.en.md", "rules.fr.md"):
        text = (files(here.name) / file).read_text(encoding="utf-8")
        cited = set(re.findall(r"§(R?\d+)", text))
        assert cited <= known, f"{file} cites {cited - known}"
    for option in here.options:
        assert option.section in known, option.name
