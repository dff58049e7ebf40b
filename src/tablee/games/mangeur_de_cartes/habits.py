"""How people play Le mangeur de cartes who play sensibly, and what a round has brought them."""

from __future__ import annotations

from tablee.core.arrays import Workspace
from tablee.games.mangeur_de_cartes.inside.piles import cards_held
from tablee.games.mangeur_de_cartes.rules import legal
from tablee.games.mangeur_de_cartes.state import CARDS, DIE, NAME, NAMING, VALUES, State
from tablee.search.rollouts import VALUE, WON, Floats

MOST = 10
"""The highest value of a card (§R1), and the commonest."""


def habit(s: State, seat: int, w: Workspace) -> int:
    """Takes a card as soon as it can be taken (§9), and otherwise turns up; a joker reaches the
    target, or leaves a 10 to come if it can, since four kinds of cards are worth 10."""
    legal(s, seat, w.actions)
    if s.phase != NAMING:
        # Cards to be taken are listed before anything else.
        return int(w.actions[0])
    needed = s.target - s.totals[seat]
    value = needed if needed <= MOST else min(needed - MOST, MOST)
    return int(NAME + value - 1)


def is_settled(s: State, before: State) -> bool:
    """The round is over."""
    return bool(s.round != before.round)


def measure(s: State, before: State, values: Floats) -> None:
    """The cards each player holds once the round is over. Cards turned up are gone from a pile, so
    only the winner of the round has more than before."""
    for p in range(s.players):
        held = cards_held(s, p)
        values[p, VALUE] = held
        values[p, WON] = held > cards_held(before, p)


def likeness(s: State, a: int) -> int:
    """§R1: cards of the same value, whatever their suit; the jokers too are alike."""
    return a if a >= DIE else CARDS + VALUES[a]
