"""Whatever plays can be copied, pickled, saved and restored at any moment: the copy plays on
exactly as the original would, and neither disturbs the other."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import tablee
from tablee.adapters import openspiel
from tablee.adapters.gymnasium import TableEnv, TableVectorEnv
from tablee.adapters.pettingzoo import env
from tablee.testing.play import random_game

GAMES = [
    "modulo(start=secret)",
    "foxu",
    "moksha_patamu(players=3,snake_card=passing,ladder_card=lasting)",
    "deux_sur_quatre",
    "mangeur_de_cartes",
    "da_vinci_code",
]
"""Each game, with options that leave something to choose."""
MOVES = 12
Make = Callable[[str], Any]
Play = Callable[[Any, int], list[Any]]


def play_pettingzoo(table: Any, seed: int) -> list[Any]:
    random, record = np.random.default_rng(seed), []
    for _ in range(MOVES):
        if not table.agents:
            table.reset()
        agent = table.agent_selection
        observation, reward, over, cut, info = table.last()
        seen = [table.observe(one)["observation"].tolist() for one in table.agents]
        record.append([agent, reward, over, cut, seen, plain(info), table.render()])
        table.step(None if over else masked(random, observation["action_mask"]))
    return record


def play_gymnasium(table: Any, seed: int) -> list[Any]:
    random = np.random.default_rng(seed)
    record, masks = [], table.action_masks()
    for _ in range(MOVES):
        if not masks.any():
            record.append(plain(table.reset()))
        else:
            record.append(plain(table.step(masked(random, masks))))
        masks = table.action_masks()
        record.append(table.render())
    return record


def play_vector(tables: Any, seed: int) -> list[Any]:
    random, record = np.random.default_rng(seed), []
    for _ in range(MOVES):
        record.append(plain(tables.step(all_masked(random, tables.action_masks()))))
    return [*record, tables.render()]


def play_batch(batch: Any, seed: int) -> list[Any]:
    random, record = np.random.default_rng(seed), []
    for _ in range(MOVES):
        batch.step(all_masked(random, batch.masks))
        shown = (batch.seats, batch.masks, batch.observations, batch.rewards, batch.is_over)
        record.append([digest(part.tobytes()) for part in shown])
    record.append([digest(batch.random_actions().tobytes()), batch.play(7)])
    return [*record, digest(batch.save())]


def play_openspiel(state: Any, seed: int) -> list[Any]:
    random, record = np.random.default_rng(seed), []
    for _ in range(MOVES // 3):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
        known = [state.information_state_string(p) for p in range(state.num_players())]
        record.append([state.current_player(), str(state), state.legal_actions(), known])
    return record


def play_bot(bot: Any, seed: int) -> list[Any]:
    """What it answers all over a game, one quick enough not to need a clock."""
    record = []
    for step in list(random_game(str(bot._game), seed))[:80]:
        if step.actor >= 0 and len(step.before.legal_for(step.actor)) > 1:
            record.append(bot.choose(step.before.view(step.actor)))
    return record


def begun_pettingzoo(game: str) -> Any:
    table = env(game, render_mode="ansi")
    table.reset(seed=7)
    return table


def begun_gymnasium(game: str, **more: Any) -> Any:
    table = TableEnv(game, render_mode="ansi", **more)
    table.reset(seed=7)
    return table


def begun_vector(game: str, **more: Any) -> Any:
    tables = TableVectorEnv(game, 5, **more)
    tables.reset(seed=7)
    return tables


KINDS: dict[str, tuple[Make, Play]] = {
    "pettingzoo": (begun_pettingzoo, play_pettingzoo),
    "gymnasium": (begun_gymnasium, play_gymnasium),
    "gymnasium, a bot": (lambda game: begun_gymnasium(game, opponent="easy"), play_gymnasium),
    "vector": (begun_vector, play_vector),
    "vector, a bot": (lambda game: begun_vector(game, opponent="easy"), play_vector),
    "batch": (lambda game: tablee.batch(game, 5, seed=7, restart=True), play_batch),
    "batch of many": (lambda game: tablee.batch(game, 1100, seed=7, threads=2), play_batch),
    "openspiel": (
        lambda game: pyspiel.load_game(openspiel.spelled(tablee.game(game))).new_initial_state(),
        play_openspiel,
    ),
    "random": (lambda game: tablee.bot(game, "random", seed=7), play_bot),
    "easy": (lambda game: tablee.bot(game, "easy", seed=7), play_bot),
    "medium": (lambda game: tablee.bot(game, "medium", seed=7), play_bot),
}


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def resumed(thing: Any, play: Play) -> Any:
    """Another one that has taken over what the first one saved. OpenSpiel has a way of its own; a
    bot is kept inside something else."""
    if isinstance(thing, pyspiel.State):
        return pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(thing.get_game(), thing)
        )[1]
    if not hasattr(thing, "save"):
        return copy.deepcopy({"bots": [thing]})["bots"][0]
    other, saved = copy.deepcopy(thing), thing.save()
    play(other, 3)
    other.restore(saved)
    return other


WAYS: dict[str, Callable[[Any, Play], Any]] = {
    "shallow": lambda thing, play: copy.copy(thing),
    "deep": lambda thing, play: copy.deepcopy(thing),
    "pickled": lambda thing, play: again(thing),
    "saved": resumed,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_plays_on_as_the_original_would(kind: str, game: str) -> None:
    make, play = KINDS[kind]
    original, untouched = make(game), make(game)
    play(original, 1)
    play(untouched, 1)
    expected = play(untouched, 2)
    assert expected
    for name, way in WAYS.items():
        noisy, twin = way(original, play), way(original, play)
        play(noisy, 5)
        assert play(twin, 2) == expected, name
    assert play(original, 2) == expected


@pytest.mark.parametrize("kind", ["pettingzoo", "gymnasium", "vector"])
def test_a_copy_samples_as_the_original_would(kind: str) -> None:
    """Spaces have random numbers of their own."""
    table = KINDS[kind][0]("modulo")
    space = table.action_space("player_0") if kind == "pettingzoo" else table.action_space
    space.seed(3)
    other = copy.deepcopy(table)
    its = other.action_space("player_0") if kind == "pettingzoo" else other.action_space
    assert its is not space
    drawn = [plain(space.sample()) for _ in range(8)]
    assert [plain(its.sample()) for _ in range(8)] == drawn


def test_gymnasiums_random_numbers_are_copied() -> None:
    table = begun_gymnasium("modulo")
    other = copy.deepcopy(table)
    assert table.np_random.random() == other.np_random.random()
    third = copy.deepcopy(table)
    numbers = table.np_random.random(3).tolist()
    assert third.np_random.random(3).tolist() == numbers
    assert other.np_random.random(3).tolist() == numbers


@pytest.mark.parametrize("kind", ["pettingzoo", "gymnasium", "vector", "batch"])
def test_what_was_saved_can_be_restored_more_than_once(kind: str) -> None:
    make, play = KINDS[kind]
    thing = make("mangeur_de_cartes")
    play(thing, 1)
    saved = again(thing.save())
    first = play(thing, 2)
    for _ in range(2):
        play(thing, 4)
        thing.restore(saved)
        assert play(thing, 2) == first
    with pytest.raises(ValueError, match="saved by"):
        make("modulo").restore(saved)


def test_an_environment_is_as_unready_as_when_it_was_saved() -> None:
    table = env("modulo")
    saved = table.save()
    table.reset(seed=1)
    table.restore(saved)
    with pytest.raises(AssertionError, match="reset"):
        table.step(0)


ELSEWHERE = """
import pickle, sys
from tests.adapters.test_copies import KINDS, digest
found = []
for kind, game, thing in pickle.load(sys.stdin.buffer):
    found.append(digest(KINDS[kind][1](thing, 2)))
pickle.dump(found, sys.stdout.buffer)
"""


def test_all_of_it_goes_on_in_another_process() -> None:
    things = []
    for kind, (make, play) in KINDS.items():
        for game in ("mangeur_de_cartes", "modulo"):
            thing = make(game)
            play(thing, 1)
            things.append((kind, game, thing))
    packed = pickle.dumps(things)
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=packed, capture_output=True, check=True, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    here = [digest(KINDS[kind][1](thing, 2)) for kind, _, thing in things]
    assert pickle.loads(done.stdout) == here


def masked(random: np.random.Generator, mask: Any) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def all_masked(random: np.random.Generator, masks: Any) -> Any:
    return np.argmax(random.random(masks.shape) * masks, axis=1)


def plain(value: Any) -> Any:
    """Arrays as lists, so that records can be compared."""
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    return value.tolist() if isinstance(value, np.ndarray | np.generic) else value


def digest(value: Any) -> str:
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    return hashlib.sha256(data).hexdigest()
