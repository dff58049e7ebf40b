"""What is exactly true at Modulo: the whole game, solved backwards. Endless play is a draw.

So is the third appearance of a position (§R3): what has come before is taken in live.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from tablee.core.analysis import CHOSEN, Analysis, Truth, best_first
from tablee.core.duel import DRAW, NOBODY
from tablee.core.game import game
from tablee.core.position import Position
from tablee.core.room import room
from tablee.core.seat_view import SeatView
from tablee.games.modulo.rules import hold, mover
from tablee.games.modulo.state import OUT, PAIRS, POSITIONS, State
from tablee.search.matrix import equilibrium
from tablee.search.retrograde import Solution, solve
from tablee.search.worn_out import worn_out
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
    return solve(room("modulo"), free.initial, POSITIONS * goal * goal, WIDEST, (put, number))


def analyse(seat_view: SeatView, samples: int) -> Analysis:
    """Outcome and plies of every action; for a secret start, how to choose (§11)."""
    if seat_view.state.is_choosing:
        here, actions = secret_start(seat_view)
    else:
        found = judged(seat_view.position)
        best = next(iter(found.values()))
        value = best.value if seat_view.is_awaited else -best.value
        here = truth(value, best.plies, int(seat_view.state.repetition))
        actions = found if seat_view.is_awaited else {}
    return Analysis(str(seat_view.game), __package__, seat_view.seat, here, actions)


def judged(position: Position) -> dict[str, Truth]:
    """The truth of every action for the one who plays it, the best first."""
    s: State = position.state
    solved = remaining(s)
    return best_first({a: after(position.play(a), int(s.to_move), solved) for a in position.legal})


def remaining(s: State) -> Solution:
    """The game as it can still be played: positions that have come too often are drawn (§R3). A
    point forgets them all, so no game to come is changed but the one for the next point."""
    solved = solution(int(s.goal))
    drawn = worn_out(s.visits, int(s.repetition), PAIRS)
    if not drawn:
        return solved
    first = number(s) - int(s.position)
    return solved.supposing_drawn((first + i for i in drawn), range(first, first + POSITIONS))


def after(reached: Position, mover: int, solved: Solution) -> Truth:
    """The truth of an action that led here, for the one who played it."""
    s: State = reached.state
    if s.winner == DRAW:
        return Truth(0, "draw", why="why-comes-back")
    if s.winner != NOBODY:
        return truth(reached.returns[mover], 1, int(s.repetition))
    i = number(s)
    plies = int(solved.plies[i])
    outcome = int(solved.outcomes[i] if s.to_move == mover else -solved.outcomes[i])
    return truth(outcome, plies + 1, int(s.repetition))


def truth(value: float, plies: int | None, repetition: int) -> Truth:
    outcome = OUTCOMES[int(value)]
    if value == 0:
        return Truth(0, outcome, why="why-draw" if repetition else "why-endless")
    return Truth(value, outcome, plies, why=f"why-{outcome}", blanks={"plies": plies or 0})


def secret_start(seat_view: SeatView) -> tuple[Truth, dict[str, Truth]]:
    """§11 as a matrix game: what each pair of choices leads to, and how a perfect player mixes."""
    seat = max(seat_view.seat, 0)  # a spectator is told what the first player is
    fresh = game("modulo", start="secret", points=seat_view.state.goal, repetition=0).start()
    choices = fresh.legal_for(seat)
    payoffs = [[_pays(fresh, seat, mine, other) for other in choices] for mine in choices]
    value, mix = equilibrium(payoffs)
    actions = {}
    for choice, share, row in zip(choices, mix, payoffs, strict=True):
        blanks: dict[str, Value] = {
            "wins": row.count(1), "draws": row.count(0), "losses": row.count(-1)
        }  # fmt: skip
        actions[choice] = Truth(
            float(min(row)),
            probability=float(share),
            probability_of=CHOSEN,
            why="why-choice",
            blanks=blanks,
        )  # fmt: skip
    own = seat_view.state.hands.tolist()[seat]
    if own[0] > OUT:
        # It has chosen, and the other mixes as a perfect player does.
        row = payoffs[choices.index(f"{own[0]}{own[1]}")]
        _, others = equilibrium([[-mine[k] for mine in payoffs] for k in range(len(choices))])
        value = sum((pays * share for pays, share in zip(row, others, strict=True)), Fraction(0))
    why = "why-chosen" if own[0] > OUT else "why-secret"
    here = Truth(float(value), why=why, blanks={"value": float(value)})
    return here, actions if seat_view.is_awaited else {}


def _pays(start: Position, seat: int, mine: str, other: str) -> int:
    """What two choices lead to with best play, for `seat`."""
    s: State = start.play(mine, seat).play(other, 1 - seat).state
    outcome = int(solution(int(s.goal)).outcomes[number(s)])
    return outcome if s.to_move == seat else -outcome
