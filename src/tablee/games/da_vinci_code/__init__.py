"""Da Vinci Code: rows of hidden numbers, deciphered one guess at a time."""

from tablee.core.options import OneOf
from tablee.core.room import Room

GAME = Room(
    name=__name__,
    players=range(2, 5),
    options=(
        OneOf("expert", False, True, section="13"),
        OneOf("opening", "chosen", "random", section="R2"),
        OneOf("first", "random", 0, 1, 2, 3, section="R3"),
    ),
    version=1,
    shelf=40,
    hides=("drawn", "numbers", "colours"),
    first_option="first",
    nearest="go_fish",
)
