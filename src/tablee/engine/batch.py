"""Many games at once, stepped in compiled code on all cores: an array of records and loops over it.

What a batch shows (`seats`, `masks`, `observations`, `rewards`, `is_over`) stands in arrays made
once and written anew by each step: read them through NumPy, or through DLPack from JAX and PyTorch,
without a copy. Whoever wants to keep one copies it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.engine import loops, stepping
from tablee.engine.compiled import compiled
from tablee.engine.errors import IllegalAction
from tablee.engine.game import Game
from tablee.engine.randomness import seeded
from tablee.engine.record import Array
from tablee.engine.tensors import Tensor, tensor

LOOPS = (
    loops.play_games,
    stepping.seed_games,
    stepping.first_illegal,
    stepping.step_games,
    stepping.mark_legal,
    stepping.choose_at_random,
    stepping.play_at_random,
    stepping.finish_at_random,
    stepping.returns_of,
    stepping.observe_games,
)
OVER = loops.OVER
SMALLEST_SHARE = 512
"""A core is not called for fewer games than this: waking it would take longer."""
ALIGNMENT = 64
"""Bytes. Other libraries take over without a copy only what begins at such an address."""

Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int32]


class Batch:
    """`n` games of one kind. Chance acts by itself unless `chance=False`; with `restart=True` a new
    game begins in the same step in which one ends."""

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        seed: int | Sequence[int] | None = None,
        chance: bool = True,
        restart: bool = False,
        threads: int | None = None,
    ) -> None:
        if n < 1:
            raise ValueError("a batch has at least one game")
        if threads is not None and threads < 1:
            raise ValueError("a batch needs at least one thread")
        self.game = game
        self.n = n
        self.restarts = restart
        self._room = game.room
        telling = self._room.furniture("telling")
        thrower = getattr(telling, "thrower", None) if chance else None
        self._throw = self._room.actions if chance else stepping.NO_THROW
        self.actions = self._room.actions + (thrower is not None)
        """How many action codes there are; the last one is the throw, where players hold dice."""
        given = {stepping.thrower: thrower} if thrower else None
        bound = compiled(self._room.rules, self._room.state.dtype, *LOOPS, given=given)
        self._loops = dict(zip(LOOPS, bound, strict=True))
        self._initial = np.frombuffer(game.initial.pack(), self._room.state.dtype)
        self.states: Any = np.repeat(self._initial, n).view(np.recarray)
        self._randoms = np.empty((n, 4), np.int64)
        self._parts = _parts(n, threads or _cores())
        self._desks = [_Desk(game) for _ in self._parts]
        self._all = np.ones(n, np.bool_)
        self.seats = _buffer(n, np.int32)
        """Who is awaited in each game (the first, if several are); OVER where it has ended."""
        self.rewards = _buffer((n, game.seats), np.float32)
        """[game, seat]: what the last step was worth: what the game was, where it ended."""
        self.is_over = _buffer(n, np.bool_)
        """Where the game ended; with `restart`, where one ended in the last step."""
        self._is_masked = self._is_observed = False
        self.seed(seed)
        self.restart()

    def seed(self, seed: int | Sequence[int] | None) -> None:
        """Give every game its random numbers: from one seed for all, or from one each."""
        seeds = np.empty((self.n, 3), np.int64)
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != self.n:
                raise ValueError(f"{len(seed)} seeds for {self.n} games")
            each = np.array([int(one) % 2**64 for one in seed], np.uint64)
            seeds[:, 0], seeds[:, 1] = each & 0xFFFFFFFF, each >> np.uint64(32)
            seeds[:, 2] = 0
        else:
            words = seeded(seed)
            seeds[:, 0], seeds[:, 1] = words[0], words[1]
            seeds[:, 2] = np.arange(self.n)
        self._loops[stepping.seed_games](self._randoms, seeds)

    def restart(self, which: npt.ArrayLike | None = None, seat: int | None = None) -> None:
        """Begin anew in the games marked, or in all; others play first if a seat is named."""
        self._step(np.full(self.n, stepping.BEGIN), self._marked(which), seat)

    @property
    def masks(self) -> Flags:
        """[game, action]: what the awaited seat may do; nothing where the game is over."""
        if not self._is_masked:
            self._each(
                stepping.mark_legal,
                lambda part, desk: (
                    self.states[part], self.seats[part], desk.w, self._throw, self._masks[part]
                ),
            )  # fmt: skip
            self._is_masked = True
        return self._masks

    @property
    def observations(self) -> Floats:
        """[game, number]: what the awaited seat sees; seat 0, where the game is over."""
        if not self._is_observed:
            self._observe(self.seats, self._observations)
            self._is_observed = True
        return self._observations

    def observe(self, seat: int, out: Floats | None = None) -> Floats:
        """[game, number]: what one seat sees of every game, whoever is awaited."""
        self._seat(seat)
        rows = _buffer((self.n, self.tensor.size), np.float32) if out is None else out
        self._observe(np.full(self.n, seat, np.int32), rows)
        return rows

    @cached_property
    def tensor(self) -> Tensor:
        """What each number of an observation means, and within which limits."""
        return tensor(self.game)

    @property
    def returns(self) -> Array:
        """[game, seat]: what each finished game was worth; zeros where it goes on."""
        found = np.zeros((self.n, self.game.seats), np.int64)
        self._each(
            stepping.returns_of,
            lambda part, desk: (self.states[part], self.seats[part], desk.values, found[part]),
        )
        return found

    def step(
        self,
        actions: npt.ArrayLike,
        which: npt.ArrayLike | None = None,
        seat: int | None = None,
    ) -> None:
        """Play one action in every game that goes on, or in those marked. If one is not legal, none
        is played. If a seat is named, all the others then play at random until it is awaited."""
        chosen, marked = self._chosen(actions), self._marked(which)
        wrong = self._each(
            stepping.first_illegal,
            lambda part, desk: (
                self.states[part], self.seats[part], chosen[part], marked[part], desk.w,
                self._throw,
            ),
        )  # fmt: skip
        for part, found in zip(self._parts, wrong, strict=True):
            if found >= 0:
                at = part.start + found
                raise IllegalAction("batch-illegal", game=at, action=int(chosen[at]))
        self._step(chosen, marked, seat)

    def wait(self, seat: int | None = None) -> None:
        """Look again who is awaited, after changing `states` by hand. If a seat is named, all the
        others play at random until it is awaited."""
        self._step(np.full(self.n, stepping.WAIT), self._all, seat)

    def _step(self, chosen: Array, marked: Flags, seat: int | None = None) -> None:
        own = stepping.NOBODY if seat is None else self._seat(seat)
        self._each(
            stepping.step_games,
            lambda part, desk: (
                self.states[part], self._initial, self._randoms[part], desk.w, self.seats[part],
                chosen[part], marked[part], self.rewards[part], self.is_over[part], desk.values,
                self._throw, own, self.restarts,
            ),
        )  # fmt: skip
        self._is_masked = self._is_observed = False

    def random_actions(self) -> Array:
        """A random legal action for every game; 0 where it is over."""
        chosen = np.empty(self.n, np.int64)
        self._each(
            stepping.choose_at_random,
            lambda part, desk: (
                self.states[part], self._randoms[part], self.seats[part], desk.w, self._throw,
                chosen[part],
            ),
        )  # fmt: skip
        return chosen

    def play(self, actions: int) -> int:
        """Play so many random actions in every game, chance's included, a new one beginning
        wherever one ends; return how many ended."""
        ended = self._each(
            stepping.play_at_random,
            lambda part, desk: (
                self.states[part], self._initial, self._randoms[part], desk.w, actions
            ),
        )  # fmt: skip
        self.wait()
        return sum(ended)

    def play_out(self) -> int:
        """Play every game to its end at random; return how many actions that took."""
        played = self._each(
            stepping.finish_at_random,
            lambda part, desk: (self.states[part], self._randoms[part], desk.w),
        )
        self.wait()
        self.rewards[:] = self.returns
        return sum(played)

    def play_games(self, actions: int) -> tuple[int, int]:
        """Play whole random games, one after another, for at least so many actions; return how
        many games and actions that were. The batch itself stays as it is."""
        budget = np.array([actions], np.int64)
        one = self._initial.copy().view(np.recarray)
        w = self._desks[0].w
        stepping.take_random(w, self._randoms, 0)
        games = self._loops[loops.play_games](one, self._initial, w, budget)
        stepping.keep_random(w, self._randoms, 0)
        return int(games), int(budget[0])

    @cached_property
    def _masks(self) -> Flags:
        return _buffer((self.n, self.actions), np.bool_)

    @cached_property
    def _observations(self) -> Floats:
        return _buffer((self.n, self.tensor.size), np.float32)

    def _observe(self, eyes: Whole, rows: Floats) -> None:
        table = self.tensor.table
        self._each(
            stepping.observe_games,
            lambda part, desk: (
                self.states[part], eyes[part], desk.shown, desk.raw, table, rows[part]
            ),
        )  # fmt: skip

    def _chosen(self, actions: npt.ArrayLike) -> Array:
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise ValueError(f"step takes {self.n} actions, one a game, not shape {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        return np.ascontiguousarray(chosen, np.int64)

    def _seat(self, seat: int) -> int:
        if seat not in range(self.game.seats):
            raise ValueError(f"there is no seat {seat}: the last one is {self.game.seats - 1}")
        return seat

    def _marked(self, which: npt.ArrayLike | None) -> Flags:
        if which is None:
            return self._all
        marked = np.asarray(which)
        if marked.shape != (self.n,) or marked.dtype != np.bool_:
            raise ValueError(f"games are marked by {self.n} truth values, one a game")
        return np.ascontiguousarray(marked)

    def _each(
        self, loop: Callable[..., Any], arguments: Callable[[slice, _Desk], tuple[Any, ...]]
    ) -> list[int]:
        """Run a loop over every part of the games, each on a core of its own."""
        run = self._loops[loop]
        calls = [arguments(*pair) for pair in zip(self._parts, self._desks, strict=True)]
        if len(calls) == 1:
            return [run(*calls[0])]
        waiting = [self._pool.submit(run, *call) for call in calls[1:]]
        return [run(*calls[0]), *(one.result() for one in waiting)]

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._parts) - 1, "tablee-batch")


class _Desk:
    """What one thread works with, and nobody else."""

    def __init__(self, game: Game) -> None:
        room = game.room
        self.w = loops.workspace(room.actions + 1, np.zeros(4, np.int64))
        self.values = np.zeros(game.seats, np.int64)
        self.shown = np.zeros(1, room.state.dtype).view(np.recarray)
        self.raw = self.shown.view(np.int8)


def _parts(n: int, threads: int) -> list[slice]:
    """The games cut into a stretch for each thread."""
    count = max(1, min(threads, n // SMALLEST_SHARE))
    return [slice(n * k // count, n * (k + 1) // count) for k in range(count)]


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _buffer(shape: int | tuple[int, ...], kind: npt.DTypeLike) -> Any:
    """An array of zeros at an address that other libraries accept."""
    dtype = np.dtype(kind)
    size = int(np.prod(shape)) * dtype.itemsize
    raw = np.zeros(size + ALIGNMENT, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + size].view(dtype).reshape(shape)
