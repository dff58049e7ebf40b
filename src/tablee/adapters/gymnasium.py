"""The games as Gymnasium environments: one agent at the table, the others played for it.

    import gymnasium, tablee.adapters.gymnasium
    env = gymnasium.make("tablee/foxu-v0", opponent="easy")
    envs = gymnasium.make_vec("tablee/foxu-v0", num_envs=4096)

`game`, `seat`, `opponent` and the options of the game are arguments of `make`. The vector form runs
on the batch engine; against `random` everything happens in compiled code, on all cores.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.adapters import without

try:
    import gymnasium
except ModuleNotFoundError as problem:
    raise without("gymnasium", problem) from None

from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tablee.adapters.copying import Copied
from tablee.adapters.spaces import LOSE, RAISE, checked_policy, forfeit, observation_space
from tablee.bots import Bot, bot
from tablee.core.errors import IllegalAction
from tablee.core.game import Game
from tablee.core.game import game as find_game
from tablee.core.position import Position
from tablee.core.room import names
from tablee.core.views import View
from tablee.fast.batch import Batch
from tablee.fast.batch_loops import NOBODY
from tablee.fast.single import OVER, Single

Observation = dict[str, Any]
Info = dict[str, Any]
Flags = npt.NDArray[np.bool_]
Policy = Callable[[npt.NDArray[np.float32], npt.NDArray[np.bool_]], npt.ArrayLike]
"""Observations and masks of many games -> an action for each."""


def found_game(game: str | Game, seat: int, options: dict[str, object]) -> Game:
    found = find_game(game, **options) if isinstance(game, str) else game
    if seat not in range(found.seats):
        raise ValueError(f"there is no seat {seat}: the last one is {found.seats - 1}")
    return found


class TableEnv(Copied, gymnasium.Env[Observation, int]):
    """One agent, at one seat. The others are bots of a level, or anything `tablee.bot` accepts. A
    copy plays on as this one would; against `random`, which plays in compiled code, it is quickly
    made."""

    _shared = frozenset({"game"})
    metadata: Info = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012
    _generator: np.random.Generator | None = None

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int = 0,
        opponent: str = "random",
        render_mode: str | None = None,
        illegal: str = LOSE,
        **options: object,
    ) -> None:
        self.game = found_game(game, seat, options)
        self.seat = seat
        self.render_mode = render_mode
        self._opponent = opponent
        self._illegal = checked_policy(illegal)
        self._solo = Single(self.game, own=seat if opponent == "random" else NOBODY)
        self.observation_space = observation_space(self._solo)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self._solo.actions)
        self._is_going_on = False
        self._others: dict[int, Bot] = {}
        """Those who do not play at random."""

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        if seed is not None:
            self._seed(seed)
        if self._opponent != "random" and (seed is not None or not self._others):
            self._seat_others(Random(seed))
        self._solo.restart(seed)
        self._is_going_on = True
        self._others_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        if not self._is_going_on:
            raise ResetNeeded("the game is over, or has not begun: call reset() before step()")
        if not self.action_space.contains(action):
            raise InvalidAction(
                f"{action!r} is no action: they go from 0 to {self._solo.actions - 1}"
            )
        reward = 0.0
        if not self._solo.mask[action]:
            if self._illegal == RAISE:
                raise IllegalAction("batch-illegal", game=0, action=int(action))
            reward = forfeit(self.game)
            self._is_going_on = False
        else:
            self._solo.step(int(action))
            self._others_play()
            if self._solo.seat == OVER:
                reward = self._solo.returns[self.seat]
                self._is_going_on = False
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, not self._is_going_on, False, self._info()

    def render(self) -> str | None:
        """The position as the agent's seat sees it, as text."""
        drawn = self._solo.position.draw(self.seat)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def view(self) -> View:
        """All that the agent may know, as JSON: the same that a bot or a browser is given."""
        return self._solo.position.view(self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the agent may do, as truth values: algorithms that can mask ask by this name."""
        return self._info()["action_mask"].astype(np.bool_)  # type: ignore[no-any-return]

    @property
    def _np_random(self) -> np.random.Generator | None:
        """Gymnasium's random numbers, for those who ask; nothing here is drawn with them. Made when
        asked for, because a copy of them takes longer than all the rest of one."""
        if self._generator is None and self._np_random_seed is not None:
            self._generator = np_random(self._np_random_seed)[0]
        return self._generator

    @_np_random.setter
    def _np_random(self, generator: np.random.Generator | None) -> None:
        self._generator = generator

    def _seed(self, seed: int) -> None:
        if not isinstance(seed, int) or seed < 0:
            raise gymnasium.error.Error(f"a seed is a whole number from 0, not {seed!r}")
        self._np_random_seed, self._generator = seed, None

    def _seat_others(self, random: Random) -> None:
        self._others = {
            seat: bot(self.game, self._opponent, random.getrandbits(60))
            for seat in range(self.game.seats)
            if seat != self.seat
        }

    def _others_play(self) -> None:
        solo = self._solo
        while solo.seat not in (self.seat, OVER):
            legal = np.flatnonzero(solo.mask)
            if len(legal) == 1:
                action = int(legal[0])
            else:
                chosen = self._others[solo.seat].choose(solo.position.view(solo.seat))
                action = solo.position.read_action(chosen)
            solo.step(action)

    def _observation(self) -> Observation:
        is_awaited = self._is_going_on and self._solo.seat == self.seat
        row = self._solo.row.copy() if is_awaited else self._solo.seen_by(self.seat)
        mask = self._solo.mask.copy() if is_awaited else np.zeros_like(self._solo.mask)
        return {"observation": row, "action_mask": mask}

    def _info(self) -> Info:
        mask = self._solo.mask.copy() if self._is_going_on else np.zeros_like(self._solo.mask)
        return {"action_mask": mask}


class TableVectorEnv(Copied, VectorEnv[Observation, Any, Any]):
    """Many tables at once. A game that ended begins anew in the next step, whose action counts for
    nothing there, as in Gymnasium's own vector environments."""

    _shared = frozenset({"game"})
    metadata: Info = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponent: str | Policy = "random",
        render_mode: str | None = None,
        illegal: str = LOSE,
        threads: int | None = None,
        **options: object,
    ) -> None:
        self.game = found_game(game, seat, options)
        self.num_envs = num_envs
        self.seat = seat
        self.render_mode = render_mode
        self._opponent = opponent
        self._illegal = checked_policy(illegal)
        self._batch = Batch(self.game, num_envs, threads=threads)
        self.single_observation_space = observation_space(self._batch)
        self.single_action_space = spaces.Discrete(self._batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_over = np.ones(num_envs, np.bool_)
        self._has_begun = False
        self._bot: Bot | None = None

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: Info | None = None,
    ) -> tuple[Observation, Info]:
        if isinstance(seed, list):
            random = Random(None if None in seed else str(seed))
            self._batch.seed([random.getrandbits(62) if one is None else one for one in seed])
        elif seed is not None or not self._has_begun:
            random = Random(seed)
            self._batch.seed(random.getrandbits(62))
        if (seed is not None or not self._has_begun) and isinstance(self._opponent, str):
            self._bot = bot(self.game, self._opponent, random.getrandbits(60))
        self._has_begun = True
        self._is_over[:] = False
        self._batch.restart(seat=self._fast_seat)
        self._others_play(np.zeros(self.num_envs, np.float32))
        return self._observation(), {"action_mask": self._masks()}

    def step(self, actions: Any) -> tuple[Observation, npt.NDArray[np.float32], Flags, Flags, Info]:
        if not self._has_begun:
            raise ResetNeeded("call reset() before step()")
        chosen = self._chosen(actions)
        anew = self._is_over.copy()
        illegal = ~anew & ~self._batch.masks[np.arange(self.num_envs), chosen]
        if illegal.any() and self._illegal == RAISE:
            at = int(np.argmax(illegal))
            raise IllegalAction("batch-illegal", game=at, action=int(chosen[at]))
        if anew.any():
            self._batch.restart(anew, seat=self._fast_seat)
        self._batch.step(chosen, ~anew & ~illegal, seat=self._fast_seat, trusted=True)
        rewards = self._batch.rewards[:, self.seat].copy()
        rewards[illegal] = forfeit(self.game)
        self._is_over = illegal.copy()
        self._others_play(rewards)
        self._is_over |= self._batch.is_over
        truncated = np.zeros(self.num_envs, np.bool_)
        info = {"action_mask": self._masks()}
        return self._observation(), rewards, self._is_over.copy(), truncated, info

    def render(self) -> tuple[str, ...]:
        return tuple(self._position(i).draw(self.seat) for i in range(self.num_envs))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """[table, action]: what the agents may do, as truth values."""
        return self._masks().astype(np.bool_)

    @property
    def _fast_seat(self) -> int | None:
        """The others play in compiled code if they play at random."""
        return self.seat if self._opponent == "random" else None

    def _others_play(self, rewards: npt.NDArray[np.float32]) -> None:
        """Where the others are no random players: ask them, and add what their moves were worth."""
        if self._fast_seat is not None:
            return
        batch = self._batch
        while True:
            theirs = ~self._is_over & (batch.seats != self.seat) & (batch.seats != OVER)
            if not theirs.any():
                return
            batch.step(self._their_actions(theirs), theirs)
            rewards += batch.rewards[:, self.seat]

    def _their_actions(self, theirs: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        if callable(self._opponent):
            return np.asarray(self._opponent(self._batch.observations, self._batch.masks))
        assert self._bot is not None
        actions: npt.NDArray[np.int64] = np.argmax(self._batch.masks, axis=1)
        for i in np.flatnonzero(theirs & (self._batch.masks.sum(axis=1) > 1)).tolist():
            position = self._position(i)
            chosen = self._bot.choose(position.view(int(self._batch.seats[i])))
            actions[i] = position.read_action(chosen)
        return actions

    def _chosen(self, actions: Any) -> npt.NDArray[np.int64]:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise InvalidAction(
                f"step takes {self.num_envs} whole numbers, not {chosen.dtype} of {chosen.shape}"
            )
        if (chosen < 0).any() or (chosen >= self._batch.actions).any():
            raise InvalidAction(f"actions go from 0 to {self._batch.actions - 1}")
        return chosen.astype(np.int64)

    def _masks(self) -> npt.NDArray[np.int8]:
        masks = self._batch.masks.astype(np.int8)
        masks[self._is_over] = 0
        return masks

    def _observation(self) -> Observation:
        return {"observation": self._batch.observe(self.seat), "action_mask": self._masks()}

    def _position(self, i: int) -> Position:
        return Position(self.game, self.game.room.state.unpack(self._batch.states[i].tobytes()))


def register_all() -> None:
    """`tablee/foxu-v0` and its sisters, for `gymnasium.make` and `make_vec`."""
    for name in names():
        gymnasium.register(
            f"tablee/{name}-v0",
            entry_point=f"{__name__}:TableEnv",
            vector_entry_point=f"{__name__}:TableVectorEnv",
            kwargs={"game": name},
        )


register_all()
