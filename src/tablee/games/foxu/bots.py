"""How each level thinks at Foxu. Easier levels look less far ahead and overlook slides; what they
cannot see through they judge as people do, by the pegs left. `perfect` plays what is exactly true,
and thinks until it knows (docs/decisions/0058, 0060).

Grey pegs are laid at random, as the rulebook says (§3); only `perfect` lays them so that it wins
or, with the pie rule, so that it can draw.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tablee.core.game import Game
from tablee.core.seat_view import Choose, Maker, SeatView
from tablee.games.foxu.inside.compact import BOARD, FULL, LEFT
from tablee.games.foxu.inside.layouts import good_cells
from tablee.games.foxu.inside.prospects import (
    Ended,
    Prospect,
    Running,
    best,
    foxu_solver,
    no_worse,
    prospect,
    suppose,
    wins,
)
from tablee.games.foxu.state import CHOOSING, PLACING
from tablee.search.alphabeta import WON
from tablee.search.solver import Deadline, OutOfTime
from tablee.search.thinking import noticed, one_of_the_best

CERTAIN = 100.0
"""What a win that is seen is worth, beside a judgement in pegs."""
SHARE = 0.8
"""How much of the time for a move is spent on searching; the rest is for what surrounds it."""


def levels(game: Game) -> dict[str, Maker]:
    return {
        "easy": seeing(1, missed=0.5),
        "medium": seeing(2, missed=0.25),
        "strong": seeing(7, missed=0.03),
        "perfect": perfect,
    }


def seeing(depth: int, missed: float) -> Maker:
    """Sees every win and loss so many actions ahead, among the slides it notices."""

    def choose(seat_view: SeatView, random: Random, clock: Deadline) -> str:
        if seat_view.state.phase == PLACING:
            return random.choice(seat_view.legal)
        suppose(seat_view.state)
        values = {}
        for action in noticed(random, seat_view.legal, missed):
            way = prospect(seat_view.position.play(action))
            values[action] = outlook_of(way, seat_view.seat, depth - 1, clock)
        return one_of_the_best(random, values)

    return thinking(choose)


def perfect(random: Random, seconds: float) -> Choose:
    """The quickest win, a draw, the longest resistance. What is true comes before the time: only
    the choice of a diagonal, two games in one, takes what is no worse when time runs out."""

    def choose(seat_view: SeatView, random: Random, clock: Deadline) -> str:
        suppose(seat_view.state)
        position, seat = seat_view.position, seat_view.seat
        if seat_view.state.phase == PLACING:
            return random.choice(good_cells(position, random))
        ways = {
            a: prospect(position.play(a))
            for a in random.sample(seat_view.legal, len(seat_view.legal))
        }
        if seat_view.state.phase != CHOOSING:
            return best(prospect(position), ways, seat, Deadline())
        try:
            return best(prospect(position), ways, seat, clock)
        except OutOfTime:
            return no_worse(ways, seat)

    return thinking(choose)(random, seconds)


def thinking(choose: Callable[[SeatView, Random, Deadline], str]) -> Maker:
    """Lets a way to choose use the solver, for a time."""

    def make(random: Random, seconds: float) -> Choose:
        def within_time(seat_view: SeatView) -> str:
            with foxu_solver().lock:
                return choose(seat_view, random, Deadline.lasting(SHARE * seconds))

        return within_time

    return make


def outlook_of(p: Prospect, seat: int, depth: int, clock: Deadline) -> float:
    """How a prospect looks to someone who sees so many actions ahead. A win that comes sooner, a
    loss that comes later, look better."""
    try:
        for plies in range(depth + 1):
            if wins(p, seat, plies, clock):
                return CERTAIN - plies
            if wins(p, 1 - seat, plies, clock):
                return plies - CERTAIN
    except OutOfTime:
        pass
    return judged(p, seat, is_wary=depth > 0)


def judged(p: Prospect, seat: int, is_wary: bool) -> float:
    """By the pegs left, those of the other less one's own; the wary allow for the next slide."""
    if isinstance(p, Ended):
        return 0.0
    if isinstance(p, Running):
        left = (p.node >> LEFT) & FULL
        other = (p.node & BOARD).bit_count() + 1 - left
        ahead = other - left + (drop(p.node) if is_wary else 0)
        return float(ahead if seat == p.mover else -ahead)
    values = [judged(way, seat, is_wary) for _, way in p.ways]
    return max(values) if p.actor == seat else min(values)


def drop(node: int) -> int:
    """The most pegs that the tube to move can drop."""
    most = foxu_solver().successors(node)[0]
    return (node >> LEFT) & FULL if most == WON else (node & ~most & BOARD).bit_count()
