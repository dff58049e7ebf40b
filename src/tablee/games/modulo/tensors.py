"""Modulo for learning programs: what a row of numbers shows, and the actions by kind."""

from __future__ import annotations

from tablee.contract.feature import Feature
from tablee.core.game import Game
from tablee.games.modulo.actions import DIVIDE, FIRST_CHOICE, TAPS
from tablee.games.modulo.state import ACTIONS, LOOP


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
        "divide (§7)": range(DIVIDE, FIRST_CHOICE),
        "choose a secret start: (left - 1) * 4 + right - 1 (§11)": range(FIRST_CHOICE, ACTIONS),
    }


def returns_within(game: Game) -> tuple[int, int]:
    return -1, 1


def has_secrets(game: Game) -> bool:
    return game.options["start"] == "secret"
