"""Rows and colours of players: where they were, and what they play with."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED, play_by_clicks

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Zoé"}]
ROWS: dict[str, dict[str, Any]] = {
    "modulo": {},
    "da_vinci_code": {"players": 2, "opening": "random"},
    "mangeur_de_cartes": {"rounds": 1, "players": 3},
    "deux_sur_quatre": {"deals": 1, "players": 3},
}
"""The games in which every player has a row, with options that make them short."""
NAMES = ".board :is(.plate, .seat, .rack) .name b"


@pytest.mark.parametrize("game", ROWS)
def test_rows_stay_where_they_are_when_the_game_is_over(
    game: str, house: House, window: Opener
) -> None:
    page = window().page
    page.goto(house.against_bots(game, ROWS[game].get("players", 2), options=ROWS[game]))
    page.locator(OFFERED).first.wait_for()
    before = rows(page)
    assert before[-1] == "Ada", "one's own row is the nearest"
    play_by_clicks([page], seed=4)
    page.locator(".walk").wait_for()
    assert rows(page) == before
    for viewer in ("Everybody", "Ada"):
        page.get_by_label("Seen by").select_option(index=0 if viewer == "Everybody" else 2)
        page.wait_for_timeout(100)
        assert rows(page) == before


def rows(page: Page) -> list[str]:
    """The names of the rows, from top to bottom."""
    found = page.locator(".board").evaluate(
        """board => [...board.querySelectorAll("b")]
            .map(b => ({ name: b.textContent.trim(), top: b.getBoundingClientRect().top }))
            .filter(({ name }) => /^(Ada|Bot)/.test(name))
            .sort((one, other) => one.top - other.top).map(({ name }) => name)"""
    )
    return list(dict.fromkeys(found))


def test_chips_follow_the_swap(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.address + house.table("foxu", TWO)["link"])
    swap = page.get_by_role("button", name="Take yellow")
    for prompt in ("diagonal", "yellow"):
        page.locator(".prompt.calls", has_text=prompt).wait_for()
        page.locator(OFFERED).first.click()
    swap.wait_for()
    assert chips(page) == [0, 1]
    swap.click()
    page.locator(".players .dot.p1").first.wait_for()
    page.wait_for_timeout(200)
    assert chips(page) == [1, 0], "Ada has the blue tube now"


def chips(page: Page) -> list[int]:
    """The colours at the top of the page, by player."""
    dots = page.locator(".players .dot").evaluate_all("all => all.map(one => one.className)")
    return [int(name.split(" p")[1][0]) for name in dots]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_notepad_shows_tiles_in_their_colours(theme: str, house: House, window: Opener) -> None:
    page = window(color_scheme=theme).page
    page.goto(house.against_bots("da_vinci_code", options={"opening": "random", "first": 0}))
    page.get_by_role("tab", name="Notepad").click()
    page.locator(".tile.dark, .tile.light").first.wait_for()
    for back, is_light in {"dark": False, "light": True}.items():
        for tile in page.locator(f"#side .tile.{back}").all():
            assert (lightness(tile) > 128) is is_light


def lightness(tile: Any) -> float:
    """Of a background: 0 is black, 255 white."""
    colour = tile.evaluate("tile => getComputedStyle(tile).backgroundColor")
    parts = [int(part) for part in colour[4:-1].split(",")]
    return sum(parts) / len(parts)
