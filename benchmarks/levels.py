"""Does every level beat the one below it? `python -m benchmarks.levels [GAME]…`

Two levels share a table: one seat for the level in question, the others for the one below, every
seat in turn, with the same luck each time. What counts is the first level's return less the mean of
the others'. Play goes on until the difference is certain (three standard errors after any round of
games, which chance alone reaches in about one test of a hundred) or the games are used up. With
`--all` every round is played, however the first ones went: the number of games is then settled
beforehand. The slowest move is that of the better level, in CPU time, code compiled before.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import tablee
from tablee.bots import bot, levels
from tablee.contract.rules import CHANCE
from tablee.core.game import Game

CERTAIN = 3.0
"""Standard errors; 1.645 of them are 95 % confidence, if one looks once."""
FEWEST = 24
"""Rounds of games before anybody looks."""


@dataclass
class Difference:
    """How much better one level did, game by game (a game for each seat it sat in)."""

    values: list[float] = field(default_factory=list)
    slowest: float = 0.0
    """CPU seconds of the longest move of the better level."""

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def error(self) -> float:
        """One standard error of the mean."""
        n = len(self.values)
        spread = sum((value - self.mean) ** 2 for value in self.values) / max(n - 1, 1)
        return math.sqrt(spread / n)

    @property
    def surprise(self) -> float:
        """How many standard errors above none at all."""
        return self.mean / self.error if self.error else math.copysign(math.inf, self.mean)


def compare(
    game: Game, better: str, worse: str, rounds: int, seconds: float = 1.0, seed: int = 0,
    certain: float = CERTAIN,
) -> Difference:  # fmt: skip
    """So many rounds at most of one game for each seat of the better level."""
    found = Difference()
    play(game, [better, *[worse] * (game.seats - 1)], seconds, seed)  # compiles what it needs
    for number in range(1, rounds + 1):
        gained = 0.0
        for seat in range(game.seats):
            names = [better if p == seat else worse for p in range(game.seats)]
            returns, slowest = play(game, names, seconds, seed + number)
            others = (sum(returns) - returns[seat]) / (game.seats - 1)
            gained += returns[seat] - others
            found.slowest = max(found.slowest, slowest[seat])
        found.values.append(gained / game.seats)
        if number >= FEWEST and abs(found.surprise) > certain:
            break
    return found


def play(
    game: Game, names: list[str], seconds: float, seed: int
) -> tuple[tuple[int, ...], list[float]]:
    """A game between bots: its returns, and the slowest move of each. Its luck follows from the
    seed, as far as they let it."""
    luck = Random(seed)
    players = [bot(game, name, luck.getrandbits(60), seconds) for name in names]
    slowest = [0.0] * len(names)
    position = game.start()
    while not position.is_over:
        seat = position.to_act[0]
        if seat == CHANCE:
            odds = position.chance
            action = luck.choices([a for a, _ in odds], [float(p) for _, p in odds])[0]
        else:
            view = position.view(seat)
            began = time.process_time()
            action = players[seat].choose(view)
            slowest[seat] = max(slowest[seat], time.process_time() - began)
        position = position.play(action, seat)
    return position.returns, slowest


CARDS = "moksha_patamu(snake_card=passing,ladder_card=passing)"
"""Without cards there is nothing to choose."""
GAMES = [CARDS if name == "moksha_patamu" else name for name in tablee.game_names()]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--rounds", type=int, default=2000)
    asked.add_argument("--from", dest="lowest", default="random", help="the lowest level asked")
    asked.add_argument("--seconds", type=float, default=1.0, help="per move")
    asked.add_argument("--seed", type=int, default=0, help="of the round before the first")
    asked.add_argument("--all", action="store_true", help="every round, certain or not")
    chosen = asked.parse_args()
    for name in chosen.games:
        game = tablee.game(name)
        known = levels(game)
        known = known[known.index(chosen.lowest) :]
        for worse, better in pairwise(known):
            began = time.process_time()
            found = compare(
                game, better, worse, chosen.rounds, chosen.seconds, chosen.seed,
                math.inf if chosen.all else CERTAIN,
            )  # fmt: skip
            print(
                f"{game}: {better} over {worse} {found.mean:+.3f} ± {1.96 * found.error:.3f} a game"
                f" ({len(found.values) * game.seats} games, {found.surprise:.1f} standard errors,"
                f" {time.process_time() - began:.0f} s; slowest move {found.slowest:.2f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
