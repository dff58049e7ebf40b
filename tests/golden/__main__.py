"""Write a golden playthrough."""

from __future__ import annotations

import argparse
from random import Random

import tablee
from tablee.core.match import Match
from tests.golden import FOLDER, render


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden")
    parser.add_argument("file", help="where, below tests/golden: modulo/first.txt")
    parser.add_argument("game")
    parser.add_argument("actions", nargs="*", help='"L>R", or "1:L>R" when several may act')
    parser.add_argument("--about", required=True, help="one sentence saying what it shows")
    parser.add_argument("--seed", type=int, help="go on at random to the end")
    arguments = parser.parse_args()
    game = tablee.game(arguments.game)
    match = Match(game, [f"seat {seat}" for seat in range(game.seats)])
    for action in arguments.actions:
        seat, colon, rest = action.partition(":")
        match.play(rest if colon else action, int(seat) if colon else None)
    if arguments.seed is not None:
        random = Random(arguments.seed)
        while not match.is_over:
            seat = random.choice(match.to_act)
            match.play(random.choice(match.legal_for(seat)), seat)
    path = FOLDER / arguments.file
    path.parent.mkdir(exist_ok=True)
    path.write_text(render(match, arguments.about), encoding="utf-8")
    print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
