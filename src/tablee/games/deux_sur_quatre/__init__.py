"""Le deux sur quatre: two of your four cards, added or subtracted, towards a target."""

from tablee.core.options import OneOf
from tablee.core.room import Room
from tablee.games.deux_sur_quatre.inside.lengths import read_deals, read_distance

GAME = Room(
    name=__name__,
    players=range(3, 5),
    options=(
        OneOf("deals", "pack", 3, section="R10", also=read_deals, also_shown="1…99"),
        OneOf(
            "far_winner", 4, 3, "literal",
            section="R7", also=read_distance, also_shown="1…20",
        ),
    ),
    version=1,
    shelf=50,
    hides=("where",),
    nearest="crazy_eights",
)  # fmt: skip
