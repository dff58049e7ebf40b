"""How people use their cards at Moksha-patamu who play sensibly, and what a game was worth."""

from __future__ import annotations

from tablee.core.arrays import Workspace
from tablee.games.moksha_patamu.inside.cards import can_lay_on
from tablee.games.moksha_patamu.inside.ending import standing
from tablee.games.moksha_patamu.rules import goal, returns, stopping_square
from tablee.games.moksha_patamu.state import CARD, GO, OFF, State
from tablee.search.rollouts import VALUE, WON, Floats

REACH = 6
"""Squares ahead of a pawn, for each die, that the next throw may lead to."""
WORTHWHILE = 10
"""Squares that a ladder must climb, for an opponent in reach, to be worth a card."""


def habit(s: State, seat: int, w: Workspace) -> int:
    """§14, §16: a snake card just before landing on the head, a ladder card on the foot that an
    opponent may well land on; otherwise go."""
    head = bitten_at(s, seat)
    if head != OFF and can_lay_on(s, seat, head):
        return CARD + head - 1
    foot = worst_ladder(s, seat)
    return CARD + foot - 1 if foot != OFF else GO


def landing(s: State, p: int) -> int:
    """The square to which the throw that waits will bring this pawn, on the board; OFF if none."""
    if s.squares[p] == OFF and not s.free_entry:
        return OFF
    return stopping_square(s, p, goal(s, p, s.thrown[0] + s.thrown[1]))


def bitten_at(s: State, p: int) -> int:
    """The head on which the throw that waits will land this pawn, unprotected; OFF if none."""
    square = landing(s, p)
    return square if s.leads[square] < square and s.cards[square] == 0 else OFF


def worst_ladder(s: State, p: int) -> int:
    """The foot that helps opponents in reach of it most, those ahead of us above all, and does not
    help us; OFF if none is worth a card."""
    best, most = OFF, WORTHWHILE
    far = REACH * s.dice
    for foot in range(1, s.size):
        if s.leads[foot] > foot and can_lay_on(s, p, foot):
            harm = 0
            for other in range(s.players):
                if 0 < foot - s.squares[other] <= far and s.squares[other] > OFF:
                    climbs = s.leads[foot] - foot
                    if other == p:
                        harm -= climbs
                    else:
                        harm += climbs if s.squares[other] >= s.squares[p] else climbs // 2
            if harm > most:
                best, most = foot, harm
    return best


def is_settled(s: State, before: State) -> bool:
    return bool(s.is_over)


def measure(s: State, before: State, values: Floats) -> None:
    """§R7: what the game was worth; and whether nobody did better."""
    best = 0
    for p in range(s.players):
        best = max(best, standing(s, p))
    returns(s, values[:, VALUE])  # whole numbers, kept with the others
    for p in range(s.players):
        values[p, WON] = standing(s, p) == best


def likeness(s: State, a: int) -> int:
    """Every throw is different."""
    return a
