"""The games pass Gymnasium's own checker, alone and many at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence

import tablee
from tablee.adapters.gymnasium import TableEnv, TableVectorEnv


@pytest.mark.parametrize("name", tablee.game_names())
def test_gymnasiums_own_checker(name: str) -> None:
    made = gymnasium.make(f"tablee/{name}-v0")
    check_env(made.unwrapped, skip_render_check=True)


def finish(env: TableEnv, seed: int) -> float:
    random = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, is_over, is_cut, _ = env.step(int(random.choice(legal)))
        assert not is_cut
        if is_over:
            return float(reward)


@pytest.mark.parametrize("opponent", ["random", "easy", "perfect"])
def test_the_others_are_played_by_a_bot(opponent: str) -> None:
    rewards = [
        finish(TableEnv("modulo", seat=seat, opponent=opponent), seed)
        for seat in (0, 1)
        for seed in range(12)
    ]
    if opponent == "perfect":
        assert sum(rewards) < -12
    assert rewards == [
        finish(TableEnv("modulo", seat=seat, opponent=opponent), seed)
        for seat in (0, 1)
        for seed in range(12)
    ]


def test_errors_that_gymnasium_users_know() -> None:
    env = TableEnv("modulo")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for wrong in (-1, 21, 0.5, "0"):
        with pytest.raises(InvalidAction):
            env.step(wrong)  # type: ignore[arg-type]
    _, reward, is_over, _, _ = env.step(4)
    assert (reward, is_over) == (-1.0, True)
    with pytest.raises(ResetNeeded):
        env.step(0)
    strict = TableEnv("modulo", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(tablee.IllegalAction):
        strict.step(4)
    with pytest.raises(ValueError, match="no seat 2"):
        TableEnv("modulo", seat=2)


def vector(opponent: Any = "random", n: int = 300, **more: Any) -> TableVectorEnv:
    return TableVectorEnv("modulo", n, opponent=opponent, **more)


def masked(random: np.random.Generator, masks: Any) -> Any:
    return np.argmax(random.random(masks.shape) * masks, axis=1)


def rollout(envs: TableVectorEnv, seed: Any, steps: int) -> list[Any]:
    random = np.random.default_rng(1)
    observation, info = envs.reset(seed=seed)
    record: list[Any] = [(observation, info)]
    for _ in range(steps):
        record.append(envs.step(masked(random, record[-1][0]["action_mask"])))
    return record


def first_legal(observations: Any, masks: Any) -> Any:
    return np.argmax(masks, axis=1)


@pytest.mark.parametrize("opponent", ["random", "easy", first_legal])
def test_many_tables_at_once(opponent: Any) -> None:
    envs = vector(opponent, 40)
    record = rollout(envs, 5, 30)
    for observation, rewards, over, cut, _ in record[1:]:
        assert observation in envs.observation_space
        assert not cut.any()
        assert (rewards[~over] == 0).all()
    over = np.array([step[2] for step in record[1:]])
    assert over.sum() > 20
    # In the step after its end a game begins anew, and pays nothing.
    assert not (over[1:] & over[:-1]).any()
    for (_, _, ended, *_), (_, rewards, *_) in pairwise(record[1:]):
        assert not rewards[ended].any()
    assert data_equivalence(record, rollout(vector(opponent, 40), 5, 30))


def test_a_table_does_not_change_when_there_are_more() -> None:
    seeds: list[int | None] = list(range(600))
    few, many = (vector(n=n) for n in (10, 600))
    few.reset(seed=seeds[:10])
    many.reset(seed=seeds)
    for _ in range(10):
        actions = first_legal(None, few._masks())
        more = first_legal(None, many._masks())
        one, *_ = few.step(actions)
        other, *_ = many.step(more)
        assert (one["observation"] == other["observation"][:10]).all()


def test_make_vec_finds_them_and_wrappers_work() -> None:
    envs = gymnasium.make_vec("tablee/modulo-v0", num_envs=3, points=1)
    recorded = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    observation, _ = recorded.reset(seed=1)
    random, ended = np.random.default_rng(1), 0
    for _ in range(40):
        observation, _, _, _, info = recorded.step(masked(random, observation["action_mask"]))
        ended += int(np.sum(info.get("_episode", 0)))
    assert ended > 3


def test_errors_of_many_tables() -> None:
    envs = vector(n=3)
    with pytest.raises(ResetNeeded):
        envs.step([0, 0, 0])
    envs.reset(seed=1)
    for wrong in ([0, 0], [0.0, 0.0, 0.0], [0, 0, 21], [0, -1, 0]):
        with pytest.raises(InvalidAction):
            envs.step(wrong)
    _, rewards, over, _, _ = envs.step([0, 4, 0])
    assert (rewards.tolist(), over.tolist()) == ([0, -1, 0], [False, True, False])
    strict = vector(n=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(tablee.IllegalAction, match="game 1"):
        strict.step([0, 4, 0])
