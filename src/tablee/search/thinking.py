"""What bots are made of. A room's `bots.py` says with these how each level of its game thinks:

    def levels(game: Game) -> dict[str, Maker]: ...

A maker is given random numbers and the seconds a move may take, and makes a way to choose. Easier
levels are weaker the way people are: they overlook things, they do not play nonsense.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tablee.core.analysis import SAMPLES, analyse_seat_view
from tablee.core.seat_view import Choose, Maker, SeatView
from tablee.search.playouts import estimate


def noticed(random: Random, actions: Sequence[str], missed: float) -> list[str]:
    """The actions that someone sees who overlooks each of them with this chance; at least one."""
    found = [action for action in actions if random.random() >= missed]
    return found or [random.choice(actions)]


def one_of_the_best(random: Random, values: Mapping[str, float]) -> str:
    """One of the actions of highest value, each as likely."""
    most = max(values.values())
    return random.choice([action for action, value in values.items() if value == most])


def truthful(random: Random, seconds: float) -> Choose:
    """Plays what the oracle says is best: perfect where the oracle is exact."""

    def choose(seat_view: SeatView) -> str:
        found = analyse_seat_view(seat_view, SAMPLES)
        best = found.actions[found.best]
        equals = [
            action
            for action, truth in found.actions.items()
            if (truth.value, truth.plies) == (best.value, best.plies)
        ]
        return random.choice(equals)

    return choose


def playing_out(times: int, missed: float = 0.0) -> Maker:
    """Imagines so many games after each action it notices, played on at random, and takes what did
    best. It needs nothing of a game but its rules."""

    def make(random: Random, seconds: float) -> Choose:
        def choose(seat_view: SeatView) -> str:
            actions = noticed(random, seat_view.legal, missed)
            codes = tuple(map(seat_view.position.read_action, actions))
            means, _ = estimate(seat_view, codes, times, random.getrandbits(60))
            return one_of_the_best(random, dict(zip(actions, means.tolist(), strict=True)))

        return choose

    return make
