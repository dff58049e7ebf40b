"""One game alone in compiled code, for those who step it from Python as fast as that goes.

Handing an array over to compiled code takes longer than a move. So what belongs to the game (its
state, its random numbers, what is legal) lives in one record, and a step is one call with it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from tablee.engine import loops, stepping
from tablee.engine.batch import thrower_of
from tablee.engine.compiled import compiled, direct
from tablee.engine.game import Game
from tablee.engine.position import Position
from tablee.engine.randomness import seeded
from tablee.engine.tensors import OFFSET, tensor

OVER = loops.OVER


class Solo:
    """A game whose chance acts by itself; dice are thrown by the player who holds them."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        room = game.room
        thrower = thrower_of(game)
        self._throw = room.actions
        self.actions = room.actions + (thrower is not None)
        """How many action codes there are; the last one is the throw, where players hold dice."""
        self.tensor = tensor(game)
        w = loops.workspace(room.actions + 1, seeded(seed))
        state, most = room.state.dtype, room.players[-1]
        # The same for all options of a game, so that it is compiled once.
        kind = np.dtype(
            [
                ("states", state, 1), ("initial", state, 1), ("shown", state, 1),
                ("w", np.dtype(w.dtype.descr), 1), ("seat", np.int64),
                ("values", np.int64, most), ("rewards", np.float64, (1, most)),
                ("masks", np.int8, (1, room.actions + 1)),
            ],
            align=True,
        )  # fmt: skip
        table = np.zeros(1, kind)
        table["initial"] = np.frombuffer(game.initial.pack(), state)
        layout = self.tensor.table.copy()
        fields: Any = kind.fields
        layout[..., OFFSET] += fields["shown"][1]
        rows = np.zeros((1, self.tensor.size), np.float32)
        self._table = (table, table.view(np.int8), layout, rows)
        self._random = table["w"]["random"][0, 0]
        self._random[:] = w.random
        self._rewards = table["rewards"][0, 0, : game.seats]
        self._state = table["states"]
        self.mask = table["masks"][0, 0, : self.actions]
        """1 for what the awaited seat may do; written anew by every step."""
        self.row = rows[0]
        """What the awaited seat sees; written anew by every step."""
        given = {stepping.thrower: thrower} if thrower else None
        functions = (stepping.turn, stepping.look)
        turn, look = compiled(room.rules, state, *functions, given=given, inline=False)
        self._turn = partial(direct(turn, *self._table, 0, 0), *self._table)
        self._look = look
        self.seat = OVER
        self.restart()

    def restart(self, seed: int | None = None) -> None:
        """A new game; without a seed it goes on with the random numbers it has."""
        if seed is not None:
            self._random[:] = seeded(seed)
        self.seat = self._turn(stepping.BEGIN, self._throw)

    def step(self, action: int) -> None:
        """Play an action that is known to be legal: `mask` says so."""
        self.seat = self._turn(action, self._throw)

    @property
    def returns(self) -> list[float]:
        """What the game was worth to each seat; asked when it is over."""
        found: list[float] = self._rewards.tolist()
        return found

    def seen_by(self, seat: int) -> Any:
        """What any seat sees now, as a row of its own."""
        self._look(*self._table, seat)
        found = self.row.copy()
        self._look(*self._table, max(self.seat, 0))
        return found

    @property
    def position(self) -> Position:
        state = self.game.room.state.unpack(self._state.tobytes())
        return Position(self.game, state)
