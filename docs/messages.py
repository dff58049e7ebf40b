"""The messages of a Fluent catalogue as a TypeScript type, with the blanks of each."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many"}


class Blanks(Visitor):
    """The blanks of a message, by name. What a plural depends on is a number."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, "string | number")

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        is_counted = any(isinstance(key, ftl.NumberLiteral) or key.name in PLURALS for key in keys)
        if is_counted and isinstance(node.selector, ftl.VariableReference):
            self.found[node.selector.id.name] = "number"
        self.generic_visit(node)


def messages(source: str, beginning: str = "") -> str:
    """The type that lists the messages whose names begin so."""
    lines = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(beginning):
            blanks = Blanks()
            blanks.visit(entry)
            lines.append(f'  "{entry.id.name}": {typed(blanks.found)};')
    return "\n".join(["export interface Messages {", *lines, "}\n"])


def typed(blanks: dict[str, str]) -> str:
    if not blanks:
        return "null"
    return f"{{ {'; '.join(f'{name}: {kind}' for name, kind in blanks.items())} }}"
