"""Foxu for learning programs: what a row of numbers shows, and the actions by kind."""

from __future__ import annotations

from tablee.contract.feature import Feature
from tablee.core.game import Game
from tablee.games.foxu.inside.layout import CELLS
from tablee.games.foxu.state import ACTIONS, DIAGONAL, PEGS, SLIDING, SWAP


def features(game: Game) -> tuple[Feature, ...]:
    return (
        Feature("phase", 0, SLIDING, one_hot=True),
        Feature("to_move", seats_from=0),
        Feature("slides", 0, 2, one_hot=True),
        Feature("swapped"),
        Feature("tubes", 0, CELLS - 1, one_hot=True),
        Feature("left", 0, PEGS),
        Feature("pegs", bits=CELLS),
    )


def action_groups(game: Game) -> dict[str, range]:
    return {
        "a cell: put a grey peg there (§3), or slide there (§7)": range(CELLS),
        "swap colours (§12)": range(SWAP, DIAGONAL),
        "choose the diagonal (§4)": range(DIAGONAL, ACTIONS),
    }


def returns_within(game: Game) -> tuple[int, int]:
    return -1, 1


def has_chance(game: Game) -> bool:
    return game.options["layout"] == "random"
