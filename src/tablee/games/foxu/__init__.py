"""Foxu: two tubes slide over a board and drop their pegs."""

from tablee.core.options import OneOf
from tablee.core.room import Room
from tablee.games.foxu.inside.layout import read_layout

GAME = Room(
    name=__name__,
    players=range(2, 3),
    options=(
        OneOf(
            "layout", "random", "placed",
            section="R5", also=read_layout, also_shown="b1+c1+d1+…",
        ),
        OneOf("pie", True, False, section="R6"),
        OneOf("repetition", 3, 0, section="R7"),
    ),
    version=1,
    shelf=20,
    can_draw=True,
    nearest="breakthrough(rows=6,columns=6)",
)  # fmt: skip
