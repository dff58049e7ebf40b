"""HTTP: which games there are, their options and their rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tablee.server.protocol.engine import AllWords


class OptionValue(Struct, frozen=True):
    """One value an option may take."""

    value: str
    sentence: AllWords


class OptionInfo(Struct, frozen=True):
    """One thing the players agree on before the game."""

    name: str
    section: str
    """The paragraph of the rules page, such as `R3`."""
    sentence: AllWords
    default: str
    values: list[OptionValue]
    """The values to choose from; empty for a whole number."""
    least: int | None = None
    """For a whole number: its limits."""
    most: int | None = None
    others: str = ""
    """How a value outside the list is written, where there are others; else empty."""


class GameInfo(Struct, frozen=True):
    name: str
    title: AllWords
    tagline: AllWords
    goal: AllWords
    """What to do and how to win, in two sentences, with the usual options."""
    players: list[int]
    """How many may play."""
    options: list[OptionInfo]
    bots: list[str]
    """The levels there are, from the weakest to the strongest."""
    rules: int
    """The version of the rules."""
    can_draw: bool
    """Whether players may agree on a draw."""
    first_option: str = ""
    """The option that says who begins, where the game settles that: drawn by lot, or a place (0 is
    the first). To be asked together with `first` of the match, as one question."""
    board: str = ""
    """The address of a board that the game brings, a module for browsers; empty if it has none."""


class Catalogue(Struct, frozen=True):
    """`GET /api/games`"""

    protocol: int
    games: list[GameInfo]
    languages: list[str]


SpanKind = Literal["text", "strong", "em", "code"]


class Span(Struct, frozen=True):
    """A run of text in a rules page."""

    kind: SpanKind
    text: str


class RulesTitle(Struct, frozen=True, tag="title", tag_field="kind"):
    level: int
    spans: list[Span]


class RulesParagraph(Struct, frozen=True, tag="paragraph", tag_field="kind"):
    section: str | None
    """Its number: `7`, `R3`. It is not repeated in the text."""
    spans: list[Span]


class RulesList(Struct, frozen=True, tag="list", tag_field="kind"):
    items: list[list[Span]]


class RulesTable(Struct, frozen=True, tag="table", tag_field="kind"):
    head: list[list[Span]]
    rows: list[list[list[Span]]]


class RulesCode(Struct, frozen=True, tag="code", tag_field="kind"):
    text: str


RulesBlock = RulesTitle | RulesParagraph | RulesList | RulesTable | RulesCode


class RulesPage(Struct, frozen=True):
    """`GET /api/games/{name}/rules?lang=fr`. Paragraphs begin with `**§7**`."""

    name: str
    lang: str
    title: str
    markdown: str
    blocks: list[RulesBlock] = []
    """The same, read: to be drawn without a reader of Markdown."""
