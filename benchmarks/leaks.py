"""Every byte a client receives, in thousands of games: `python -m benchmarks.leaks [GAME]`.

Pairs of tables that a seat cannot tell apart, for every game, set of options and seat; see
`tests/server/leaks.py`.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from tests.server.leaks import check_twin_tables, observers

from tablee.testing.play import every_game

TRIES_WITHOUT_SECRETS = 20


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.leaks")
    parser.add_argument("game", nargs="?", default="", help="only games whose name begins so")
    parser.add_argument("--moments", type=int, default=1000, help="moments compared per game")
    arguments = parser.parse_args()
    names = [name for name in every_game() if name.startswith(arguments.game)]
    games = 0
    for i, name in enumerate(names):
        began, compared, tries = time.monotonic(), 0, 0
        seats = observers(name)
        while compared < arguments.moments and (compared or tries < TRIES_WITHOUT_SECRETS):
            compared += check_twin_tables(
                name, seats[tries % len(seats)], Random(f"{name} {tries}")
            )
            tries += 1
        games += 2 * tries
        said = f"{compared} moments alike in {tries} pairs" if compared else "no secrets"
        print(f"{i + 1}/{len(names)} {name}: {said} ({time.monotonic() - began:.0f} s)", flush=True)
    print(f"{games} games, nothing leaked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
