"""What a position of Foxu leads to: who can force a win, and within how many actions.

Once the colours are settled the solver answers, on the compact form of the position. Before that
(the diagonal, the first slide, the swap) the rules say what can follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tablee.core.duel import DRAW, NOBODY
from tablee.core.position import Position
from tablee.core.room import room
from tablee.games.foxu.inside.compact import is_out_of_reach, node_of, successors, wins_at_once
from tablee.games.foxu.inside.layout import CELLS
from tablee.games.foxu.state import BLUE, SLIDING, YELLOW, State
from tablee.search.solver import FIRST_BUDGET, MORE, Deadline, Solver, settle
from tablee.search.worn_out import worn_out


@dataclass(frozen=True)
class Ended:
    """The game is over: a seat has won, or nobody (None)."""

    winner: int | None


@dataclass(frozen=True)
class Running:
    """The colours are settled (§14): a node for the solver, and the seat to move."""

    node: int
    mover: int


@dataclass(frozen=True)
class Open:
    """A seat has a choice to make first. Each way: how many actions it takes, and where to."""

    actor: int
    ways: tuple[tuple[int, Prospect], ...]


Prospect = Ended | Running | Open


@cache
def foxu_solver() -> Solver:
    """The solver of this process: its table serves every position, whatever the layout."""
    return Solver(room("foxu"), successors, wins_at_once, is_out_of_reach)


def prospect(position: Position) -> Prospect:
    s: State = position.state
    if s.winner != NOBODY:
        return Ended(None if s.winner == DRAW else int(s.winner))
    mover = int(s.to_move)
    if s.slides == 2 and foxu_solver().is_supposed_drawn(node_of(s)):
        # Who comes back here draws (§R7); who is here plays on.
        return Open(mover, tuple((1, prospect(position.play(a))) for a in position.legal))
    if s.slides == 2:
        return Running(node_of(s), mover)
    if s.slides == 1:
        # §13: keeping blue is sliding blue, as if the colours were settled.
        return Open(mover, ((0, Running(node_of(s), mover)), (1, prospect(position.play("swap")))))
    return Open(mover, tuple((1, prospect(position.play(a))) for a in position.legal))


def wins(p: Prospect, seat: int, plies: int, clock: Deadline) -> bool:
    """Whether a seat can force a win within so many actions."""
    if isinstance(p, Ended):
        return p.winner == seat
    if isinstance(p, Running):
        is_odd = int(p.mover == seat)
        return foxu_solver().is_settled(p.node, plies - (plies + is_odd) % 2, clock)
    answers = (wins(way, seat, plies - cost, clock) for cost, way in p.ways)
    return plies > 0 and (any(answers) if p.actor == seat else all(answers))


def never_loses(p: Prospect, seat: int, budget: int, clock: Deadline) -> bool | None:
    """Whether a seat is safe for ever; None if `budget` is not enough to tell."""
    if isinstance(p, Ended):
        return p.winner in (seat, None)
    if isinstance(p, Running):
        return foxu_solver().never_loses(p.node, p.mover == seat, budget, clock)
    answers = [never_loses(way, seat, budget, clock) for _, way in p.ways]
    if p.actor == seat:
        return True if True in answers else None if None in answers else False
    return False if False in answers else None if None in answers else True


def settled(p: Prospect, clock: Deadline) -> tuple[int | None, int]:
    """Who wins and in how many actions: the shortest win, the longest resistance. (None, 0) is a
    draw: play that neither can end in their favour (§R7)."""
    if isinstance(p, Ended):
        return p.winner, 0
    return settle(
        lambda seat, plies: wins(p, seat, plies, clock),
        lambda seat, budget: never_loses(p, seat, budget, clock),
    )


def best(p: Prospect, ways: Mapping[str, Prospect], seat: int, clock: Deadline) -> str:
    """The first of the actions that wins soonest, or keeps the draw, or holds out longest: `ways`
    says where each leads from `p`. OutOfTime before it is certain which one does."""
    winner, plies = settled(p, clock)
    if winner is None:
        return safe(ways, seat, clock)
    for action, way in ways.items():
        if winner == seat and wins(way, seat, plies - 1, clock):
            return action
        if winner != seat and not wins(way, winner, plies - 2, clock):
            return action
    raise AssertionError("some action is the best")


def safe(ways: Mapping[str, Prospect], seat: int, clock: Deadline) -> str:
    """An action that never loses. There is one, so some budget is enough to prove it."""
    budget = FIRST_BUDGET
    while True:
        for action, way in ways.items():
            if never_loses(way, seat, budget, clock):
                return action
        budget *= MORE


def no_worse(ways: Mapping[str, Prospect], seat: int) -> str:
    """Of two actions one with the better outcome, however soon. If the first loses, nothing need
    be known of the second."""
    first, second = ways
    winner, _ = settled(ways[first], Deadline())
    if winner == 1 - seat or (winner is None and settled(ways[second], Deadline())[0] == seat):
        return second
    return first


def suppose(s: State) -> None:
    """Tell the solver which positions would now come for the last time and draw the game (§R7)."""
    foxu_solver().suppose_drawn(drawn_nodes(s))


def drawn_nodes(s: State) -> list[int]:
    """The positions whose next appearance draws the game (§R7), as the solver writes them."""
    if s.phase != SLIDING or s.slides != 2:
        return []
    found = []
    other = s.copy()
    for place in worn_out(s.visits, int(s.repetition)):
        tubes, other.to_move = divmod(place, 2)
        other.tubes[YELLOW], other.tubes[BLUE] = divmod(tubes, CELLS)
        found.append(node_of(other))
    return found
