"""Round one screen: a curtain hides what the next person may not see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED, click_something, is_over

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Zoé"}]

SECRETS: dict[str, tuple[str, dict[str, Any]]] = {
    "secret start": ("modulo", {"start": "secret"}),
    "rock, paper, scissors": ("modulo", {}),
    "codes": ("da_vinci_code", {"players": 2}),
    "codes dealt by chance": ("da_vinci_code", {"players": 2, "opening": "random"}),
    "codes with jokers": ("da_vinci_code", {"players": 2, "expert": True}),
    "hands": ("deux_sur_quatre", {"players": 3, "deals": 3}),
}
"""Every game and option by which somebody knows what another may not see."""
MOST = 600
"""Steps of a game, more than are needed for six curtains."""
CURTAIN = ".curtain button"
PASS_ON = ".line button"
EVERYTHING = """() => {
  const found = [document.title, location.href, document.cookie, JSON.stringify(history.state)];
  for (const kept of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries(kept)) found.push(`${key}: ${value}`);
  for (const element of document.querySelectorAll("body, body *")) {
    if (["STYLE", "SCRIPT"].includes(element.tagName)) continue;
    for (const { name, value } of element.attributes) if (name !== "class") found.push(value);
    if ("value" in element) found.push(String(element.value));
    for (const node of element.childNodes)
      if (node.nodeType !== 1) found.push(node.textContent.trim());
  }
  return found;
}"""


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


@pytest.mark.parametrize("what", SECRETS)
def test_a_curtain_leaves_nothing_of_the_one_before(
    what: str, house: House, window: Opener
) -> None:
    """All that the page holds is what a page holds that has only just been opened."""
    game, options = SECRETS[what]
    seats = [*TWO, {"kind": "me", "name": "Max"}][: options.get("players", 2)]
    match = {"games": 2, "first": "rps" if what.startswith("rock") else "given"}
    link = house.address + house.table(game, seats, options=options, match=match)["link"]
    page, other = window().page, window().page
    page.goto(link)
    random, curtains, secrets = Random(5), 0, 0
    for _ in range(MOST):
        if curtains == 6 or is_over(page):
            break
        if page.locator(CURTAIN).count():
            known, curtains = everything(page), curtains + 1
            other.goto("about:blank")
            other.goto(link)
            other.locator(CURTAIN).wait_for()
            assert not known - everything(other), f"left over: {known - everything(other)}"
            page.locator(CURTAIN).click()
            page.locator(CURTAIN).wait_for(state="detached")
        elif page.locator(PASS_ON).count():
            secrets += bool(told(page))
            page.locator(PASS_ON).click()
            page.locator(CURTAIN).wait_for()
        elif not click_something(page, random, f"{OFFERED}, .toss button"):
            page.wait_for_timeout(25)
        if what.startswith("rock") and curtains == 2 and page.locator(".board").count():
            break
    assert curtains >= 2
    assert secrets or what.startswith("rock"), "nothing was told that had to be forgotten"


def everything(page: Page) -> set[str]:
    """Every word that a page holds, seen or not: text, attributes, fields, title, what it keeps."""
    found: list[str] = page.evaluate(EVERYTHING)
    return {word for word in found if word and not word.startswith(("tablee.seats", "tablee.seen"))}


def told(page: Page) -> str:
    """What a screen reader was told last."""
    return page.locator("[role=status][aria-live=polite]").text_content() or ""


def test_opening_tiles_come_up_when_the_others_look_away(house: House, window: Opener) -> None:
    page = open_table(house, window, "da_vinci_code", players=2, first=0)
    page.get_by_role("button", name="Take 2 black and 2 white").or_(
        page.locator(".board .choice").nth(2)
    ).first.click()
    page.get_by_role("button", name="Done: hand over to Zoé").wait_for()
    assert tiles_seen(page) == 0, "Zoé may be looking"
    page.locator(PASS_ON).click()
    page.get_by_role("button", name="I am Zoé").click()
    page.locator(".board .choice").nth(2).click()
    page.locator(".line button").wait_for()
    assert tiles_seen(page) == 4, "she said that she looks alone"
    page.locator(PASS_ON).click()
    page.get_by_role("button", name="I am Ada").click()
    page.locator(OFFERED).first.wait_for()
    assert tiles_seen(page) == 4


def tiles_seen(page: Page) -> int:
    """How many numbers can be read on tiles."""
    texts = page.locator(".board svg text").all_text_contents()
    return sum(text.strip().isdigit() for text in texts)
