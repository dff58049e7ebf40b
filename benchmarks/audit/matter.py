"""What an audit must be told of a game; all else it reads from the analysis and the rules."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from tablee.core.position import Position
from tablee.core.room import Room

Player = Callable[[Position, int, Random], str]
"""Chooses an action. One that sees the whole position may tell nothing by what it chooses."""
Share = Mapping[str, float]
"""[kind of position]: for which share of them something is done; `other` for kinds not named."""


def anything(position: Position, seat: int, random: Random) -> str:
    """What a player does who plays at random, and so tells nothing of what they hold."""
    return random.choice(position.legal_for(seat))


def is_over(before: Any, now: Any) -> bool:
    """Whether what was claimed `before` can now be judged: here, whether the game is over."""
    raise NotImplementedError


@dataclass(frozen=True)
class Matter:
    """How one game is audited."""

    hard: tuple[str, ...]
    """Sets of options where an oracle has most to get wrong. They are tried first, and they alone
    in the short form."""
    kind: Callable[[Any], str] = lambda record: "play"
    """Positions of one kind take about as long to analyse."""
    analysed: Share = field(default_factory=lambda: {"other": 1.0})
    followed: Share = field(default_factory=lambda: {"other": 0.0})
    """What is called won, lost or drawn is played on."""
    played_out: Share = field(default_factory=lambda: {"other": 0.0})
    """What is called likely is played on."""
    samples: int = 100
    """Games at random for an analysis that measures: few, so that many can be asked for."""
    settled: Callable[[Any, Any], bool] | None = None
    """Whether what was claimed of one record can be judged at a later one; when the game is over,
    if nothing is said."""
    worth: Callable[[Any, Any, int], list[tuple[float, float]]] | None = None
    """[seat]: what it then came to, and whether the seat has won (in parts, if shared)."""
    real: Callable[[Any, int], int | None] | None = None
    """The value of a hidden thing that a table is about; None while that is not settled."""
    succeeds: Callable[[Position, str], bool | None] | None = None
    """Whether an action does what it is meant to; None for those that are meant for nothing."""
    sensible: Player | None = None
    """How measured figures take everybody to play."""
    blind: Player = anything
    """Plays so that nothing can be learnt from what it does but what the rules show."""
    troublemaker: Player | None = None
    """Brings about, where nothing is counted, what an oracle is most likely to misjudge."""
    luck: Callable[[Position, Random], str | None] = lambda position, random: None
    """Chance that means no good, where nothing is counted; None leaves it to the dice."""
    has_repetition: bool = False
    """Whether it matters how often a position has come: then somebody tries to go in circles."""
    slow: tuple[str, ...] = ()
    """Levels of bots that take too long to play in every game."""
    longest: int = 300
    """Actions after which a game is left."""


def share_of(shares: Share, kind: str) -> float:
    return shares.get(kind, shares.get("other", 0.0))


def is_settled(matter: Matter, before: Position, now: Position) -> bool:
    if now.is_over or matter.settled is None:
        return now.is_over
    return matter.settled(before.record, now.record)


def worth(matter: Matter, before: Position, now: Position) -> list[tuple[float, float]]:
    """[seat]: what a settled position came to, seen from one before it."""
    if matter.worth is not None:
        return matter.worth(before.record, now.record, before.game.seats)
    returns = now.returns
    return [(float(value), float(value > 0)) for value in returns]


def measured(room: Room) -> Callable[[Any, Any, int], list[tuple[float, float]]]:
    """The worth of a position as the room's own habits measure it."""

    habits = room.habits
    assert habits is not None

    def measure(before: Any, now: Any, seats: int) -> list[tuple[float, float]]:
        values = np.zeros((seats, 2))
        habits.measure(now.copy(), before, values)
        return [(float(value), float(won)) for value, won in values]

    return measure


def matter_of(name: str) -> Matter:
    found: Matter = importlib.import_module(f"benchmarks.audit.rooms.{name}").MATTER
    return found
