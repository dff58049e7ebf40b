"""Many games at once, stepped in compiled code: an array of records and a few loops over it."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.engine import loops
from tablee.engine.compiled import compiled
from tablee.engine.errors import IllegalAction
from tablee.engine.game import Game
from tablee.engine.randomness import seeded
from tablee.engine.record import Array

LOOPS = (
    loops.play_games,
    loops.play_out,
    loops.restart,
    loops.seats_to_act,
    loops.legal_masks,
    loops.step_all,
    loops.settle_chance,
    loops.returns_all,
    loops.random_choices,
)
OVER = loops.OVER


class Batch:
    """`n` games of one kind. Chance acts by itself unless `chance=False`."""

    def __init__(self, game: Game, n: int, *, seed: int | None = None, chance: bool = True) -> None:
        if n < 1:
            raise ValueError("a batch has at least one game")
        self.game = game
        self.n = n
        self._room = game.room
        self._initial = np.frombuffer(game.initial.pack(), self._room.state.dtype)
        bound = compiled(self._room.rules, self._room.state.dtype, *LOOPS)
        self._loops = dict(zip(LOOPS, bound, strict=True))
        self._w = loops.workspace(self._room.actions, seeded(seed))
        self._chance = chance
        self.states: Any = self._array(n)
        self.restart()

    def _array(self, n: int) -> Any:
        return np.repeat(self._initial, n).view(np.recarray)

    def restart(self, which: npt.NDArray[np.bool_] | None = None) -> None:
        """Begin anew in the games marked, or in all."""
        marked = np.ones(self.n, np.bool_) if which is None else np.asarray(which, np.bool_)
        self._loops[loops.restart](self.states, self._initial, marked)
        self._settle()

    @property
    def seats(self) -> Array:
        """Who is awaited in each game (the first, if several are); OVER where it has ended."""
        found = np.empty(self.n, np.int64)
        self._loops[loops.seats_to_act](self.states, self._w, found)
        return found

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.seats == OVER)

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """[game, action]: what the awaited seat may do."""
        found = np.zeros((self.n, self._room.actions), np.bool_)
        self._loops[loops.legal_masks](self.states, self.seats, self._w, found)
        return found

    @property
    def returns(self) -> Array:
        """[game, seat]: what each finished game was worth."""
        values = np.zeros((self.n, self.game.seats), np.int64)
        self._loops[loops.returns_all](self.states, values)
        values[~self.is_over] = 0
        return values

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game that goes on. If one is not legal, none is played."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"step takes {self.n} actions, one a game, not shape {chosen.shape}")
        wrong = self._loops[loops.step_all](self.states, self.seats, chosen, self._w)
        if wrong >= 0:
            raise IllegalAction("batch-illegal", game=int(wrong), action=int(chosen[wrong]))
        self._settle()

    def random_actions(self) -> Array:
        chosen = np.empty(self.n, np.int64)
        self._loops[loops.random_choices](self.states, self.seats, self._w, chosen)
        return chosen

    def play_out(self) -> int:
        """Play every game to its end at random; return how many actions that took."""
        values = np.zeros((self.n, self.game.seats), np.int64)
        return int(self._loops[loops.play_out](self.states, self._w, values))

    def play_games(self, actions: int) -> tuple[int, int]:
        """Play whole random games, one after another, for at least so many actions; return how
        many games and actions that were. The batch itself stays as it is."""
        budget = np.array([actions], np.int64)
        games = self._loops[loops.play_games](self._array(1), self._initial, self._w, budget)
        return int(games), int(budget[0])

    def _settle(self) -> None:
        if self._chance:
            self._loops[loops.settle_chance](self.states, self._w)
