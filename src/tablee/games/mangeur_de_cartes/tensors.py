"""Le mangeur de cartes for learning programs: what a row of numbers shows, the actions by kind."""

from __future__ import annotations

from tablee.contract.feature import Feature
from tablee.core.game import Game
from tablee.games.mangeur_de_cartes.state import (
    ACTIONS,
    ASIDE,
    CARDS,
    DIE,
    MOST_ROUNDS,
    NAME,
    NO_CARD,
    OVER,
    PASS,
    POT,
    TABLE,
    TAKE,
    TURN,
    UNDER,
)


def features(game: Game) -> tuple[Feature, ...]:
    shown = [
        Feature("phase", 0, OVER, one_hot=True),
        Feature("to_move", seats_from=0),
        Feature("target", 0, 66),
        Feature("round", 0, MOST_ROUNDS),
        Feature("dealt", 0, CARDS, by_seat=0),
        Feature("won", 0, CARDS, by_seat=0),
        Feature("totals", 0, 66, by_seat=0),
        Feature("out", by_seat=0),
        Feature("last", 0, NO_CARD, one_hot=True, by_seat=0),
        Feature("joker_values", 0, 10),
        Feature("place", POT, POT, one_hot=True, about="in the pot"),
        Feature("place", ASIDE, ASIDE, one_hot=True, about="won and aside"),
        Feature("place", seats_from=TABLE, about="face up before a player"),
    ]
    if game.options["won_cards"] == "under":
        shown.append(Feature("place", seats_from=UNDER, about="under a player's pile"))
        shown.append(Feature("depth", 0, CARDS))
    return tuple(shown)


def action_groups(game: Game) -> dict[str, range]:
    return {
        "chance: a card comes (§4)": range(DIE),
        "chance: the die falls (§2)": range(DIE, NAME),
        "give a joker its value (§8)": range(NAME, TURN),
        "turn up a card (§4)": range(TURN, PASS),
        "pass (§9)": range(PASS, TAKE),
        "take a card (§9)": range(TAKE, ACTIONS),
    }


def returns_within(game: Game) -> tuple[int, int]:
    return 1 - game.seats, game.seats - 1


def has_secrets(game: Game) -> bool:
    return False
