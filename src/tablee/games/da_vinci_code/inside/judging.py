"""How good a moment is for one who looks at the table: the chance to win, estimated from beliefs.

What counts is how much of each code is hidden, and how much of it one would have to guess: a tile
whose value is known with chance c is 1 - c of a guess. `STRENGTHS` says how much that matters; it
was learned from games (`python -m benchmarks.da_vinci_learn`). Everything here sees what `seat` may
see.
"""

from __future__ import annotations

import numpy as np

from tablee.contract.rules import TABLE
from tablee.core.arrays import Reals, Stack
from tablee.fast.arrays import Floats
from tablee.games.da_vinci_code.inside.beliefs import clear
from tablee.games.da_vinci_code.inside.codes import hidden_tiles
from tablee.games.da_vinci_code.inside.deals import (
    Deals,
    is_hidden,
    new_deals,
    new_layers,
    read_codes,
    spread,
    weigh,
)
from tablee.games.da_vinci_code.state import JOKER, SEATS, VALUES, State

STRENGTHS = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.03, -0.17, 0.63, -0.15, 0.76, 0.0, -0.18, 0.0, 0.0],
        [-0.03, -0.28, 0.68, -0.28, 0.84, 0.0, -0.04, -0.04, 0.0],
        [0.03, -0.37, 0.8, -0.36, 0.95, 0.0, 0.03, 0.02, -0.04],
    ]
)
"""[players]: for oneself a constant, for each hidden tile and for each guess it takes; for others,
a hidden tile and a guess; then for whoever plays next, second, third, last."""


def lightly(s: State, seat: int, doubt: float, chances: Reals) -> None:
    """The chances of hidden tiles, quickly: exact without jokers, nearly so with them. `doubt`: how
    little is believed that an opponent holds a tile that was named for one's own (they would hardly
    name what they hold); 1 to believe it all the same."""
    deals = new_deals()
    d = deals[0]
    clear(chances)
    read_codes(s, seat, d)
    if d.count[0]:
        weigh_jokers(s, d)
        if doubt < 1 and seat >= 0:
            believe_questions(s, seat, doubt, d)
        layers = new_layers(d)
        weigh(d, layers)
        spread(d, layers, np.empty((2, d.steps[SEATS])), chances)
    deals[0].count[0] = 0  # compiled code keeps the record no longer than its array is used


def weigh_jokers(s: State, d: Deals) -> None:
    """A joker that might have stood in n places is worth one n-th in each."""
    if not d.count[2]:
        return
    for k in range(d.count[0]):
        p = d.seats[k]
        for i in range(s.size[p]):
            if d.joker[k, i + 1] > 0:
                places = 1
                for other in range(s.size[p]):
                    older = s.arrived[p, other] < s.arrived[p, i]
                    places += older or (s.arrived[p, other] == 0 == s.arrived[p, i] and other != i)
                d.joker[k, i + 1] = 1 / places


def believe_questions(s: State, seat: int, doubt: float, d: Deals) -> None:
    """Who names a value for my tile hardly holds that tile, unless it came later. Who it was is not
    written down, so of several opponents each is believed a little."""
    asked = 1 - (1 - doubt) / (s.players - 1)
    for i in range(s.size[seat]):
        for value in range(JOKER):
            if (s.wrong[seat, i] >> value) & 1:
                stage = int(SEATS + 2 * value + s.colours[seat, i])
                for k in range(d.count[0]):
                    p = d.seats[k]
                    for slot in range(1, d.length[k] + 1):
                        if s.arrived[p, slot - 1] <= s.arrived[seat, i]:
                            d.weight[k, slot, stage] *= asked
                        else:
                            d.weight[k, slot, stage] *= (1 + asked) / 2


def features(s: State, seat: int, doubt: float, chances: Reals, found: Floats) -> None:
    """`found[p]`: the hidden tiles of a code, how many guesses they take, and how many turns it is
    until p plays, 0 for the one to move."""
    lightly(s, TABLE, 1.0, chances)
    own = 0.0
    for i in range(s.size[seat]):
        if not s.shown[seat, i]:
            own += 1 - chances[seat, i, s.numbers[seat, i]]
    lightly(s, seat, doubt, chances)
    turn = 0
    for step in range(s.players):
        p = (s.to_move + step) % s.players
        found[p, 0] = hidden_tiles(s, p)
        found[p, 1] = own if p == seat else guesses(s, seat, p, chances)
        found[p, 2] = turn
        turn += found[p, 0] > 0


def guesses(s: State, seat: int, p: int, chances: Reals) -> float:
    total = 0.0
    for i in range(s.size[p]):
        if is_hidden(s, seat, p, i):
            most = 0.0
            for value in range(VALUES):
                most = max(most, chances[p, i, value])
            total += 1 - most
    return total


def chance_to_win(s: State, seat: int, found: Floats, strengths: Reals) -> float:
    """From `features`: each player who is in has a strength, and wins as often as it is worth."""
    whole = own = 0.0
    for p in range(s.players):
        if found[p, 0] > 0:
            if p == seat:
                score = strengths[0] + strengths[1] * found[p, 0] + strengths[2] * found[p, 1]
            else:
                score = strengths[3] * found[p, 0] + strengths[4] * found[p, 1]
            share = np.exp(score + strengths[5 + int(found[p, 2])])
            whole += share
            own += share if p == seat else 0.0
    return own / whole if whole > 0 else 0.0


def judge(s: State, seat: int, doubt: float, chances: Reals, strengths: Stack[float]) -> float:
    """The chance of `seat` to win when the one to move begins a turn."""
    found = np.zeros((SEATS, 3))
    features(s, seat, doubt, chances, found)
    return chance_to_win(s, seat, found, strengths[s.players])
