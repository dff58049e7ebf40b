"""How each level uses its cards at Moksha-patamu. Without cards there is nothing to choose, and all
levels play alike.

`easy` often forgets the snake card when it would help, and keeps ladder cards in hand. `medium`
plays by habit, and forgets little: it lays the snake card against the first snake that would bite,
and the ladder card against whoever is in reach. `strong` knows what each card is worth in throws,
and keeps it for when it is worth more. Small boards it solves, and if a bell is going to ring it
weighs every place for a card by playing the game on.
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
from tablee.games.moksha_patamu.prices import careful
from tablee.games.moksha_patamu.state import ACTIONS, CARD, GO, OFF
from tablee.search.thinking import Choose, Maker, one_of_the_best

SOLVED = 40
"""Squares of the largest board worth an attempt to solve it whole."""
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
    """By prices, unless more can be known of what follows."""
    samples = max(int(SAMPLES_A_SECOND * seconds), 50)

    def choose(outlook: Outlook) -> str:
        s = outlook.state
        if not s.turns_left and s.size > SOLVED:
            return text(careful(s, outlook.seat))
        found = judged(outlook, outlook.seat, list(outlook.legal), samples)
        if not s.turns_left and any(each.errors.any() for each in found.values()):
            return text(careful(s, outlook.seat))
        values = {a: round(float(each.values[outlook.seat]), 9) for a, each in found.items()}
        return one_of_the_best(random, values)

    return choose
