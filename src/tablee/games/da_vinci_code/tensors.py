"""Da Vinci Code for learning programs: what a row of numbers shows, and the actions by kind."""

from __future__ import annotations

from tablee.contract.feature import Feature
from tablee.core.game import Game
from tablee.games.da_vinci_code.state import (
    ACTIONS,
    ARRANGE,
    ATTACK,
    BEGIN,
    COUNT,
    DRAW,
    HAND,
    JOKER,
    NO_TILE,
    OVER,
    PLACE,
    SEATS,
    SHOW,
    STOP,
    TILES,
    VALUES,
    WIDTH,
)

MOST_POINTS = 10 * 24 + 2 * 20 + 50 * (SEATS - 1)


def features(game: Game) -> tuple[Feature, ...]:
    return (
        Feature("phase", 0, OVER, one_hot=True),
        Feature("to_move", seats_from=0),
        Feature("has_guessed"),
        Feature("arranged", bits=game.seats),
        Feature("drawn", -1, JOKER, one_hot=True),
        Feature("drawn_colour", 0, NO_TILE, one_hot=True),
        Feature("wanted", 0, HAND),
        Feature("left", 0, TILES // 2),
        Feature("size", 0, WIDTH, by_seat=0),
        Feature("numbers", -1, JOKER, one_hot=True, by_seat=0),
        Feature("colours", by_seat=0),
        Feature("shown", by_seat=0),
        Feature("arrived", 0, TILES, by_seat=0),
        Feature("wrong", bits=VALUES, by_seat=0),
        Feature("points", 0, MOST_POINTS, by_seat=0),
    )


def action_groups(game: Game) -> dict[str, range]:
    return {
        "chance: a tile is dealt (§2)": range(DRAW),
        "draw a black or a white tile (§R1)": range(DRAW, COUNT),
        "so many opening tiles are black (§R2)": range(COUNT, ARRANGE),
        "arrange the jokers of the opening code (§R6)": range(ARRANGE, PLACE),
        "place the drawn tile (§10)": range(PLACE, SHOW),
        "turn up an own tile (§R8)": range(SHOW, STOP),
        "stop (§10)": range(STOP, BEGIN),
        "chance: who begins (§R3)": range(BEGIN, ATTACK),
        "attack: (seat * 13 + place) * 13 + value (§8)": range(ATTACK, ACTIONS),
    }


def returns_within(game: Game) -> tuple[int, int]:
    return -1, game.seats - 1
