"""Random games for tests."""

from __future__ import annotations

import itertools
import math
import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import tablee
from tablee.contract.rules import TABLE
from tablee.core.arrays import Array
from tablee.core.game import Game
from tablee.core.options import OptionValue
from tablee.core.room import room

COMBINATIONS = int(os.environ.get("TABLEE_COMBINATIONS", "24"))
"""How many combinations of options are tried per game; all, if there are no more."""


def every_game() -> list[str]:
    """Each game under many combinations of its options, in canonical form."""
    return [found for name in tablee.game_names() for found in variants(name)]


def variants(name: str) -> list[str]:
    """The game as it is, then combinations of its options: all, or a fixed random choice."""
    options = room(name).all_options
    if math.prod(len(option.values) for option in options) <= COMBINATIONS:
        rows: Iterator[tuple[OptionValue, ...]] = itertools.product(*(o.values for o in options))
    else:
        random = Random(name)
        rows = (tuple(random.choice(o.values) for o in options) for _ in itertools.count())
    found = [str(tablee.game(name))]
    for row in rows:
        chosen = {option.name: value for option, value in zip(options, row, strict=True)}
        try:
            variant = str(Game(room(name), chosen))
        except tablee.TableeError:
            continue  # some options contradict each other
        if variant not in found:
            found.append(variant)
        if len(found) == COMBINATIONS:
            break
    return found


def write(array: Array, *values: int) -> None:
    """Write the first entries of an array."""
    for i, value in enumerate(values):
        array[i] = value


def some_seats(game: Game) -> list[int]:
    """Every seat; at a large table a few of them, from its first to its last."""
    seats = list(range(game.seats))
    return seats if len(seats) <= 4 else [0, 1, len(seats) // 2, len(seats) - 1]


@dataclass
class RandomStep:
    """One action of a random game: the position before it, who plays what, the position after."""

    before: tablee.Position
    actor: int
    action: str
    after: tablee.Position


def random_game(name: str, seed: int, limit: int = 400) -> Iterator[RandomStep]:
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
        yield RandomStep(position, actor, action, after)
        position = after


def sample(name: str, seed: int, size: int) -> list[RandomStep]:
    """Some steps of a random game, its beginning and its end among them."""
    steps = list(random_game(name, seed))
    inside = Random(seed).sample(steps, min(size, len(steps)))
    return [steps[0], *inside, steps[-1]]
