"""How players reckon at deux sur quatre: what those who follow will do, with any hand.

Once the target is known, two cards that have the same value, and are both of its suit or both not,
are alike. A hand is then four of twenty kinds, in rising order, and can be held in so many ways.

The last to show sees all that matters. The one before reckons with every hand the last may hold:
every card that is not face up, and that is not their own. The one before them reckons with every
hand of the next, who reckons in turn. Everybody takes what brings them most points on average, and
between equals what leaves fewest to whoever would win the deal as it stands (§R12).

A sum over all hands that avoid one's own four cards is made by inclusion and exclusion: from sums
over the hands that hold given cards, which are made once for everybody.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tablee.core.arrays import Array
from tablee.fast.arrays import Ints
from tablee.games.deux_sur_quatre.inside.scoring import (
    combination,
    gain,
    standing,
    suit,
    total,
    value,
)
from tablee.games.deux_sur_quatre.state import CARDS, HAND_SIZE, State

Floats = npt.NDArray[np.float64]

KINDS = 20
STANDINGS = 80
"""Places of standings: 4 * distance + 3 at most, and no distance is above 19."""
OPTIONS = 12
"""Six pairs, each added or subtracted."""
VOID = -1
"""Stands for the standing of a total of 0 (§18)."""
STANDS, VALID, WINS, POINTS = 0, 1, 2, 3
"""What comes of a reply, on average: that the lead stands at the end (shared or not); that the deal
is not void; that the one who replied wins it; their points."""
NEAR = 1e-9
"""Averages nearer than this are equal."""


def kind(s: State, card: int) -> int:
    """Cards of one kind are alike for the points (§7, §11)."""
    return 2 * (value(card) - 1) + int(suit(card) == suit(s.target))


def list_pairs(s: State, pairs: Ints) -> None:
    """[kind, kind, sign]: the standing of two cards, what they bring if they win the deal, and if
    they do not; by the rules, tried on `s`."""
    for high in range(CARDS):
        for low in range(high):
            one, other = kind(s, low), kind(s, high)
            for sign in range(2):
                s.shown[0] = combination(low, high, sign)
                rank = standing(s, 0)
                for first, second in ((one, other), (other, one)):
                    pairs[first, second, sign, 0] = VOID if total(s.shown[0]) == 0 else rank
                    pairs[first, second, sign, 1] = gain(s, 0, rank)
                    pairs[first, second, sign, 2] = gain(s, 0, rank - 1)


def list_hands(counts: Ints, hands: Ints) -> int:
    """Every hand that a pool holding so many cards of each kind allows; return how many."""
    n = 0
    for a in range(KINDS):
        for b in range(a, KINDS):
            for c in range(b, KINDS):
                for d in range(c, KINDS):
                    hands[n, 0] = a
                    hands[n, 1] = b
                    hands[n, 2] = c
                    hands[n, 3] = d
                    n += ways(hands[n], 0, counts) > 0
    return n


def ways(hand: Ints, held: int, counts: Ints) -> int:
    """In how many ways a hand can be held, given that those marked in `held` are certain cards."""
    found = 1
    i = 0
    while i < HAND_SIZE:
        free, certain = 0, 0
        j = i
        while j < HAND_SIZE and hand[j] == hand[i]:
            if held >> j & 1:
                certain += 1
            else:
                free += 1
            j += 1
        left = counts[hand[i]] - certain
        for k in range(free):
            found = found * (left - k) // (k + 1)
        i = j
    return found


def is_first_choice(hand: Ints, held: int) -> bool:
    """Of alike cards the first are marked: so that no part of a hand is counted twice."""
    for i in range(1, HAND_SIZE):
        if hand[i] == hand[i - 1] and held >> i & 1 and not held >> (i - 1) & 1:
            return False
    return True


def part(hand: Array, held: int) -> int:
    """The number of the cards marked: their kinds as digits, in rising order."""
    found, digits = 0, 0
    for i in range(HAND_SIZE):
        if held >> i & 1:
            found = found * (KINDS + 1) + hand[i]
            digits += 1
    for _ in range(digits, HAND_SIZE):
        found = found * (KINDS + 1) + KINDS
    return found


def sign_of(held: int) -> int:
    """1 or -1, by how many are marked."""
    return 1 - 2 * ((held ^ held >> 1 ^ held >> 2 ^ held >> 3) & 1)


def avoid(
    hands: Ints, askers: Ints, counts: Ints, results: Floats, parts: Ints, averages: Floats
) -> None:
    """For each hand in `askers`: the mean of `results` over the hands that avoid its four cards, in
    a pool of `counts` that holds them too."""
    size, width, columns = 0, results.shape[1], results.shape[2]
    sums = np.zeros((parts.max() + 1, width, columns))
    for h in range(len(hands)):
        for held in range(1 << HAND_SIZE):
            if is_first_choice(hands[h], held):
                n = ways(hands[h], held, counts)
                here = sums[parts[part(hands[h], held)]]
                for b in range(width):
                    for c in range(columns):
                        here[b, c] += n * results[h, b, c]
    for k in range(KINDS):
        size += counts[k]
    every = choose(size - HAND_SIZE, HAND_SIZE)
    for h in range(len(askers)):
        for held in range(1 << HAND_SIZE):
            share = sign_of(held) / every
            here = sums[parts[part(askers[h], held)]]
            for b in range(width):
                for c in range(columns):
                    averages[h, b, c] += share * here[b, c]


def choose(n: int, k: int) -> int:
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def pair_of(o: int) -> tuple[int, int]:
    """Which two of the four: 0 1, 0 2, 1 2, 0 3, 1 3, 2 3."""
    pair = o // 2
    if pair == 0:
        return 0, 1
    if pair < 3:
        return pair - 1, 2
    return pair - 3, 3


def reply(hand: Ints, lead: int, pairs: Ints, leads: Floats, after: Floats) -> int:
    """The best option of a hand, when `lead` is the best standing so far (the last place: nobody
    has shown) and `after[standing]` is what is to be expected of those who follow."""
    best, best_own, best_other = 0, -100.0, 0.0
    nobody = len(after) - 1
    for o in range(OPTIONS):
        i, j = pair_of(o)
        rank = pairs[hand[i], hand[j], o % 2, 0]
        winning = pairs[hand[i], hand[j], o % 2, 1]
        losing = pairs[hand[i], hand[j], o % 2, 2]
        own, other = 0.0, 0.0
        if rank != VOID:
            top = min(rank, lead)
            stands, valid = after[top, STANDS], after[top, VALID]
            own = losing * valid + (winning - losing) * stands * (rank == top)
            if lead != nobody:
                other = leads[lead, 1] * valid
                other += (leads[lead, 0] - leads[lead, 1]) * stands * (lead == top)
        if own > best_own + NEAR or (own > best_own - NEAR and other < best_other - NEAR):
            best, best_own, best_other = o, own, other
    return best


def replies(
    hands: Ints, pairs: Ints, leads: Floats, after: Floats, chosen: Ints, results: Floats
) -> None:
    """What each hand replies to each lead, and what comes of it. `after[hand, standing]`."""
    columns = results.shape[2]
    for h in range(len(hands)):
        for lead in range(results.shape[1]):
            o = reply(hands[h], lead, pairs, leads, after[h])
            chosen[h, lead] = o
            i, j = pair_of(o)
            rank = pairs[hands[h, i], hands[h, j], o % 2, 0]
            winning = pairs[hands[h, i], hands[h, j], o % 2, 1]
            losing = pairs[hands[h, i], hands[h, j], o % 2, 2]
            if rank != VOID:
                top = min(rank, lead)
                stands, valid = after[h, top, STANDS], after[h, top, VALID]
                results[h, lead, STANDS] = stands * (lead == top)
                results[h, lead, VALID] = valid
                if columns > WINS:
                    results[h, lead, WINS] = stands * (rank == top)
                    results[h, lead, POINTS] = losing * valid + (winning - losing) * stands * (
                        rank == top
                    )
