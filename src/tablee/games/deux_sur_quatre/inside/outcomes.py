"""What a combination brings to everybody at deux sur quatre, whatever hands the others hold."""

from __future__ import annotations

from tablee.contract.rules import CHANCE
from tablee.core.arrays import States, Workspace
from tablee.fast.arrays import Ints
from tablee.games.deux_sur_quatre.inside.imagining import imagine
from tablee.games.deux_sur_quatre.inside.reckoning import (
    POINTS,
    STANDS,
    VALID,
    VOID,
    WINS,
    Floats,
    kind,
    pair_of,
    part,
    ways,
)
from tablee.games.deux_sur_quatre.inside.scoring import (
    best_standing,
    combination,
    gain,
    standing,
    total,
)
from tablee.games.deux_sur_quatre.rules import apply, draw, is_dealing, legal, whose_turn
from tablee.games.deux_sur_quatre.state import CARDS, HAND, HAND_SIZE, MOST_PLAYERS, State

NOT_WON = -1
"""A best standing that nobody has."""


def settle_two(
    first: int, lead: int, hands: Ints, counts: Ints, rows: Ints, pairs: Ints, chosen: Ints,
    last: Floats, total_ways: float, found: Floats,
) -> None:  # fmt: skip
    """Two follow. `found` gets, for the one who has just shown (`first`, a standing) and whoever
    led before, STANDS and VALID (rows 0 and 1); then WINS and POINTS of the next (row 2) and of the
    last (row 3). `chosen[row]` is how the next replies, `last[h]` what the last then brings."""
    top = min(first, lead)
    for h in range(len(hands)):
        share = ways(hands[h], 0, counts) / total_ways
        o = chosen[rows[h], top]
        i, j = pair_of(o)
        rank = pairs[hands[h, i], hands[h, j], o % 2, 0]
        if rank != VOID:
            best = min(rank, top)
            stands, valid = last[h, best, STANDS] * share, last[h, best, VALID] * share
            found[0, STANDS] += stands * (first == best)
            found[1, STANDS] += stands * (lead == best)
            found[0, VALID] += valid
            won = stands * (rank == best)
            found[2, WINS] += won
            found[2, POINTS] += won * pairs[hands[h, i], hands[h, j], o % 2, 1]
            found[2, POINTS] += (valid - won) * pairs[hands[h, i], hands[h, j], o % 2, 2]
            found[3, WINS] += last[h, best, WINS] * share
            found[3, POINTS] += last[h, best, POINTS] * share


def settle_one(
    first: int, lead: int, hands: Ints, counts: Ints, last: Floats, total_ways: float,
    found: Floats,
) -> None:  # fmt: skip
    """The same when only the last follows (row 3)."""
    best = min(first, lead)
    for h in range(len(hands)):
        share = ways(hands[h], 0, counts) / total_ways
        found[0, STANDS] += last[h, best, STANDS] * share * (first == best)
        found[1, STANDS] += last[h, best, STANDS] * share * (lead == best)
        found[0, VALID] += last[h, best, VALID] * share
        found[3, WINS] += last[h, best, WINS] * share
        found[3, POINTS] += last[h, best, POINTS] * share


def reckoned(s: State, p: int, places: Ints, numbers: Ints, chosen: Ints, w: Workspace) -> int:
    """What a player shows who reckons: `chosen[how many follow, hand, lead]`; `numbers` says at
    which place a standing stands, `places` which row of the table a hand is."""
    n = 0
    for card in range(CARDS):
        if s.where[card] == HAND + p:
            # By rising kind, which is not always by rising card.
            i = n
            while i > 0 and kind(s, w.actions[i - 1]) > kind(s, card):
                w.actions[i] = w.actions[i - 1]
                i -= 1
            w.actions[i] = card
            n += 1
    for i in range(HAND_SIZE):
        w.weights[i] = kind(s, w.actions[i])
    row = places[part(w.weights, (1 << HAND_SIZE) - 1)]
    o = chosen[s.left - 1, row, numbers[lead_of(s)]]
    i, j = pair_of(o)
    low, high = min(w.actions[i], w.actions[j]), max(w.actions[i], w.actions[j])
    return combination(low, high, o % 2)


def lead_of(s: State) -> int:
    """The best standing shown so far; -1 (the last place of `numbers`) if nobody has shown."""
    best = -1
    for p in range(s.players):
        if s.shown[p] and (best < 0 or standing(s, p) < best):
            best = standing(s, p)
    return best


def greedy(s: State, p: int, w: Workspace) -> int:
    """What would bring most if nobody followed, and of equals what leaves the lead least."""
    n = legal(s, p, w.actions)
    before = s.shown[p]
    lead = lead_of(s)
    best, most = w.actions[0], -100
    for i in range(n):
        a = w.actions[i]
        worth = 0
        if total(a) != 0:
            s.shown[p] = a
            rank = standing(s, p)
            worth = 10 * gain(s, p, rank if lead < 0 or rank <= lead else NOT_WON)
            # A lead that stands costs a little, and so does one that is shared.
            worth -= 2 * (0 <= lead < rank) + (lead == rank)
        if worth > most:
            best, most = a, worth
    s.shown[p] = before
    return int(best)


def play_deals(
    states: States[State], seat: int, actions: Ints, times: int, places: Ints, numbers: Ints,
    chosen: Ints, w: Workspace, totals: Floats,
) -> None:  # fmt: skip
    """Imagine what is unseen so many times, and each time play the deal to its end after each
    action, the others reckoning. `totals[k, seat]` gets the sums of points, their squares, and
    deals won. Without an action the deal goes on as everybody reckons."""
    for _ in range(times):
        states[1] = states[0]
        imagine(states[1], seat, w)
        for k in range(max(len(actions), 1)):
            states[2] = states[1]
            s = states[2]
            deal = s.deal
            if len(actions):
                apply(s, seat, actions[k])
            while s.left > 0 and s.deal == deal:
                p = whose_turn(s)
                apply(s, p, reckoned(s, p, places, numbers, chosen, w))
            add_up(s, states[0], totals[k])


def deal_out(states: States[State], seat: int, times: int, w: Workspace, totals: Floats) -> None:
    """The cards are still being dealt: imagine what is unseen, deal on, and let everybody show
    what would win at that moment. `totals[card]` gets the sums for the next card, and the last row
    those of all."""
    for _ in range(times):
        states[1] = states[0]
        s = states[1]
        imagine(s, seat, w)
        a = draw(s, w)
        first = a % CARDS
        apply(s, CHANCE, a)
        deal = s.deal
        while s.left > 0 and s.deal == deal:
            if is_dealing(s):
                apply(s, CHANCE, draw(s, w))
            else:
                p = whose_turn(s)
                apply(s, p, greedy(s, p, w))
        add_up(s, states[0], totals[first])
        add_up(s, states[0], totals[CARDS])


def add_up(s: State, before: State, totals: Floats) -> None:
    """What a finished deal has brought to each seat."""
    best = NOT_WON if is_void_now(s) else best_standing(s)
    for p in range(s.players):
        brought = s.points[p] - before.points[p]
        totals[p, 0] += brought
        totals[p, 1] += brought * brought
        if best != NOT_WON:
            totals[p, 2] += standing(s, p) == best
    totals[MOST_PLAYERS, 0] += 1


def is_void_now(s: State) -> bool:
    """§18: has somebody shown a total of 0?"""
    for p in range(s.players):  # noqa: SIM110
        if s.shown[p] and total(s.shown[p]) == 0:
            return True
    return False
