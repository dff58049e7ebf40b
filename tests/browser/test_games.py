"""Every game is played to its end in the browser, by clicks and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.browser.house import House, Opener
from tests.browser.playing import play_by_clicks, play_by_keyboard

SHORT: dict[str, dict[str, Any]] = {
    "moksha_patamu": {"entry": "free", "dice": 2},
    "deux_sur_quatre": {"deals": 2, "players": 3},
    "mangeur_de_cartes": {"rounds": 2, "players": 3},
}
"""Options that make a game short where it is long. Every game is played, known here or not."""
LEVEL = {"foxu": "medium"}
"""Where random play on both sides takes long to come to an end."""
ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}


def players_of(game: str, options: dict[str, Any]) -> int:
    """As many as the options say; else as few as may play."""
    return int(options.get("players", tablee.game(game).room.players[0]))


@pytest.mark.parametrize("game", tablee.game_names())
def test_a_whole_game_by_clicks_against_bots(game: str, house: House, window: Opener) -> None:
    options = SHORT.get(game, {})
    page = window().page
    level = LEVEL.get(game, "random")
    page.goto(house.against_bots(game, players_of(game, options), level, options=options))
    assert play_by_clicks([page], seed=1) > 0
    page.get_by_role("button", name="Play again").wait_for()


@pytest.mark.parametrize("game", tablee.game_names())
def test_a_whole_game_by_keyboard_alone(game: str, house: House, window: Opener) -> None:
    options = SHORT.get(game, {})
    page = window().page
    level = LEVEL.get(game, "random")
    page.goto(house.against_bots(game, players_of(game, options), level, options=options))
    assert play_by_keyboard(page, seed=2) > 0


def test_a_whole_game_between_two_windows(house: House, window: Opener) -> None:
    made = house.table("modulo", [ME, OPEN])
    mine, theirs = window().page, window(lang="fr-FR").page
    mine.goto(f"{house.address}{made['link']}")
    mine.get_by_text("Waiting for the others").wait_for()
    theirs.goto(f"{house.address}{made['invitation']}")
    theirs.get_by_label("Votre nom").fill("Zoé")
    theirs.get_by_role("button", name="S’asseoir").click()
    play_by_clicks([mine, theirs], seed=3)
    assert mine.locator(".ending h2").inner_text() != ""
    assert "Zoé" in mine.locator(".players").inner_text()
