"""Round one screen: a curtain hides what the next person may not see."""

from __future__ import annotations

from typing import Any

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Zoé"}]


def open_table(house: House, window: Opener, game: str, **options: Any) -> Any:
    page = window().page
    page.goto(house.address + house.table(game, TWO, options=options)["link"])
    page.locator("[data-moment]").wait_for()
    return page


def test_the_curtain_hides_hands_between_players(house: House, window: Opener) -> None:
    page = open_table(house, window, "da_vinci_code", players=2, opening="random", first=0)
    page.get_by_role("heading", name="Hand the screen to Ada").wait_for()
    assert page.locator(".board").count() == 0, "nothing is shown while the curtain is down"
    page.get_by_role("button", name="I am Ada").click()
    page.locator(OFFERED).first.wait_for()
    page.reload()
    page.get_by_role("heading", name="Hand the screen to Ada").wait_for()
    assert page.locator(".board").count() == 0, "and not after a reload"


def test_a_secret_choice_is_made_by_one_after_the_other(house: House, window: Opener) -> None:
    page = open_table(house, window, "modulo", start="secret")
    page.get_by_role("button", name="I am Ada").click()
    page.locator(OFFERED).last.click()
    page.get_by_role("button", name="Done: hand over to Zoé").click()
    page.get_by_role("heading", name="Hand the screen to Zoé").wait_for()
    assert page.locator(".board").count() == 0
    page.get_by_role("button", name="I am Zoé").click()
    page.locator(OFFERED).last.click()
    page.get_by_text("Ada, your turn").wait_for()


def test_no_curtain_where_nothing_is_hidden(house: House, window: Opener) -> None:
    page = open_table(house, window, "foxu")
    page.get_by_text("Ada, your turn").wait_for()
    for _ in range(2):
        page.locator(OFFERED).first.click()
    page.get_by_text("Zoé, your turn").wait_for()
    assert page.get_by_text("Hand the screen").count() == 0
