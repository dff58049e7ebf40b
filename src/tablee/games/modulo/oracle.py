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
from tablee.games.modulo.actions import LEFT, RIGHT, TAPS, choosing
from tablee.games.modulo.inside.numbering import POSITIONS, number, place, put
from tablee.games.modulo.notation import text
from tablee.games.modulo.state import OUT, PAIRS, State
from tablee.search.matrix import equilibrium
from tablee.search.retrograde import Solution, solve
from tablee.search.worn_out import worn_out
from tablee.texts import Value

OUTCOMES = {1: "win", 0: "draw", -1: "loss"}
WIDEST = TAPS + 1
"""Actions that may be open at once: all taps, and to divide."""


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
    first = number(s) - place(s)
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
    s: State = seat_view.state
    seat = max(seat_view.seat, 0)  # a spectator is told what the first player is
    choices, payoffs = matrix(int(s.goal), seat)
    value, mix = equilibrium(payoffs)
    knows_own = s.hands[seat, LEFT] > OUT
    if knows_own:
        value = against_the_perfect(payoffs, choices.index(own_choice(s, seat)))
    why = "why-chosen" if knows_own else "why-secret"
    here = Truth(float(value), why=why, blanks={"value": float(value)})
    if not seat_view.is_awaited:
        return here, {}
    return here, {
        choice: mixed(share, row) for choice, share, row in zip(choices, mix, payoffs, strict=True)
    }


def matrix(goal: int, seat: int) -> tuple[list[str], list[list[int]]]:
    """A seat's choices, and what each leads to against each of the other's, with best play."""
    fresh = game("modulo", start="secret", points=goal, repetition=0).start()
    choices = fresh.legal_for(seat)
    return choices, [[pays(fresh, seat, mine, other) for other in choices] for mine in choices]


def pays(start: Position, seat: int, mine: str, other: str) -> int:
    """What two choices lead to with best play, for `seat`."""
    s: State = start.play(mine, seat).play(other, 1 - seat).state
    outcome = int(solution(int(s.goal)).outcomes[number(s)])
    return outcome if s.to_move == seat else -outcome


def own_choice(s: State, seat: int) -> str:
    """What a seat has chosen, in notation."""
    return text(choosing(s.hands[seat, LEFT], s.hands[seat, RIGHT]))


def against_the_perfect(payoffs: list[list[int]], row: int) -> Fraction:
    """What one choice is worth while the other mixes as a perfect player does."""
    _, others = equilibrium([[-mine[k] for mine in payoffs] for k in range(len(payoffs))])
    return sum((a * share for a, share in zip(payoffs[row], others, strict=True)), Fraction(0))


def mixed(share: Fraction, row: list[int]) -> Truth:
    """A choice: how often a perfect player takes it, and what it leads to."""
    blanks: dict[str, Value] = {
        "wins": row.count(1), "draws": row.count(0), "losses": row.count(-1)
    }  # fmt: skip
    return Truth(
        float(min(row)),
        probability=float(share),
        probability_of=CHOSEN,
        why="why-choice",
        blanks=blanks,
    )
