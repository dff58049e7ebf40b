"""What is exactly true at Modulo: the whole game, solved backwards (endless play is a draw)."""

from __future__ import annotations

from functools import cache

from tablee.engine.analysis import Analysis, Truth, best_first
from tablee.engine.duel import NOBODY
from tablee.engine.game import game
from tablee.engine.outlook import Outlook
from tablee.engine.position import Position
from tablee.engine.room import room
from tablee.games.modulo.rules import hold, mover
from tablee.games.modulo.state import OUT, POSITIONS, State
from tablee.search.matrix import equilibrium
from tablee.search.retrograde import Solution, solve
from tablee.texts import Value

OUTCOMES = {1: "win", 0: "draw", -1: "loss"}
WIDEST = 5
"""Four taps and a division."""


def put(s: State, i: int) -> bool:
    """Set position `i` up: the points, then the hands and who is to move, as the rules count."""
    position, points = i % POSITIONS, i // POSITIONS
    hold(s, position)
    s.to_move = mover(position)
    s.points[1] = points % s.goal
    s.points[0] = points // s.goal
    s.winner = NOBODY
    s.is_choosing = 0
    return bool(s.hands[0, 0] + s.hands[0, 1] != OUT and s.hands[1, 0] + s.hands[1, 1] != OUT)


def number(s: State) -> int:
    return int((s.points[0] * s.goal + s.points[1]) * POSITIONS + s.position)


@cache
def solution(goal: int) -> Solution:
    """The whole game to so many points, without the rule of repetition (§R3)."""
    free = game("modulo", points=goal, repetition=0)
    return solve(room("modulo"), free.initial, POSITIONS * goal * goal, WIDEST)


def analyse(outlook: Outlook, samples: int) -> Analysis:
    """Outcome and plies of every action; for a secret start, how to choose (§11)."""
    if outlook.state.is_choosing:
        here, actions = secret_start(outlook)
    else:
        here = judged(outlook.state, outlook.seat)
        actions = {a: after(outlook.position, a) for a in outlook.legal}
    return Analysis(str(outlook.game), __package__, outlook.seat, here, best_first(actions))


def judged(state: State, seat: int) -> Truth:
    """The truth of a position in play, for a seat."""
    solved = solution(int(state.goal))
    i = number(state)
    outcome = int(solved.outcomes[i])
    return truth(outcome if seat == state.to_move else -outcome, int(solved.plies[i]))


def after(position: Position, action: str) -> Truth:
    """The truth of an action, for the one who plays it."""
    mover = position.to_act[0]
    reached = position.play(action)
    if reached.is_over and reached.returns[mover]:
        return truth(reached.returns[mover], 1)
    if reached.is_over:
        return truth(0, -1)
    there = judged(reached.state, mover)
    return truth(int(there.value), -1 if there.plies is None else there.plies + 1)


def truth(value: int, plies: int) -> Truth:
    outcome = OUTCOMES[value]
    if value == 0:
        return Truth(0, outcome, why="why-draw")
    return Truth(value, outcome, plies, why=f"why-{outcome}", blanks={"plies": plies})


def secret_start(outlook: Outlook) -> tuple[Truth, dict[str, Truth]]:
    """§11 as a matrix game: what each pair of choices leads to, and how a perfect player mixes."""
    seat = outlook.seat
    fresh = game("modulo", start="secret", points=outlook.state.goal, repetition=0).start()
    choices = fresh.legal_for(seat)
    payoffs = [[_pays(fresh, seat, mine, other) for other in choices] for mine in choices]
    value, mix = equilibrium(payoffs)
    actions = {}
    for choice, share, row in zip(choices, mix, payoffs, strict=True):
        blanks: dict[str, Value] = {
            "wins": row.count(1), "draws": row.count(0), "losses": row.count(-1)
        }  # fmt: skip
        actions[choice] = Truth(
            float(min(row)), probability=float(share), why="why-choice", blanks=blanks
        )
    here = Truth(float(value), why="why-secret", blanks={"value": float(value)})
    return here, actions if outlook.is_awaited else {}


def _pays(start: Position, seat: int, mine: str, other: str) -> int:
    """What two choices lead to with best play, for `seat`."""
    return int(judged(start.play(mine, seat).play(other, 1 - seat).state, seat).value)
