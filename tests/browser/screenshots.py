"""`./tablee screenshots [FOLDER]`: every page and board, in both languages, wide and on a phone.

Each board is shown at a moment where the game is well on its way: the bots play it that far.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from tablee.engine.room import names
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.house import ROOT, House
from tests.browser.playing import OFFERED, click_something, is_over

SIZES = {"wide": (1280, 860), "phone": (390, 844)}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
CLICKS = 14
"""How far a game goes before its picture is taken."""
PATIENCE = 30.0
"""Seconds after which it is taken all the same."""
OPTIONS: dict[str, dict[str, object]] = {"moksha_patamu": {"entry": "free", "players": 4}}


def main() -> int:
    folder = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        program = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            for game in names():
                picture_game(browser, house, game, folder)
            picture_pages(browser, house, folder)
        finally:
            browser.close()
            house.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 0


def new_page(browser: Browser, size: str, lang: str, theme: str = "light") -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANGUAGES[lang],
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        device_scale_factor=1,
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def picture_game(browser: Browser, house: House, game: str, folder: Path) -> None:
    """One game, one seat, looked at from four windows."""
    found = next(one for one in house.ask("games")["games"] if one["name"] == game)
    options = OPTIONS.get(game, {})
    players = int(str(options.get("players", found["players"][0])))
    link = house.against_bots(game, players, options=options)
    first = new_page(browser, "wide", "en")
    first.goto(link)
    play_a_little(first)
    for size in SIZES:
        for lang in LANGUAGES:
            page = new_page(browser, size, lang)
            page.goto(link)
            page.locator(".board").wait_for()
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{game}-{lang}-{size}.png", full_page=size == "phone")
            page.context.close()
    first.context.close()


def play_a_little(page: Page) -> None:
    random, clicks = Random(4), 0
    page.locator(OFFERED).first.wait_for()
    until = time.monotonic() + PATIENCE
    while clicks < CLICKS and not is_over(page) and time.monotonic() < until:
        clicks += click_something(page, random)
        page.wait_for_timeout(30)
    # Stop where it is our turn again, so that the board shows what can be done.
    for _ in range(200):
        if is_over(page) or page.locator(OFFERED).count():
            return
        page.wait_for_timeout(50)


def picture_pages(browser: Browser, house: House, folder: Path) -> None:
    for lang in LANGUAGES:
        for size in SIZES:
            page = new_page(browser, size, lang)
            page.goto(house.address)
            page.locator("article").first.wait_for()
            page.screenshot(path=folder / f"home-{lang}-{size}.png", full_page=True)
            page.context.close()
    page = new_page(browser, "wide", "fr", "dark")
    page.goto(house.address)
    page.locator("article").first.wait_for()
    page.screenshot(path=folder / "home-fr-dark.png", full_page=True)
    page.goto(f"{house.address}/play/moksha_patamu")
    page.locator("legend").first.wait_for()
    page.screenshot(path=folder / "options-fr-dark.png", full_page=True)
    page.context.close()


if __name__ == "__main__":
    sys.exit(main())
