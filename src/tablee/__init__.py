"""Tablée: six table games from French rulebooks, played, understood, and used from Python."""

from tablee.engine.contract import CHANCE, TABLE
from tablee.engine.errors import IllegalAction, InvalidAction, TableeError
from tablee.engine.game import Game, game
from tablee.engine.position import Position
from tablee.engine.room import names as game_names

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "TABLE",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "Position",
    "TableeError",
    "game",
    "game_names",
]
