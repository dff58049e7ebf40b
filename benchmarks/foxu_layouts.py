"""How `perfect` finishes layouts of Foxu begun by somebody else, with the pie rule:
`python -m benchmarks.foxu_layouts [--each 20] [--pegs 6 7 8]`.

So many grey pegs are laid at random, then `perfect` lays the rest, knowing only what is shipped.
The CPU time of its first peg, of the slowest of the others, and whether the layout that came of it
is drawn; if not, there was none to be had.

`--near 300` asks where draws are: so many first slides on layouts that are one, two or three pegs
off a drawn one, and on any layout, to a corner and elsewhere.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from random import Random

import tablee
from tablee.core.position import Position
from tablee.games.foxu.inside.cells import HOLES
from tablee.games.foxu.inside.drawn import cells_of, drawn, set_of, shipped
from tablee.games.foxu.inside.layout import GREY_PEGS
from tablee.games.foxu.inside.prospects import Running, foxu_solver, prospect, settled
from tablee.games.foxu.state import PLACING
from tablee.search.solver import Deadline

GAME = "foxu(layout=placed)"
ANY = GREY_PEGS


def begun(pegs: int, seed: int) -> Position:
    random = Random(100 * seed + pegs)
    position = tablee.game(GAME).start()
    for _ in range(pegs):
        position = position.play(random.choice(position.legal))
    return position


def finished(position: Position, seed: int) -> tuple[list[float], bool]:
    """The CPU seconds of every peg, and whether the layout is drawn."""
    foxu_solver().forget()
    drawn.cache_clear()
    drawn()
    bot = tablee.bot(GAME, "perfect", seed)
    taken = []
    while position.state.phase == PLACING:
        began = time.process_time()
        action = bot.choose(position.view(0))
        taken.append(time.process_time() - began)
        position = position.play(action)
    return taken, settled(prospect(position), Deadline())[0] is None


def line(pegs: int, each: int) -> None:
    first, later, drawn_ones = [], [0.0], 0
    for seed in range(each):
        print(f"{pegs} pegs: {seed}/{each}", end="\r", file=sys.stderr)
        taken, is_drawn = finished(begun(pegs, seed), seed)
        first.append(taken[0])
        later += taken[1:]
        drawn_ones += is_drawn
    print(
        f"{pegs:9} {statistics.median(first):10.2f} {max(first):8.2f} {max(later):12.2f}"
        f" {drawn_ones:8} {each - drawn_ones:5}",
        flush=True,
    )


def pegs_off(layout: int, off: int, random: Random) -> int:
    """The layout with so many pegs moved, or ANY."""
    if off == ANY:
        return set_of(random.sample(cells_of(HOLES), GREY_PEGS))
    moved = random.sample(cells_of(layout), off) + random.sample(cells_of(HOLES & ~layout), off)
    return layout ^ set_of(moved)


def near(tries: int) -> None:
    random = Random(1)
    print("pegs off  first slide  tried  drawn    share  ms each")
    for to_corner in (True, False):
        known = [one for one in shipped() if one.to_corner == to_corner]
        for off in (1, 2, 3, ANY):
            began = time.process_time()
            found = 0
            for opening in random.choices(known, k=tries):
                layout = pegs_off(opening.layout, off, random)
                node = opening._replace(layout=layout).node
                found += settled(Running(node, 1), Deadline())[0] is None
            taken = time.process_time() - began
            where = "to a corner" if to_corner else "elsewhere"
            pegs = "any" if off == ANY else off
            print(
                f"{pegs:>8}  {where:<11} {tries:6} {found:6} {found / tries:8.2%}"
                f" {1000 * taken / tries:8.1f}",
                flush=True,
            )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.foxu_layouts")
    parser.add_argument("--each", type=int, default=20, help="layouts begun with so many pegs")
    parser.add_argument("--pegs", type=int, nargs="+", default=range(1, 11))
    parser.add_argument("--near", type=int, help="first slides tried of each kind")
    given = parser.parse_args()
    finished(begun(1, 0), 0)  # compiles what it needs
    if given.near:
        near(given.near)
        return 0
    began = time.process_time()
    drawn.cache_clear()
    layouts = len({opening.layout for opening in drawn().openings})
    print(f"{layouts} layouts are known, read in {time.process_time() - began:.2f} s of CPU")
    print("pegs laid  first: median  slowest  later: slowest  drawn  lost")
    for pegs in given.pegs:
        line(pegs, given.each)
    return 0


if __name__ == "__main__":
    sys.exit(main())
