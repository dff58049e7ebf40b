"""What was agreed on is asked once, said in words, and kept to by the page."""

from __future__ import annotations

import re

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Zoé"}]


def test_who_begins_is_one_question(house: House, window: Opener) -> None:
    page = window().page
    page.goto(f"{house.address}/play/da_vinci_code?how=together")
    asked = page.get_by_label(re.compile("Who begins"))
    asked.wait_for()
    assert asked.count() == 1
    said = asked.locator("option").all_text_contents()
    assert said == ["drawn by lot", "the first on the list", "rock-paper-scissors"]
    asked.select_option("rock-paper-scissors")
    page.get_by_role("button", name="Start").click()
    for sign in ("rock", "paper"):
        page.locator(".curtain button").click()
        page.get_by_role("button", name=sign).click()
        if sign == "rock":
            page.locator(".line button").click()
    page.locator(".latest li", has_text="begins").wait_for(state="attached")
    page.locator(OFFERED).first.wait_for()
    assert page.locator(".latest li", has_text="will begin").count() == 0


def test_the_first_on_the_list_begins_if_that_was_said(house: House, window: Opener) -> None:
    page = window().page
    page.goto(f"{house.address}/play/da_vinci_code?how=together")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label(re.compile("Who begins")).select_option("the first on the list")
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Ada, your turn").wait_for()


def test_the_goal_is_that_of_the_options(house: House, window: Opener) -> None:
    for end, words in {"first": "first pawn home wins", "bell": "When the bell rings"}.items():
        page = window().page
        page.goto(house.address + house.table("moksha_patamu", TWO, options={"end": end})["link"])
        page.locator(".goal", has_text=words).wait_for()
    assert "first pawn home" not in page.locator(".goal").inner_text()
