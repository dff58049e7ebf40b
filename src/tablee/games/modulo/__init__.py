"""Modulo: two pairs of hands, sums that loop after 4."""

from tablee.core.options import OneOf, Whole
from tablee.core.room import Room

GAME = Room(
    name=__name__,
    players=range(2, 3),
    options=(
        OneOf("start", "ones", "secret", section="11"),
        Whole("points", 3, range(1, 10), section="10"),
        OneOf("repetition", 3, 0, section="R3"),
    ),
    version=1,
    shelf=10,
    hides=("hands",),
    can_draw=True,
    nearest="tic_tac_toe",
)
