"""CPU seconds of an analysis, compiled code warm: `python -m benchmarks.oracles`.

Every question is asked once to warm up, then three times; the median is printed.
"""

from __future__ import annotations

import statistics
import time
from random import Random

import tablee
from tablee.contract.rules import CHANCE
from tablee.core.position import Position

QUESTIONS = (
    ("deux_sur_quatre", "the cards are dealt, two follow", 13),
    ("deux_sur_quatre", "one follows", 14),
    ("deux_sur_quatre(players=4)", "the cards are dealt, three follow", 17),
    ("deux_sur_quatre", "before any card", 0),
    ("mangeur_de_cartes", "before the die", 0),
    ("mangeur_de_cartes", "the first card to turn up", 2),
    ("moksha_patamu", "two players, before the first throw", 0),
    ("moksha_patamu(players=32)", "32 players, before the first throw", 0),
    ("moksha_patamu(players=4,dice=2,end=all)", "two dice, until all are home", 0),
    ("moksha_patamu(occupied=true)", "two pawns that meet, solved", 0),
    ("moksha_patamu(snake_card=passing,ladder_card=passing)", "cards, played on", 1),
)


def reached(name: str, actions: int) -> Position:
    """A position after so many random actions of chance or players."""
    luck = Random(1)
    position = tablee.game(name).start()
    for _ in range(actions):
        position = position.play(luck.choice(position.legal))
    return position


def main() -> None:
    for name, words, actions in QUESTIONS:
        position = reached(name, actions)
        seat = None if position.to_act != (CHANCE,) else 0
        found = tablee.analyse(position, seat)
        spent = []
        for _ in range(3):
            began = time.process_time()
            tablee.analyse(position, seat)
            spent.append(time.process_time() - began)
        kind = "exact" if found.position.exact else f"±{found.position.error:.2g}"
        print(f"{name:55} {words:36} {statistics.median(spent):7.3f} s  {kind}", flush=True)


if __name__ == "__main__":
    main()
