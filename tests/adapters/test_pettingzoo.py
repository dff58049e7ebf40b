"""The games pass PettingZoo's own tests, and refuse as its users expect."""

from __future__ import annotations

import json
from importlib import import_module
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import tablee
from tablee.adapters.pettingzoo import env
from tablee.testing.play import variants

pytestmark = [
    # PettingZoo warns of observations with a mask unless the game is on its own list of names, and
    # of the empty mask of a game that is over.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
GAMES = [
    "modulo(start=secret)",
    "foxu(layout=placed)",
    "moksha_patamu(players=3,snake_card=passing)",
    "deux_sur_quatre(players=4)",
    "mangeur_de_cartes",
    "da_vinci_code(players=3,expert=true)",
]


@pytest.mark.parametrize("name", [*tablee.game_names(), *GAMES])
def test_pettingzoos_own_tests(name: str) -> None:
    api_test(env(name), num_cycles=60)
    seed_test(lambda: env(name), num_cycles=20)


def test_pettingzoos_performance_test_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a clock that says each look took a tenth of a second: it would run for five real ones."""
    theirs = import_module("pettingzoo.test.performance_benchmark")
    ticks = count()
    monkeypatch.setattr(theirs, "time", SimpleNamespace(time=lambda: next(ticks) / 10))
    theirs.performance_benchmark(env("modulo"))
    assert "turns per second" in capsys.readouterr().out


def play(name: str, seed: int, steps: int = 3000) -> dict[str, float]:
    """A game of random agents; what each got in all."""
    table = env(name, illegal="raise")
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(steps):
        observation, reward, is_over, _, info = table.last()
        totals[agent] += reward
        assert observation is not None
        if is_over:
            table.step(None)
        else:
            assert (info["action_mask"] == observation["action_mask"]).all()
            table.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return totals


@pytest.mark.parametrize("game", tablee.game_names())
def test_every_option_plays_to_its_end(game: str) -> None:
    for seed, name in enumerate(variants(game)[:10]):
        totals = play(name, seed, 20_000)
        if game != "deux_sur_quatre":
            assert sum(totals.values()) == 0, name


def test_simultaneous_choices_do_not_leak() -> None:
    seen = []
    for choice in (5, 20):
        table = env("modulo(start=secret)")
        table.reset(seed=1)
        table.step(choice)
        seen.append((table.agent_selection, table.observe("player_1"), table.view("player_1")))
    (agent, one, view), (_, other, other_view) = seen
    assert agent == "player_1"
    assert (one["observation"] == other["observation"]).all()
    assert json.dumps(view) == json.dumps(other_view)


def test_a_masked_action_loses_as_in_the_classic_games(caplog: pytest.LogCaptureFixture) -> None:
    table = env("modulo")
    table.reset(seed=1)
    table.step(4)
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards == {"player_0": -1.0, "player_1": 0.0}
    strict = env("modulo", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(tablee.IllegalAction):
        strict.step(4)
    strict.step(0)
    with pytest.raises(ValueError, match="may be 'lose' or 'raise'"):
        env("modulo", illegal="perhaps")


@pytest.mark.parametrize("wrong", [-1, 21, 1.0, "0", None, [0]])
def test_what_is_no_action_is_refused(wrong: object) -> None:
    table = env("modulo")
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(wrong)  # type: ignore[arg-type]


def test_stepping_out_of_order_is_refused() -> None:
    table = env("modulo(points=1)")
    with pytest.raises(AssertionError, match="reset"):
        table.step(0)
    with pytest.raises(AssertionError, match="reset"):
        table.observe("player_0")
    table.reset(seed=1)
    while not table.terminations[table.agent_selection]:
        table.step(int(np.argmax(table.observe(table.agent_selection)["action_mask"])))
    with pytest.raises(ValueError, match="only valid action is None"):
        table.step(0)


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("modulo", render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == str(tablee.game("modulo").start())
    loud = env("modulo", render_mode="human")
    loud.reset(seed=1)
    loud.step(0)
    assert "▶" in capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode"):
        env("modulo", render_mode="rgb_array")
