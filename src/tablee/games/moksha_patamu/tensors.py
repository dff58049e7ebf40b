"""Moksha-patamu for learning programs: what a row of numbers shows, and the actions by kind."""

from __future__ import annotations

from tablee.contract.feature import Feature
from tablee.core.game import Game
from tablee.games.moksha_patamu.state import ACTIONS, CARD, GO, RING, TWO_DICE


def features(game: Game) -> tuple[Feature, ...]:
    size = int(game.initial.to_dict()["size"])
    shown = [
        Feature("to_move", seats_from=0),
        Feature("thrown", 0, 6),
        Feature("squares", 0, size, by_seat=0),
        Feature("places", 0, game.seats, by_seat=0),
    ]
    if game.options["bell_after"]:
        shown.append(Feature("turns_left", 0, int(game.options["bell_after"])))
    if (game.options["snake_card"], game.options["ladder_card"]) != ("none", "none"):
        shown.append(Feature("held", 0, 2 * game.seats, by_seat=1))
        shown.append(Feature("cards", 0, game.seats, keep=size + 1))
    return tuple(shown)


def action_groups(game: Game) -> dict[str, range]:
    return {
        "chance: one die falls (§1)": range(TWO_DICE),
        "chance: two dice fall (§1)": range(TWO_DICE, GO),
        "go on without laying a card (§R14)": range(GO, RING),
        "the table rings the bell (§8)": range(RING, CARD),
        "lay a card on a square (§R14)": range(CARD, ACTIONS),
    }


def returns_within(game: Game) -> tuple[int, int]:
    return 1 - game.seats, game.seats - 1
