"""Many games at once, stepped in compiled code on all cores: an array of records and loops over it.

What a batch shows (`seats`, `masks`, `observations`, `rewards`, `is_over`) stands in arrays made
once and written anew by each step: read them through NumPy, or through DLPack from JAX and PyTorch,
without a copy. Whoever wants to keep one copies it.

All that a batch is stands in one block of bytes. A batch that is copied, pickled or restored is
that block: whatever looks into it is made anew (docs/decisions/0075).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from tablee.core.errors import IllegalAction
from tablee.core.game import Game
from tablee.core.randomness import seeded
from tablee.fast import batch_loops, loops
from tablee.fast.arrays import Ints, compiled_workspace
from tablee.fast.compiled import compiled, direct
from tablee.fast.tensors import Tensor, tensor

if TYPE_CHECKING:
    from tablee.core.position import Position
    from tablee.core.views import View

PLAYING = (loops.play_games, batch_loops.play_at_random, batch_loops.finish_at_random)
"""Loops that do nothing but play: their rules are inlined, for the last drop of speed."""
STEPPING = (
    batch_loops.seed_games,
    batch_loops.first_illegal,
    batch_loops.step_games,
    batch_loops.mark_legal,
    batch_loops.choose_at_random,
    batch_loops.returns_of,
    batch_loops.observe_games,
)
OVER = loops.OVER
NEW = 0
"""Whoever stands as awaited in a game that is put somewhere else: anybody but OVER."""
SMALLEST_SHARE = 512
"""A core is not called for fewer games than this: waking it would take longer."""
EVEN_SHARE, MOST_SHARES = 2048, 16
"""Of many games each core takes shares of this size, one after the other, so that none waits long
for one that was held up; so many for each core, at the most."""
ALIGNMENT = 64
"""Bytes. Other libraries take over without a copy only what begins at such an address."""

Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int32]
Arguments = Callable[["_Share"], tuple[Any, ...]]
"""What a loop needs for a share of the games."""


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
        self._furnish(game, n, chance, restart, threads)
        self.states[:] = self._initial
        self.seed(seed)
        self.restart()

    def _furnish(
        self, game: Game, n: int, chance: bool, restart: bool, threads: int | None
    ) -> None:
        """Make the block, all that looks into it, and what works on it."""
        self._order = game, n, chance, restart, threads
        self.game = game
        self.n = n
        self.restarts = restart
        self._room = game.room
        self._throw = self._room.actions if chance else batch_loops.NO_THROW
        self.actions = self._room.actions + (chance and self._room.has_thrower)
        """How many action codes there are; the last one is the throw, where players hold dice."""
        self._loops: dict[Callable[..., Any], Callable[..., Any]] = {}
        for functions, inline in ((PLAYING, True), (STEPPING, False)):
            bound = compiled(
                self._room.rules_to_compile, self._room.state.dtype, *functions, inline=inline
            )
            self._loops.update(zip(functions, bound, strict=True))
        self._direct: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._initial = np.frombuffer(game.initial.pack(), self._room.state.dtype)
        self._block, parts = _in_one_block(
            (n, self._room.state.dtype), ((n, 4), np.int64), (n, np.int32),
            ((n, game.seats), np.float32), (n, np.bool_),
        )  # fmt: skip
        self._randoms = parts[1]
        self.states: Any = parts[0].view(np.recarray)
        """The records of all games. Who changes them says `wait()` afterwards."""
        self.seats: Whole = parts[2]
        """Who is awaited in each game (the first, if several are); OVER where it has ended."""
        self.rewards: Floats = parts[3]
        """[game, seat]: what the last step was worth: what the game was, where it ended."""
        self.is_over: Flags = parts[4]
        """Where the game ended; with `restart`, where one ended in the last step."""
        self._chosen = np.zeros(n, np.int64)
        self._marked = np.ones(n, np.bool_)
        self._is_masked = self._is_observed = False
        self._threads = max(1, min(threads or _cores(), n // SMALLEST_SHARE))
        self._shares = [_Share(self, part) for part in _parts(n, self._threads)]

    def save(self) -> bytes:
        """All that the games are now, their random numbers included."""
        return self._block.tobytes()

    def restore(self, saved: bytes) -> None:
        """Be again as when that was saved: by this batch, or by another of as many such games."""
        if len(saved) != len(self._block):
            raise ValueError(f"saved by another batch than of {self.n} games of {self.game}")
        self._block[:] = np.frombuffer(saved, np.uint8)
        self._is_masked = self._is_observed = False

    def __getstate__(self) -> tuple[Any, ...]:
        return self._order, self.save()

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        order, saved = state
        self._furnish(*order)
        self.restore(saved)

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
        self._loops[batch_loops.seed_games](self._randoms, seeds)

    def restart(self, which: npt.ArrayLike | None = None, seat: int | None = None) -> None:
        """Begin anew in the games marked, or in all; others play first if a seat is named."""
        self._mark(which)
        self._chosen[:] = batch_loops.BEGIN
        self._step(seat)

    @property
    def masks(self) -> Flags:
        """[game, action]: what the awaited seat may do; nothing where the game is over."""
        if not self._is_masked:
            self._each(
                batch_loops.mark_legal, lambda s: (s.states, s.seats, s.ws, self._throw, s.masks)
            )
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
        rows = _buffer((self.n, self.tensor.size), np.float32) if out is None else out
        self._observe(np.full(self.n, self._seat(seat), np.int32), rows)
        return rows

    @cached_property
    def tensor(self) -> Tensor:
        """What each number of an observation means, and within which limits."""
        return tensor(self.game)

    @property
    def returns(self) -> Ints:
        """[game, seat]: what each finished game was worth; zeros where it goes on."""
        found = np.zeros((self.n, self.game.seats), np.int64)
        self._each(batch_loops.returns_of, lambda s: (s.states, s.seats, s.values, found[s.part]))
        return found

    def step(
        self,
        actions: npt.ArrayLike,
        which: npt.ArrayLike | None = None,
        seat: int | None = None,
        trusted: bool = False,
    ) -> None:
        """Play one action in every game that goes on, or in those marked. If one is not legal, none
        is played; `trusted` actions are known to be legal, and not looked at. If a seat is named,
        all the others then play at random until it is awaited."""
        self._choose(actions)
        self._mark(which)
        if not trusted:
            self._check()
        self._step(seat)

    def _check(self) -> None:
        """Refuse what is not legal, before anything is played."""
        wrong = self._each(
            batch_loops.first_illegal,
            lambda s: (s.states, s.seats, s.chosen, s.marked, s.ws, self._throw),
        )
        for share, found in zip(self._shares, wrong, strict=True):
            if found >= 0:
                at = share.part.start + found
                raise IllegalAction("batch-illegal", game=at, action=int(self._chosen[at]))

    def wait(self, seat: int | None = None, which: npt.ArrayLike | None = None) -> None:
        """Look again who is awaited, in all games or in those marked, after changing `states` by
        hand. If a seat is named, all the others play at random until it is awaited."""
        self._mark(which)
        self._chosen[:] = batch_loops.WAIT
        self._step(seat)

    def clone(
        self,
        sources: npt.ArrayLike,
        which: npt.ArrayLike | None = None,
        *,
        of: Batch | None = None,
        luck: bool = False,
    ) -> None:
        """Let game `i`, or each of those marked, go on as game `sources[i]` stands, of this batch
        or `of` another. With `luck` it takes over that game's random numbers too; else it has
        luck of its own."""
        origin = self if of is None else of
        if origin.game != self.game:
            raise ValueError(f"a game of {origin.game} cannot go on as one of {self.game}")
        chosen = np.asarray(sources)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"sources are {self.n} whole numbers, one a game")
        self._mark(which)
        to = np.flatnonzero(self._marked)
        taken = chosen[to]
        if ((taken < 0) | (taken >= origin.n)).any():
            raise ValueError(f"sources go from 0 to {origin.n - 1}")
        for name in ("states", "seats", "rewards", "is_over", *(("_randoms",) if luck else ())):
            getattr(self, name)[to] = getattr(origin, name)[taken]
        self._is_masked = self._is_observed = False

    def begin(
        self, positions: Position | Sequence[Position], which: npt.ArrayLike | None = None
    ) -> None:
        """Go on from a position, in all games or in those marked; or each from one of its own."""
        if isinstance(positions, Sequence) and len(positions) != self.n:
            raise ValueError(f"{len(positions)} positions for {self.n} games")
        listed = positions if isinstance(positions, Sequence) else [positions]
        found = b"".join(packed(self.game, position) for position in listed)
        self._mark(which)
        self.states[self._marked] = np.broadcast_to(
            np.frombuffer(found, self._room.state.dtype), self.n
        )[self._marked]
        self._go_on()

    def imagine(self, view: View, which: npt.ArrayLike | None = None) -> None:
        """Go on from what a seat may know (`Position.view(seat)`), what it may not know being
        imagined anew in each game, or in each of those marked: as `imagine` of the contract says.
        """
        from tablee.core.seat_view import SeatView

        seat_view = SeatView.of(view)
        if seat_view.game != self.game:
            raise ValueError(f"a view of {seat_view.game} is none of {self.game}")
        shown = np.frombuffer(seat_view.state.pack(), self._room.state.dtype)
        self._mark(which)
        self._each(
            self._imagining,
            lambda s: (s.states, s.randoms, s.marked, shown, seat_view.seat, s.ws),
        )
        self._go_on()

    def _go_on(self) -> None:
        """Look who is awaited in the games marked, which have just been put somewhere else."""
        self.seats[self._marked] = NEW
        self._chosen[:] = batch_loops.WAIT
        self._step(None)

    def random_actions(self) -> Ints:
        """A random legal action for every game; 0 where it is over."""
        self._each(
            batch_loops.choose_at_random,
            lambda s: (s.states, s.randoms, s.seats, s.ws, self._throw, s.chosen),
        )
        return self._chosen.copy()

    def play(self, actions: int) -> int:
        """Play so many random actions in every game, chance's included, a new one beginning
        wherever one ends; return how many ended."""
        self._mark(None)
        self._chosen[:] = batch_loops.WAIT
        ended = self._each(
            batch_loops.play_at_random,
            lambda s: (s.states, self._initial, s.randoms, s.ws, actions),
            then=self._stepping(None),
        )
        return sum(ended)

    def play_out(self) -> int:
        """Play every game to its end at random; return how many actions that took."""
        self._mark(None)
        self._chosen[:] = batch_loops.WAIT
        played = self._each(
            batch_loops.finish_at_random,
            lambda s: (s.states, s.randoms, s.ws),
            then=self._stepping(None),
        )
        self.rewards[:] = self.returns
        return sum(played)

    def play_games(self, actions: int) -> tuple[int, int]:
        """Play whole random games, one after another, for at least so many actions; return how
        many games and actions that were. The batch itself stays as it is."""
        budget = np.array([actions], np.int64)
        w = self._shares[0].w
        batch_loops.take_random(w, self._randoms, 0)
        games = self._loops[loops.play_games](self._initial.copy(), self._initial, w, budget)
        batch_loops.keep_random(w, self._randoms, 0)
        return int(games), int(budget[0])

    @cached_property
    def _masks(self) -> Flags:
        made: Flags = _buffer((self.n, self.actions), np.bool_)
        return made

    @cached_property
    def _observations(self) -> Floats:
        made: Floats = _buffer((self.n, self.tensor.size), np.float32)
        return made

    def _observe(self, eyes: Whole, rows: Floats) -> None:
        table = self.tensor.table
        self._each(
            batch_loops.observe_games,
            lambda s: (s.states, eyes[s.part], s.shown, s.raw, table, rows[s.part]),
        )

    def _step(self, seat: int | None) -> None:
        self._each(batch_loops.step_games, self._stepping(seat))

    def _stepping(self, seat: int | None) -> Arguments:
        """What `step_games` needs for a share. What was shown before is no longer true."""
        self._is_masked = self._is_observed = False
        own = batch_loops.NOBODY if seat is None else self._seat(seat)
        return lambda s: (
            s.states, self._initial, s.randoms, s.ws, s.seats, s.chosen, s.marked, s.rewards,
            s.is_over, s.values, self._throw, own, self.restarts,
        )  # fmt: skip

    def _choose(self, actions: npt.ArrayLike) -> None:
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise ValueError(f"step takes {self.n} actions, one a game, not shape {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        self._chosen[:] = chosen

    def _mark(self, which: npt.ArrayLike | None) -> None:
        if which is None:
            self._marked[:] = True
            return
        marked = np.asarray(which)
        if marked.shape != (self.n,) or marked.dtype != np.bool_:
            raise ValueError(f"games are marked by {self.n} truth values, one a game")
        self._marked[:] = marked

    def _seat(self, seat: int) -> int:
        if seat not in range(self.game.seats):
            raise ValueError(f"there is no seat {seat}: the last one is {self.game.seats - 1}")
        return int(seat)

    def _each(
        self, loop: Callable[..., Any], arguments: Arguments, then: Arguments | None = None
    ) -> list[int]:
        """Run a loop over every share of the games, on all cores; what it said of each. `then`: and
        step them, while they are still near the processor."""
        shares = self._shares
        run = self._ready(loop, arguments)
        step = None if then is None else self._ready(batch_loops.step_games, then)
        found, left = [0] * len(shares), iter(enumerate(shares))

        def work() -> None:
            for k, share in left:
                found[k] = run(*arguments(share))
                if step is not None and then is not None:
                    step(*then(share))

        helping = [self._pool.submit(work) for _ in range(self._threads - 1)]
        work()
        for one in helping:
            one.result()
        return found

    def _ready(self, loop: Callable[..., Any], arguments: Arguments) -> Callable[..., Any]:
        run = self._direct.get(loop)
        if run is None:
            run = self._direct[loop] = direct(self._loops[loop], *arguments(self._shares[0]))
        return run

    @cached_property
    def _imagining(self) -> Callable[..., Any]:
        """Bound when it is first asked for: most batches never are."""
        state, loop = self._room.state.dtype, batch_loops.imagine_games
        self._loops[loop] = compiled(self._room.rules_to_compile, state, loop, inline=False)[0]
        return loop

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads - 1, "tablee_batch")


class _Share:
    """Games that one thread looks after at a time, and what it works with."""

    def __init__(self, batch: Batch, part: slice) -> None:
        self._batch = batch
        self.part = part
        room = batch.game.room
        # Compiled code is handed plain arrays: a recarray takes it long to recognise.
        self.states = batch.states.view(np.ndarray)[part].view(room.state.dtype)
        self.randoms = batch._randoms[part]
        self.chosen, self.marked = batch._chosen[part], batch._marked[part]
        self.seats, self.rewards = batch.seats[part], batch.rewards[part]
        self.is_over = batch.is_over[part]
        self.w = compiled_workspace(room.actions + 1, np.zeros(4, np.int64))
        self.ws = np.ndarray(1, self.w.dtype, self.w)
        self.values = np.zeros(batch.game.seats, np.int64)
        self.shown = np.zeros(1, room.state.dtype)
        self.raw = self.shown.view(np.int8)

    @cached_property
    def masks(self) -> Flags:
        return self._batch._masks[self.part]


def packed(game: Game, position: Position) -> bytes:
    """The bytes of a position of that game."""
    if position.game != game:
        raise ValueError(f"a position of {position.game} is none of {game}")
    found: bytes = position.record.pack()
    return found


def _parts(n: int, threads: int) -> list[slice]:
    """The games cut into stretches: one, or some for each thread."""
    count = 1 if threads == 1 else max(threads, min(MOST_SHARES * threads, n // EVEN_SHARE))
    return [slice(n * k // count, n * (k + 1) // count) for k in range(count)]


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _buffer(shape: int | tuple[int, ...], kind: npt.DTypeLike) -> Any:
    """An array of zeros at an address that other libraries accept."""
    return _in_one_block((shape, kind))[1][0]


def _in_one_block(
    *wanted: tuple[int | tuple[int, ...], npt.DTypeLike],
) -> tuple[npt.NDArray[np.uint8], list[Any]]:
    """Bytes that are zero, and arrays of these shapes and kinds in them, each at an address that
    other libraries accept."""
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in wanted]
    ends = np.cumsum([-(-size // ALIGNMENT) * ALIGNMENT for size in sizes]).tolist()
    raw = np.zeros(ends[-1] + ALIGNMENT, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    block = raw[start : start + ends[-1]]
    arrays = [
        block[at : at + size].view(kind).reshape(shape)
        for (shape, kind), size, at in zip(wanted, sizes, [0, *ends], strict=False)
    ]
    return block, arrays
