"""§R3: how often each position has appeared.

A table with a word for the hands of seat 0 and who is to move; in it two bits for every pair of
hands that seat 1 may have.
"""

from __future__ import annotations

from tablee.core.repetition import visit_at, visits_at
from tablee.games.modulo.actions import LEFT, RIGHT
from tablee.games.modulo.state import LOOP, State


def appear(s: State) -> int:
    """Count one more appearance of the position, and return how many there have been."""
    return visit_at(s.visits, word(s), pair(s, 1))


def appearances(s: State) -> int:
    """How often the position has appeared."""
    return visits_at(s.visits, word(s), pair(s, 1))


def word(s: State) -> int:
    return 2 * pair(s, 0) + s.to_move


def pair(s: State, seat: int) -> int:
    """The hands of a player as one number, below PAIRS."""
    return LOOP * s.hands[seat, LEFT] + s.hands[seat, RIGHT]
