"""OpenSpiel's own tests and algorithms run on our games, and its solvers agree with our oracle."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    ismcts,
    mcts,
    minimax,
    outcome_sampling_mccfr,
)

import tablee
from tablee.adapters import openspiel
from tablee.testing.play import variants

ONE_POINT = "tablee_modulo(points=1,repetition=0)"


def small() -> Any:
    """The end of a game of Modulo: a tree of a few positions."""
    return openspiel.load(tablee.game("modulo(points=1)").read("4 1 ○\n▶ 0 1 ○"))


@pytest.mark.parametrize("game", tablee.game_names())
def test_openspiels_own_random_test(game: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(openspiel.PREFIX + game), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("game", tablee.game_names())
def test_every_option_is_a_parameter(game: str) -> None:
    for name in variants(game)[:8]:
        theirs = pyspiel.load_game(openspiel.spelled(tablee.game(name)))
        assert str(theirs.new_initial_state().position.game) == name
        assert theirs.num_players() == tablee.game(name).seats


def random_states(name: str, seed: int, count: int) -> Iterator[Any]:
    """States in which a player is to act, all over random games."""
    random = np.random.default_rng(seed)
    while count:
        state = pyspiel.load_game(name).new_initial_state()
        while not state.is_terminal() and count:
            if not state.is_chance_node() and random.random() < 0.3:
                count -= 1
                yield state
            state.apply_action(int(random.choice(state.legal_actions())))


@pytest.mark.parametrize("name", ["modulo(start=secret)", "foxu", "da_vinci_code(expert=true)"])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    for i, state in enumerate(random_states(openspiel.PREFIX + name, 1, 12)):
        player = state.current_player()
        numbers = np.random.default_rng(i)
        other = state.resample_from_infostate(player, numbers.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)


def test_resampling_does_not_know_the_secret() -> None:
    """What is imagined does not depend on what is true."""
    imagined = []
    for choice in (5, 20):
        state = pyspiel.load_game("tablee_modulo(start=secret)").new_initial_state()
        state.apply_action(choice)
        assert state.current_player() == 1
        numbers = np.random.default_rng(3)
        imagined.append(str(state.resample_from_infostate(1, numbers.random)))
    assert imagined[0] == imagined[1]


def test_choices_at_the_same_time_are_one_information_state() -> None:
    told = set()
    for choice in range(5, 21):
        state = pyspiel.load_game("tablee_modulo(start=secret)").new_initial_state()
        state.apply_action(choice)
        told.add((state.information_state_string(1), tuple(state.observation_tensor(1))))
    assert len(told) == 1
    state.apply_action(5)
    assert "0:20" in state.information_state_string(1)


def test_mcts() -> None:
    """In Python: their own compiled bot cannot play games written in Python, theirs included."""
    game = small()
    state = game.new_initial_state()
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 2, 60, mcts.RandomRolloutEvaluator(2, random), random_state=random, solve=True
    )
    action = state.action_to_string(bot.step(state))
    truth = tablee.analyse(state.position)
    assert truth.actions[action].value == truth.position.value


def test_ismcts_finds_its_way_without_the_secrets() -> None:
    game = pyspiel.load_game("tablee_da_vinci_code(opening=random,first=n0)")
    state = game.new_initial_state()
    random = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), 2.0, 4, random_state=random
    )
    assert bot.step(state) in state.legal_actions()


def test_cfr_and_best_response_agree_with_the_oracle() -> None:
    game = small()
    solver = cfr.CFRSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    found = exploitability.nash_conv(game, policy, return_only_nash_conv=False)
    truth = tablee.analyse(game.new_initial_state().position).position
    assert found.nash_conv < 0.1
    assert found.player_improvements is not None
    responses = np.array(found.player_improvements)
    assert (responses >= 0).all()
    assert -responses.sum() <= truth.value <= 1


def test_outcome_sampling_runs_on_hidden_choices() -> None:
    game = pyspiel.load_game("tablee_modulo(start=secret,points=1)")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    shares = solver.average_policy().action_probabilities(state)
    assert sum(shares.values()) == pytest.approx(1)
    assert len(shares) == 16


def test_modulo_solved_by_openspiel_is_modulo_solved_by_us(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Their value iteration imports a linear solver that it needs only where players move at the
    # same time; no game here does in OpenSpiel's sense.
    solver = "open_spiel.python.algorithms.lp_solver"
    monkeypatch.setitem(sys.modules, solver, ModuleType(solver))
    from open_spiel.python.algorithms import value_iteration

    game = pyspiel.load_game(ONE_POINT)
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)  # their walk over all states calls itself
    try:
        values = value_iteration.value_iteration(game, -1, 0.01, cyclic_game=True)
    finally:
        sys.setrecursionlimit(before)
    ours = tablee.game("modulo(points=1,repetition=0)")
    compared = 0
    for drawn, value in values.items():
        position = ours.read(drawn)
        if position.is_over:
            assert value == position.returns[0]
        else:
            truth = tablee.analyse(position).position.value
            assert value == (truth if position.to_act == (0,) else -truth), drawn
            compared += 1
    assert compared > 100


def test_alpha_beta_agrees_on_the_small_game() -> None:
    game = small()
    value, action = minimax.alpha_beta_search(game)
    truth = tablee.analyse(game.new_initial_state().position)
    assert value == truth.position.value
    state = game.new_initial_state()
    assert truth.actions[state.action_to_string(action)].value == value


def test_errors_that_openspiel_users_know() -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("tablee_foxu(nonsense=1)")
    with pytest.raises(Exception, match="perhaps"):
        pyspiel.load_game("tablee_modulo(start=perhaps)")
    state = pyspiel.load_game("tablee_modulo").new_initial_state()
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(4)


def test_foxu_endgames_solved_by_openspiel_are_as_our_oracle_says() -> None:
    """Where a game is decided within three plies, a search of three plies finds the same."""
    layout = "b2+c2+d2+e2+b4+c4+d4+e4+b6+c6+d6"
    game = tablee.game("foxu", layout=layout, pie=False)
    random, compared = np.random.default_rng(1), 0
    while compared < 2:
        position = game.start()
        while not position.is_over and min(position.state.left) > 1:
            position = position.play(str(random.choice(position.legal)))
        if position.is_over:
            continue
        truth = tablee.analyse(position).position
        if truth.plies is None or truth.plies > 3:
            continue
        theirs = openspiel.load(position)
        player = position.to_act[0]
        value, _ = minimax.alpha_beta_search(
            theirs, value_function=lambda _: 0, maximum_depth=3, maximizing_player_id=player
        )
        assert value == truth.value
        compared += 1
