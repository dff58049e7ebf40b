"""Games of other packages: with a board of their own, and without; shown, and played to the end."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from statistics import median

import pytest
from playwright.sync_api import Browser, Page

from docs import guide
from tests.browser.elsewhere import house_with
from tests.browser.house import House, Window, open_window
from tests.browser.playing import OFFERED, play_by_clicks, progress
from tests.browser.test_axe import no_violations

WITH_A_BOARD, WITHOUT = guide.GAMES
BROKEN = {
    name.replace(WITHOUT, "broken"): text for name, text in guide.of_game(WITHOUT).items()
} | {"broken/board.js": "export function mount() { throw new Error('not today') }"}
"""A game whose board does not work."""
SLOW = 1.5
"""Seconds that a board must not hold the next step back; one that never says that it has settled
does so for 2.5."""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("elsewhere")
    opened = house_with(folder, {**guide.files(), **BROKEN}, [*guide.GAMES, "broken"])
    yield opened
    opened.stop()


@pytest.fixture
def window(browser: Browser, elsewhere: House) -> Iterator[Window]:
    context = browser.new_context(locale="en-GB")
    opened = open_window(context, elsewhere.address)
    yield opened
    opened.check()
    context.close()


def sit_down(page: Page, house: House, game: str) -> None:
    page.goto(house.against_bots(game))
    page.locator(OFFERED).first.wait_for()


def asked(address: str) -> tuple[int, Message]:
    try:
        with urllib.request.urlopen(address, timeout=20) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.headers


def test_a_board_is_served_as_our_own_files_are(elsewhere: House) -> None:
    boards = {game["name"]: game["board"] for game in elsewhere.ask("games")["games"]}
    assert {name for name, address in boards.items() if address} == {WITH_A_BOARD, "broken"}
    status, headers = asked(elsewhere.address + boards[WITH_A_BOARD])
    assert (status, headers.get_content_type()) == (200, "text/javascript")
    assert "immutable" in headers["cache-control"]
    assert "script-src 'self';" in headers["content-security-policy"]
    # Kept for ever, an address never comes to mean something else.
    other = boards["broken"].rpartition("-")[2]
    for name in (f"{WITH_A_BOARD}-{other}", f"{WITHOUT}-{other}", "nothing.js", "-.js"):
        assert asked(f"{elsewhere.address}/boards/{name}")[0] == 404


def test_a_board_that_a_package_brings(elsewhere: House, window: Window) -> None:
    page = window.page
    sit_down(page, elsewhere, WITH_A_BOARD)
    assert page.locator(".board pre").count() == 0
    assert page.locator(".board progress").count() == 2
    assert (
        page.locator(".board .pig").evaluate("board => getComputedStyle(board).display") == "grid"
    )
    assert play_by_clicks([page], seed=4) > 3
    page.get_by_role("button", name="Play again").wait_for()
    assert page.locator(".board progress").evaluate_all(
        "all => all.some((one) => one.value === one.max)"
    )


@pytest.mark.parametrize("game", [WITHOUT, "broken"])
def test_the_table_as_text_where_there_is_no_board(
    game: str, elsewhere: House, window: Window
) -> None:
    page = window.page
    sit_down(page, elsewhere, game)
    table = page.locator(".board pre")
    before = table.inner_text()
    assert before.strip()
    labels = page.locator(OFFERED).all_inner_texts()
    assert len(set(labels)) == len(labels)
    assert play_by_clicks([page], seed=4) > 0
    page.get_by_role("button", name="Play again").wait_for()
    assert table.inner_text() != before
    page.goto(page.url.replace("/t/", "/replay/").partition("#")[0])
    assert table.inner_text().strip()
    # That there is no analysis of the game is an answer too.
    window.forgive("not today", "400 (Bad Request)")


@pytest.mark.parametrize("game", guide.GAMES)
def test_axe_finds_nothing_to_object_to(game: str, elsewhere: House, window: Window) -> None:
    sit_down(window.page, elsewhere, game)
    no_violations(window.page)


@pytest.mark.parametrize("board", ["own", "plain"])
def test_what_is_thrown_is_shown_without_delay(
    board: str, elsewhere: House, window: Window
) -> None:
    page = window.page
    if board == "plain":
        page.route("**/boards/*.js", lambda route: route.abort())
    sit_down(page, elsewhere, f"{WITH_A_BOARD}(target=100)")
    assert page.locator(".board pre").count() == (board == "plain")
    assert median(throws(page)) < SLOW
    window.forgive("Failed to load resource", "Failed to fetch dynamically imported")


def entries(page: Page) -> int:
    """How many actions the moment that is shown comes after."""
    return int(progress(page).split(".")[1])


def throws(page: Page, wanted: int = 5) -> list[float]:
    """How long after a click each throw is seen, in seconds."""
    found: list[float] = []
    while len(found) < wanted:
        button = page.get_by_role("button", name="Throw the die")
        if not button.is_visible():
            page.wait_for_timeout(25)
            continue
        before = entries(page)
        button.click()
        began = time.monotonic()
        while entries(page) < before + 2:
            page.wait_for_timeout(10)
        found.append(time.monotonic() - began)
    return found
