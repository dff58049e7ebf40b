"""One game alone in compiled code, for those who step it from Python as fast as that goes.

Handing an array over to compiled code takes longer than a move. So all that belongs to the game
(its state, its random numbers, what is legal, what is seen) lives in one block of bytes, and a step
is one call with it. A table that is copied, pickled or restored is that block: whatever looks into
it is made anew (docs/decisions/0075).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import numpy as np

from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.randomness import seeded
from tablee.core.room import Room
from tablee.fast import batch_loops, loops
from tablee.fast.arrays import Ints
from tablee.fast.batch import packed
from tablee.fast.compiled import compiled, direct
from tablee.fast.tensors import OFFSET, Tensor, tensor

OVER = loops.OVER
KINDS = 64
"""Of so many games what their tables have in common is remembered."""


class Single:
    """A game whose chance acts by itself; dice are thrown by the player who holds them. If a seat
    is named, all the others play at random until it is awaited."""

    def __init__(self, game: Game, seed: int | None = None, own: int = batch_loops.NOBODY) -> None:
        self.game = game
        self._own = own
        common = _common(game)
        self._look_into(bytearray(common.size))
        self._table["initial"] = np.frombuffer(game.initial.pack(), game.room.state.dtype)
        self._random[:] = seeded(seed)
        self.restart()

    def _look_into(self, block: bytearray) -> None:
        """Take a block for one's own, and make all that looks into it."""
        common = _common(self.game)
        self._block = block
        self._table = table = np.ndarray(1, common.kind, block)
        raw = np.ndarray(common.kind.itemsize, np.int8, block)
        rows = np.ndarray((1, common.tensor.size), np.float32, block, common.kind.itemsize)
        self.tensor, self._throw = common.tensor, common.throw
        self.actions = common.actions
        """How many action codes there are; the last one is the throw, where players hold dice."""
        self._random = table["w"]["random"][0, 0]
        self._rewards = table["rewards"][0, 0, : self.game.seats]
        self._state = table["states"]
        self.mask = table["masks"][0, 0, : common.actions]
        """1 for what the awaited seat may do; written anew by every step."""
        self.row = rows[0]
        """What the awaited seat sees; written anew by every step."""
        self._parts = (table, raw, common.layout, rows)
        self._turn = partial(common.turn, *self._parts)
        self.seat = int(table["seat"][0])

    def save(self) -> bytes:
        """All that the game is now, its random numbers included."""
        return bytes(self._block)

    def restore(self, saved: bytes) -> None:
        """Be again as when that was saved: by this table, or by another of the same game."""
        if len(saved) != len(self._block):
            raise ValueError(f"saved by another game than {self.game}")
        self._block[:] = saved
        self.seat = int(self._table["seat"][0])

    def __getstate__(self) -> tuple[Game, int, bytes]:
        return self.game, self._own, self.save()

    def __setstate__(self, state: tuple[Game, int, bytes]) -> None:
        self.game, self._own, saved = state
        self._look_into(bytearray(saved))

    def restart(self, seed: int | None = None) -> None:
        """A new game; without a seed it goes on with the random numbers it has."""
        if seed is not None:
            self._random[:] = seeded(seed)
        self.seat = self._turn(batch_loops.BEGIN, self._throw, self._own)

    def begin(self, position: Position) -> None:
        """Go on from a position of the same game, with the random numbers there are."""
        self._state[:] = np.frombuffer(packed(self.game, position), self._state.dtype)
        self.seat = self._turn(batch_loops.WAIT, self._throw, self._own)

    def step(self, action: int) -> None:
        """Play an action that is known to be legal: `mask` says so."""
        self.seat = self._turn(action, self._throw, self._own)

    @property
    def returns(self) -> list[float]:
        """What the game was worth to each seat; asked when it is over."""
        found: list[float] = self._rewards.tolist()
        return found

    def seen_by(self, seat: int) -> Any:
        """What any seat sees now, as a row of its own."""
        look = _common(self.game).look
        look(*self._parts, seat)
        found = self.row.copy()
        look(*self._parts, max(self.seat, 0))
        return found

    @property
    def position(self) -> Position:
        state = self.game.room.state.unpack(self._state.tobytes())
        return Position(self.game, state)


@dataclass(frozen=True)
class _Common:
    """What the tables of a game have in common, and nobody changes."""

    kind: np.dtype[np.void]
    """Of the record; its numbers for learning lie behind it."""
    tensor: Tensor
    layout: Ints
    actions: int
    throw: int
    turn: Callable[..., int]
    look: Callable[..., None]

    @property
    def size(self) -> int:
        return self.kind.itemsize + self.tensor.size * np.dtype(np.float32).itemsize


@lru_cache(KINDS)
def _common(game: Game) -> _Common:
    room = game.room
    found = tensor(game)
    kind = _kind(room)
    layout = found.table.copy()
    fields: Any = kind.fields
    layout[..., OFFSET] += fields["shown"][1]
    functions = (batch_loops.turn, batch_loops.look)
    turn, look = compiled(room.rules_to_compile, room.state.dtype, *functions, inline=False)
    table = np.zeros(1, kind)
    like = (table, table.view(np.int8), layout, np.zeros((1, found.size), np.float32))
    return _Common(
        kind, found, layout, room.actions + room.has_thrower, room.actions,
        direct(turn, *like, 0, 0, 0), direct(look, *like, 0),
    )  # fmt: skip


def _kind(room: Room) -> np.dtype[np.void]:
    """The same for all options of a game, so that it is compiled once."""
    state, most = room.state.dtype, room.players[-1]
    w = loops.work_sheet(room.actions + 1).dtype
    return np.dtype(
        [
            ("states", state, 1), ("initial", state, 1), ("shown", state, 1),
            ("w", np.dtype(w.descr), 1), ("seat", np.int64),
            ("values", np.int64, most), ("rewards", np.float64, (1, most)),
            ("masks", np.int8, (1, room.actions + 1)),
        ],
        align=True,
    )  # fmt: skip
