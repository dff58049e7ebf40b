"""Moksha-patamu: snakes and ladders, for 2 to 32 players."""

from tablee.core.options import Choice, Whole
from tablee.core.room import Room
from tablee.games.moksha_patamu.inside.boards import SHIPPED, read_option

GAME = Room(
    name=__name__,
    players=range(2, 33),
    options=(
        Choice(
            "board", *SHIPPED,
            section="R10", also=read_option, also_shown="FILE.json | 100:4>14+16>6+…",
        ),
        Choice("dice", 1, 2, section="R1"),
        Choice("doubles", "six", "any", section="R1"),
        Choice("entry", "six", "free", section="R2"),
        Choice("replay", True, False, section="R3"),
        Choice("overshoot", "walk_back", "stay", section="R4"),
        Choice("end", "first", "all", "bell", section="R5"),
        Whole("bell_after", 0, range(1001), section="R6"),
        Choice("occupied", False, True, section="R12"),
        Choice("snake_card", "none", "lasting", "passing", section="R14"),
        Choice("ladder_card", "none", "lasting", "passing", section="R14"),
    ),
    version=1,
    shelf=30,
    nearest="pig",
)  # fmt: skip
