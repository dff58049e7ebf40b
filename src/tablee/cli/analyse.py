"""`tablee analyse`: what is exactly true of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table as Grid

from tablee.cli.letters import print_json
from tablee.cli.screen import console, picture
from tablee.core.analysis import Analysis, Figures, Label, Truth, analyse
from tablee.core.game import game as find_game
from tablee.core.position import Position
from tablee.texts import text

if TYPE_CHECKING:
    from tablee.contract.furniture import Notation

WIDE = 8
"""More columns of figures than this stand closer together."""
MOST_ROWS = 24
"""Actions shown to a person; a program gets them all."""


def show_analysis(
    name: str, actions: list[str], seat: int | None, samples: int, as_json: bool, lang: str
) -> None:
    position = reached(find_game(name).start(), actions, lang)
    found = analyse(position, seat, samples)
    if as_json:
        print_json(found.to_dict(), indent=2)
        return
    out = console()
    out.print(picture(position, found.seat, lang))
    out.print(f"\n[bold]{escape(found.position.say(lang, found.room))}[/]\n")
    if found.seats:
        out.print(seats_grid(found, lang))
    if found.actions:
        out.print(actions_grid(found, position.game.room.notation, lang))
    for table in found.tables:
        out.print()
        out.print(figures_grid(table, found.room, lang))


def actions_grid(found: Analysis, notation: Notation, lang: str) -> Grid:
    """Every action with what is true of it."""
    grid = Grid(box=None, show_header=False, pad_edge=True)
    for action, truth in list(found.actions.items())[:MOST_ROWS]:
        code = notation.code(action, "en")
        typed = action if code is None else notation.text(code, lang)
        grid.add_row(
            escape(typed), *_figures(truth, lang), escape(truth.say(lang, found.room))
        )  # fmt: skip
    if len(found.actions) > MOST_ROWS:
        grid.add_row(text(lang, "analysis-more", count=len(found.actions) - MOST_ROWS))
    return grid


def seats_grid(found: Analysis, lang: str) -> Grid:
    grid = Grid(box=None, show_header=False, pad_edge=True)
    for seat, truth in enumerate(found.seats):
        who = text(lang, "analysis-seat", number=seat + 1)
        grid.add_row(who, *_figures(truth, lang), escape(truth.say(lang, found.room)))
    return grid


def figures_grid(table: Figures, room: str, lang: str) -> Grid:
    # Many columns: whole per cents and narrow gaps, so that they fit into 80 characters.
    is_wide = len(table.columns) > WIDE and table.is_probability
    padding = (0, 0, 0, 1) if is_wide else (0, 1)
    caption = escape(table.caption(lang, room))
    grid = Grid(box=None, title=caption, title_justify="left", padding=padding)
    grid.add_column("", no_wrap=True)
    for column in table.columns:
        heading = escape(_label(column, room, lang))
        grid.add_column(heading, justify="right", min_width=4 if is_wide else None)
    for label, values in table.rows:
        if is_wide:
            shown = [_whole_per_cent(value) for value in values]
        else:
            shown = [_figure(value, table.is_probability, lang) for value in values]
        grid.add_row(escape(_label(label, room, lang)), *shown)
    return grid


def _figures(truth: Truth, lang: str) -> list[str]:
    """A chance, and how sure it is; how sure the value is, where no chance is shown."""
    if truth.probability is None:
        return ["", _doubt(truth.error, "", lang)]
    unit = "%" if lang == "en" else "\u00a0%"
    return [
        _figure(truth.probability, True, lang),
        _doubt(100 * truth.probability_error, unit, lang),
    ]


def _doubt(error: float, unit: str, lang: str) -> str:
    shown = f"±{error:.2g}{unit}" if error else ""
    return shown if lang == "en" else shown.replace(".", ",")


def _figure(value: float | None, is_probability: bool, lang: str) -> str:
    if value is None:
        return ""
    shown = f"{100 * value:.1f}" if is_probability else f"{value:.4g}"
    if lang == "en":
        return shown + ("%" if is_probability else "")
    return shown.replace(".", ",") + ("\u00a0%" if is_probability else "")


def _whole_per_cent(value: float | None) -> str:
    if value is None:
        return ""
    return "<1" if 0 < value < 0.005 else f"{100 * value:.0f}"


def _label(label: Label, room: str, lang: str) -> str:
    return label if isinstance(label, str) else label.say(lang, room)


def reached(position: Position, actions: list[str], lang: str) -> Position:
    """The position after some actions; `1:14` is the action 14 of seat 1."""
    for typed in actions:
        seat, colon, rest = typed.partition(":")
        if colon and seat.isdigit():
            position = position.play(rest, int(seat), lang)
        else:
            position = position.play(typed, lang=lang)
    return position
