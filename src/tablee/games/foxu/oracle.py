"""What is exactly true at Foxu: every action's outcome, and how long it takes with best play.

While the grey pegs are being laid the game is a game of layouts: see `layouts.py`.
"""

from __future__ import annotations

from dataclasses import replace

from tablee.core.analysis import Analysis, Truth, best_first
from tablee.core.position import Position
from tablee.core.seat_view import SeatView
from tablee.games.foxu.inside.layouts import laying
from tablee.games.foxu.inside.prospects import (
    foxu_solver,
    prospect,
    settled,
    suppose,
    wins,
)
from tablee.games.foxu.state import CHOOSING, PLACING, State
from tablee.search.solver import Deadline
from tablee.texts import Value

OPPOSITE = {"win": "loss", "draw": "draw", "loss": "win"}
NO_LIMIT = Deadline()


def analyse(seat_view: SeatView, samples: int) -> Analysis:
    """Outcome and plies of every action, for the one who asks."""
    with foxu_solver().lock:
        suppose(seat_view.state)
        if seat_view.state.phase == PLACING:
            here, actions = laying(seat_view, samples)
        else:
            position = seat_view.position
            actions = best_first({a: judged(position, a) for a in position.legal})
            here = summary(position, next(iter(actions.values())))
            if seat_view.seat != position.to_act[0]:
                here = for_the_other(here)
    found = actions if seat_view.is_awaited else {}
    return Analysis(str(seat_view.game), __package__, seat_view.seat, here, found)


def judged(position: Position, action: str) -> Truth:
    """The truth of an action for the one who plays it, and the answer that makes it so."""
    mover = position.to_act[0]
    after = position.play(action)
    winner, plies = settled(prospect(after), NO_LIMIT)
    if winner is None:
        return Truth(0, "draw", why="why-comes-back" if after.is_over else "why-action-draw")
    outcome = "win" if winner == mover else "loss"
    value = 1 if winner == mover else -1
    if after.is_over:
        return Truth(value, outcome, 1, why="why-empties")
    blanks: dict[str, Value] = {"plies": plies + 1, "answer": answer(after, winner, plies)}
    kind = "slide"
    if position.state.phase == CHOOSING:
        kind = "diagonal"
    elif action == "swap":
        kind = "swap"
    return Truth(value, outcome, plies + 1, why=f"why-{kind}-{outcome}", blanks=blanks)


def answer(position: Position, winner: int, plies: int) -> str:
    """An action that does what is best here: wins in so many, or resists so long."""
    actor = position.to_act[0]
    loser = 1 - winner
    for action in position.legal:
        after = prospect(position.play(action))
        if actor == winner and wins(after, winner, plies - 1, NO_LIMIT):
            return action
        if actor == loser and not wins(after, winner, plies - 2, NO_LIMIT):
            return action
    raise AssertionError("some action is the best")


def summary(position: Position, best: Truth) -> Truth:
    """What the best action makes of a position."""
    s: State = position.state
    is_pie = s.pie and s.slides < 2
    why = f"why-{best.outcome}"
    if is_pie and best.outcome == "loss" and s.slides == 0:
        why = "why-pie-loss"
    return replace(best, why=why, blanks={"plies": best.plies or 0})


def for_the_other(here: Truth) -> Truth:
    """The same position for the seat that waits."""
    outcome = OPPOSITE[str(here.outcome)]
    return replace(here, value=-here.value, outcome=outcome, why=f"why-waiting-{outcome}")
