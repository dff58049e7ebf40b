"""axe finds nothing to object to, on any page, in either theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tablee.core.room import names
from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED, play_by_clicks
from tests.browser.test_page import house_players

THEMES = ("light", "dark")


def no_violations(page: Page) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.locator(f'html[data-theme="{theme}"]').wait_for()
        # Colours take their time to change, and halfway they are nobody's choice.
        page.wait_for_function(
            "() => !document.getAnimations().some(one => one instanceof CSSTransition)"
        )
        found = Axe().run(page)
        told = [
            (v["id"], [n["html"][:160] for n in v["nodes"][:3]])
            for v in found.response["violations"]
        ]
        assert not told, f"{page.url} in the {theme} theme: {told}"


@pytest.mark.parametrize("path", ["/", "/play/moksha_patamu", "/rules/foxu", "/nowhere"])
def test_pages(path: str, house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.address + path)
    page.locator("h1").first.wait_for()
    if path == "/":
        page.locator("article").first.wait_for()
    no_violations(page)


@pytest.mark.parametrize("game", names())
def test_tables(game: str, house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots(game, house_players(house, game)))
    page.locator(OFFERED).first.wait_for()
    no_violations(page)


def test_a_lobby_and_an_invitation(house: House, window: Opener) -> None:
    made = house.table("modulo", [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    page = window().page
    page.goto(f"{house.address}{made['invitation']}")
    page.get_by_role("button", name="Sit down").wait_for()
    no_violations(page)
    page.goto(f"{house.address}{made['link']}")
    page.get_by_role("heading", name="Invite the others").wait_for()
    no_violations(page)


def test_a_finished_game_with_its_analysis(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots("modulo", options={"points": 1}))
    play_by_clicks([page], seed=5)
    open_panels: list[Callable[[], None]] = [
        page.get_by_role("button", name="Look for mistakes").click,
        page.get_by_role("tab", name="Analysis").click,
        page.get_by_role("button", name="One step back").click,
        page.locator("aside .worth").first.wait_for,
    ]
    page.get_by_role("tab", name="What happened").click()
    for step in open_panels:
        step()
    no_violations(page)
