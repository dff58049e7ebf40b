"""Random games for tests."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import tablee
from tablee.engine.contract import TABLE
from tablee.engine.game import Game
from tablee.engine.room import room

COMBINATIONS = 24
"""How many combinations of options are tried per game; all, if there are no more."""


def every_game() -> list[str]:
    """Each game under its combinations of options, in canonical form."""
    found = []
    for name in tablee.game_names():
        here = list(itertools.islice(playable(name), 5000))
        if len(here) > COMBINATIONS:
            # The plain game, and others spread evenly over all combinations.
            step = len(here) / COMBINATIONS
            here = [here[int(i * step)] for i in range(COMBINATIONS)]
        found += here
    return found


def playable(name: str) -> Iterator[str]:
    """The combinations of options that make a game; some contradict each other."""
    for options in room(name).combinations():
        try:
            yield str(Game(room(name), options))
        except tablee.TableeError:
            continue


@dataclass
class Step:
    """One action of a random game: the position before it, who plays what, the position after."""

    before: tablee.Position
    actor: int
    action: str
    after: tablee.Position


def random_game(name: str, seed: int, limit: int = 400) -> Iterator[Step]:
    """A random game, cut off if it is very long. The table acts now and then, if it can."""
    random = Random(f"{name} {seed}")
    position = tablee.game(name).start()
    for _ in range(limit):
        if position.is_over:
            return
        actor = random.choice(position.to_act)
        if position.legal_for(TABLE) and random.random() < 0.01:
            actor = TABLE
        action = random.choice(position.legal_for(actor))
        after = position.play(action, actor)
        yield Step(position, actor, action, after)
        position = after
