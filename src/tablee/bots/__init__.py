"""Bots. A bot is handed what its seat may know, never the state."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from tablee.engine.errors import UnknownBot
from tablee.engine.game import game as find_game

View = dict[str, Any]
LEVELS = ("random",)


class Bot(Protocol):
    """Chooses an action from a view: `Position.view(seat)` of a seat that is awaited."""

    def choose(self, view: View) -> str: ...


class RandomBot:
    """Every legal action with the same chance."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> str:
        return str(self._random.choice(view["legal"]))


def bot(game: str, level: str = "random", seed: int | None = None) -> Bot:
    """A bot for a game at one of its levels."""
    find_game(game)
    if level not in LEVELS:
        raise UnknownBot("unknown-bot", level=level, right=", ".join(LEVELS))
    return RandomBot(seed)
