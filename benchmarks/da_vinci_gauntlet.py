"""`python -m benchmarks.da_vinci_gauntlet [--games 2000] [--players 2] [--expert]`

One strong player against greedy ones at Da Vinci Code, seats rotated. Greedy knows the exact
chances too: it always attacks the likeliest tile, and stops when the next best attack is under one
half. All in compiled code; every player is shown its own view and nothing else. The games come in
portions with seeds of their own; with `--keep FILE` each portion is written down, and a run that
was stopped goes on where it was. Greedy takes as many black opening tiles as white ones, or one
less; `--black 0.34` makes strong open four-player games as greedy does, so that only its play
differs.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import tablee
from tablee.core.seat_view import SeatView
from tablee.fast.arrays import Floats
from tablee.games.da_vinci_code.inside.judging import STRENGTHS
from tablee.games.da_vinci_code.inside.machine import part, randomness, states_for, thoughts
from tablee.games.da_vinci_code.inside.playing import GREEDY, STRONG, TUNED, decide, series

PORTION = 100


class Greedy:
    """The player to beat, as a bot: `benchmarks.da_vinci_gauntlet:Greedy`."""

    def __init__(self, game: str, seed: int | None, seconds: float) -> None:
        self._w = randomness(seed)

    def choose(self, view: Any) -> str:
        seat_view = SeatView.of(view)
        code = part(decide)(
            states_for(seat_view.state), seat_view.seat, GREEDY,
            self._w, thoughts(), TUNED, STRENGTHS,
        )  # fmt: skip
        return str(seat_view.game.room.notation.text(int(code)))


def play(game: tablee.Game, seed: int, games: int, tuned: Floats) -> int:
    """How many of these games strong wins."""
    wins = np.zeros(2, np.int64)
    kinds = np.full(game.seats, GREEDY)
    kinds[0] = STRONG
    initial: Any = game.initial
    part(series)(
        states_for(initial), states_for(initial), kinds, randomness(seed), thoughts(), tuned,
        STRENGTHS, games, wins,
    )  # fmt: skip
    return int(wins[STRONG])


def portions(keep: Path | None, name: str) -> dict[int, int]:
    """What was played before: seed -> games won."""
    if keep is None or not keep.exists():
        return {}
    rows = [json.loads(line) for line in keep.read_text(encoding="utf-8").splitlines()]
    return {row["seed"]: row["won"] for row in rows if row["game"] == name}


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=2000)
    reader.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    reader.add_argument("--expert", action="store_true")
    reader.add_argument("--black", type=float, default=float(TUNED[4]), help="in strong's opening")
    reader.add_argument("--first", type=int, default=0, help="the seed of the first portion")
    reader.add_argument("--keep", type=Path)
    asked = reader.parse_args()
    game = tablee.game("da_vinci_code", players=asked.players, expert=asked.expert)
    tuned = TUNED.copy()
    tuned[4] = asked.black
    name = f"{game}, black {asked.black}"
    done = portions(asked.keep, name)
    wanted = range(asked.first, asked.first + max(1, math.ceil(asked.games / PORTION)))
    began = time.process_time()
    for seed in wanted:
        if seed not in done:
            done[seed] = play(game, seed, PORTION, tuned)
            if asked.keep:
                row = {"game": name, "seed": seed, "won": done[seed]}
                with asked.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
        print(f"\r{PORTION * (seed + 1 - asked.first)} games", end="", file=sys.stderr, flush=True)
    games = PORTION * len(wanted)
    share = sum(done[seed] for seed in wanted) / games
    error = 1.96 * math.sqrt(share * (1 - share) / games)
    took = time.process_time() - began
    print(f"\r{name}: strong wins {100 * share:.1f}% ± {100 * error:.1f} of {games} games")
    print(f"a fair share is {100 / game.seats:.1f}%; {took:.0f} s of one core")
    return 0


if __name__ == "__main__":
    sys.exit(main())
