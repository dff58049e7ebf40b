"""How long a game is for one pawn whom nobody meets: exactly, by the rules themselves.

Other players and cards are left out. Throws are counted, not turns, so throwing again after a six
changes nothing here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.engine.contract import CHANCE
from tablee.engine.game import Game
from tablee.games.moksha_patamu.rules import apply, chance
from tablee.games.moksha_patamu.state import ACTIONS, State

Matrix = npt.NDArray[np.float64]


def transitions(game: Game) -> Matrix:
    """[from, to]: the probability that one throw takes a pawn from a square to another. The last
    square is home and keeps its pawn."""
    alone: Any = game.initial.copy()
    alone.held[:] = 0
    odds = np.zeros((alone.size + 1, alone.size + 1))
    odds[alone.size, alone.size] = 1
    actions, weights = np.zeros((2, ACTIONS), np.int64)
    throws = chance(alone, actions, weights)
    for square in range(alone.size):
        for a, weight in zip(actions[:throws], weights[:throws], strict=True):
            odds[square, _after(alone, square, int(a))] += weight
        odds[square] /= weights[:throws].sum()
    return odds


def expected_throws(game: Game) -> float:
    """From off the board to the last square."""
    odds = transitions(game)[:-1, :-1]
    return float(np.linalg.solve(np.eye(len(odds)) - odds, np.ones(len(odds)))[0])


def fewest_throws(game: Game) -> int:
    """In the shortest game there is."""
    odds = transitions(game)
    reached, throws = {0}, 0
    while len(odds) - 1 not in reached:
        reached = {int(end) for square in reached for end in odds[square].nonzero()[0]}
        throws += 1
    return throws


def _after(alone: State, square: int, a: int) -> int:
    s = alone.copy()
    s.squares[0] = square
    apply(s, CHANCE, a)
    return int(s.squares[0])
