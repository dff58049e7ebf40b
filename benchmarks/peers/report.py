"""The table and the plot that the benchmark writes into the documentation."""

from __future__ import annotations

import os
import platform
import statistics
from importlib.metadata import version
from pathlib import Path

from benchmarks.peers import boardgame
from benchmarks.peers.boardgame import Served
from benchmarks.peers.field import HANDED, RULES, Result

DOCS = Path(__file__).parents[2] / "docs"
HEADING = """# Beside other libraries

Written by `python -m benchmarks.peers`, which measures everything in one run, on one core, in CPU
time: {repeats} repeats, median, and the least and the most ratio the repeats allow. No two of these
games are the same game: each of ours stands beside the nearest there is.

{machine}

![A second: ours and theirs, of each kind](peers.svg)

"""
COUNTED = {
    RULES: """Play goes on at random inside the library, and nobody looks: `tablee.batch(…).play(…)`
here, random rollouts in compiled code there. Counted on both sides: moves of players, and what
chance decides.""",
    HANDED: """Before every step somebody outside is given what the awaited player sees and which
actions are legal, and chooses: `masks`, `observations` and `step` of a batch; `last` and `step` of
an environment. Counted on both sides: decisions of players. Chance acts by itself and is not
counted, but dice that a player throws are that player’s decision.""",
}

SERVERS = """
## The server

Modulo at our server, which has written every move to disk before it answers, and a game as small at
boardgame.io's, which keeps it in memory; each on a core of its own, its players on the other.

"""


def million(speed: float) -> str:
    return f"{speed / 1e6:.2f} M" if speed >= 1e5 else f"{speed / 1e3:.1f} k"


def tables(results: list[Result]) -> str:
    """One for each kind, what is counted said above it."""
    kinds = dict.fromkeys(result.kind for result in results)
    return "\n\n".join(
        f"## {kind}\n\n{COUNTED[kind]}\n\n{table([r for r in results if r.kind == kind])}"
        for kind in kinds
    )


def table(results: list[Result]) -> str:
    lines = [
        "| game | ours, a second | beside | their game | theirs, a second | ratio | spread |",
        "|---|---:|---|---|---:|---:|---:|",
    ]
    for result in results:
        mine, theirs = statistics.median(result.ours), statistics.median(result.theirs)
        low, high = result.spread
        lines.append(
            f"| {result.game} | {million(mine)} | {result.how} | {result.peer} | {million(theirs)} "
            f"| ×{result.ratio:.1f} | {low:.1f}–{high:.1f} |"
        )
    return "\n".join(lines)


def machine() -> str:
    named = [f"{name} {version(name)}" for name in ("numpy", "numba", "open_spiel", "pettingzoo")]
    return (
        f"Python {platform.python_version()}, {', '.join(named)}; "
        f"{platform.machine()}, {os.cpu_count()} cores of which one is used."
    )


def write(results: list[Result], served: list[Served]) -> None:
    repeats = len(results[0].ours)
    text = HEADING.format(repeats=repeats, machine=machine()) + tables(results) + "\n"
    if served:
        text += f"{SERVERS}{boardgame.table(served)}\n"
    (DOCS / "peers.md").write_text(text, encoding="utf-8")
    plot(results, DOCS / "peers.svg")


def plot(results: list[Result], path: Path) -> None:
    """Bars on a logarithmic scale, ours beside theirs, of each kind by itself."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "tablee"
    from matplotlib import pyplot as plt

    shown = [result for result in results if "one environment" not in result.how]
    kinds = list(dict.fromkeys(result.kind for result in shown))
    figure, panels = plt.subplots(len(kinds), figsize=(9, 3.5 * len(kinds)), squeeze=False)
    for axes, kind in zip(panels[:, 0], kinds, strict=True):
        of = [result for result in shown if result.kind == kind]
        places = range(len(of))
        axes.bar([x - 0.2 for x in places], [statistics.median(r.ours) for r in of], 0.4)
        axes.bar([x + 0.2 for x in places], [statistics.median(r.theirs) for r in of], 0.4)
        axes.legend(["Tablée", of[0].how], fontsize=8)
        axes.set_yscale("log")
        axes.set_title(kind, fontsize=10)
        axes.set_ylabel("a second, one core")
        axes.set_xticks(places, [r.game for r in of], fontsize=8)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
