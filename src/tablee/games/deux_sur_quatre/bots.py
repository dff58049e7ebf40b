"""How each level thinks at deux sur quatre.

`easy` looks for the nearest number, overlooks some, and does not think of suits or of the others.
`medium` sees every pair and what it would bring if nobody followed. `strong` reckons with every
hand that those who follow may hold.
"""

from __future__ import annotations

from random import Random

from tablee.engine.game import Game
from tablee.engine.loops import workspace
from tablee.engine.outlook import Choose, Maker, Outlook
from tablee.engine.randomness import seeded
from tablee.games.deux_sur_quatre.notation import code, text
from tablee.games.deux_sur_quatre.oracle import showing
from tablee.games.deux_sur_quatre.outcomes import greedy
from tablee.games.deux_sur_quatre.scoring import total, value
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
        def choose(outlook: Outlook) -> str:
            target = value(outlook.state.target)
            values = {}
            for action in noticed(random, outlook.legal, missed):
                made = total(code(action) or 0)
                values[action] = -abs(made - target) if made else -3.5
            return one_of_the_best(random, values)

        return choose

    return make


def at_once(random: Random, seconds: float) -> Choose:
    """What would bring most if the deal ended now."""

    def choose(outlook: Outlook) -> str:
        w = workspace(ACTIONS, seeded(0))
        return text(greedy(outlook.state.copy(), outlook.seat, w))

    return choose


def reckoning(random: Random, seconds: float) -> Choose:
    """The most points ahead of the others on average, over everything unseen: the highest score
    wins (§R11)."""
    samples = max(int(SAMPLES_A_SECOND * seconds), 200)

    def choose(outlook: Outlook) -> str:
        found = showing(outlook, min(samples, 20_000), is_careful=seconds >= UNHURRIED)
        others = 1 / (outlook.game.seats - 1)
        ahead = {
            a: round(
                float((1 + others) * each.points[outlook.seat] - others * each.points.sum()), 9
            )
            for a, each in found.items()
        }
        return one_of_the_best(random, ahead)

    return choose
