"""Whether `perfect` is perfect at Foxu: `python -m benchmarks.foxu_perfect [--games 10]`.

`perfect` plays whole games, each layout with both seats, against other levels and itself. Then
every choice it made is judged by the solver, without a clock: a blunder throws away a win or
a draw; a slower choice wins later than it could, or loses sooner. Every game begins with an empty
table.
`--seconds` allows less time for a move, `--busy` lets so many other processes calculate meanwhile.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tests.duels import LONGEST, fresh_start

import tablee
from tablee.bots import SECONDS
from tablee.core.position import Position
from tablee.games.foxu.inside.prospects import foxu_solver, prospect, settled, suppose
from tablee.games.foxu.state import PLACING
from tablee.search.solver import Deadline

GAMES = (
    "foxu",
    "foxu(pie=false)",
    "foxu(repetition=0)",
    "foxu(layout=placed,pie=false)",
    "foxu(layout=placed)",
)
Choice = tuple[Position, str]


def worth(position: Position, seat: int) -> tuple[int, int]:
    """What a position is worth to a seat, and in how many actions."""
    winner, plies = settled(prospect(position), Deadline())
    return (0 if winner is None else 1 if winner == seat else -1), plies


class Audit:
    """What came of the games of one line."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.slowest = [0.0, 0.0]

    def play(self, start: Position, other: str, seat: int, seed: int, seconds: float) -> None:
        """One game of `perfect`, in this seat, and what is to be said of its choices."""
        foxu_solver().forget()
        name = str(start.game)
        levels = ("perfect", other) if seat == 0 else (other, "perfect")
        bots = [tablee.bot(name, level, 10 * seed + i, seconds) for i, level in enumerate(levels)]
        position, choices = start, []
        for _ in range(LONGEST):
            if position.is_over:
                break
            mover = position.to_act[0]
            began = time.process_time(), time.monotonic()
            action = bots[mover].choose(position.view(mover))
            if mover == seat:
                taken = time.process_time() - began[0], time.monotonic() - began[1]
                self.slowest = [max(pair) for pair in zip(self.slowest, taken, strict=True)]
                choices.append((position, action))
            position = position.play(action)
        self.found["games"] += 1
        result = ("drawn", "won", "lost")[position.returns[seat]]
        self.found[result] += 1
        self.judge(choices, seat, result)

    def judge(self, choices: list[Choice], seat: int, result: str) -> None:
        """A layout counts as one choice; a win can be laid, with the pie rule a draw."""
        is_lost = False
        is_first = True
        for before, action in choices:
            after = before.play(action)
            if after.state.phase == PLACING:
                continue
            suppose(before.state)
            if before.state.phase == PLACING:
                best, plies = (0 if before.state.pie else 1), 0
            else:
                best, plies = worth(before, seat)
            is_lost |= is_first and best < 0
            is_first = False
            value, left = worth(after, seat)
            self.found["choices"] += 1
            self.found["blunders"] += value < best
            if before.state.phase != PLACING and value == best:
                self.found["slower"] += best != 0 and left + 1 != plies
        self.found["lost anyway"] += is_lost and result == "lost"


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Others calculate at the same time."""
    others = [multiprocessing.Process(target=calculate, daemon=True) for _ in range(processes)]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.kill()


def calculate() -> None:
    while True:
        sum(range(100_000))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.foxu_perfect")
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=10, help="layouts of each line, played twice")
    parser.add_argument("--against", nargs="+", default=("medium", "strong", "perfect"))
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--busy", type=int, default=0)
    given = parser.parse_args()
    print(f"{given.seconds:g} s for a move, {given.busy} other processes")
    print(
        f"{'perfect against':<40} won drawn lost (lost anyway)  choices blunders slower  "
        "slowest: CPU    wall"
    )
    with busy(given.busy):
        for name in given.game:
            warm = fresh_start(name, 0)  # compiles what it needs
            tablee.bot(name, "strong", 1).choose(warm.view(0))
            tablee.bot(name, "perfect", 1, given.seconds).choose(warm.view(0))
            for other in given.against:
                line(name, other, given.games, given.seconds)
    return 0


def line(name: str, other: str, games: int, seconds: float) -> None:
    audit = Audit()
    for seed in range(games):
        for seat in (0, 1):
            print(f"{2 * seed + seat}/{2 * games} {name} {other}", end="\r", file=sys.stderr)
            audit.play(fresh_start(name, seed), other, seat, seed, seconds)
    found = audit.found
    print(
        f"{other + ', ' + name:<40} {found['won']:3} {found['drawn']:5} {found['lost']:4} "
        f"{found['lost anyway']:13}  {found['choices']:7} {found['blunders']:8} "
        f"{found['slower']:6}       {audit.slowest[0]:5.2f} s {audit.slowest[1]:5.2f} s",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
