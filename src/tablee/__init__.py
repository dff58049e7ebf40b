"""Tablée: six table games from French rulebooks, played, understood, and used from Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.bots import bot
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.analysis import Analysis, analyse
from tablee.core.errors import (
    IllegalAction,
    InvalidAction,
    InvalidOption,
    TableeError,
    UnknownGame,
    needing_libraries,
)
from tablee.core.game import Game, game
from tablee.core.position import Position
from tablee.core.room import names as game_names

if TYPE_CHECKING:
    from tablee.fast.batch import Batch

__version__ = "0.1.0"


def batch(
    name: str | Game,
    n: int,
    *,
    seed: int | Sequence[int] | None = None,
    chance: bool = True,
    restart: bool = False,
    threads: int | None = None,
) -> Batch:
    """Many games at once, in compiled code on all cores (or so many threads). The first call of a
    game compiles it, for seconds."""
    with needing_libraries():
        from tablee.fast.batch import Batch

    found = game(name) if isinstance(name, str) else name
    return Batch(found, n, seed=seed, chance=chance, restart=restart, threads=threads)


__all__ = [
    "CHANCE",
    "TABLE",
    "Analysis",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidOption",
    "Position",
    "TableeError",
    "UnknownGame",
    "analyse",
    "batch",
    "bot",
    "game",
    "game_names",
]
