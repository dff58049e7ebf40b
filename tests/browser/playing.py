"""Playing a whole game as a person does: only what the board offers, by mouse or by keyboard."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Error, Page

OFFERED = '.board button:visible:not(:disabled, [aria-disabled="true"])'
OVER = ".ending"
PATIENCE = 60.0
"""Seconds without anything happening after which something is wrong."""


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def progress(page: Page) -> str:
    """What the table shows: changes with everything that happens."""
    return page.locator("[data-moment]").first.get_attribute("data-moment") or ""


def play_by_clicks(pages: list[Page], seed: int, most: int = 600) -> int:
    """Click what the boards offer, in turn, until the game is over everywhere."""
    random, clicks, since = Random(seed), 0, time.monotonic()
    while not all(is_over(page) for page in pages):
        assert clicks < most, "the game does not end"
        assert time.monotonic() - since < PATIENCE, "nothing happens any more"
        before = clicks
        for page in pages:
            clicks += click_something(page, random)
        if clicks > before:
            since = time.monotonic()
        else:
            pages[0].wait_for_timeout(25)
    return clicks


def click_something(page: Page, random: Random, among: str = OFFERED) -> int:
    if is_over(page):
        return 0
    offered = page.locator(among)
    count = offered.count()
    if not count:
        return 0
    try:
        offered.nth(random.randrange(count)).click(timeout=1500, no_wait_after=True)
    except Error:
        # The board went on meanwhile: the button is gone, or another stands there.
        return 0
    return 1


def play_by_keyboard(page: Page, seed: int, most: int = 900) -> int:
    """Tab and arrows to move, Enter to act. The mouse is never used."""
    random, presses = Random(seed), 0
    since, seen = time.monotonic(), ""
    while not is_over(page):
        assert presses < most, "the game does not end"
        assert time.monotonic() - since < PATIENCE, "nothing happens any more"
        if page.locator(OFFERED).count() == 0:
            page.wait_for_timeout(25)
        elif reach_board(page):
            for _ in range(random.randrange(4)):
                page.keyboard.press(random.choice(["Tab", "ArrowRight", "ArrowDown", "ArrowLeft"]))
            if is_on_board(page):
                page.keyboard.press("Enter")
                presses += 1
        now = progress(page)
        if now != seen:
            since, seen = time.monotonic(), now
    return presses


def reach_board(page: Page) -> bool:
    """Tab until the focus is on something of the board."""
    for _ in range(60):
        if is_on_board(page):
            return True
        page.keyboard.press("Tab")
    return False


def is_on_board(page: Page) -> bool:
    return bool(
        page.evaluate(
            "document.activeElement?.tagName === 'BUTTON'"
            " && !!document.activeElement.closest('.board')"
        )
    )
