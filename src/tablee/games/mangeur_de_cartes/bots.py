"""How each level thinks at Le mangeur de cartes.

`easy` often overlooks a card it could take, and says of a joker whatever comes to mind unless it
sees the target within reach. `medium` plays by habit and seldom overlooks a thing. `strong` weighs
every choice by playing the round on.
"""

from __future__ import annotations

from random import Random

from tablee.core.game import Game
from tablee.core.randomness import seeded
from tablee.core.seat_view import Choose, Maker, SeatView
from tablee.fast.loops import workspace
from tablee.games.mangeur_de_cartes.habits import habit
from tablee.games.mangeur_de_cartes.notation import code, text
from tablee.games.mangeur_de_cartes.oracle import judged
from tablee.games.mangeur_de_cartes.rules import added
from tablee.games.mangeur_de_cartes.state import ACTIONS, NAME, NAMING, TAKE
from tablee.search.thinking import one_of_the_best

SAMPLES_A_SECOND = 4_000
"""Rounds that are surely played on in a second, for each choice, on a slow machine."""
NODES_A_SECOND = 300_000


def levels(game: Game) -> dict[str, Maker]:
    return {
        "easy": by_habit(missed=0.25),
        "medium": by_habit(missed=0.08),
        "strong": weighing,
    }


def by_habit(missed: float) -> Maker:
    """Plays by habit, unless it overlooks what there is to do."""

    def make(random: Random, seconds: float) -> Choose:
        def choose(seat_view: SeatView) -> str:
            if random.random() < missed:
                return random.choice(not_foolish(seat_view))
            return text(habit(seat_view.state, seat_view.seat, workspace(ACTIONS, seeded(0))))

        return choose

    return make


def not_foolish(seat_view: SeatView) -> list[str]:
    """What is left when one sees nothing in particular: go on without taking, or any value of a
    joker that keeps one in the round (§7)."""
    s = seat_view.state
    if s.phase != NAMING:
        return [a for a in seat_view.legal if (code(a) or 0) < TAKE]
    total, target = int(s.totals[seat_view.seat]), int(s.target)
    safe = [a for a in seat_view.legal if added(total, (code(a) or 0) - NAME + 1, target) >= 0]
    return safe or list(seat_view.legal)


def weighing(random: Random, seconds: float) -> Choose:
    """The most cards expected once the round is over."""
    samples = max(int(SAMPLES_A_SECOND * seconds), 100)
    nodes = max(int(NODES_A_SECOND * seconds), 1000)

    def choose(seat_view: SeatView) -> str:
        names = list(seat_view.legal)
        found = judged(seat_view, seat_view.seat, names, min(samples, 20_000), min(nodes, 300_000))
        values = {a: round(float(found[a].values[seat_view.seat]), 9) for a in names}
        return one_of_the_best(random, values)

    return choose
