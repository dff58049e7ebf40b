"""The exact chance of every value for every hidden tile, from what a seat may know.

The model, in one sentence: every deal that fits all that was seen is as likely as chance made it,
and of the places where a joker (or a number beside one) might go, its owner took each as likely;
nothing else that others chose says anything of their tiles.
"""

from __future__ import annotations

import numpy as np

from tablee.core.arrays import Reals, States
from tablee.games.da_vinci_code.inside.deals import (
    is_hidden,
    new_deals,
    new_layers,
    read_codes,
    spread,
    tiles_seen,
    weigh,
)
from tablee.games.da_vinci_code.inside.jokers import chances_with_jokers
from tablee.games.da_vinci_code.state import (
    DRAWING,
    JOKER,
    SEATS,
    VALUES,
    WIDTH,
    State,
)


def find_chances(s: State, seat: int, chances: Reals) -> None:
    """Fill in `chances[p, i, value]` of every hidden tile, and `chances[SEATS, 0, value]` of the
    tile another keeps apart; zeros elsewhere."""
    if s.phase < DRAWING:
        chances_before_play(s, seat, chances)
        return
    clear(chances)
    deals = new_deals()
    d = deals[0]
    read_codes(s, seat, d)
    if d.count[0] and d.count[2]:
        if chances_with_jokers(s, d, chances, True) == 0:
            # Drawn by somebody, against §14: then the ban is not known to have been kept.
            clear(chances)
            chances_with_jokers(s, d, chances, False)
    elif d.count[0]:
        layers = new_layers(d)
        weigh(d, layers)
        spread(d, layers, np.empty((2, d.steps[SEATS])), chances)
    deals[0].count[0] = 0  # compiled code keeps the record no longer than its array is used
    for p in range(s.players):
        for i in range(s.size[p]):
            settle(chances, p, i, is_hidden(s, seat, p, i))
    settle(chances, SEATS, 0, True)


def settle(chances: Reals, p: int, i: int, is_asked: bool) -> None:
    """From weights to chances that add up to 1: exactly 1 where one value alone is possible. What
    lies face up is no question of chance."""
    whole = 0.0
    for value in range(VALUES):
        whole += chances[p, i, value]
    for value in range(VALUES):
        chances[p, i, value] = chances[p, i, value] / whole if is_asked and whole > 0 else 0.0


def clear(chances: Reals) -> None:
    for p in range(SEATS + 1):
        for i in range(WIDTH):
            for value in range(VALUES):
                chances[p, i, value] = 0


def chances_before_play(s: State, seat: int, chances: Reals) -> None:
    """§3: any tile of its colour that is not seen."""
    clear(chances)
    seen = tiles_seen(s, seat)
    for colour in range(2):
        left = 0
        for value in range(JOKER + s.expert):
            left += 1 - ((seen >> (2 * value + colour)) & 1)
        for p in range(s.players):
            for i in range(s.size[p]):
                if p != seat and s.colours[p, i] == colour:
                    for value in range(JOKER + s.expert):
                        if not (seen >> (2 * value + colour)) & 1:
                            chances[p, i, value] = 1 / left


def chances_at(states: States[State], i: int, seat: int, chances: Reals) -> None:
    find_chances(states[i], seat, chances)
