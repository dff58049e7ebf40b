"""Findings as pictures: SVG or PNG, by matplotlib (the optional extra `plots`).

The same findings give the same file, byte for byte, so that plots can be kept beside the text.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.core.analysis import Label, Words
from tablee.core.errors import TableeError
from tablee.studies.findings import PERCENT, Bars, Columns, Figure, Findings, Heat, written

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ENDINGS = (".svg", ".png")
COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
"""Okabe and Ito's, which everybody can tell apart."""
DARK, PALE = "#222222", "#dddddd"
STYLE: dict[str, object] = {
    "svg.hashsalt": "tablee",
    "svg.fonttype": "none",
    "font.sans-serif": ["DejaVu Sans", "Verdana"],
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#888888",
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "figure.facecolor": "white",
}


def check(path: Path) -> None:
    """Whether a plot can be drawn there at all: better asked before the work than after it."""
    if path.suffix.lower() not in ENDINGS:
        raise TableeError("plot-ending", name=path.name, right=", ".join(ENDINGS))
    if find_spec("matplotlib") is None:
        raise TableeError("plot-no-matplotlib")
    if not path.parent.is_dir():
        raise TableeError("plot-unwritable", name=str(path), problem=str(path.parent))


def draw(findings: Findings, path: Path, lang: str) -> None:
    """Draw all plots of some findings below one another."""
    check(path)
    import matplotlib as mpl

    mpl.use("Agg")
    settings: Any = STYLE
    with mpl.rc_context(settings):
        from matplotlib import pyplot

        drawn = findings.plots
        heights = [_height(plot) for plot in drawn]
        figure, rows = pyplot.subplots(
            len(drawn), 1, figsize=(7.5, sum(heights)), height_ratios=heights,
            layout="constrained", squeeze=False,
        )  # fmt: skip

        def say(words: Label) -> str:
            return words.say(lang, findings.room) if isinstance(words, Words) else words

        for plot, (axes,) in zip(drawn, rows, strict=True):
            axes.set_title(say(plot.title), pad=10)
            _DRAW[type(plot)](axes, plot, say, lang)
        try:
            details = {"Date": None} if path.suffix.lower() == ".svg" else {}
            figure.savefig(path, metadata=details, dpi=150)
        except OSError as problem:
            raise TableeError(
                "plot-unwritable", name=str(path), problem=problem.strerror or ""
            ) from None
        finally:
            pyplot.close(figure)


Say = Callable[[Label], str]


def _height(plot: Bars | Columns | Heat) -> float:
    if isinstance(plot, Bars):
        return 1.2 + 0.32 * len(plot.bars)
    return 6.6 if isinstance(plot, Heat) else 3.6


def _bars(axes: Axes, plot: Bars, say: Say, lang: str) -> None:
    labels = [say(label) for label, _ in plot.bars]
    values = [_scaled(figure) for _, figure in plot.bars]
    errors = [(figure.error or 0.0) * _scale(figure) for _, figure in plot.bars]
    places = range(len(labels))
    if plot.is_dots:
        axes.errorbar(
            values, places, xerr=errors, fmt="o", color=COLOURS[0], ecolor=COLOURS[0], capsize=3
        )
        axes.margins(x=0.15)
        axes.set_ylim(len(labels) - 0.4, -0.6)
    else:
        axes.barh(places, values, xerr=errors, color=COLOURS[0], ecolor=DARK, capsize=3, height=0.7)
        axes.margins(x=0.15)
        axes.invert_yaxis()
    for place, (_, figure) in zip(places, plot.bars, strict=True):
        reach = values[place] + errors[place]
        axes.annotate(
            written(figure, lang), (reach, place), xytext=(5, 0), textcoords="offset points",
            va="center", fontsize=8, color=DARK,
        )  # fmt: skip
    axes.set_yticks(list(places), labels)
    axes.grid(axis="x", color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_xlabel(say(plot.label))


def _columns(axes: Axes, plot: Columns, say: Say, lang: str) -> None:
    under: dict[int, float] = {}
    for colour, (label, counts) in zip(COLOURS, plot.series, strict=False):
        places = sorted(counts)
        heights = [counts[x] for x in places]
        bottoms = [under.get(x, 0.0) for x in places]
        axes.bar(places, heights, bottom=bottoms, color=colour, label=say(label), width=0.8)
        for x in places:
            under[x] = under.get(x, 0.0) + counts[x]
    if len(plot.series) > 1:
        axes.legend(frameon=False)
    axes.grid(axis="y", color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
    steps: Any = axes.xaxis.get_major_locator()
    steps.set_params(integer=True)
    axes.set_xlabel(say(plot.across))
    axes.set_ylabel(say(plot.up))


def _heat(axes: Axes, plot: Heat, say: Say, lang: str) -> None:
    from matplotlib.colors import LinearSegmentedColormap

    shades = LinearSegmentedColormap.from_list("tablee", [COLOURS[1], "#f5f5f5", COLOURS[0]])
    axes.pcolormesh(plot.values, cmap=shades, vmin=-1, vmax=1, edgecolors="white", linewidth=1)
    axes.set_aspect("equal")
    axes.invert_yaxis()
    for i, texts in enumerate(plot.texts):
        for j, word in enumerate(texts):
            shade = "white" if plot.values[i][j] > 0.5 else DARK
            axes.text(j + 0.5, i + 0.5, word, ha="center", va="center", fontsize=8, color=shade)
    axes.set_xticks([j + 0.5 for j in range(len(plot.columns))], [say(c) for c in plot.columns])
    axes.set_yticks([i + 0.5 for i in range(len(plot.rows))], [say(r) for r in plot.rows])
    axes.xaxis.tick_top()
    axes.xaxis.set_label_position("top")
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    axes.set_xlabel(say(plot.across))
    axes.set_ylabel(say(plot.up))


def _scale(figure: Figure) -> float:
    return 100.0 if figure.style == PERCENT else 1.0


def _scaled(figure: Figure) -> float:
    return figure.value * _scale(figure)


_DRAW: dict[type, Callable[[Axes, Any, Say, str], None]] = {
    Bars: _bars,
    Columns: _columns,
    Heat: _heat,
}
