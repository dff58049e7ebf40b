"""For compiled code: what may be done in a turn, and what it makes of the hands, is looked up.

The rules are asked about every position once, and their answers stand in tables, to be found by the
position's number. All else is left to the rules (docs/decisions/0086).
"""

from __future__ import annotations

import numpy as np

from tablee.core.arrays import Workspace, flat, zeros
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.fast.small_arrays import weighted, whole, write_whole
from tablee.games.modulo import rules
from tablee.games.modulo.actions import CHOICES, FIRST_CHOICE, HANDS, TAPS
from tablee.games.modulo.inside.numbering import POSITIONS, place, put
from tablee.games.modulo.rules import apply as apply_rules
from tablee.games.modulo.rules import end_turn, knock_out, list_choices
from tablee.games.modulo.state import PAIRS, State

TURNS = TAPS + 1
"""The actions of a turn: the taps, and to divide."""
NIBBLE, MASK = 4, 7
"""How far apart the actions of a position stand in OPEN, and all the bits that one may have."""

OPEN = np.zeros(POSITIONS, np.uint32)
"""[place]: how many actions are open, then which."""
MADE = np.zeros((POSITIONS, TURNS), np.int64)
"""[place, action]: what it makes of the hands."""
KNOCKS = np.zeros((POSITIONS, TURNS), np.int8)
"""[place, action]: whether it knocks a hand out."""


def _ask_the_rules() -> None:
    s, listed = State(), zeros(TURNS)
    s.goal = TURNS
    for at in range(POSITIONS):
        if put(s, at):
            seat = s.to_move
            actions = listed[: rules.legal(s, seat, listed)].tolist()
            OPEN[at] = sum(a << NIBBLE * n for n, a in enumerate([len(actions), *actions]))
            for a in actions:
                put(s, at)
                apply_rules(s, seat, a)
                MADE[at, a], KNOCKS[at, a] = _hands(s), s.points[seat]


def _hands(s: State) -> int:
    """All four, as they are written at once."""
    return whole(flat(s.hands.tolist()))


def _weights() -> list[int]:
    """What each hand counts in the number of a place."""
    found = []
    for seat in range(2):
        for hand in HANDS:
            s = State()
            s.hands[seat, hand] = 1
            found.append(place(s))
    return found


_ask_the_rules()
WEIGHTS = whole(_weights()[::-1])


def quick_place(s: State) -> int:
    """`place`, in one multiplication."""
    return weighted(s.hands, WEIGHTS) + PAIRS * (s.to_move & 1)


def legal(s: State, seat: int, actions: Array) -> int:
    """§3: add or divide. §11: or choose the starting hands."""
    if s.is_choosing:
        return list_choices(actions)
    found = int(OPEN[quick_place(s)])
    for n in range(TURNS):
        actions[n] = found >> NIBBLE * (n + 1) & MASK
    return found & MASK


def pick(s: State, seat: int, w: Workspace) -> int:
    """One of them at random."""
    if s.is_choosing:
        return FIRST_CHOICE + below(w.random, CHOICES)
    found = int(OPEN[quick_place(s)])
    return found >> NIBBLE * (1 + below(w.random, found & MASK)) & MASK


def apply(s: State, seat: int, a: int) -> None:
    """§3: add or divide; the rules do the rest."""
    if s.is_choosing:
        apply_rules(s, seat, a)
        return
    at, seat = quick_place(s), seat & 1
    write_whole(s.hands, int(MADE[at, a & MASK]))
    if KNOCKS[at, a & MASK]:
        knock_out(s, seat)
    end_turn(s, seat)
