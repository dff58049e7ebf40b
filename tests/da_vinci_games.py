"""Da Vinci Code: games that come to many kinds of moments, jokers in all sorts of places.

Chance is bent, so that jokers come to one code or to two, early or late; the players know more than
they may, and are right as often as the game's seed says: so that tiles are drawn, hidden and shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import tablee
from tablee.contract.rules import CHANCE
from tablee.core.position import Position
from tablee.games.da_vinci_code.inside.codes import served
from tablee.games.da_vinci_code.state import (
    ATTACK,
    ATTACKING,
    DRAWING,
    OPENING,
    VALUES,
    WIDTH,
)


def moments(name: str, seed: int) -> Iterator[Position]:
    """All positions of a game once the codes stand."""
    random = Random(f"{name} {seed}")
    position = tablee.game(name).start()
    seats = range(position.game.seats)
    owners = {"*B": random.choice(seats), "*W": random.choice(seats)}
    keen = random.choice((0.2, 0.5, 1.0))
    good = random.choice((0.1, 0.3, 0.6))
    while not position.is_over:
        actor = random.choice(position.to_act)
        legal = position.legal_for(actor)
        if actor == CHANCE:
            legal = _dealt(position, legal, owners, random.random() < keen)
        elif position.state.phase == ATTACKING:
            legal = _meant(position, legal, random.random() < good, random.random() < 0.6)
        position = position.play(random.choice(legal), actor)
        if position.state.phase >= DRAWING and not position.is_over:
            yield position


def _dealt(position: Position, legal: list[str], owners: dict[str, int], is_due: bool) -> list[str]:
    """Jokers to their owners, and only when they are due."""
    s = position.state
    receives = served(s) if s.phase == OPENING else s.to_move
    jokers = [a for a in legal if owners.get(a) == receives]
    numbers = [a for a in legal if a not in owners]
    return jokers if jokers and is_due else numbers or legal


def _meant(position: Position, legal: list[str], is_good: bool, is_wary: bool) -> list[str]:
    """Stop; or a right attack; or anything."""
    codes = {a: position.read_action(a) for a in legal}
    ends = [a for a in legal if codes[a] < ATTACK]
    right = [a for a in legal if codes[a] >= ATTACK and _is_right(position, codes[a] - ATTACK)]
    if ends and is_wary:
        return ends
    return right if is_good and right else legal


def _is_right(position: Position, named: int) -> bool:
    tile, value = divmod(named, VALUES)
    return bool(position.state.numbers[divmod(tile, WIDTH)] == value)
