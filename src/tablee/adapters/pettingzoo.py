"""The games as PettingZoo environments, one agent after the other (AEC).

    from tablee.adapters.pettingzoo import env
    table = env("foxu", pie=False)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination else policy(observation["observation"], info["action_mask"])
        table.step(action)

Chance acts by itself, except dice that a player holds: throwing them is that agent's action. Agents
that choose at the same time act one after the other, and see nothing of each other's choice. The
bell of Moksha-patamu belongs to the table, not to an agent: it rings by `bell_after` only.
"""

from __future__ import annotations

from typing import Any

from tablee.adapters import without

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as problem:
    raise without("pettingzoo", problem) from None

import numpy as np
import numpy.typing as npt
from pettingzoo.utils.env_logger import EnvLogger

from tablee.adapters.copying import Copied
from tablee.adapters.spaces import LOSE, RAISE, checked_policy, forfeit, observation_space
from tablee.core.errors import IllegalAction
from tablee.core.game import Game
from tablee.core.game import game as find_game
from tablee.core.views import View
from tablee.fast.single import OVER, Single

Observation = dict[str, Any]
Info = dict[str, Any]


def env(
    game: str | Game, *, render_mode: str | None = None, illegal: str = LOSE, **options: object
) -> TurnsEnv:
    """An environment of any game: `env("moksha_patamu", players=3)`. All checks are inside, so it
    needs no wrapper."""
    found = find_game(game, **options) if isinstance(game, str) else game
    return TurnsEnv(found, render_mode, illegal)


class TurnsEnv(Copied, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table. What an agent is given is a copy of its own; what it may not know is not in it. A
    copy of the whole table plays on as this one would."""

    _shared = frozenset({"game", "metadata", "possible_agents", "_seat_of"})
    metadata: Info = {"render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: Game, render_mode: str | None = None, illegal: str = LOSE) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode={render_mode!r}: it may be 'human' or 'ansi'")
        self.game = game
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"tablee_{game.room.short_name}_v0"}
        self._illegal = checked_policy(illegal)
        self._solo = Single(game)
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self._solo) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self._solo.actions) for agent in self.possible_agents
        }
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """A new game. Without a seed it goes on with the random numbers it has."""
        self._solo.restart(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._await()

    def step(self, action: int | None) -> None:
        if not self.agents:
            self._too_early_or_too_late()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        # The space itself could be asked, but it takes longer to answer than a whole step.
        solo = self._solo
        if not isinstance(action, (int, np.integer)) or not 0 <= action < solo.actions:
            raise AssertionError("action is not in action space")
        if not solo.mask[action]:
            self._refuse(agent, int(action))
            return
        solo.step(action)
        if solo.seat == OVER:
            self._end(dict(zip(self.agents, solo.returns, strict=True)))
        else:
            self.infos[agent] = {}
            self._await()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        if not hasattr(self, "_mask"):
            EnvLogger.error_observe_before_reset()
        if agent == self.agent_selection and self._mask is not None:
            return {"observation": self._solo.row.copy(), "action_mask": self._mask}
        row = self._solo.seen_by(self._seat_of[agent])
        return {"observation": row, "action_mask": np.zeros(self._solo.actions, np.int8)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the agent to act may do, as truth values; nothing when the game is over."""
        if self._mask is None:
            return np.zeros(self._solo.actions, np.bool_)
        return self._mask.astype(np.bool_)

    def view(self, agent: str) -> View:
        """All that an agent may know, as JSON: the same that a bot or a browser is given."""
        return self._solo.position.view(self._seat_of[agent])

    def render(self) -> str | None:
        """The position drawn as text: all of it, secrets included, as a spectator of the experiment
        sees it."""
        drawn = str(self._solo.position)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """There is nothing to close: no window, no process."""

    def _await(self) -> None:
        """Point to the agent who is to act, with its mask in its info."""
        solo = self._solo
        self._mask: npt.NDArray[np.int8] | None = solo.mask.copy()
        self.agent_selection = agent = self.possible_agents[solo.seat]
        self.infos[agent] = {"action_mask": self._mask}

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self._mask = None
        self._accumulate_rewards()
        self._deads_step_first()

    def _refuse(self, agent: str, action: int) -> None:
        """A masked action: as PettingZoo's classic games do, or an error."""
        if self._illegal == RAISE:
            raise IllegalAction("batch-illegal", game=0, action=action)
        EnvLogger.warn_on_illegal_move()
        self._end(dict.fromkeys(self.agents, 0.0) | {agent: forfeit(self.game)})

    def _too_early_or_too_late(self) -> None:
        if hasattr(self, "rewards"):
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            EnvLogger.error_step_before_reset()
