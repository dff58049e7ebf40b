"""Le mangeur de cartes: reach the target exactly, and eat all the cards on the table."""

from tablee.core.options import OneOf, Whole
from tablee.core.room import Room

GAME = Room(
    name=__name__,
    players=range(3, 5),
    options=(
        OneOf("jokers", 2, 1, 0, section="R1"),
        OneOf("won_cards", "aside", "under", section="R10"),
        Whole("rounds", 0, range(100), section="R11"),
    ),
    version=1,
    shelf=60,
    nearest="crazy_eights",
)
