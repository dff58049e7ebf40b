"""Rules pages as data: read by markdown-it, drawn by the page, which makes no HTML of any text.

Titles, paragraphs, lists, tables, fences, bold, italic, code. Anything else is shown as written.
"""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from tablee.server.protocol.catalogue import (
    RulesBlock,
    RulesCode,
    RulesList,
    RulesParagraph,
    RulesTable,
    RulesTitle,
    Span,
    SpanKind,
)

READER = MarkdownIt("commonmark", {"html": False}).enable("table")
NUMBER = re.compile(r"§([0-9A-Z][0-9A-Za-z.]*)")
KINDS: dict[str, SpanKind] = {"strong": "strong", "em": "em", "code_inline": "code"}


@cache
def blocks(markdown: str) -> list[RulesBlock]:
    """A rules page, part by part."""
    lines = markdown.split("\n")
    found = []
    for node in SyntaxTreeNode(READER.parse(markdown)).children:
        begin, end = node.map or (0, 0)
        found.append(block(node) or RulesCode("\n".join(lines[begin:end]).strip("\n")))
    return found


def block(node: SyntaxTreeNode) -> RulesBlock | None:
    match node.type:
        case "heading":
            return RulesTitle(int(node.tag.removeprefix("h")), spans(node))
        case "paragraph":
            return paragraph(spans(node))
        case "bullet_list" if all(is_plain(item) for item in node.children):
            return RulesList([spans(only(item)) for item in node.children])
        case "table":
            head, *rows = [row for part in node.children for row in part.children]
            return RulesTable(cells(head), [cells(row) for row in rows])
        case "fence":
            return RulesCode(node.content.rstrip("\n"))
    return None


def is_plain(item: SyntaxTreeNode) -> bool:
    """Whether an entry of a list is one paragraph."""
    return [part.type for part in item.children] == ["paragraph"]


def paragraph(found: list[Span]) -> RulesParagraph:
    """`**§7** …` is paragraph 7."""
    first, *rest = found or [Span("text", "")]
    number = NUMBER.fullmatch(first.text) if first.kind == "strong" else None
    if number is None:
        return RulesParagraph(None, found)
    if rest:
        rest[0] = Span(rest[0].kind, rest[0].text.lstrip(" "))
    return RulesParagraph(number[1], rest)


def cells(row: SyntaxTreeNode) -> list[list[Span]]:
    return [spans(cell) for cell in row.children]


def only(node: SyntaxTreeNode) -> SyntaxTreeNode:
    """What stands alone in a node: the paragraph in an entry of a list, the line in a paragraph."""
    (inside,) = node.children
    return inside


def spans(node: SyntaxTreeNode) -> list[Span]:
    """What stands in a paragraph, a title or a cell: runs of text, each of one kind."""
    found: list[Span] = []
    for part in only(node).children:
        kind, text = KINDS.get(part.type, "text"), said(part)
        if not text:
            continue
        if found and kind == found[-1].kind == "text":
            text = found.pop().text + text
        found.append(Span(kind, text))
    return found


def said(part: SyntaxTreeNode) -> str:
    """The text of a run."""
    if part.type in ("softbreak", "hardbreak"):
        return " "
    return "".join(said(inside) for inside in part.children) or part.content
