"""A pawn whom nobody meets, as a chain of chance: from square to square, turn by turn (§1-§10).

The chances come from the rules themselves, tried with one pawn alone on the board. Cards that lie
there for good (§14, §16) are part of the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from tablee.contract.rules import CHANCE
from tablee.core.arrays import fill
from tablee.games.moksha_patamu.rules import apply, chance
from tablee.games.moksha_patamu.state import ACTIONS, OFF, UNTIL_ALL, State
from tablee.search.markov import Floats, arrivals


@dataclass(frozen=True)
class Chain:
    """[square, square]: chances. The last square is home and keeps its pawn."""

    throws: Floats
    """Of one throw."""
    turns: Floats
    """Of one turn: a throw, and others as long as one throws again (§4, §6)."""
    in_turn: Floats
    """[square]: throws in one turn, on average."""

    @cached_property
    def arrived(self) -> Floats:
        """[turns, square]: home by then."""
        return arrivals(self.turns)


def chain_of(s: State) -> Chain:
    """The chain of every pawn in this game, as the board now lies."""
    return _chain(alone(s).pack())


def alone(s: State) -> State:
    """The same board with one pawn that plays by itself, off the board."""
    lone = s.copy()
    fill(lone.squares, OFF)
    fill(lone.places, 0)
    fill(lone.held, 0)
    fill(lone.thrown, 0)
    lone.to_move, lone.is_over, lone.turns_left = 0, 0, 0
    lone.players, lone.ending, lone.occupied = 2, UNTIL_ALL, 0
    return lone


@lru_cache(maxsize=64)
def _chain(packed: bytes) -> Chain:
    lone = State.unpack(packed)
    size = int(lone.size)
    again, ending = np.zeros((2, size + 1, size + 1))
    actions, weights = np.zeros((2, ACTIONS), np.int64)
    count = chance(lone, actions, weights)
    every = weights[:count].sum()
    for square in range(size):
        for a, weight in zip(actions[:count], weights[:count], strict=True):
            s = lone.copy()
            s.squares[0] = square
            apply(s, CHANCE, int(a))
            reached = int(s.squares[0])
            is_again = s.to_move == 0 and reached != size
            (again if is_again else ending)[square, reached] += weight / every
    ending[size, size] = 1.0
    rest = np.eye(size + 1) - again
    turns = np.linalg.solve(rest, ending).astype(np.float64)
    in_turn = np.linalg.solve(rest, np.append(np.ones(size), 0.0))
    return Chain(again + ending, turns, in_turn)
