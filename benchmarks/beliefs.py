"""`python -m benchmarks.beliefs [--games 6]`: how long the exact chances of Da Vinci Code take.

The seat to act asks at every moment of some random games, once the codes stand; CPU time of one
question, compiled code warm. Mid-game: between a quarter and three quarters of a game.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

import tablee
from tablee.games.da_vinci_code.inside.beliefs import chances_at
from tablee.games.da_vinci_code.inside.machine import part, states_for, thoughts
from tablee.games.da_vinci_code.state import DRAWING
from tablee.testing.play import random_game

REPEATS = 3


def times(name: str, games: int) -> list[float]:
    """Milliseconds of every question in the middle of some games; the best of a few repeats."""
    game = tablee.game(name)
    ask = part(chances_at)
    found = []
    for seed in range(games):
        steps = [s for s in random_game(name, seed) if s.before.state.phase >= DRAWING]
        for step in steps[len(steps) // 4 : 3 * len(steps) // 4]:
            seat = max(step.actor, 0)
            states = states_for(game.rules.view(step.before.state, seat))  # type: ignore[arg-type]
            chances = thoughts()[0]
            ask(states, 0, seat, chances)
            best = float("inf")
            for _ in range(REPEATS):
                began = time.process_time()
                ask(states, 0, seat, chances)
                best = min(best, time.process_time() - began)
            found.append(1000 * best)
    return found


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=6)
    asked = reader.parse_args()
    for expert in ("false", "true"):
        for players in (2, 3, 4):
            name = f"da_vinci_code(players={players},expert={expert})"
            found = sorted(times(name, asked.games))
            most = found[int(0.95 * (len(found) - 1))]
            middle = statistics.median(found)
            print(
                f"{name:<40} median {middle:6.3f} ms   95 of 100 under {most:6.3f} ms   "
                f"worst {found[-1]:6.3f} ms   ({len(found)} moments)",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
