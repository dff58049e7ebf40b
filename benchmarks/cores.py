"""Batches: all cores beside one, and the time to the first step: `python -m benchmarks.cores`."""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time

import tablee

FIRST_STEP = """
import tablee
batch = tablee.batch("{game}", 4096, seed=1)
batch.step(batch.random_actions())
"""


def speed(game: str, threads: int | None, seconds: float) -> float:
    """Actions a second of the clock, random play of many games."""
    n = 65536
    batch = tablee.batch(game, n, seed=1, threads=threads)
    batch.play(1)
    began, played = time.perf_counter(), 0
    while (taken := time.perf_counter() - began) < seconds:
        batch.play(20)
        played += 20 * n
    return played / taken


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
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    print(f"{'game':<20} {'one core':>10} {'all cores':>10} {'ratio':>7} {'first step':>11}")
    for game in arguments.game:
        # One after the other, so that a busy moment hits both.
        pairs = [
            (speed(game, 1, arguments.seconds), speed(game, None, arguments.seconds))
            for _ in range(arguments.repeats)
        ]
        one, every = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratio = statistics.median(b / a for a, b in pairs)
        ready = first_step(game, arguments.repeats)
        print(
            f"{game:<20} {one / 1e6:8.1f} M {every / 1e6:8.1f} M {ratio:7.2f} {ready:9.2f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
