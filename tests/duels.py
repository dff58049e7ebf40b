"""Bots of two players against each other: every start played twice, with the seats exchanged."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from random import Random

import tablee
from tablee.core.position import Position

LONGEST = 300
"""Actions after which a game counts as drawn."""
PATIENCE = 60.0
"""Seconds for a move: so many that what a bot plays does not depend on the machine."""


@dataclass
class Result:
    """What a game was worth to the first of two bots, and the longest it thought (CPU)."""

    value: int
    slowest: float


def fresh_start(name: str, seed: int) -> Position:
    """A new game in which chance has done its part."""
    random = Random(seed)
    position = tablee.game(name).start()
    while position.to_act == (tablee.CHANCE,):
        position = position.play(random.choice(position.legal))
    return position


def play(
    start: Position, levels: tuple[str, str], seat: int, seed: int, seconds: float = PATIENCE
) -> Result:
    """One game; the first level takes `seat`."""
    seats = levels if seat == 0 else levels[::-1]
    bots = [
        tablee.bot(str(start.game), level, 10 * seed + i, seconds) for i, level in enumerate(seats)
    ]
    position, slowest = start, 0.0
    for _ in range(LONGEST):
        if position.is_over:
            break
        mover = position.to_act[0]
        began = time.process_time()
        action = bots[mover].choose(position.view(mover))
        if mover == seat:
            slowest = max(slowest, time.process_time() - began)
        position = position.play(action)
    return Result(position.returns[seat], slowest)


def duel(
    name: str, levels: tuple[str, str], pairs: int, seconds: float = PATIENCE
) -> Iterator[Result]:
    for seed in range(pairs):
        start = fresh_start(name, seed)
        for seat in (0, 1):
            yield play(start, levels, seat, seed, seconds)


def is_stronger(name: str, levels: tuple[str, str], pairs: int, share: float = 0.75) -> bool:
    """A sequential test: is the first level's share of the decided games one half, or `share`? It
    stops as soon as either is 19 times as likely as the other. Not decided is not stronger."""
    evidence = 0.0
    for result in duel(name, levels, pairs):
        if result.value:
            evidence += log(2 * share) if result.value > 0 else log(2 * (1 - share))
        if abs(evidence) >= log(19):
            break
    return evidence >= log(19)
