"""The clocks of a table. They read no clock: they are told when things happened, so that a table
taken up again by another process has the same time left."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.server.protocol import Clock


class Clocks:
    def __init__(self, limits: Clock, players: int) -> None:
        self.limits = limits
        self.is_on = bool(limits.per_move or limits.per_game)
        self._at = 0
        self._awaited: set[int] = set()
        self._is_paused = False
        self._game = [0] * players
        """Milliseconds each player has used in this game."""
        self._games: list[list[int]] = []
        """And in those before it."""
        self._move = [0] * players
        """Milliseconds each player has used for the action they are awaited for."""

    def pass_time(self, at: int, counts: bool = True) -> None:
        """It is now `at`: those whose time runs have used it up, unless it does not count."""
        if counts and self.is_on:
            for player in () if self._is_paused else self._awaited:
                self._game[player] += max(0, at - self._at)
                self._move[player] += max(0, at - self._at)
        self._at = at

    def wait(
        self, players: Iterable[int], at: int, acted: int | None = None, is_paused: bool = False
    ) -> None:
        """Who is awaited from now on; `acted`: who has just acted, and begins a new move."""
        if not self.is_on:
            return
        awaited = set(players)
        for player in awaited:
            if player not in self._awaited or player == acted:
                self._move[player] = 0
        self._awaited, self._at, self._is_paused = awaited, at, is_paused

    def new_game(self) -> None:
        self._games.append(self._game)
        self._game = [0] * len(self._game)
        self._move = [0] * len(self._move)

    def last_game(self) -> None:
        """The end of the game before was taken back: it goes on. How long it took is not known if
        it was played before this table was set up."""
        self._game = self._games.pop() if self._games else [0] * len(self._game)
        self._move = [0] * len(self._move)

    def left_game(self, player: int, at: int) -> int | None:
        if not self.limits.per_game:
            return None
        return max(0, self.limits.per_game * 1000 - self._game[player] - self._since(player, at))

    def left_move(self, player: int, at: int) -> int | None:
        if not self.limits.per_move or player not in self._awaited:
            return None
        return max(0, self.limits.per_move * 1000 - self._move[player] - self._since(player, at))

    def is_running(self, player: int) -> bool:
        return player in self._awaited and not self._is_paused

    def next_timeout(self) -> tuple[int, int] | None:
        """(when, who): the first player whose time will be up, if nothing happens."""
        ends = []
        for player in () if self._is_paused else self._awaited:
            left = [self.left_game(player, self._at), self.left_move(player, self._at)]
            ends += [(self._at + each, player) for each in left if each is not None]
        return min(ends, default=None)

    def _since(self, player: int, at: int) -> int:
        return max(0, at - self._at) if self.is_running(player) else 0
