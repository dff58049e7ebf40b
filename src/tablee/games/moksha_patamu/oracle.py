"""What can be expected at Moksha-patamu: each player's chances, and how long it will take.

Exact by Markov chain where pawns are not in each other's way (`races.py` says when). Where they are
(occupied squares, cards), exact too for two players if no more than some ten thousand states can
follow: all of them are then solved with best play (`joint.py`, `search/stochastic.py`). Otherwise
games are played on by habit (`habits.py`), and the error bar says how sure the figures are; what is
decided already is said exactly all the same. A bell that only the table rings is taken not to ring.
Where it rings by itself several may share the first place: the chance is that nobody does better.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tablee.contract.rules import CHANCE
from tablee.core.analysis import HAPPENS, Analysis, Figures, Truth, Words, best_first
from tablee.core.odds import odds
from tablee.core.seat_view import SeatView
from tablee.games.moksha_patamu.inside.cards import kind_of_card
from tablee.games.moksha_patamu.inside.ending import standing
from tablee.games.moksha_patamu.inside.races import Prospect, is_race, prospect, running
from tablee.games.moksha_patamu.joint import is_small
from tablee.games.moksha_patamu.notation import code
from tablee.games.moksha_patamu.rules import apply, returns
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


def analyse(seat_view: SeatView, samples: int) -> Analysis:
    s = seat_view.state
    seat = seat_view.seat if seat_view.seat >= 0 else int(s.to_move)
    actor = seat_view.to_act[0]
    position = seat_view.position
    chances = {a: float(share) for a, share in position.chance}
    names = list(chances) if actor == CHANCE else position.legal
    worths = judged(seat_view, actor, names, samples)
    if actor == CHANCE:
        here = mixed([worths[a] for a in names], list(chances.values()))
        truths = {a: throw_truth(s, seat, a, worths[a], chances[a]) for a in names}
        actions = dict(sorted(truths.items(), key=lambda item: -(item[1].probability or 0)))
    else:
        here = worths[max(names, key=lambda a: worths[a].values[actor])]
        is_own = seat_view.is_awaited
        truths = {a: card_truth(s, seat, a, worths[a]) for a in names if is_own}
        actions = best_first(truths)
    ahead = prospect(s) if actor == CHANCE and is_race(s) else None
    return Analysis(
        str(seat_view.game), __package__, seat_view.seat, position_truth(s, seat, here, ahead),
        actions, tuple(position_truth(s, p, here, None) for p in range(s.players)),
        (length_table(ahead),) if ahead else (),
        assumes=Words("assumes", {"cards": "yes" if s.snake_card or s.ladder_card else "no"}),
    )  # fmt: skip


def judged(seat_view: SeatView, actor: int, names: list[str], samples: int) -> dict[str, Worth]:
    """What each action comes to for every seat: exactly, if that can be."""
    codes = {a: code(a) or 0 for a in names}
    reached = {a: _after(seat_view.state, actor, codes[a]) for a in names}
    worths = {a: _certain(s) for a, s in reached.items() if is_decided(s) or is_race(s)}
    if len(worths) == len(names):
        return worths
    if is_small(seat_view.state):
        found = solved(seat_view.game.room, seat_view.state, actor, tuple(codes.values()))
        if found is not None:
            return {a: _duel(value) for a, value in zip(names, found[1], strict=True)}
    rest = tuple(codes[a] for a in names if a not in worths)
    most = STEPS // (STEPS_A_PLAYER * seat_view.game.seats * len(rest))
    times = min(samples, max(most, FEWEST))
    played = iter(rolled_out(seat_view, actor, rest, times, SEED))
    return {a: worths.get(a) or _as_arrived(reached[a], next(played)) for a in names}


def is_decided(s: State) -> bool:
    """§R5: whether nothing can change the ranking: it is over, or only one pawn is not home."""
    return bool(s.is_over or len(running(s)) < 2)


def _as_arrived(s: State, worth: Worth) -> Worth:
    """§R5: who is home has a rank for good, and nobody else comes first."""
    ranks = np.array(s.places[: s.players])
    home = ranks > 0
    if not home.any():
        return worth
    return Worth(
        np.where(home, s.players + 1.0 - 2 * ranks, worth.values),
        np.where(home, 0.0, worth.errors),
        (ranks == 1).astype(np.float64),
        np.zeros(s.players),
    )


def _after(s: State, actor: int, a: int) -> State:
    reached = s.copy()
    apply(reached, actor, a)
    return reached


def _certain(s: State) -> Worth:
    """A game that is decided, or a race."""
    none = np.zeros(s.players)
    if is_decided(s):
        values = np.zeros(s.players)
        returns(s, values)
        best = max(standing(s, p) for p in range(s.players))
        won = np.array([float(standing(s, p) == best) for p in range(s.players)])
        return Worth(values, none, won, none)
    found = prospect(s)
    return Worth(found.values, none, found.wins, none)


def _duel(value: float) -> Worth:
    """Between two, one of whom wins: a value is the chance to win less the chance to lose."""
    both = np.array([value, -value])
    return Worth(both, np.zeros(2), (1 + both) / 2, np.zeros(2))


def seat_truth(
    s: State, p: int, worth: Worth, message: str, blanks: dict[str, Value] | None = None
) -> Truth:
    """`shared`: whether the chance is to be first alone or with others (§R5)."""
    wins = float(worth.wins[p])
    said = {**odds(wins, not worth.win_errors[p]), "shared": int(s.turns_left > 0)}
    return Truth(
        float(worth.values[p]), probability=wins, error=float(worth.errors[p]),
        probability_error=float(worth.win_errors[p]), why=message,
        blanks={**said, **(blanks or {})},
    )  # fmt: skip


def position_truth(s: State, seat: int, here: Worth, ahead: Prospect | None) -> Truth:
    if is_decided(s):
        place = int(s.places[seat]) or int(s.players)
        return seat_truth(s, seat, here, "why-decided", {"place": place, "players": int(s.players)})
    if ahead is None:
        return seat_truth(s, seat, here, "why-seat")
    if s.turns_left:
        return seat_truth(s, seat, here, "why-bell", {"turns": int(s.turns_left)})
    blanks: dict[str, Value] = {"turns": round(ahead.turns, 2), "throws": round(ahead.throws, 2)}
    return seat_truth(s, seat, here, "why-race", blanks)


def throw_truth(s: State, seat: int, action: str, worth: Worth, share: float) -> Truth:
    """What a throw may lead to: where the pawn that moves would stand."""
    reached = _after(s, CHANCE, code(action) or 0)
    square = int(reached.squares[s.to_move])
    where = "waits" if reached.thrown[0] else "off" if square == OFF else "on"
    truth = seat_truth(s, seat, worth, "why-throw", {"where": where, "square": square})
    return replace(truth, probability=share, probability_of=HAPPENS, probability_error=0.0)


def card_truth(s: State, seat: int, action: str, worth: Worth) -> Truth:
    a = code(action) or 0
    if a == GO:
        return seat_truth(s, seat, worth, "why-go")
    square = a - CARD + 1
    kind = "snake" if kind_of_card(s, square) == SNAKE else "ladder"
    return seat_truth(s, seat, worth, "why-card", {"kind": kind, "square": square})


def length_table(ahead: Prospect) -> Figures:
    """After how many more turns so many games are over."""
    turns = tuple(float(np.searchsorted(ahead.over, share)) for share in SHARES)
    columns = tuple(Words("label-share", {"percent": round(100 * share)}) for share in SHARES)
    return Figures("table-length", columns, ((Words("label-turns"), turns),), is_probability=False)
