"""How strong each level of Foxu is: `python -m benchmarks.foxu_bots [--pairs 100] [GAME]`.

Every level plays the one below it; each layout is played twice, with the seats exchanged.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from math import sqrt

from tests.duels import duel

from tablee.bots import SECONDS, levels


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.foxu_bots")
    parser.add_argument("game", nargs="?", default="foxu")
    parser.add_argument("--pairs", type=int, default=100)
    arguments = parser.parse_args()
    print(f"{arguments.game:<28} wins draws losses    share (95 %)     slowest move, CPU")
    for below, level in pairwise(levels(arguments.game)):
        next(duel(arguments.game, (level, below), 1, SECONDS))  # compiles what it needs
        results = list(duel(arguments.game, (level, below), arguments.pairs, SECONDS))
        values = [result.value for result in results]
        n = len(values)
        share = (values.count(1) + values.count(0) / 2) / n
        error = 1.96 * sqrt(share * (1 - share) / n)
        print(
            f"{level + ' against ' + below:<28} {values.count(1):4} {values.count(0):5} "
            f"{values.count(-1):6}   {100 * share:5.1f} % ± {100 * error:3.1f}   "
            f"{max(result.slowest for result in results):10.2f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
