"""Moksha-patamu: snakes and ladders, for 2 to 32 players."""

from tablee.core.options import OneOf, Whole
from tablee.core.room import Room
from tablee.games.moksha_patamu.inside.boards import SHIPPED, read_option

GAME = Room(
    name=__name__,
    players=range(2, 33),
    options=(
        OneOf(
            "board", *SHIPPED,
            section="R10", also=read_option, also_shown="FILE.json | 100:4>14+16>6+…",
        ),
        OneOf("dice", 1, 2, section="R1"),
        OneOf("doubles", "six", "any", section="R1"),
        OneOf("entry", "six", "free", section="R2"),
        OneOf("replay", True, False, section="R3"),
        OneOf("overshoot", "walk_back", "stay", section="R4"),
        OneOf("end", "first", "all", "bell", section="R5"),
        Whole("bell_after", 0, range(1001), section="R6"),
        OneOf("occupied", False, True, section="R12"),
        OneOf("snake_card", "none", "lasting", "passing", section="R14"),
        OneOf("ladder_card", "none", "lasting", "passing", section="R14"),
    ),
    version=1,
    shelf=30,
    nearest="pig",
)  # fmt: skip
