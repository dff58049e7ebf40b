"""How fast random games go in plain Python, here or beside another tree, by turns.

    python -m benchmarks.plain [--before FOLDER] [--rounds 9]

Processor time, so that what else the machine does counts little; medians over the rounds.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent.parent
ACTIONS = 2000
"""Of each game in a round."""
PLAY = """
import sys, time
from random import Random
import tablee

def play(name, actions):
    random, played = Random(1), 0
    while played < actions:
        position = tablee.game(name).start()
        while position.to_act and played < actions:
            seat = position.to_act[0]
            position = position.play(random.choice(position.legal_for(seat)), seat)
            played += 1

for name in tablee.game_names():
    play(name, 200)
    began = time.process_time()
    play(name, int(sys.argv[1]))
    print(name, (time.process_time() - began) / int(sys.argv[1]))
"""


def measured(tree: Path) -> dict[str, float]:
    """Seconds an action, by game, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "TABLEE_RULES": "plain"}
    command = [sys.executable, "-c", PLAY, str(ACTIONS)]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    rows = [line.split() for line in said.stdout.splitlines()]
    return {name: float(seconds) for name, seconds in rows}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.plain")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="another tree of the project")
    parser.add_argument("--rounds", type=int, default=9)
    asked = parser.parse_args()
    trees = {"here": HERE, **({"before": asked.before} if asked.before else {})}
    found: dict[str, list[dict[str, float]]] = {name: [] for name in trees}
    for _ in range(asked.rounds):
        for name, tree in trees.items():
            found[name].append(measured(tree))
    print(f"{'microseconds an action':<24}" + "".join(f"{name:>10}" for name in trees))
    for game in found["here"][0]:
        middle = {
            name: statistics.median(each[game] for each in rounds) for name, rounds in found.items()
        }
        figures = "".join(f"{1e6 * seconds:>10.1f}" for seconds in middle.values())
        ratio = f"   × {middle['here'] / middle['before']:.2f}" if asked.before else ""
        print(f"{game:<24}{figures}{ratio}")


if __name__ == "__main__":
    main()
