"""What a seat may know of a position, in a form that goes through JSON."""

from __future__ import annotations

from typing import Any, TypedDict


class Outline(TypedDict):
    """A view without the state."""

    game: str
    seat: int
    to_act: list[int]
    legal: list[str]
    returns: list[int] | None
    ended: str
    """When the game is over: the rule that decided."""


class View(Outline):
    """`Position.view(seat)`: all that a viewer may know of a game."""

    state: dict[str, Any]
    """The record; -1 stands for what the viewer may not know."""
