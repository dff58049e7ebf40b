"""How many throws a whole game takes: exactly where pawns do not meet, else by playing many games.

Where nobody is in anybody's way, each player's turns are a chain of their own, and the game is a
race between independent chains. Both ways run the rules themselves.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.contract import CHANCE, apply, to_act
from tablee.engine.game import Game
from tablee.engine.loops import random_action, workspace
from tablee.engine.randomness import seeded
from tablee.engine.record import Array
from tablee.games.moksha_patamu import rules
from tablee.games.moksha_patamu.length import Matrix, expected_throws
from tablee.games.moksha_patamu.state import ACTIONS, NONE, UNTIL_ALL, UNTIL_FIRST

NEGLIGIBLE = 1e-15
"""A game that is still on with less than this chance adds nothing to a mean."""


def exact_throws(game: Game) -> float | None:
    """The expected throws of a whole game; None where pawns or cards get in the way."""
    s: Any = game.initial
    if s.occupied or s.snake_card != NONE or s.ladder_card != NONE:
        return None
    if s.ending == UNTIL_ALL:
        return game.seats * expected_throws(game)
    return _race(game) if s.ending == UNTIL_FIRST else None


def _race(game: Game) -> float:
    """§8: until the first is home. A player throws in turn t if nobody was home before: those who
    sit before have had t turns, those who sit after one less."""
    again, ended = turns(game)
    rest = np.linalg.inv(np.eye(len(again)) - again)
    turn, throws = rest @ ended, rest.sum(axis=1)
    here = np.zeros(len(again))
    here[0] = 1.0
    total, before = 0.0, 1.0
    while before > NEGLIGIBLE:
        there = here @ turn
        after = float(there.sum())
        others = sum(after**i * before ** (game.seats - 1 - i) for i in range(game.seats))
        total += float(here @ throws) * others
        here, before = there, after
    return total


def turns(game: Game) -> tuple[Matrix, Matrix]:
    """[from, to], for a pawn that is not home: the chance that a throw takes it there and it
    throws again, and that its turn ends there."""
    alone: Any = game.initial.copy()
    again, ended = np.zeros((2, alone.size, alone.size))
    actions, weights = np.zeros((2, ACTIONS), np.int64)
    n = rules.chance(alone, actions, weights)
    for square in range(alone.size):
        for a, weight in zip(actions[:n].tolist(), weights[:n].tolist(), strict=True):
            s = alone.copy()
            s.squares[0] = square
            rules.apply(s, CHANCE, a)
            if s.squares[0] != s.size:
                (again if s.to_move == 0 else ended)[square, s.squares[0]] += weight
    total = weights[:n].sum()
    return again / total, ended / total


def count_throws(states: Any, initial: Any, w: Any, lengths: Array) -> None:
    """Play games at random in `states[0]` and note how many throws each took."""
    for i in range(len(lengths)):
        states[0] = initial[0]
        lengths[i] = 0
        while to_act(states[0], w.actions) > 0:
            seat = w.actions[0]
            lengths[i] += seat == CHANCE
            apply(states[0], seat, random_action(states[0], seat, w))


def played_throws(game: Game, games: int, seed: int) -> Array:
    """The throws of so many games; cards are laid at random."""
    from tablee.engine.compiled import compiled

    kind = game.room.state.dtype
    (count,) = compiled(game.room.rules, kind, count_throws)
    initial = np.frombuffer(game.initial.pack(), kind)
    lengths = np.zeros(games, np.int64)
    count(initial.copy(), initial, workspace(game.room.actions, seeded(seed)), lengths)
    return lengths
