"""A connection that is slow, silent or gone, and clicks that come twice: said, and harmless."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED
from tests.browser.test_robust import moves, wait_for_moves
from tests.browser.test_table import ME, OPEN, press

SAID_WITHIN = 3_000
"""Milliseconds until a silent connection is said to be lost."""


class Line:
    """The line of a page to the server, in the hands of a test."""

    def __init__(self, page: Page) -> None:
        self.said: list[dict[str, Any]] = []
        """Moves, as the page sent them."""
        self.behind = 0
        """How many moves are still to be refused because something happened meanwhile."""
        self._held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        """While the line is cut: what it would have carried, either way."""
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] in ("act", "throw"):
                self.said.append(message)
                if self.behind:
                    self.behind -= 1
                    refusal = {"type": "refused", "code": "behind", "sentence": "Meanwhile…"}
                    page.send(json.dumps({**refusal, "todo": "", "id": message["id"]}))
                    return
            self._carry(server, data)

        page.on_message(from_page)
        server.on_message(lambda data: self._carry(page, data))

    def _carry(self, to: WebSocketRoute, data: str | bytes) -> None:
        if self._held is None:
            to.send(data)
        else:
            self._held.append((to, data))

    def cut(self) -> None:
        self._held = []

    def mend(self) -> None:
        held, self._held = self._held or [], None
        for to, data in held:
            to.send(data)


def rock_paper_scissors(house: House, window: Opener) -> tuple[Page, Page, Line]:
    """Ada, whose line is in our hands, and Zoé: who begins?"""
    made = house.table("modulo", [ME, OPEN], match={"first": "rps"})
    mine, theirs = window().page, window().page
    line = Line(mine)
    mine.goto(f"{house.address}{made['link']}")
    theirs.goto(f"{house.address}{made['invitation']}")
    press(theirs, "Sit down")
    for page in (mine, theirs):
        page.locator("[data-action=rock]").wait_for()
    return mine, theirs, line


def test_a_sign_refused_as_late_is_shown_again(house: House, window: Opener) -> None:
    mine, theirs, line = rock_paper_scissors(house, window)
    line.behind = 1
    mine.locator("[data-action=rock]").click()
    theirs.locator("[data-action=scissors]").click()
    for page in (mine, theirs):
        page.locator(".board").wait_for()
    assert [message["action"] for message in line.said] == ["rock", "rock"]
    assert mine.locator(".trouble").count() == 0


def test_what_is_refused_for_good_is_shown_as_not_chosen(house: House, window: Opener) -> None:
    page = window().page
    line = Line(page)
    page.goto(house.against_bots("foxu"))
    page.locator(OFFERED).first.wait_for()
    line.behind = 1
    before = moves(page)
    page.locator(OFFERED).first.click()
    page.locator(".trouble", has_text="Meanwhile").wait_for()
    assert moves(page) == before
    assert len(line.said) == 1, "the game is not the one the player looked at"
    page.locator(OFFERED).first.click()
    wait_for_moves(page, before + 1)
    expect(page.locator(".trouble")).to_have_count(0)


def test_a_sign_on_its_way_is_marked_and_a_second_one_is_not_sent(
    house: House, window: Opener
) -> None:
    mine, theirs, line = rock_paper_scissors(house, window)
    line.cut()
    mine.locator("[data-action=rock]").click()
    expect(mine.locator("[data-action=rock]")).to_have_attribute("aria-pressed", "true")
    mine.locator("[data-action=paper]").click()
    expect(mine.locator("[data-action=paper]")).to_have_attribute("aria-pressed", "false")
    assert [message["action"] for message in line.said] == ["rock"]
    theirs.locator("[data-action=scissors]").click()
    line.mend()
    for page in (mine, theirs):
        page.locator(".board").wait_for()


def test_a_second_click_does_nothing(house: House, window: Opener) -> None:
    """Twice as fast as the server answers: no second move, no second table, no complaint."""
    page = window().page
    line = Line(page)
    page.goto(house.address)
    page.get_by_role("button", name="Play Foxu now").dblclick()
    page.locator(OFFERED).first.wait_for()
    before = moves(page)
    page.evaluate(
        """selector => {
            const offered = [...document.querySelectorAll(".board button")].find(
                (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true");
            offered.click();
            offered.click();
        }"""
    )
    wait_for_moves(page, before + 1)
    assert len(line.said) == 1
    press(page, "Resign")
    press(page, "Yes")
    page.get_by_role("button", name="Play again").dblclick()
    page.locator(OFFERED).first.wait_for()
    assert page.locator(".trouble").count() == 0
    page.goto(house.address)
    page.get_by_role("heading", name="My games").wait_for()
    assert page.get_by_role("link", name="Go on: Foxu").count() == 1


def test_silence_is_said_and_the_move_goes_through_once(house: House, window: Opener) -> None:
    for lang, words in (("en-GB", "Your move is waiting"), ("fr-FR", "Votre coup attend")):
        page = window(lang=lang).page
        line = Line(page)
        page.goto(house.against_bots("foxu"))
        page.locator(OFFERED).first.wait_for()
        before = moves(page)
        line.cut()
        page.locator(OFFERED).first.click()
        page.locator(".lost", has_text=words).wait_for(timeout=SAID_WITHIN)
        page.wait_for_timeout(2_000)
        assert moves(page) == before
        line.mend()
        wait_for_moves(page, before + 1)
        expect(page.locator(".lost")).to_have_count(0)
        assert len({message["id"] for message in line.said}) == 1


def test_going_offline_is_said(house: House, window: Opener) -> None:
    opened = window()
    page = opened.page
    page.goto(house.against_bots("foxu"))
    page.locator(OFFERED).first.wait_for()
    before = moves(page)
    page.locator(OFFERED).nth(3).focus()
    page.context.set_offline(True)
    page.keyboard.press("Enter")
    page.locator(".lost", has_text="Your move is waiting").wait_for(timeout=SAID_WITHIN)
    page.wait_for_timeout(4_000)
    page.locator(".lost").wait_for()
    page.context.set_offline(False)
    wait_for_moves(page, before + 1)
    expect(page.locator(".lost")).to_have_count(0)
    opened.forgive("ERR_INTERNET", "WebSocket connection")


def test_a_quiet_table_is_not_called_lost(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots("foxu"))
    page.locator(OFFERED).first.wait_for()
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(SAID_WITHIN + 500)
    assert page.locator(".lost").count() == 0, "the server is on this computer, and answers"
