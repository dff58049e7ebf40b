"""Positions as whole numbers, in the order of the table of appearances: for tables of answers.

The points come first; without them, what is on the table is a number below POSITIONS.
"""

from __future__ import annotations

from tablee.core.duel import NOBODY
from tablee.games.modulo.inside.appearances import pair, word
from tablee.games.modulo.rules import has_lost_both_hands, show
from tablee.games.modulo.state import LOOP, PAIRS, State

POSITIONS = 2 * PAIRS**2


def number(s: State) -> int:
    """The number of a position and its points."""
    return (s.points[0] * s.goal + s.points[1]) * POSITIONS + place(s)


def place(s: State) -> int:
    """The number of the hands and who is to move."""
    return word(s) * PAIRS + pair(s, 1)


def put(s: State, n: int) -> bool:
    """Set up what has a number. False if no game comes there: somebody has lost both hands."""
    points = n // POSITIONS
    s.points[0] = points // s.goal
    s.points[1] = points % s.goal
    s.winner = NOBODY
    s.is_choosing = 0
    set_up(s, n % POSITIONS)
    return not has_lost_both_hands(s, 0) and not has_lost_both_hands(s, 1)


def set_up(s: State, n: int) -> None:
    """Set up the hands and who is to move."""
    first, second = n // PAIRS, n % PAIRS
    s.to_move = first % 2
    show(s, 0, first // 2 // LOOP, first // 2 % LOOP)
    show(s, 1, second // LOOP, second % LOOP)
