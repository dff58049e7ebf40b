"""The full run of the view test: `python -m benchmarks.secrets [GAME] [--pairs 10000]`.

For every game and set of options, pairs of games that a seat cannot tell apart are played side by
side, and the seat's view, drawing and list of actions compared at every moment. A game without
secrets has no such pairs, and says so.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

import tablee
from tablee.contract.rules import TABLE
from tablee.testing.play import every_game
from tablee.testing.twins import check_twins

TRIES_WITHOUT_SECRETS = 20


def compare(name: str, wanted: int) -> int:
    """Compare so many moments of a game; stop early if there is nothing to compare."""
    observers = [*range(tablee.game(name).seats), TABLE]
    compared = tries = 0
    while compared < wanted and (compared or tries < TRIES_WITHOUT_SECRETS):
        observer = observers[tries % len(observers)]
        compared += check_twins(name, observer, Random(f"{name} {tries}"))
        tries += 1
    return compared


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.secrets")
    parser.add_argument("game", nargs="?", default="", help="only games whose name begins so")
    parser.add_argument("--pairs", type=int, default=10_000)
    arguments = parser.parse_args()
    names = [name for name in every_game() if name.startswith(arguments.game)]
    for i, name in enumerate(names):
        began = time.monotonic()
        compared = compare(name, arguments.pairs)
        said = f"{compared} pairs alike" if compared else "no secrets"
        print(f"{i + 1}/{len(names)} {name}: {said} ({time.monotonic() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
