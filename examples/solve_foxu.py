"""Who wins on your own layout of Foxu, and with which first move?

python examples/solve_foxu.py b2 c2 d2 e2 b4 c4 d4 e4 b6 c6 d6
"""

from __future__ import annotations

import sys

import tablee

LAYOUT = ["b2", "c2", "d2", "e2", "b4", "c4", "d4", "e4", "b6", "c6", "d6"]


def solve(layout: list[str]) -> tablee.Analysis:
    """The truth of the first slide, without the pie rule."""
    game = tablee.game("foxu", layout="+".join(layout), pie=False)
    position = game.start().play("a1-f6")
    print(position)
    return tablee.analyse(position)


def main() -> None:
    found = solve(sys.argv[1:] or LAYOUT)
    print(found.position.say("en", found.room))
    for action, truth in list(found.actions.items())[:8]:
        print(f"  {action}: {truth.outcome} in {truth.plies}")


if __name__ == "__main__":
    main()
