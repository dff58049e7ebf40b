"""What a hint says beside the best action: what it assumes, and the rulebook's own advice."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.room import room
from tests.games.test_foxu import LAYOUT


@pytest.mark.parametrize("name", [name for name in tablee.game_names() if room(name).oracle])
def test_every_analysis_says_what_it_assumes_of_the_others(name: str) -> None:
    for lang in ("en", "fr"):
        assert (
            room(name)
            .text(lang, "assumes")
            .startswith(
                ("That holds if ", "Cela vaut si ")
                if name != "moksha_patamu"
                else ("The dice ", "Les dés ")
            )
        )


def test_an_analysis_carries_them_in_both_languages() -> None:
    found = tablee.analyse(tablee.game("modulo").start()).to_dict()
    assert found["assumes"] == {
        "en": "That holds if both play their best.", "fr": "Cela vaut si les deux jouent au mieux."
    }  # fmt: skip
    assert found["nudge"] == {"en": "", "fr": ""}
    cutting = tablee.game("foxu", layout=LAYOUT).start().play("a1-f6")
    found = tablee.analyse(cutting).to_dict()
    assert found["nudge"]["en"].startswith("What the first slide gains for you, the other may take")
    assert found["nudge"]["fr"].endswith("(§16).")
