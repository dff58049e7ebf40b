"""The tables that players reckon with at deux sur quatre, made once for what lies face up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Any

import numpy as np

from tablee.core.room import room
from tablee.fast.arrays import Ints
from tablee.games.deux_sur_quatre.inside import outcomes, reckoning
from tablee.games.deux_sur_quatre.inside.reckoning import (
    KINDS,
    STANDINGS,
    VOID,
    Floats,
)
from tablee.games.deux_sur_quatre.state import CARDS, FACE_UP, HAND_SIZE, State

FUNCTIONS = (
    reckoning.list_pairs,
    reckoning.list_hands,
    reckoning.avoid,
    reckoning.replies,
    outcomes.settle_one,
    outcomes.settle_two,
    outcomes.play_deals,
    outcomes.deal_out,
)


@lru_cache(maxsize=1)
def machine() -> dict[Any, Any]:
    """The functions above as machine code."""
    from tablee.fast.compiled import compiled

    here = room("deux_sur_quatre")
    return dict(
        zip(FUNCTIONS, compiled(here.rules_to_compile, State.dtype, *FUNCTIONS), strict=True)
    )


@dataclass(frozen=True)
class Scale:
    """What every pair of kinds is worth against a target (`list_pairs`, standings numbered)."""

    kinds: Ints
    """[card]: its kind."""
    pairs: Ints
    leads: Floats
    """[standing]: what it brings a leader at least who wins, and who does not."""
    numbers: Ints
    """[standing of the rules]: its number; the last one is for nobody having shown."""

    @property
    def width(self) -> int:
        return len(self.leads)


@lru_cache(maxsize=256)
def scale(target: int, far_winner: int) -> Scale:
    s = State()
    s.target, s.far_winner, s.players = target, far_winner, 1
    states = np.frombuffer(bytearray(s.pack()), State.dtype).view(np.recarray)
    # Two cards of a kind that has one card are no pair: they keep this standing, and are not asked.
    pairs = np.full((KINDS, KINDS, 2, 3), VOID, np.int64)
    machine()[reckoning.list_pairs](states[0], pairs)
    held = np.unique(pairs[..., 0][pairs[..., 0] != VOID])
    numbers = np.full(STANDINGS + 1, len(held))
    numbers[held] = np.arange(len(held))
    numbered = pairs.copy()
    numbered[..., 0] = np.where(pairs[..., 0] == VOID, VOID, numbers[pairs[..., 0]])
    leads = np.zeros((len(held) + 1, 2))
    for n in range(len(held)):
        leads[n] = numbered[numbered[..., 0] == n][:, 1:].min(axis=0)
    kinds = np.array([reckoning.kind(s, card) for card in range(CARDS)])
    return Scale(kinds, numbered, leads, numbers)


@dataclass(frozen=True)
class CardPool:
    """Cards of which hands may be made."""

    counts: Ints
    hands: Ints

    @property
    def ways(self) -> float:
        return float(comb(int(self.counts.sum()), HAND_SIZE))


def pool(of: Scale, cards: Ints) -> CardPool:
    """The hands that some cards allow."""
    counts = np.bincount(of.kinds[cards], minlength=KINDS).astype(np.int64)
    hands = np.zeros((comb(KINDS + HAND_SIZE - 1, HAND_SIZE) + 1, HAND_SIZE), np.int64)
    return CardPool(counts, hands[: machine()[reckoning.list_hands](counts, hands)])


@lru_cache(maxsize=1)
def parts() -> Ints:
    """[part of a hand]: its row among all parts of hands (see `reckoning.part`)."""
    rows = np.zeros((KINDS + 1) ** HAND_SIZE, np.int64)
    digits = np.indices((KINDS + 1,) * HAND_SIZE).reshape(HAND_SIZE, -1)
    rising = (np.diff(digits, axis=0) >= 0).all(axis=0)
    rows[rising] = np.arange(rising.sum())
    return rows


def rows_of(hands: Ints) -> Ints:
    """[part]: which of these hands it is; -1 if it is none."""
    found = np.full((KINDS + 1) ** HAND_SIZE, -1)
    found[hands @ (KINDS + 1) ** np.arange(HAND_SIZE)[::-1]] = np.arange(len(hands))
    return found


def last_replies(of: Scale, hands: Ints, columns: int) -> tuple[Ints, Floats]:
    """How the last player replies with each hand to each lead, and what comes of it."""
    after = np.ones((len(hands), of.width, 2))
    return replies(of, hands, after, columns)


def replies(of: Scale, hands: Ints, after: Floats, columns: int) -> tuple[Ints, Floats]:
    chosen = np.zeros((len(hands), of.width), np.int64)
    results = np.zeros((len(hands), of.width, columns))
    machine()[reckoning.replies](hands, of.pairs, of.leads, after, chosen, results)
    return chosen, results


def avoided(of: CardPool, askers: Ints, results: Floats) -> Floats:
    """For each hand in `askers`: the mean of `results` over the hands that do without its cards.
    The pool has these cards too."""
    averages = np.zeros((len(askers), *results.shape[1:]))
    machine()[reckoning.avoid](of.hands, askers, of.counts, results, parts(), averages)
    return averages


@dataclass(frozen=True)
class Minds:
    """How everybody who has yet to show will reply."""

    of: Scale
    rows: Ints
    chosen: Ints
    """[how many follow, hand, lead]: the option taken."""


def minds(s: State, levels: int) -> Minds:
    """How players reckon with up to `levels` - 1 others after them, given what lies face up."""
    of = scale(int(s.target), int(s.far_winner))
    unseen = pool(of, np.flatnonzero(np.asarray(s.where) != FACE_UP))
    chosen = np.zeros((levels, len(unseen.hands), of.width), np.int64)
    chosen[0], results = last_replies(of, unseen.hands, 2)
    for level in range(1, levels):
        after = avoided(unseen, unseen.hands, results)
        chosen[level], results = replies(of, unseen.hands, after, 2)
    return Minds(of, rows_of(unseen.hands), chosen)
