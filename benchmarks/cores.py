"""Batches: all cores beside one, and the time to the first step: `python -m benchmarks.cores`.

One core and all of them take turns, a moment each, so that a busy moment hits both. Of the pairs it
gives the median ratio, and within which limits half of them lie.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time

import tablee

GAMES, ACTIONS = 65536, 100
"""At once; and in one call, for each of them."""
FIRST_STEP = """
import tablee
batch = tablee.batch("{game}", 4096, seed=1)
batch.step(batch.random_actions())
"""


def speed(game: str, threads: int | None, seconds: float) -> float:
    """Actions a second of the clock, random play of many games."""
    batch = tablee.batch(game, GAMES, seed=1, threads=threads)
    batch.play(1)
    began, calls = time.perf_counter(), 0
    while (taken := time.perf_counter() - began) < seconds:
        batch.play(ACTIONS)
        calls += 1
    return calls * ACTIONS * GAMES / taken


def first_step(game: str, repeats: int) -> float:
    """Seconds from a fresh process to a first step, the code having been compiled before."""
    script = [sys.executable, "-c", FIRST_STEP.format(game=game)]
    subprocess.run(script, check=True)
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        subprocess.run(script, check=True)
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cores")
    parser.add_argument("game", nargs="*", default=tablee.game_names())
    parser.add_argument("--repeats", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=0.5)
    arguments = parser.parse_args()
    heads = (
        f"{'one core':>10} {'all cores':>10} {'ratio':>6} {'half of them':>12} {'first step':>11}"
    )
    print(f"{'game':<20} {heads}", flush=True)
    for game in arguments.game:
        pairs = [
            (speed(game, 1, arguments.seconds), speed(game, None, arguments.seconds))
            for _ in range(arguments.repeats)
        ]
        one, every = (statistics.median(column) for column in zip(*pairs, strict=True))
        low, ratio, high = statistics.quantiles([b / a for a, b in pairs], n=4)
        ready = first_step(game, 3)
        print(
            f"{game:<20} {one / 1e6:8.1f} M {every / 1e6:8.1f} M {ratio:6.2f} "
            f"{f'{low:.2f}–{high:.2f}':>12} {ready:9.2f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
