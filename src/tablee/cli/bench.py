"""`tablee bench`: random play on one core, for each game, beside a peer where it is installed."""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import NotRequired, TypedDict

from tablee.cli.screen import console
from tablee.core.game import Game
from tablee.core.game import game as find_game
from tablee.core.room import names
from tablee.texts import text

REPEATS = 3


def run_bench(wanted: list[str], seconds: float, as_json: bool, lang: str) -> None:
    """Measure each game, then its nearest game in OpenSpiel, in the same run."""
    from rich.console import Console

    games = [find_game(name) for name in wanted or names()]
    rows = []
    with Console(stderr=True).status("") as status:
        for game in games:
            status.update(text(lang, "cli-measuring", game=str(game)))
            rows.append(measure(game, seconds))
    if as_json:
        print(json.dumps(rows, indent=2))
    else:
        _print_table(rows, lang)


class Measured(TypedDict):
    """What was measured of a game."""

    game: str
    actions_per_second: float
    slowest: float
    fastest: float
    actions_per_game: float
    bytes_per_game: int
    seconds_to_first_action: float
    peer: NotRequired[str]
    peer_actions_per_second: NotRequired[float]
    ratio: NotRequired[float]


def measure(game: Game, seconds: float) -> Measured:
    from tablee.fast.batch import Batch

    began = time.perf_counter()
    batch = Batch(game, 1, seed=1)
    batch.play_games(1)
    ready = time.perf_counter() - began
    lengths = []

    def play(actions: int) -> int:
        games, played = batch.play_games(actions)
        lengths.append(played / games)
        return played

    speeds = repeat(play, seconds)
    row: Measured = {
        "game": str(game),
        "actions_per_second": statistics.median(speeds),
        "slowest": min(speeds),
        "fastest": max(speeds),
        "actions_per_game": lengths[-1],
        "bytes_per_game": game.room.state.dtype.itemsize,
        "seconds_to_first_action": ready,
    }
    if game.room.nearest and find_spec("pyspiel"):
        peer = statistics.median(repeat(openspiel(game.room.nearest), seconds))
        row |= {
            "peer": game.room.nearest,
            "peer_actions_per_second": peer,
            "ratio": row["actions_per_second"] / peer,
        }
    return row


def repeat(play: Callable[[int], int], seconds: float) -> list[float]:
    """Actions per second, several times over; `play` plays at least so many and says how many."""
    batch, taken = 1000, 0.0
    while taken < seconds / 10:
        batch *= 2
        began = time.perf_counter()
        play(batch)
        taken = time.perf_counter() - began
    speeds = []
    for _ in range(REPEATS):
        played, began = 0, time.perf_counter()
        while (taken := time.perf_counter() - began) < seconds:
            played += play(batch)
        speeds.append(played / taken)
    return speeds


def openspiel(name: str) -> Callable[[int], int]:
    """Random play of a game of OpenSpiel, in a loop written in Python."""
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1)

    def play(actions: int) -> int:
        played = 0
        while played < actions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                played += 1
        return played

    return play


def _print_table(rows: list[Measured], lang: str) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("game", "speed", "spread", "length", "bytes", "peer", "peer_speed", "ratio"):
        is_text = heading in ("game", "peer")
        table.add_column(
            text(lang, f"bench-{heading}"), justify="left" if is_text else "right", no_wrap=True
        )
    for row in rows:
        cells = [
            row["game"],
            f"{row['actions_per_second'] / 1e6:.1f} M",
            f"{row['slowest'] / 1e6:.1f}–{row['fastest'] / 1e6:.1f}",
            f"{row['actions_per_game']:.0f}",
            str(row["bytes_per_game"]),
        ]
        if "ratio" in row:
            name = row["peer"].partition("(")[0]
            cells += [name, f"{row['peer_actions_per_second'] / 1e6:.2f} M", f"×{row['ratio']:.0f}"]
        table.add_row(*cells)
    # Wider than the terminal rather than cut: figures are what this is for.
    Console(width=max(console().width, 120), highlight=False).print(table)
    if not find_spec("pyspiel"):
        print(text(lang, "bench-no-peer"), file=sys.stderr)
