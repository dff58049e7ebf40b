"""Plots: valid pictures, the same bytes for the same findings, in both languages."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.core.analysis import Words
from tablee.core.errors import TableeError
from tablee.studies import plots
from tablee.studies.findings import (
    PERCENT,
    SECONDS,
    WHOLE,
    Bars,
    Columns,
    Figure,
    Findings,
    Heat,
    written,
)

TITLE = Words("arena-standings")
ALL = Findings(
    room=None,
    sentences=(),
    plots=(
        Bars(TITLE, TITLE, (("a", Figure(0.25, 0.1, PERCENT)), ("b", Figure(0.5, None, PERCENT)))),
        Bars(TITLE, TITLE, (("a", Figure(1500, 20, WHOLE)),), is_dots=True),
        Columns(TITLE, TITLE, TITLE, ((TITLE, {1: 2.0, 3: 4.0}), ("other", {3: 1.0}))),
        Heat(TITLE, TITLE, TITLE, ("x",), ("y", "z"), ((1.0,), (-1.0,)), (("7",), ("−6",))),
    ),
)


def test_a_plot_is_valid_and_always_the_same(tmp_path: Path) -> None:
    one, other, french = (tmp_path / f"{name}.svg" for name in ("one", "other", "french"))
    plots.draw(ALL, one, "en")
    plots.draw(ALL, other, "en")
    plots.draw(ALL, french, "fr")
    assert one.read_bytes() == other.read_bytes()
    texts = [e.text for e in ElementTree.parse(one).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Standings", "−6", "25.0% ± 10.0", "1500 ± 20"} <= set(texts)
    assert "Classement" in french.read_text(encoding="utf-8")


def test_png(tmp_path: Path) -> None:
    plots.draw(ALL, tmp_path / "plot.png", "en")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("name", "said"),
    [("plot.pdf", "ends in .svg, .png"), ("nowhere/plot.svg", "cannot be written")],
)
def test_plots_that_cannot_be(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(TableeError, match=said):
        plots.check(tmp_path / name)


def test_without_matplotlib_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    with pytest.raises(TableeError, match=r'pip install "tablee\[plots\]"'):
        plots.check(tmp_path / "plot.svg")


@pytest.mark.parametrize(
    ("figure", "english", "french"),
    [
        (Figure(0.6321, 0.021, PERCENT), "63.2% ± 2.1", "63,2\u00a0% ± 2,1"),
        (Figure(-12.345), "−12.35", "−12,35"),
        (Figure(1234567, None, WHOLE), "1,234,567", "1\u202f234\u202f567"),
        (Figure(1500, 12, WHOLE), "1500 ± 12", "1500 ± 12"),
        (Figure(0.0123, None, SECONDS), "12.3\u00a0ms", "12,3\u00a0ms"),
        (Figure(1.23, None, SECONDS), "1.2\u00a0s", "1,2\u00a0s"),
        (Figure(39.22512, 0.034), "39.225 ± 0.034", "39,225 ± 0,034"),
    ],
)
def test_figures_as_people_write_them(figure: Figure, english: str, french: str) -> None:
    assert (written(figure, "en"), written(figure, "fr")) == (english, french)
