"""What can go wrong round a table: each shows something sensible, and no move is lost."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED, click_something, play_by_clicks

SENTENCES = ".latest li"
GONE = ("ERR_CONNECTION", "WebSocket connection", "Failed to load resource")


def moves(page: Page) -> int:
    return int((page.locator("[data-moment]").get_attribute("data-moment") or "0.0").split(".")[1])


def wait_for_moves(page: Page, count: int) -> None:
    """Until the board shows so many, or more."""
    page.wait_for_function(
        "n => +document.querySelector('[data-moment]').dataset.moment.split('.')[1] >= n", arg=count
    )


def tap_once(page: Page) -> None:
    """One whole move at Modulo, by the list of moves."""
    before = moves(page)
    if not page.locator("details[open]").count():
        page.locator("details summary").click()
    page.locator("details button").first.click()
    wait_for_moves(page, before + 1)


def click_once(page: Page) -> None:
    """One move where a click is a whole one."""
    before = moves(page)
    page.locator(OFFERED).first.click()
    wait_for_moves(page, before + 1)


def test_a_server_killed_and_started_again(window: Opener, house: House, tmp_path: Path) -> None:
    own = House(tmp_path / "own")
    try:
        opened = window()
        opened.problems.clear()
        page = opened.page
        link = own.against_bots("modulo")
        page.goto(link)
        page.locator(OFFERED).first.wait_for()
        tap_once(page)
        page.get_by_text("Your turn", exact=True).wait_for()
        played = moves(page)
        own.stop(signal.SIGKILL)
        page.get_by_text("The connection is lost").wait_for()
        assert page.locator(OFFERED).count() == 0, "nothing is offered while nobody listens"
        own.start()
        page.get_by_text("The connection is lost").wait_for(state="detached")
        assert moves(page) == played
        tap_once(page)
        opened.forgive(*GONE, "another host")
    finally:
        own.stop()


def test_a_dropped_connection_misses_nothing(house: House, window: Opener) -> None:
    made = house.table("foxu", [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    opened, other = window(), window()
    page, theirs = opened.page, other.page
    page.goto(f"{house.address}{made['link']}")
    theirs.goto(f"{house.address}{made['invitation']}")
    theirs.get_by_role("button", name="Sit down").click()
    page.locator(OFFERED).first.wait_for()
    theirs.context.set_offline(True)
    theirs.evaluate("window.dispatchEvent(new Event('offline'))")
    missed = moves(theirs)
    click_once(page)
    click_once(page)
    assert moves(theirs) == missed, "nobody tells one who is not there"
    theirs.context.set_offline(False)
    wait_for_moves(theirs, moves(page))
    theirs.locator(OFFERED).first.wait_for()
    assert theirs.locator(SENTENCES).all_inner_texts() == page.locator(SENTENCES).all_inner_texts()
    other.forgive(*GONE, "INTERNET_DISCONNECTED")


def test_two_tabs_of_one_seat(house: House, window: Opener) -> None:
    link = house.against_bots("modulo")
    first = window().page
    first.goto(link)
    first.locator(OFFERED).first.wait_for()
    second = first.context.new_page()
    second.goto(link.partition("#")[0])  # the seat is known to this browser
    second.locator(OFFERED).first.wait_for()
    tap_once(second)
    wait_for_moves(first, 2)
    tap_once(first)


def test_reload_at_any_moment(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots("foxu"))
    page.locator(OFFERED).first.wait_for()
    random = Random(7)
    for _ in range(4):
        while not click_something(page, random):
            page.wait_for_timeout(20)
        page.reload()
        page.locator("[data-moment]").wait_for()
    page.locator(OFFERED).first.wait_for()


def test_a_link_opened_by_somebody_else(house: House, window: Opener) -> None:
    link = house.against_bots("modulo")
    page = window().page
    page.goto(link.partition("#")[0])
    page.locator(".watching", has_text="You are watching").wait_for()
    assert page.locator(OFFERED).count() == 0
    page.goto(f"{link.partition('#')[0]}#{'x' * 32}")
    page.reload()
    page.get_by_role("button", name="Watch").click()
    page.locator(".watching", has_text="You are watching").wait_for()


def test_addresses_that_lead_nowhere(house: House, window: Opener) -> None:
    opened = window()
    for path in ("/t/NOSUCH", "/replay/NOSUCH", "/nowhere/at/all", "/play/chess", "/rules/chess"):
        opened.page.goto(house.address + path)
        opened.page.get_by_role("link", name="To the games").wait_for()
    opened.forgive("status of 404")


def test_a_table_that_ended_is_looked_at_again(house: House, window: Opener) -> None:
    page = window().page
    link = house.against_bots("modulo", options={"points": 1})
    page.goto(link)
    play_by_clicks([page], seed=6)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play on from here").click()
    page.locator(OFFERED).first.wait_for()
    assert page.url != link.partition("#")[0]
    stranger = window().page
    stranger.goto(link.partition("#")[0])
    stranger.get_by_text("The game is over").first.wait_for()
    stranger.get_by_role("button", name="To the beginning").wait_for()


def test_a_rematch(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots("modulo", options={"points": 1}))
    play_by_clicks([page], seed=8)
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    page.locator("[data-moment]").wait_for()
