"""Makes the list of drawn layouts of Foxu longer: `python -m benchmarks.foxu_drawn [--pegs 5]`.

Of all ways to begin a layout with so many grey pegs, those that fit no known layout are taken in
random order, and finished as `perfect` would finish them; what is found is added to `drawn.txt`.
Stops when every one fits, or after `--seconds`.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np

import tablee.games.foxu.inside.drawn as known
from tablee.fast.arrays import Ints
from tablee.games.foxu.inside.cells import HOLES
from tablee.games.foxu.inside.drawn import Opening, cells_of, drawn, set_of, shipped
from tablee.games.foxu.inside.layout import cell_name


def uncovered(pegs: int) -> Ints:
    """The sets of so many grey pegs that no known layout has."""
    left = np.array([set_of(cells) for cells in combinations(cells_of(HOLES), pegs)], np.int64)
    for layout in {opening.layout for opening in drawn().openings}:
        left = left[left & ~layout != 0]
    return left


def written(opening: Opening) -> str:
    if opening.start:
        opening = opening.mirrored()
    layout = "+".join(cell_name(cell) for cell in cells_of(opening.layout))
    return f"{layout} {cell_name(opening.goal)}\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.foxu_drawn")
    parser.add_argument("--pegs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of CPU time")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    file = Path(known.__file__).with_name(known.FILE)
    entries = list(shipped())
    left = uncovered(given.pegs).tolist()
    print(f"{len(entries)} lines; {len(left)} ways to begin fit none of them", flush=True)
    Random(given.seed).shuffle(left)
    began = time.process_time()
    for grey in left:
        if time.process_time() - began > given.seconds:
            break
        if not drawn().fitting(grey) and (found := drawn().search(grey)):
            entries.append(found)
            file.write_text("".join(sorted(map(written, entries))), encoding="utf-8")
    print(f"{len(entries)} lines; {len(uncovered(given.pegs))} ways to begin fit none of them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
