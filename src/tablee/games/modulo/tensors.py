"""Modulo for learning programs: what a row of numbers shows, and the actions by kind."""

from __future__ import annotations

from tablee.contract.feature import Feature
from tablee.core.game import Game
from tablee.games.modulo.state import ACTIONS, CHOOSE, DIVIDE, LOOP, TAPS


def features(game: Game) -> tuple[Feature, ...]:
    return (
        Feature("to_move", seats_from=0),
        Feature("is_choosing"),
        Feature("hands", -1, LOOP - 1, one_hot=True, by_seat=0),
        Feature("points", 0, int(game.options["points"]), by_seat=0),
    )


def action_groups(game: Game) -> dict[str, range]:
    return {
        "tap: own hand * 2 + the other's hand (§4)": range(TAPS),
        "divide (§7)": range(DIVIDE, CHOOSE),
        "choose a secret start: (left - 1) * 4 + right - 1 (§11)": range(CHOOSE, ACTIONS),
    }


def returns_within(game: Game) -> tuple[int, int]:
    return -1, 1


def has_secrets(game: Game) -> bool:
    return game.options["start"] == "secret"
