"""How each level thinks at Modulo: so many moves ahead, overlooking some of them."""

from __future__ import annotations

from random import Random

from tablee.core.game import Game
from tablee.core.seat_view import Choose, Maker, SeatView
from tablee.games.modulo.oracle import analyse
from tablee.search.thinking import noticed, one_of_the_best, truthful


def levels(game: Game) -> dict[str, Maker]:
    return {
        "easy": seeing(1, missed=0.25),
        "medium": seeing(3, missed=0.15),
        "strong": seeing(7, missed=0.05),
        "perfect": perfect,
    }


def seeing(depth: int, missed: float) -> Maker:
    """Knows of what is settled within so many moves; the rest looks all alike."""

    def make(random: Random, seconds: float) -> Choose:
        def choose(seat_view: SeatView) -> str:
            truths = analyse(seat_view, 1).actions
            values = {
                action: truths[action].value if (truths[action].plies or 99) <= depth else 0.0
                for action in noticed(random, seat_view.legal, missed)
            }
            return one_of_the_best(random, values)

        return choose

    return make


def perfect(random: Random, seconds: float) -> Choose:
    """The quickest win, the longest resistance; a secret start is mixed as it should be (§11)."""
    best = truthful(random, seconds)

    def choose(seat_view: SeatView) -> str:
        if not seat_view.state.is_choosing:
            return best(seat_view)
        truths = analyse(seat_view, 1).actions
        shares = [truth.probability or 0 for truth in truths.values()]
        return random.choices(list(truths), shares)[0]

    return choose
