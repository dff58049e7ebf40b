"""No secret leaves for a seat that may not know it (the full run: `benchmarks/leaks.py`)."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tablee.contract.rules import TABLE
from tablee.server import screen
from tablee.server.scene import SharedMoment
from tablee.testing.play import variants
from tests.server.leaks import Record, check_twin_tables, observers
from tests.server.support import new_setup

HIDING = [
    name
    for game in tablee.game_names()
    for name in variants(game)[:3]
    if tablee.game(name).room.hides
]


@pytest.mark.parametrize("name", HIDING)
def test_a_client_receives_what_follows_from_its_view(name: str) -> None:
    compared = 0
    for observer in Random(name).sample(observers(name), 2):
        compared += check_twin_tables(name, observer, Random(f"{name} {observer}"), length=40)
    if name in ("da_vinci_code", "deux_sur_quatre", "mangeur_de_cartes"):
        assert compared > 10, "the games were hardly ever different"


def test_the_test_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody were shown what player 0 may know, two games would differ for the others."""
    honest = screen.look

    def leaking(now: SharedMoment, viewer: int, lang: str, drawing: bool) -> object:
        return honest(now, max(viewer, 0) and 0, lang, drawing)

    monkeypatch.setattr(screen, "look", leaking)
    with pytest.raises(AssertionError, match="seat 1"):
        [check_twin_tables("da_vinci_code(players=2)", 1, Random(seed)) for seed in range(10)]


def test_the_curtain_hides_every_hand() -> None:
    """Round one screen nobody's secrets are shown until a player says that they look."""
    record = Record(new_setup("deux_sur_quatre"), TABLE, "en")
    record.eye.players = [0, 1, 2]
    assert record.eye.viewer == TABLE
    record.eye.looking = 1
    assert record.eye.viewer == 1
