"""What rooms tell their boards: from the seat's view alone, and adding up."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import tablee
from tablee.contract.rules import TABLE
from tablee.core.room import room
from tablee.games.deux_sur_quatre.facts import parts
from tablee.games.deux_sur_quatre.inside.scoring import gains
from tablee.testing.play import every_game, random_game, some_seats
from tablee.texts import LANGUAGES

TELLING = [n for n in every_game() if room(n.partition("(")[0]).facts]


OFFERING = ("deux", "mangeur")
"""The rooms whose facts say what may be done; the others only tell."""


@pytest.mark.parametrize("name", TELLING)
def test_facts_are_json_and_offer_exactly_what_is_legal(name: str) -> None:
    game = tablee.game(name)
    assert game.room.facts is not None
    facts = game.room.facts.facts
    steps = list(random_game(name, 12))
    for step in Random(12).sample(steps, min(30, len(steps))):
        for seat in (*some_seats(game), TABLE):
            shown = game.rules.view(step.before.state, seat)
            said: dict[str, Any] = {lang: facts(shown, seat, lang) for lang in LANGUAGES}
            assert json.loads(json.dumps(said)) == said
            offered = [
                choice
                for key in ("choices", "names", "takes")
                for choice in said["en"].get(key, [])
            ]
            asked = {choice["action"] for choice in offered}
            legal = set(step.before.legal_for(seat)) if seat in step.before.to_act else set()
            assert asked == (legal - {"turn", "pass"} if name.startswith(OFFERING) else set())


@pytest.mark.parametrize("name", [n for n in TELLING if n.startswith("deux")])
def test_the_lines_of_a_deal_add_up_to_its_points(name: str) -> None:
    for step in random_game(name, 13):
        s = step.after.state
        if s.deal and s.left == 0 and any(gains(s)):
            assert [sum(points for _, points, _ in parts(s, p)) for p in range(s.players)] == gains(
                s
            )
