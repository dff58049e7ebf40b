"""What a study or a tournament found: sentences, tables and plots, all of them data.

A room says what there is to show; how it looks in a terminal, in JSON or in a picture is decided in
one place each (`cli/findings.py`, `studies/plots.py`). So a room needs no library for plots.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tablee.core.analysis import Label, Words
from tablee.texts import LANGUAGES

NUMBER, WHOLE, PERCENT, SECONDS = "number", "whole", "percent", "seconds"
"""How a figure is written: 12.34, 12, 12.3%, 12.3 ms."""


@dataclass(frozen=True)
class Figure:
    """A number, and how far it may be off (half a 95 % interval; None if it is exact)."""

    value: float
    error: float | None = None
    style: str = NUMBER


Cell = Label | Figure | None


@dataclass(frozen=True)
class Grid:
    title: Label
    columns: tuple[Label, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Bars:
    """A bar or a dot for each thing, with its error."""

    title: Words
    label: Words
    """What is measured."""
    bars: tuple[tuple[Label, Figure], ...]
    is_dots: bool = False
    """Dots where zero means nothing, as for ratings."""


@dataclass(frozen=True)
class Columns:
    """How often each whole number came up; several series stand on top of one another."""

    title: Words
    across: Words
    up: Words
    series: tuple[tuple[Label, Mapping[int, float]], ...]


@dataclass(frozen=True)
class Heat:
    """A square for each pair: a value from -1 to 1 gives its colour, a few characters its text."""

    title: Words
    across: Words
    up: Words
    columns: tuple[Label, ...]
    rows: tuple[Label, ...]
    values: tuple[tuple[float, ...], ...]
    texts: tuple[tuple[str, ...], ...]


Plot = Bars | Columns | Heat


@dataclass(frozen=True)
class Findings:
    room: str | None
    """The package whose catalogue has the words; None for the house's own."""
    sentences: tuple[Words, ...]
    grids: tuple[Grid, ...] = ()
    plots: tuple[Plot, ...] = ()
    data: Mapping[str, object] = field(default_factory=dict)
    """The same for programs, ready for JSON."""

    def to_dict(self) -> dict[str, object]:
        said = {
            lang: [words.say(lang, self.room) for words in self.sentences] for lang in LANGUAGES
        }
        return {"said": said, **self.data}


def written(figure: Figure, lang: str) -> str:
    """A figure as people read it: `63.2% ± 2.1`, `63,2 % ± 2,1`."""
    is_long = figure.style == SECONDS and figure.value >= 1
    scale = {PERCENT: 100.0, SECONDS: 1.0 if is_long else 1000.0}.get(figure.style, 1.0)
    value = figure.value * scale
    error = None if figure.error is None else figure.error * scale
    digits = _digits(value, error, figure.style)
    unit = {PERCENT: "%", SECONDS: "\u00a0s" if is_long else "\u00a0ms"}.get(figure.style, "")
    if lang == "fr" and figure.style == PERCENT:
        unit = "\u00a0%"
    shown = _number(value, digits, lang) + unit
    return shown if error is None else f"{shown} ± {_number(error, digits, lang)}"


def _digits(value: float, error: float | None, style: str) -> int:
    """Enough digits for the error to show, no more."""
    if style == WHOLE:
        return 0
    if style in (PERCENT, SECONDS):
        return 1
    if error is None:
        return 2
    return 0 if error >= 10 else 1 if error >= 1 else 2 if error >= 0.1 else 3


def _number(value: float, digits: int, lang: str) -> str:
    # Four figures are read at a glance; more are set in threes.
    comma = "," if abs(value) >= 10_000 else ""
    shown = f"{value:{comma}.{digits}f}".replace("-", "−")
    if lang != "fr":
        return shown
    return shown.replace(",", "\u202f").replace(".", ",")
