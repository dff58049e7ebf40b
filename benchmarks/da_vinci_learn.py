"""`python -m benchmarks.da_vinci_learn [--players 2] [--games 1500]`

Learns `STRENGTHS` of Da Vinci Code: how much hidden tiles and guesses still to be made matter.
Greedy players play; before each turn, from the eyes of every player still in, it is noted how much
of each code is hidden and how much one would have to guess; then who won. What is printed is the
row of `STRENGTHS` that makes those winners likeliest, and by how much better than even odds it
tells them.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

import tablee
from tablee.fast.arrays import Floats
from tablee.games.da_vinci_code.inside.machine import part, randomness, states_for, thoughts
from tablee.games.da_vinci_code.inside.playing import TUNED, learn
from tablee.games.da_vinci_code.state import SEATS

WEIGHTS = 9
STEPS = 400


def observe(players: int, games: int, seed: int) -> Floats:
    game = tablee.game("da_vinci_code", players=players)
    initial: Any = game.initial
    rows = np.zeros((games * 60, 14))
    found = part(learn)(
        states_for(initial), states_for(initial), randomness(seed), thoughts(), TUNED,
        float(TUNED[0]), games, rows,
    )  # fmt: skip
    return rows[:found]


def spread_out(rows: Floats, players: int) -> tuple[Floats, Any]:
    """[row, seat, weight]: what each weight is multiplied with; and who is still in."""
    seen = rows[:, :12].reshape(len(rows), SEATS, 3)[:, :players]
    hidden, guesses, turn = seen[..., 0], seen[..., 1], seen[..., 2]
    own = np.arange(players)[None] == rows[:, 12, None]
    parts = [own, own * hidden, own * guesses, ~own * hidden, ~own * guesses]
    # Who plays next is the measure for the others.
    parts += [np.zeros_like(hidden), turn == 1, turn == 2, turn == 3]
    return np.stack(parts, axis=-1).astype(float), hidden > 0


def fit(parts: Floats, is_in: Any, winners: Any) -> tuple[Floats, float]:
    """Maximum likelihood, by Adam; and how well it tells the winner, in nats above even odds."""
    weights, slope, square = np.zeros(WEIGHTS), np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    each = np.arange(len(parts))
    odds = np.zeros(parts.shape[:2])
    for step in range(1, STEPS + 1):
        score = np.where(is_in, parts @ weights, -1e9)
        odds = np.exp(score - score.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        mean = np.einsum("rp,rpw->w", odds, parts) / len(parts)
        gradient = mean - parts[each, winners].mean(0)
        slope = 0.9 * slope + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        sure = np.sqrt(square / (1 - 0.99**step)) + 1e-9
        weights -= 0.05 * slope / (1 - 0.9**step) / sure
    even = -np.log(is_in.sum(1)).mean()
    return weights, float(np.log(odds[each, winners]).mean() - even)


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    reader.add_argument("--games", type=int, default=1500)
    asked = reader.parse_args()
    rows = observe(asked.players, asked.games, 5)
    parts, is_in = spread_out(rows, asked.players)
    weights, gained = fit(parts, is_in, rows[:, 13].astype(int))
    print([round(float(weight), 2) for weight in weights], f"{gained:.4f} nats", len(rows), "rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
