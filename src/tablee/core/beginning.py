"""Who begins: one question, though two may answer it, a match and some games by an option."""

from __future__ import annotations

from tablee.core.errors import InvalidMatch
from tablee.core.game import Game

FIRST_SEAT = 0
"""The value of a room's `first_option` that lets the first seat begin."""


def settled_by_match(of: Game) -> Game:
    """The same game, where the match has said who begins: whoever that is has the first seat, and
    the game itself draws no lots after that. Refused if an option names somebody else."""
    name = of.room.first_option
    if not name or of.options[name] == FIRST_SEAT:
        return of
    default = next(option.default for option in of.room.options if option.name == name)
    if of.options[name] != default:
        raise InvalidMatch("first-twice", option=name, value=str(of.options[name]))
    return Game(of.room, {**of.options, name: FIRST_SEAT})
