"""How long does your own board of snakes and ladders last, and is it fair?

    python examples/moksha_board.py "36:3>16+11>2+20>5+14>29+22>34"

A board is its last square, then what leads where; or a file (see `tablee board check`).
"""

from __future__ import annotations

import sys

import tablee

BOARD = "36:3>16+7>25+11>2+20>5+14>29+22>34+33>18"


def analysed(board: str, **options: object) -> tablee.Analysis:
    game = tablee.game("moksha_patamu", board=board, **options)
    return tablee.analyse(game.start(), seat=0)


def main() -> None:
    board = sys.argv[1] if len(sys.argv) > 1 else BOARD
    for options in ({}, {"entry": "free"}, {"occupied": True}):
        found = analysed(board, **options)
        print(", ".join(f"{name}={value}" for name, value in options.items()) or "as the book says")
        for seat, truth in enumerate(found.seats):
            sure = "exactly" if truth.exact else f"± {truth.error:.3f}"
            print(f"  player {seat + 1}: {truth.say('en', found.room)} ({sure})")
        for table in found.tables:
            print(f"  {table.caption('en', found.room)}")
            for _, values in table.rows:
                print("   ", " ".join(f"{value:g}" for value in values if value is not None))


if __name__ == "__main__":
    main()
