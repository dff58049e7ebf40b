"""What can be expected at Moksha-patamu: each player's chances, and how long it will take.

Exact by Markov chain where pawns are not in each other's way (`races.py` says when). Where they are
(occupied squares, cards), exact too for two players if no more than some ten thousand states can
follow: all of them are then solved with best play (`joint.py`, `search/stochastic.py`). Otherwise
games are played on by habit (`habits.py`), and the error bar says how sure the figures are. A bell
that only the table rings is taken not to ring.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.analysis import Analysis, Table, Truth, Words, best_first
from tablee.engine.contract import CHANCE
from tablee.engine.odds import odds
from tablee.engine.outlook import Outlook
from tablee.games.moksha_patamu.cards import kind_of_card
from tablee.games.moksha_patamu.joint import is_small
from tablee.games.moksha_patamu.notation import code
from tablee.games.moksha_patamu.races import Prospect, is_race, prospect
from tablee.games.moksha_patamu.rules import apply, returns, standing
from tablee.games.moksha_patamu.state import CARD, GO, OFF, SNAKE, State
from tablee.search.rollouts import Worth, mixed, rolled_out
from tablee.search.stochastic import solved
from tablee.texts import Value

SEED = 1
"""The same question gets the same answer."""
STEPS = 6_000_000
"""Throws and moves played at most for one question: a second or two."""
STEPS_A_PLAYER = 60
FEWEST = 300
SHARES = (0.1, 0.25, 0.5, 0.75, 0.9, 0.99)


def analyse(outlook: Outlook, samples: int) -> Analysis:
    s = outlook.state
    seat = outlook.seat if outlook.seat >= 0 else int(s.to_move)
    actor = outlook.to_act[0]
    position = outlook.position
    chances = {a: float(share) for a, share in position.chance}
    names = list(chances) if actor == CHANCE else position.legal
    worths = judged(outlook, actor, names, samples)
    if actor == CHANCE:
        here = mixed([worths[a] for a in names], list(chances.values()))
        truths = {a: throw_truth(s, seat, a, worths[a], chances[a]) for a in names}
        actions = dict(sorted(truths.items(), key=lambda item: -(item[1].probability or 0)))
    else:
        here = worths[max(names, key=lambda a: worths[a].values[actor])]
        is_own = outlook.is_awaited
        truths = {a: card_truth(s, seat, a, worths[a]) for a in names if is_own}
        actions = best_first(truths)
    ahead = prospect(s) if actor == CHANCE and is_race(s) else None
    return Analysis(
        str(outlook.game), __package__, outlook.seat, position_truth(s, seat, here, ahead),
        actions, tuple(seat_truth(p, here, "why-seat") for p in range(s.players)),
        (length_table(ahead),) if ahead else (),
    )  # fmt: skip


def judged(outlook: Outlook, actor: int, names: list[str], samples: int) -> dict[str, Worth]:
    """What each action comes to for every seat: exactly, if that can be."""
    codes = tuple(code(a) or 0 for a in names)
    reached = [_after(outlook.state, actor, a) for a in codes]
    if all(s.is_over or is_race(s) for s in reached):
        return dict(zip(names, map(_certain, reached), strict=True))
    if is_small(outlook.state):
        found = solved(outlook.game.room, outlook.state, actor, codes)
        if found is not None:
            return {a: _duel(value) for a, value in zip(names, found[1], strict=True)}
    most = STEPS // (STEPS_A_PLAYER * outlook.game.seats * len(codes))
    times = min(samples, max(most, FEWEST))
    return dict(zip(names, rolled_out(outlook, actor, codes, times, SEED), strict=True))


def _after(s: State, actor: int, a: int) -> Any:
    reached = s.copy()
    apply(reached, actor, a)
    return reached


def _certain(s: State) -> Worth:
    """A game that is over, or a race."""
    none = np.zeros(s.players)
    if s.is_over:
        values = np.zeros(s.players)
        returns(s, values)  # type: ignore[arg-type]
        best = max(standing(s, p) for p in range(s.players))
        won = np.array([float(standing(s, p) == best) for p in range(s.players)])
        return Worth(values, none, won, none)
    found = prospect(s)
    return Worth(found.values, none, found.wins, none)


def _duel(value: float) -> Worth:
    """Between two, one of whom wins: a value is the chance to win less the chance to lose."""
    both = np.array([value, -value])
    return Worth(both, np.zeros(2), (1 + both) / 2, np.zeros(2))


def seat_truth(p: int, worth: Worth, message: str, blanks: dict[str, Value] | None = None) -> Truth:
    wins = float(worth.wins[p])
    return Truth(
        float(worth.values[p]), probability=wins, error=float(worth.errors[p]), why=message,
        blanks={**odds(wins, not worth.errors[p]), **(blanks or {})},
    )  # fmt: skip


def position_truth(s: State, seat: int, here: Worth, ahead: Prospect | None) -> Truth:
    if ahead is None:
        return seat_truth(seat, here, "why-seat")
    if s.turns_left:
        return seat_truth(seat, here, "why-bell", {"turns": int(s.turns_left)})
    blanks: dict[str, Value] = {"turns": round(ahead.turns, 2), "throws": round(ahead.throws, 2)}
    return seat_truth(seat, here, "why-race", blanks)


def throw_truth(s: State, seat: int, action: str, worth: Worth, share: float) -> Truth:
    """What a throw may lead to: where the pawn that moves would stand."""
    reached = _after(s, CHANCE, code(action) or 0)
    square = int(reached.squares[s.to_move])
    where = "waits" if reached.thrown[0] else "off" if square == OFF else "on"
    truth = seat_truth(seat, worth, "why-throw", {"where": where, "square": square})
    return Truth(
        truth.value, probability=share, error=truth.error, why=truth.why, blanks=truth.blanks
    )


def card_truth(s: State, seat: int, action: str, worth: Worth) -> Truth:
    a = code(action) or 0
    if a == GO:
        return seat_truth(seat, worth, "why-go")
    square = a - CARD + 1
    kind = "snake" if kind_of_card(s, square) == SNAKE else "ladder"
    return seat_truth(seat, worth, "why-card", {"kind": kind, "square": square})


def length_table(ahead: Prospect) -> Table:
    """After how many more turns so many games are over."""
    turns = tuple(float(np.searchsorted(ahead.over, share)) for share in SHARES)
    columns = tuple(Words("label-share", {"percent": round(100 * share)}) for share in SHARES)
    return Table("table-length", columns, ((Words("label-turns"), turns),), is_probability=False)
