"""Levels of bots at the card games and Moksha-patamu: what each overlooks, and who beats whom.

The whole comparison, every level against the one below it, is `python -m benchmarks.levels`.
"""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.levels import compare

import tablee
from tablee.bots import bot, levels
from tablee.testing.play import random_game, write

CONFIDENT = 1.645
"""Standard errors: 95 % confidence."""


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("medium", "easy")])
def test_le_deux_sur_quatre_each_level_beats_the_one_below(better: str, worse: str) -> None:
    found = compare(tablee.game("deux_sur_quatre(deals=2)"), better, worse, rounds=30)
    assert found.surprise > CONFIDENT


@pytest.mark.long
def test_levels_that_think_answer_with_legal_actions() -> None:
    for name in ("deux_sur_quatre", "mangeur_de_cartes", "moksha_patamu(snake_card=passing)"):
        choices = [step for step in random_game(name, 4) if step.actor >= 0][:60:20]
        for level in levels(name):
            player = bot(name, level, seed=1, seconds=0.05)
            for step in choices:
                answer = player.choose(step.before.view(step.actor))
                assert answer in step.before.legal_for(step.actor)


def test_strong_takes_the_card_that_wins_and_saves_itself_from_the_snake() -> None:
    game = tablee.game("moksha_patamu(board=100:4>14+95>3,snake_card=lasting,entry=free)")
    state: Any = game.initial.copy()
    write(state.squares, 90, 60)
    state.thrown[0] = 5
    position = tablee.Position(game, state)
    for level in ("medium", "strong"):
        chosen = [bot(game, level, seed, 0.2).choose(position.view(0)) for seed in range(5)]
        assert chosen.count("card 95") >= 3


PUNITIVE = "board=vintage_punitive,entry=free,snake_card=passing,ladder_card=passing"


def chosen(level: str, own: int, other: int, thrown: int) -> str:
    """What a bot does with a throw, both cards in hand, on a board of long snakes."""
    game = tablee.game(f"moksha_patamu({PUNITIVE})")
    state: Any = game.initial.copy()
    write(state.squares, own, other)
    state.thrown[0] = thrown
    return bot(game, level, seed=1).choose(tablee.Position(game, state).view(0))


def test_strong_keeps_the_snake_card_for_a_snake_that_costs_more() -> None:
    """§15: a bite at 44 costs three throws, and 95 and 98 are still to come."""
    assert chosen("medium", own=40, other=30, thrown=4) == "card 44"
    assert chosen("strong", own=40, other=30, thrown=4) == "go"
    assert chosen("strong", own=94, other=30, thrown=4) == "card 98"


def test_strong_bars_a_ladder_when_the_other_is_at_its_nearest_and_it_is_not_its_own() -> None:
    """§17: from 80 a ladder leads home; six squares before it one lands there most often."""
    assert chosen("strong", own=84, other=74, thrown=1) == "card 80"
    assert chosen("strong", own=84, other=22, thrown=1) == "go"
    assert chosen("strong", own=79, other=74, thrown=1) == "go"


@pytest.mark.long
def test_moksha_patamu_strong_beats_medium() -> None:
    found = compare(tablee.game(f"moksha_patamu({PUNITIVE})"), "strong", "medium", rounds=80)
    assert found.surprise > CONFIDENT


def test_easy_overlooks_and_medium_seldom_does() -> None:
    takes = [
        step.before
        for seed in range(8)
        for step in random_game("mangeur_de_cartes", seed)
        if step.actor >= 0 and step.before.legal_for(step.actor)[-1].startswith("take")
    ]

    def share(level: str) -> float:
        player = bot("mangeur_de_cartes", level, seed=1)
        answers = [player.choose(p.view(p.to_act[0])) for p in takes for _ in range(8)]
        return sum(answer.startswith("take") for answer in answers) / len(answers)

    assert 0.6 < share("easy") < 0.85 < share("medium") < 1
