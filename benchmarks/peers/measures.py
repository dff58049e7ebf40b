"""How each library is measured: a function that plays for a while and says how many actions.

There are two kinds of measures, and each stands beside its own kind only. *Rules alone*: play goes
on at random inside the library, nobody looks. *Everything an agent is handed*: before every step
somebody outside is given what the awaited player sees and which actions are legal, and chooses.

What is counted is the same on both sides. Rules alone: moves of players and what chance decides.
What an agent is handed: its decisions only, because many libraries let chance act by itself,
unseen. All on one core, in CPU time of the process, so that a busy machine disturbs as little as
possible.
"""

from __future__ import annotations

import logging
import time
import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

import tablee

Play = Callable[[], int]
"""Plays for some tenths of a second and says how many actions that were."""


def speeds(play: Play, repeats: int, seconds: float) -> list[float]:
    """Actions per second of CPU time, so many times over; a first go is not counted."""
    play()
    found = []
    for _ in range(repeats):
        played, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            played += play()
        found.append(played / (time.process_time() - began))
    return found


def ours(name: str, n: int = 4096, threads: int = 1) -> Play:
    """Random play through the batch API: every game plays on, a new one begins where one ends."""
    batch = tablee.batch(name, n, seed=1, threads=threads)

    def play() -> int:
        batch.play(100)
        return n * 100

    return play


def ours_step_by_step(name: str, n: int = 4096) -> Play:
    """Everything an agent is handed: masks, observations, then a step chosen outside. Chance acts
    by itself and is not counted."""
    batch = tablee.batch(name, n, seed=1, restart=True, threads=1)

    def play() -> int:
        for _ in range(5):
            batch.masks  # noqa: B018  asked for, to be written
            batch.observations  # noqa: B018
            batch.step(batch.random_actions(), trusted=True)
        return 5 * n

    return play


def openspiel_native(name: str) -> Play:
    """OpenSpiel's own rollouts inside its C++ code: an MCTS bot of one simulation, whose evaluator
    plays thousands of random games from the position given; their length is measured beside."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = first_choice(game)
    length = mean_length(state)
    rollouts = max(50, int(200_000 / length))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 1, False)

    def play() -> int:
        bot.step(state)
        return int(rollouts * length)

    return play


def first_choice(game: Any) -> Any:
    """The beginning of a game, chance having dealt."""
    state, random = game.new_initial_state(), Random(1)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    return state


def mean_length(state: Any, games: int = 1000) -> float:
    """How many actions a random game takes from here."""
    random, played = Random(2), 0
    for _ in range(games):
        here = state.clone()
        while not here.is_terminal():
            if here.is_chance_node():
                outcomes, weights = zip(*here.chance_outcomes(), strict=True)
                here.apply_action(random.choices(outcomes, weights)[0])
            else:
                here.apply_action(random.choice(here.legal_actions()))
            played += 1
    return played / games


PGX_SIZES = (256, 1024, 4096, 16384)


def pgx_sizes(name: str) -> Iterator[Play]:
    """Pgx on the CPU, compiled as one loop at each size of batch: its states carry the observation
    and the mask of whoever is to act, written by every step; games begin anew where they end."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)
    steps = 50

    def loop(states: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            states, key = carry
            key, choice, luck = jax.random.split(key, 3)
            logits = jnp.where(states.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(choice, logits, axis=1)
            keys = jax.random.split(luck, actions.shape[0])
            return (jax.vmap(step)(states, actions, keys), key), None

        return jax.lax.scan(one, (states, key), None, length=steps)[0]

    run = jax.jit(loop)
    for size in PGX_SIZES:
        key = jax.random.PRNGKey(1)
        states = jax.jit(jax.vmap(env.init))(jax.random.split(key, size))
        kept = [states, key]

        def play(kept: list[Any] = kept, size: int = size) -> int:
            kept[0], kept[1] = run(*kept)
            kept[1].block_until_ready()
            return size * steps

        yield play


def pettingzoo(table: Any) -> Play:
    """An AEC environment stepped as PettingZoo's own performance test does."""
    random = Random(1)

    def play() -> int:
        turns = 0
        table.reset()
        while turns < 2000:
            for _ in table.agent_iter(table.num_agents):
                observation, _, terminated, truncated, _ = table.last()
                action = None
                if not (terminated or truncated):
                    # As truth values: NumPy looks through those ten times as fast.
                    open_ones = observation["action_mask"].astype(np.bool_).nonzero()[0]
                    action = int(open_ones[random.randrange(len(open_ones))])
                table.step(action)
                turns += action is not None  # who is out of the game decides nothing
                if all(table.terminations.values()) or all(table.truncations.values()):
                    table.reset()
        return turns

    return play


def pettingzoo_classic(name: str) -> Play:
    import importlib

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pettingzoo(importlib.import_module(f"pettingzoo.classic.{name}").env())


def pettingzoo_ours(name: str) -> Play:
    from tablee.adapters.pettingzoo import env

    return pettingzoo(env(name))


def rlcard(name: str) -> Play:
    """RLCard's environment with random agents; written here, because its own ask `pip` what is
    installed, which an environment made by uv does not have."""
    logging.disable(logging.WARNING)
    import rlcard as library

    class RandomAgent:
        use_raw = False

        def step(self, state: Any) -> int:
            open_ones: list[int] = list(state["legal_actions"])
            return random.choice(open_ones)

        def eval_step(self, state: Any) -> tuple[int, dict[str, Any]]:
            return self.step(state), {}

    random = Random(1)
    env = library.make(name)
    env.set_agents([RandomAgent() for _ in range(env.num_players)])

    def play() -> int:
        env.timestep = 0
        for _ in range(5):
            env.run(is_training=False)
        return int(env.timestep)

    return play
