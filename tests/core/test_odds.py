"""Chances as people say them."""

from __future__ import annotations

import pytest

from tablee.core.odds import MESSAGE, odds
from tablee.texts import text


@pytest.mark.parametrize(
    ("chance", "english", "french"),
    [
        (0.0, "never", "jamais"),
        (1.0, "always", "toujours"),
        (0.75, "3 times out of 4", "3 fois sur 4"),
        (0.504, "once out of 2", "une fois sur deux"),
        (0.46, "46 times out of 100", "46 fois sur 100"),
        (0.001, "hardly ever", "presque jamais"),
        (0.999, "nearly always", "presque toujours"),
    ],
)
def test_a_chance_is_said_in_the_smallest_numbers(chance: float, english: str, french: str) -> None:
    assert text("en", MESSAGE, None, **odds(chance)) == english
    assert text("fr", MESSAGE, None, **odds(chance)) == french


def test_what_was_only_tried_is_never_certain() -> None:
    assert odds(1.0, exact=False)["often"] == "nearly"
    assert odds(0.0, exact=False)["often"] == "hardly"
