"""How each level uses its cards at Moksha-patamu. Without cards there is nothing to choose, and all
levels play alike.

`easy` often forgets the snake card when it would help, and keeps ladder cards in hand. `medium`
plays by habit, and forgets little: it lays the snake card against the first snake that would bite,
and the ladder card against whoever is in reach. `strong` knows what each card is worth in throws,
and keeps it for when it is worth more; small boards it solves.
"""

from __future__ import annotations

from random import Random

from tablee.core.game import Game
from tablee.core.randomness import seeded
from tablee.core.seat_view import Choose, Maker, SeatView
from tablee.fast.loops import workspace
from tablee.games.moksha_patamu.habits import bitten_at, habit
from tablee.games.moksha_patamu.inside.cards import can_lay_on
from tablee.games.moksha_patamu.inside.prices import careful
from tablee.games.moksha_patamu.joint import is_small
from tablee.games.moksha_patamu.notation import text
from tablee.games.moksha_patamu.state import ACTIONS, CARD, GO, OFF
from tablee.search.stochastic import solved
from tablee.search.thinking import one_of_the_best

SOLVED = 40
"""Squares of the largest board worth an attempt to solve it whole."""


def levels(game: Game) -> dict[str, Maker]:
    return {"easy": forgetful(0.6), "medium": by_habit(0.1), "strong": patient}


def forgetful(missed: float) -> Maker:
    """A snake card against the snake about to bite, if it comes to mind."""

    def make(random: Random, seconds: float) -> Choose:
        def choose(seat_view: SeatView) -> str:
            head = bitten_at(seat_view.state, seat_view.seat)
            is_saved = head != OFF and can_lay_on(seat_view.state, seat_view.seat, head)
            return text(CARD + head - 1 if is_saved and random.random() >= missed else GO)

        return choose

    return make


def by_habit(missed: float) -> Maker:
    def make(random: Random, seconds: float) -> Choose:
        def choose(seat_view: SeatView) -> str:
            if random.random() < missed:
                return text(GO)
            return text(habit(seat_view.state, seat_view.seat, workspace(ACTIONS, seeded(0))))

        return choose

    return make


def patient(random: Random, seconds: float) -> Choose:
    """The best action where it can be known; otherwise by prices, in a few milliseconds."""

    def choose(seat_view: SeatView) -> str:
        s, seat = seat_view.state, seat_view.seat
        if s.size <= SOLVED and is_small(s):
            found = solved(seat_view.game.room, s, seat, seat_view.codes)
            if found is not None:
                values = [round(value if seat == 0 else -value, 9) for value in found[1]]
                return one_of_the_best(random, dict(zip(seat_view.legal, values, strict=True)))
        return text(careful(s, seat))

    return choose
