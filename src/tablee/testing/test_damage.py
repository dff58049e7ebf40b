"""Whatever comes from outside is read, or refused in words: it never crashes anything."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tablee
from tablee.core import journal
from tablee.core.match import Match
from tablee.testing.play import random_game, variants
from tablee.texts import LANGUAGES

LETTERS = '0123456789"[]{},:-ab L>R?☃\\'
NUMBERS = [-2, -1, 0, 1, 2, 3, 4, 5, 7, 12, 13, 36, 100, 127]


def damaged(text: str, random: Random) -> str:
    """A few characters lost, added or changed."""
    letters = list(text)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(letters) + 1)
        letters[at : at + random.randint(0, 1)] = random.choice(["", random.choice(LETTERS)])
    return "".join(letters)


def with_another_number(text: str, random: Random) -> str:
    """A position with one number of its state changed."""
    found = json.loads(text)
    field = random.choice(list(found["state"]))
    inside: Any = found["state"]
    at: Any = field
    while isinstance(inside[at], list):
        inside = inside[at]
        at = random.randrange(len(inside))
    inside[at] = random.choice(NUMBERS)
    return json.dumps(found)


def play_on(text: str, random: Random) -> None:
    """A position that was accepted can be drawn and played."""
    position = tablee.Position.from_json(text)
    assert str(position)
    for _ in range(30):
        if position.is_over:
            assert len(position.returns) == position.game.seats
            return
        seat = random.choice(position.to_act)
        position = position.play(random.choice(position.legal_for(seat)), seat)


def attempt(action: Callable[..., object], *arguments: object) -> None:
    """It may work, and it may be refused; nothing else may happen."""
    try:
        action(*arguments)
    except tablee.TableeError as refused:
        said = [refused.say(lang) for lang in LANGUAGES]
        if not all(said):
            raise AssertionError(f"no words for {refused.message}") from refused


def test_damage_is_refused_in_words(short: str) -> None:
    random = Random(short)
    for seed in range(12):
        variant = random.choice(variants(short))
        steps = list(random_game(variant, seed, limit=random.randint(1, 60)))
        position = steps[-1].after
        game = position.game
        match = Match(game, [f"player {seat}" for seat in range(game.seats)])
        for step in steps:
            match.play(step.action, step.actor)
        for _ in range(5):
            attempt(tablee.Position.from_json, damaged(position.to_json(), random))
            attempt(game.read, damaged(str(position), random))
            attempt(journal.loads, damaged(journal.dumps(match), random))
            attempt(tablee.game, damaged(variant, random))
            attempt(position.play, damaged(steps[-1].action, random), 0)
            attempt(play_on, with_another_number(position.to_json(), random), random)


def test_json_that_nests_without_end() -> None:
    deep = "[" * 100_000
    with pytest.raises(tablee.TableeError, match="not JSON"):
        tablee.Position.from_json(deep)
    with pytest.raises(tablee.TableeError, match="line 1"):
        journal.loads(deep + "\n")
