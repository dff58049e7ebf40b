"""Le deux sur quatre for learning programs: what a row of numbers shows, the actions by kind."""

from __future__ import annotations

from tablee.contract.feature import Feature
from tablee.core.game import Game
from tablee.games.deux_sur_quatre.state import ACTIONS, ASIDE, CARDS, FACE_UP, HAND, NO_CARD, SHOW

LEAST, MOST = -2, 6
"""Points of one deal (§12-§17)."""


def features(game: Game) -> tuple[Feature, ...]:
    deals = int(game.initial.to_dict()["deals"])
    return (
        Feature("deal", 0, deals),
        Feature("left", 0, 5 * game.seats + 1),
        Feature("target", 0, NO_CARD, one_hot=True),
        Feature("where", HAND, seats_from=HAND, own_only=True, about="in the own hand"),
        Feature("where", FACE_UP, FACE_UP, one_hot=True, about="seen by all"),
        Feature("where", ASIDE, seats_from=ASIDE, own_only=True, about="kept aside earlier"),
        Feature("shown", 0, ACTIONS - 1, by_seat=0),
        Feature("points", LEAST * deals, MOST * deals, by_seat=0),
    )


def action_groups(game: Game) -> dict[str, range]:
    return {
        "chance: the target is turned up (§2)": range(CARDS),
        "chance: a card is dealt, 52 * (1 + seat) + card (§2)": range(CARDS, SHOW),
        "show two cards: 2 * pair, + 1 to subtract (§4)": range(SHOW, ACTIONS),
    }


def returns_within(game: Game) -> tuple[int, int]:
    deals = int(game.initial.to_dict()["deals"])
    return LEAST * deals, MOST * deals


def is_zero_sum(game: Game) -> bool:
    return False
