"""How each level thinks at deux sur quatre.

`easy` looks for the nearest number, overlooks some, and does not think of suits or of the others.
`medium` sees every pair and what it would bring if nobody followed. `strong` reckons with every
hand that those who follow may hold.
"""

from __future__ import annotations

from random import Random

from tablee.core.game import Game
from tablee.core.randomness import seeded
from tablee.core.seat_view import Choose, Maker, SeatView
from tablee.fast.loops import workspace
from tablee.games.deux_sur_quatre.inside.outcomes import greedy
from tablee.games.deux_sur_quatre.inside.scoring import total, value
from tablee.games.deux_sur_quatre.notation import code, text
from tablee.games.deux_sur_quatre.oracle import showing
from tablee.games.deux_sur_quatre.state import ACTIONS
from tablee.search.thinking import noticed, one_of_the_best

SAMPLES_A_SECOND = 10_000
"""Deals that are surely drawn in a second, for each pair, on a slow machine."""

UNHURRIED = 0.8
"""Seconds that leave time to think of what the others see of one's own pair."""


def levels(game: Game) -> dict[str, Maker]:
    return {"easy": aiming(missed=0.4), "medium": at_once, "strong": reckoning}


def aiming(missed: float) -> Maker:
    """The nearest to the target of what is noticed; a total of 0 only if all else is far (§18)."""

    def make(random: Random, seconds: float) -> Choose:
        def choose(seat_view: SeatView) -> str:
            target = value(seat_view.state.target)
            values = {}
            for action in noticed(random, seat_view.legal, missed):
                made = total(code(action) or 0)
                values[action] = -abs(made - target) if made else -3.5
            return one_of_the_best(random, values)

        return choose

    return make


def at_once(random: Random, seconds: float) -> Choose:
    """What would bring most if the deal ended now."""

    def choose(seat_view: SeatView) -> str:
        w = workspace(ACTIONS, seeded(0))
        return text(greedy(seat_view.state.copy(), seat_view.seat, w))

    return choose


def reckoning(random: Random, seconds: float) -> Choose:
    """The most points ahead of the others on average, over everything unseen: the highest score
    wins (§R11)."""
    samples = max(int(SAMPLES_A_SECOND * seconds), 200)

    def choose(seat_view: SeatView) -> str:
        found = showing(seat_view, min(samples, 20_000), is_careful=seconds >= UNHURRIED)
        others = 1 / (seat_view.game.seats - 1)
        ahead = {
            a: round(
                float((1 + others) * each.points[seat_view.seat] - others * each.points.sum()), 9
            )
            for a, each in found.items()
        }
        return one_of_the_best(random, ahead)

    return choose
