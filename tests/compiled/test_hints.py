"""What a hint says beside the best action: what it assumes, and the rulebook's own advice."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.room import room
from tests.games.test_foxu import LAYOUT

WITH_CARDS = "moksha_patamu(board=20:3>9,snake_card=passing)"
ASSUMED = {
    "moksha_patamu": ("Nobody has anything to choose", "Personne n’a rien à choisir"),
    WITH_CARDS: ("The dice decide, and cards", "Les dés décident, et les cartes"),
}


@pytest.mark.parametrize(
    "name", [*filter(lambda name: room(name).oracle, tablee.game_names()), WITH_CARDS]
)
def test_every_analysis_says_what_it_assumes_of_the_others(name: str) -> None:
    found = tablee.analyse(tablee.game(name).start(), samples=10).to_dict()["assumes"]
    en, fr = ASSUMED.get(name, ("That holds if ", "Cela vaut si "))
    assert found["en"].startswith(en)
    assert found["fr"].startswith(fr)


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
