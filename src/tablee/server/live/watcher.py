"""Somebody connected to a table: a player, several round one screen, or a spectator."""

from __future__ import annotations

from collections.abc import Callable

from tablee.contract.rules import TABLE


class Watcher:
    __slots__ = (
        "drawing", "holder", "is_host", "knows_breaks", "lang", "looking", "players", "post",
    )  # fmt: skip

    def __init__(self, post: Callable[[bytes], object]) -> None:
        """`post`: send something, without ever waiting for the one who is to read it."""
        self.post = post
        self.holder = ""
        """The digest of the token that was shown; nothing for a spectator."""
        self.players: list[int] = []
        """The places it holds."""
        self.is_host = False
        """Whoever made the table, at a place or not."""
        self.knows_breaks = False
        """Whether it says by itself, between two games, that the next one may begin."""
        self.lang = "en"
        self.drawing = False
        self.looking: int | None = None
        """Round one screen: who looks."""

    def hold(self, players: list[int]) -> None:
        """Somebody has sat down or got up: these are left, or new."""
        self.players = players
        if self.looking not in players:
            self.looking = None

    @property
    def viewer(self) -> int:
        """Through whose eyes this connection sees."""
        return self.eyes[0]

    @property
    def eyes(self) -> tuple[int, str, bool]:
        players, looking = self.players, self.looking
        if len(players) == 1:
            return players[0], self.lang, self.drawing
        return TABLE if looking is None else looking, self.lang, self.drawing
