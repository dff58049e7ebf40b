"""Findings in a terminal: sentences, then tables."""

from __future__ import annotations

from tablee.cli.letters import print_json
from tablee.cli.screen import console, say
from tablee.core.analysis import Words
from tablee.studies.findings import Cell, Figure, Findings, Grid, written


def show_findings(findings: Findings, as_json: bool, lang: str) -> None:
    if as_json:
        print_json(findings.to_dict(), indent=2)
        return
    for words in findings.sentences:
        say(words.say(lang, findings.room), indent=0)
    for grid in findings.grids:
        print()
        show_grid(grid, findings.room, lang)


def show_grid(grid: Grid, room: str | None, lang: str) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(
        box=None, pad_edge=False, title_justify="left", title_style="bold",
        title=Text(cell(grid.title, room, lang)),
    )  # fmt: skip
    for i, column in enumerate(grid.columns):
        is_figure = any(isinstance(row[i], Figure) for row in grid.rows)
        heading = Text(cell(column, room, lang), style="dim")
        table.add_column(heading, justify="right" if is_figure else "left", no_wrap=True)
    for row in grid.rows:
        table.add_row(*(Text(cell(each, room, lang)) for each in row))
    # Wider than the terminal rather than cut: figures are what this is for.
    Console(width=max(console().width, 140), highlight=False).print(table)


def cell(value: Cell, room: str | None, lang: str) -> str:
    if value is None:
        return ""
    if isinstance(value, Figure):
        return written(value, lang)
    return value.say(lang, room) if isinstance(value, Words) else value
