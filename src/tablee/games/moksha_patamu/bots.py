"""How each level uses its cards at Moksha-patamu. Without cards there is nothing to choose, and all
levels play alike.

`easy` often forgets the snake card when it would help, and keeps ladder cards in hand. `medium`
plays by habit, and forgets little. `strong` weighs every place for a card by playing the game on,
or solves it where that can be done.
"""

from __future__ import annotations

from random import Random

from tablee.engine.game import Game
from tablee.engine.loops import workspace
from tablee.engine.outlook import Outlook
from tablee.engine.randomness import seeded
from tablee.games.moksha_patamu.cards import can_lay_on
from tablee.games.moksha_patamu.habits import bitten_at, habit
from tablee.games.moksha_patamu.notation import text
from tablee.games.moksha_patamu.oracle import judged
from tablee.games.moksha_patamu.state import ACTIONS, CARD, GO, OFF
from tablee.search.thinking import Choose, Maker, one_of_the_best

SAMPLES_A_SECOND = 600
"""Games that are surely played on in a second, for each choice, on a slow machine."""


def levels(game: Game) -> dict[str, Maker]:
    return {"easy": forgetful(0.5), "medium": by_habit(0.1), "strong": weighing}


def forgetful(missed: float) -> Maker:
    """A snake card against the snake about to bite, if it comes to mind."""

    def make(random: Random, seconds: float) -> Choose:
        def choose(outlook: Outlook) -> str:
            head = bitten_at(outlook.state, outlook.seat)
            is_saved = head != OFF and can_lay_on(outlook.state, outlook.seat, head)
            return text(CARD + head - 1 if is_saved and random.random() >= missed else GO)

        return choose

    return make


def by_habit(missed: float) -> Maker:
    def make(random: Random, seconds: float) -> Choose:
        def choose(outlook: Outlook) -> str:
            if random.random() < missed:
                return text(GO)
            return text(habit(outlook.state, outlook.seat, workspace(ACTIONS, seeded(0))))

        return choose

    return make


def weighing(random: Random, seconds: float) -> Choose:
    """The highest return expected."""
    samples = max(int(SAMPLES_A_SECOND * seconds), 50)

    def choose(outlook: Outlook) -> str:
        found = judged(outlook, outlook.seat, list(outlook.legal), samples)
        values = {a: round(float(each.values[outlook.seat]), 9) for a, each in found.items()}
        return one_of_the_best(random, values)

    return choose
