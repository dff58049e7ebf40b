"""Everybody against everybody: the bots of a game, each from every seat.

python examples/tournament.py modulo --rounds 20
"""

from __future__ import annotations

import argparse
from itertools import permutations
from random import Random

import tablee
from tablee.bots import levels


def play(game: tablee.Game, names: tuple[str, ...], seed: int) -> tuple[int, ...]:
    """One game between bots; what it was worth to each seat."""
    random = Random(seed)
    bots = [tablee.bot(game, name, seed=random.getrandbits(60)) for name in names]
    position = game.start()
    while not position.is_over:
        seat = position.to_act[0]
        if seat == tablee.CHANCE:
            actions, odds = zip(*position.chance, strict=True)
            position = position.play(random.choices(actions, [float(p) for p in odds])[0])
        else:
            position = position.play(bots[seat].choose(position.view(seat)), seat)
    return position.returns


def tournament(game: tablee.Game, names: list[str], rounds: int) -> dict[str, int]:
    """What every bot gained in all, seats changing, best first."""
    totals = dict.fromkeys(names, 0)
    for seed in range(rounds):
        for table in permutations(names, game.seats):
            for name, gained in zip(table, play(game, table, seed), strict=True):
                totals[name] += gained
    return dict(sorted(totals.items(), key=lambda item: -item[1]))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="modulo")
    parser.add_argument("--bots", nargs="*")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    game = tablee.game(arguments.game)
    names = arguments.bots or list(levels(game))
    for name, total in tournament(game, names, arguments.rounds).items():
        print(f"{name:<10} {total:+d}")


if __name__ == "__main__":
    main()
