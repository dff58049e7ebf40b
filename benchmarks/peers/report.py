"""The table and the plot that the benchmark writes into the documentation."""

from __future__ import annotations

import os
import platform
import statistics
from importlib.metadata import version
from pathlib import Path

from benchmarks.peers import boardgame
from benchmarks.peers.boardgame import Served
from benchmarks.peers.field import Result

DOCS = Path(__file__).parents[2] / "docs"
HEADING = """# Beside other libraries

Written by `python -m benchmarks.peers`, which measures everything in one run, on one core, in CPU
time: {repeats} repeats, median, and the least and the most ratio the repeats allow. Actions are
moves of players and what chance decides, counted alike for all. *Random play* is
`tablee.batch(…).play(…)`; *one environment* is `env.last()` and `env.step()` of PettingZoo, theirs
and ours. No two of these games are the same game: each of ours stands beside the nearest there is.

{machine}

![Random actions a second: ours and theirs](peers.svg)

"""

SERVERS = """
## The server

Modulo at our server, which has written every move to disk before it answers, and a game as small at
boardgame.io's, which keeps it in memory; each on a core of its own, its players on the other.

"""


def million(speed: float) -> str:
    return f"{speed / 1e6:.2f} M" if speed >= 1e5 else f"{speed / 1e3:.1f} k"


def table(results: list[Result]) -> str:
    lines = [
        "| game | actions/s | beside | their game | actions/s | ratio | spread |",
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
    text = HEADING.format(repeats=repeats, machine=machine()) + table(results) + "\n"
    if served:
        text += f"{SERVERS}{boardgame.table(served)}\n"
    (DOCS / "peers.md").write_text(text, encoding="utf-8")
    plot(results, DOCS / "peers.svg")


def plot(results: list[Result], path: Path) -> None:
    """Bars on a logarithmic scale: ours, and every peer in random play."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "tablee"
    from matplotlib import pyplot as plt

    shown = [result for result in results if "environment" not in result.how]
    games = list(dict.fromkeys(result.game for result in shown))
    kinds = list(dict.fromkeys(result.how for result in shown))
    figure, axes = plt.subplots(figsize=(9, 5))
    width = 0.8 / (len(kinds) + 1)
    for i, how in enumerate(["Tablée", *kinds]):
        places, heights = [], []
        for x, game in enumerate(games):
            of = [r for r in shown if r.game == game and how in ("Tablée", r.how)]
            if of:
                places.append(x + (i - len(kinds) / 2) * width)
                heights.append(statistics.median(of[0].ours if how == "Tablée" else of[0].theirs))
        axes.bar(places, heights, width, label=how)
    axes.set_yscale("log")
    axes.set_ylabel("random actions a second, one core")
    axes.set_xticks(range(len(games)), games)
    axes.legend(fontsize=8)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
