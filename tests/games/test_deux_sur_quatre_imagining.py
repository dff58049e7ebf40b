"""What a seat imagines at deux sur quatre: any arrangement of the unseen cards, as likely (§R4)."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import tablee
from tablee.contract.rules import UNKNOWN
from tablee.core.arrays import fill
from tablee.core.randomness import seeded
from tablee.fast.loops import workspace
from tablee.games.deux_sur_quatre.inside.imagining import imagine
from tablee.games.deux_sur_quatre.inside.scoring import combination
from tablee.games.deux_sur_quatre.state import ACTIONS, FACE_UP, HAND, PACK

TIMES = 3000


def test_r4_every_arrangement_of_five_cards_is_as_likely() -> None:
    """Two others have shown and hold two cards each; one card is left in the pack."""
    s: Any = tablee.game("deux_sur_quatre(deals=3)").initial.copy()
    s.deal, s.left, s.target = 1, 1, 0
    fill(s.where, FACE_UP)
    for card in (40, 41, 42, 43):
        s.where[card] = HAND + 2
    s.shown[0], s.shown[1] = combination(4, 9, 0), combination(5, 8, 0)
    unseen = [20, 21, 22, 23, 24]
    for card in unseen:
        s.where[card] = UNKNOWN
    w = workspace(ACTIONS, seeded(1))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(TIMES):
        imagined = s.copy()
        imagine(imagined, 2, w)
        found[tuple(imagined.where[card] for card in unseen)] += 1
    arrangements = math.factorial(5) // (2 * 2)
    assert len(found) == arrangements
    for places in found:
        assert sorted(places) == [PACK, HAND, HAND, HAND + 1, HAND + 1]
    mean = TIMES / arrangements
    surprise = sum((n - mean) ** 2 / mean for n in found.values())
    assert surprise < arrangements + 6 * math.sqrt(2 * arrangements)
