"""For compiled code: a random slide is found without listing them all."""

from __future__ import annotations

from tablee.core.arrays import Workspace
from tablee.core.randomness import below
from tablee.games.foxu.inside.cells import goal, goals
from tablee.games.foxu.rules import can_swap, colour, legal
from tablee.games.foxu.state import SLIDING, State


def pick(s: State, seat: int, w: Workspace) -> int:
    """§7: one of the slides, each as likely."""
    if s.phase != SLIDING or can_swap(s):
        return int(w.actions[below(w.random, legal(s, seat, w.actions))])
    own, other = s.tubes[colour(s)], s.tubes[1 - colour(s)]
    return goal(own, other, below(w.random, goals(own, other)))
