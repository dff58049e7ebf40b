"""Somebody connected to a table: a player, several round one screen, or a spectator."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.contract import TABLE
from tablee.server import changes as c


class Watcher:
    __slots__ = ("drawing", "is_host", "lang", "looking", "players", "post")

    def __init__(self, post: Callable[[bytes], object]) -> None:
        """`post`: send something, without ever waiting for the one who is to read it."""
        self.post = post
        self.players: list[int] = []
        self.is_host = False
        """Whoever made the table, at a place or not."""
        self.lang = "en"
        self.drawing = False
        self.looking: int | None = None
        """Round one screen: who looks."""

    @property
    def viewer(self) -> int:
        """Through whose eyes this connection sees."""
        if len(self.players) == 1:
            return self.players[0]
        return TABLE if self.looking is None else self.looking

    @property
    def eyes(self) -> tuple[int, str, bool]:
        return self.viewer, self.lang, self.drawing

    def is_mine(self, change: c.AnyChange) -> bool:
        return bool(change.id) and change.by in self.players
