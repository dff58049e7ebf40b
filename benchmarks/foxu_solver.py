"""How fast Foxu is solved: `python -m benchmarks.foxu_solver [--layouts 100] [--json]`.

Random layouts, each from the opening position (the tubes on their corners, nothing moved yet), with
an empty table: the best move with its proof, and the value of every first slide; without and with
the pie rule. Seconds of one core's CPU, compiled code warm.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any

from tests.duels import fresh_start

import tablee
from tablee.core.position import Position
from tablee.games.foxu.inside.prospects import foxu_solver, prospect, settled
from tablee.search.solver import Deadline


def opening(layout: int, pie: bool) -> Position:
    start = fresh_start(f"foxu(pie={str(pie).lower()})", layout)
    return start.play(start.legal[layout % 2])


def timed(action: Callable[[], Any]) -> tuple[float, Any]:
    foxu_solver().forget()
    began = time.process_time()
    found = action()
    return time.process_time() - began, found


def proof(position: Position) -> tuple[int | None, int]:
    return settled(prospect(position), Deadline())


def measure(layouts: int, pie: bool) -> dict[str, Any]:
    proofs, tables = [], []
    winners: Counter[str] = Counter()
    lengths = []
    for layout in range(layouts):
        position = opening(layout, pie)
        seconds, (winner, plies) = timed(lambda p=position: proof(p))  # type: ignore[misc]
        proofs.append(seconds)
        winners["draw" if winner is None else ("first", "second")[winner]] += 1
        lengths.append(plies)
        tables.append(timed(lambda p=position: tablee.analyse(p))[0])  # type: ignore[misc]
    return {
        "pie": pie,
        "layouts": layouts,
        "best move with its proof": figures(proofs),
        "every first slide": figures(tables),
        "winners": dict(winners),
        "median plies": median(lengths),
    }


def figures(seconds: list[float]) -> dict[str, float]:
    return {
        "median": round(median(seconds), 3),
        "99 of 100": round(quantiles(seconds, n=100, method="inclusive")[98], 3),
        "slowest": round(max(seconds), 3),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.foxu_solver")
    parser.add_argument("--layouts", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    proof(opening(0, False))
    found = [measure(max(2, arguments.layouts), pie) for pie in (False, True)]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    if arguments.json:
        print(json.dumps({"runs": found, "memory": memory}, indent=2))
        return 0
    print(f"{'seconds of CPU':<47}   median  99 of 100  slowest")
    for run in found:
        for question in ("best move with its proof", "every first slide"):
            shown = run[question]
            label = f"{question}, {'with' if run['pie'] else 'without'} the pie rule"
            print(
                f"{label:<47} {shown['median']:8.3f} {shown['99 of 100']:10.3f} "
                f"{shown['slowest']:8.3f}"
            )
    for run in found:
        who = ", ".join(f"{name} {times}" for name, times in sorted(run["winners"].items()))
        rule = "with" if run["pie"] else "without"
        print(f"Winners {rule} the pie rule: {who}; median {run['median plies']:g} plies.")
    print(f"{run['layouts']} layouts; memory of the whole process {memory} MB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
