"""`python -m benchmarks.audit [GAME]… [--positions 1000000] [--seconds S] [--first N]`.

Goes on until so many positions of each game have been reached, or for so many seconds a game.
Ctrl-C ends it, and prints what has been found. Games have numbers, and a number always names the
same game, so an audit can be gone on with: `--first` is printed at the end.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field

import tablee
from benchmarks.audit.report import is_clean, lines
from benchmarks.audit.tally import Tally
from tablee.studies.pool import cores, open_pool

SPAN = 5.0
"""Seconds that a worker is busy before it tells what it found."""
NEVER = 1e12
TOLD = 10.0
"""Seconds between two words on how far it is."""


@dataclass
class Progress:
    tally: Tally = field(default_factory=Tally)
    began: float = field(default_factory=time.monotonic)
    told: float = field(default_factory=time.monotonic)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def tell(self, game: str) -> None:
        if time.monotonic() - self.told > TOLD:
            self.told = time.monotonic()
            reached, found = self.tally.counts["positions"], sum(self.tally.found.values())
            rate = reached / self.seconds
            print(f"{game}: {reached:,} positions, {rate:,.0f} a second, {found} findings",
                  file=sys.stderr, flush=True)  # fmt: skip


def audit(game: str, arguments: argparse.Namespace) -> bool:
    """Audit one game on all cores, print what was found; whether nothing was."""
    progress = Progress()
    end = time.time() + (arguments.seconds or NEVER)
    pool = open_pool("benchmarks.audit.task:do", arguments.workers)
    following = [arguments.first + worker for worker in range(pool.size)]
    is_stopped = False

    def hand_out(worker: int) -> bool:
        """Let a worker do the next games of its own: every so many, as there are workers."""
        until = min(time.time() + SPAN, end)
        is_enough = progress.tally.counts["positions"] >= arguments.positions
        is_enough |= arguments.stop and bool(progress.tally.found)
        if is_enough or time.time() >= end:
            return False
        pool.submit([worker], {"game": game, "first": following[worker], "step": pool.size,
                             "until": until, "is_short": arguments.short,
                             "stop": arguments.stop})  # fmt: skip
        return True

    try:
        running = sum([hand_out(worker) for worker in range(pool.size)])
        while running:
            (worker,), result = pool.wait()
            assert isinstance(result, dict)
            progress.tally.add(Tally.from_dict(result["tally"]))
            following[worker] = result["next"]
            progress.tell(game)
            running -= not hand_out(worker)
    except KeyboardInterrupt:
        is_stopped = True
    finally:
        pool.close()
    for line in lines(game, progress.tally, progress.seconds, min(following)):
        print(line, flush=True)
    if is_stopped:
        raise KeyboardInterrupt
    return is_clean(progress.tally)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.audit")
    parser.add_argument("game", nargs="*", default=tablee.game_names(), help="all, if none named")
    parser.add_argument("--positions", type=int, default=1_000_000, help="positions of each game")
    parser.add_argument("--seconds", type=float, default=0.0, help="seconds for each game at most")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=cores(), help="processes")
    parser.add_argument("--short", action="store_true", help="only the hardest sets of options")
    parser.add_argument("--stop", action="store_true", help="at the first finding")
    arguments = parser.parse_args()
    try:
        results = [audit(game, arguments) for game in arguments.game]
    except KeyboardInterrupt:
        return 130
    return int(not all(results))


if __name__ == "__main__":
    sys.exit(main())
