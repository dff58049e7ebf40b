"""How fast random games go compiled, beside another tree: `python -m benchmarks.compiled FOLDER`.

Each tree plays in a process of its own, a moment at a time, so that a busy moment hits both; time
is that of the processor. Of the pairs of moments it gives the median ratio, and within which limits
half of them lie.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
KINDS = {
    "one game after another": "one_by_one",
    "4096 games at once": "at_once",
    "chosen from outside": "from_outside",
}
"""What is played, in words, and what plays it in `PLAYER`. `tablee bench` measures the first."""
PLAYER = """
import sys, time
import tablee
from tablee.fast.batch import Batch

alone = Batch(tablee.game(sys.argv[1]), 1, seed=1)
many, led = (tablee.batch(sys.argv[1], 4096, seed=1, threads=1, restart=True) for _ in range(2))

def one_by_one():
    return alone.play_games(200_000)[1]

def at_once():
    many.play(50)
    return 50 * 4096

def from_outside():
    led.step(led.random_actions())
    return 4096

play = {function.__name__: function for function in (one_by_one, at_once, from_outside)}
for function in play.values():
    function()
print("ready", flush=True)
for line in sys.stdin:
    kind, seconds = line.split()
    played, began = 0, time.process_time()
    while (taken := time.process_time() - began) < float(seconds):
        played += play[kind]()
    print(played / taken, flush=True)
"""


class Player:
    """A process that plays with the code of one tree."""

    def __init__(self, tree: Path, game: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
        )
        self._said()

    def speed(self, kind: str, seconds: float) -> float:
        """Actions a second."""
        assert self._process.stdin
        print(kind, seconds, file=self._process.stdin, flush=True)
        return float(self._said())

    def _said(self) -> str:
        assert self._process.stdout
        said = self._process.stdout.readline()
        if not said:
            raise SystemExit(f"it ended: exit code {self._process.wait()}")
        return said

    def leave(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def compare(here: Player, before: Player, kind: str, pairs: int, seconds: float) -> str:
    """A line about one kind of play."""
    mine: list[float] = []
    other: list[float] = []
    for turn in range(pairs):
        order = ((here, mine), (before, other))
        for player, speeds in order[:: -1 if turn % 2 else 1]:
            speeds.append(player.speed(kind, seconds))
    low, middle, high = statistics.quantiles([a / b for a, b in zip(mine, other, strict=True)], n=4)
    medians = [f"{statistics.median(found) / 1e6:>8.1f} M" for found in (other, mine)]
    return f"{'  '.join(medians)}   × {middle:.2f} ({low:.2f} to {high:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compiled")
    parser.add_argument("before", type=Path, metavar="FOLDER", help="another tree of the project")
    parser.add_argument("--game", default="modulo")
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.1, help="of each moment")
    asked = parser.parse_args()
    here, before = Player(HERE, asked.game), Player(asked.before.resolve(), asked.game)
    print(f"{asked.game + ', actions a second':<36}{'before':>10}  {'here':>10}")
    for words, kind in KINDS.items():
        line = compare(here, before, kind, asked.pairs, asked.seconds)
        print(f"{words:<36}{line}", flush=True)
    here.leave()
    before.leave()


if __name__ == "__main__":
    main()
