"""An agent that learns Modulo by playing itself, on a batch of games, and then meets `easy`.

    python examples/learn.py --updates 300

A network of one hidden layer chooses for whoever is awaited in each of many games; after every few
dozen steps what won becomes likelier, and what lost less likely (policy gradient with a learnt
baseline). The learning is that of RLax, a library of reinforcement learning, on JAX and Optax. The
games, masks, observations, rewards and new games are `tablee.batch`.
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import rlax

import tablee
from tablee.adapters.gymnasium import TableEnv

GAMES, STEPS, HIDDEN, DISCOUNT = 512, 48, 96, 0.97
optimiser = optax.adam(4e-3)


def network(key: Any, inputs: int, actions: int) -> dict[str, Any]:
    """Weights of one hidden layer, and two heads: what to play, and how good it looks."""
    keys = jax.random.split(key, 3)
    return {
        "in": jax.random.normal(keys[0], (inputs, HIDDEN)) / np.sqrt(inputs),
        "bias": jnp.zeros(HIDDEN),
        "policy": jax.random.normal(keys[1], (HIDDEN, actions)) * 0.01,
        "value": jax.random.normal(keys[2], (HIDDEN,)) * 0.01,
    }


@jax.jit
def look(weights: dict[str, Any], observations: Any, masks: Any) -> tuple[Any, Any]:
    """The logits of what is legal, and the value expected."""
    hidden = jnp.tanh(observations @ weights["in"] + weights["bias"])
    return jnp.where(masks, hidden @ weights["policy"], -1e9), hidden @ weights["value"]


@jax.jit
def choose(weights: dict[str, Any], observations: Any, masks: Any, key: Any) -> Any:
    return jax.random.categorical(key, look(weights, observations, masks)[0])


@partial(jax.jit, donate_argnums=(0, 1))
def update(
    weights: Any, state: Any, observations: Any, masks: Any, chosen: Any, worth: Any, known: Any
) -> Any:
    """One step of learning from everything that was played."""

    def loss(weights: Any) -> Any:
        logits, value = look(weights, observations, masks)
        better = rlax.policy_gradient_loss(logits, chosen, worth - value, known)
        wiser = jnp.mean(rlax.l2_loss(value, worth) * known)
        return better + wiser + 0.01 * rlax.entropy_loss(logits, known)

    changes, state = optimiser.update(jax.grad(loss)(weights), state)
    return optax.apply_updates(weights, changes), state


def play(batch: Any, weights: Any, key: Any) -> tuple[Any, ...]:
    """So many steps of every game, and what each action led to for the one who played it."""
    seen = []
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        observations, masks, seats = (
            batch.observations.copy(),
            batch.masks.copy(),
            batch.seats.copy(),
        )
        chosen = np.asarray(choose(weights, observations, masks, now))
        batch.step(chosen)
        seen.append(
            (observations, masks, seats, chosen, batch.rewards.copy(), batch.is_over.copy())
        )
    worth, known = np.zeros((STEPS, batch.n), np.float32), np.zeros((STEPS, batch.n), np.float32)
    later, is_known = np.zeros((batch.n, 2), np.float32), np.zeros(batch.n, bool)
    for t in reversed(range(STEPS)):
        _, _, seats, _, rewards, over = seen[t]
        later = np.where(over[:, None], rewards, later * DISCOUNT)
        is_known |= over
        worth[t], known[t] = later[np.arange(batch.n), seats], is_known
    columns = [np.concatenate([row[k] for row in seen]) for k in (0, 1, 3)]
    return (*columns, worth.ravel(), known.ravel())


def train(updates: int, seed: int = 0) -> Any:
    batch = tablee.batch("modulo", GAMES, seed=seed, restart=True)
    key = jax.random.PRNGKey(seed)
    weights = network(key, batch.tensor.size, batch.actions)
    state = optimiser.init(weights)
    for _ in range(updates):
        key, now = jax.random.split(key)
        weights, state = update(weights, state, *play(batch, weights, now))
    return weights


def meet(weights: Any, opponent: str, games: int) -> tuple[int, int, int]:
    """Wins, draws and losses against a bot, from both seats."""
    results = []
    for i in range(games):
        env = TableEnv("modulo", seat=i % 2, opponent=opponent)
        observation, _ = env.reset(seed=i)
        reward, is_over = 0.0, False
        while not is_over:
            logits, _ = look(weights, observation["observation"], observation["action_mask"] > 0)
            observation, reward, is_over, _, _ = env.step(int(np.argmax(logits)))
        results.append(reward)
    return results.count(1), results.count(0), results.count(-1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--games", type=int, default=200)
    arguments = parser.parse_args()
    weights = train(arguments.updates)
    for opponent in ("random", "easy"):
        wins, draws, losses = meet(weights, opponent, arguments.games)
        print(f"against {opponent}: {wins} won, {draws} drawn, {losses} lost")


if __name__ == "__main__":
    main()
