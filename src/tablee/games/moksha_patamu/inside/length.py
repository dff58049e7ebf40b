"""How long a game is for one pawn whom nobody meets: exactly, by the rules themselves.

Other players and cards are left out. Throws are counted, not turns, so throwing again after a six
changes nothing here.
"""

from __future__ import annotations

from typing import Any

from tablee.core.game import Game
from tablee.games.moksha_patamu.inside.chain import chain_of
from tablee.search.markov import Floats, expected_steps


def transitions(game: Game) -> Floats:
    """[from, to]: the probability that one throw takes a pawn from a square to another. The last
    square is home and keeps its pawn."""
    initial: Any = game.initial
    return chain_of(initial).throws


def expected_throws(game: Game) -> float:
    """From off the board to the last square."""
    return float(expected_steps(transitions(game))[0])


def fewest_throws(game: Game) -> int:
    """In the shortest game there is."""
    odds = transitions(game)
    reached, throws = {0}, 0
    while len(odds) - 1 not in reached:
        reached = {int(end) for square in reached for end in odds[square].nonzero()[0]}
        throws += 1
    return throws
