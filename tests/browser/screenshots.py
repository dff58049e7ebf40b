"""`./tablee screenshots [FOLDER]`: every page and board, in both languages, wide and on a phone.

Each board is shown at the same moment of the same game every time; a game of which no such moment
is named, at its start. So are the games of the guide: one with a board that its package brings, one
on the plain board. The few that the README shows are also written to `docs/images`, at the size it
shows them.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import tablee
from docs import guide
from tablee.testing.golden import journal_of
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.elsewhere import house_with
from tests.browser.house import ROOT, House
from tests.browser.playing import OFFERED

SIZES = {"wide": (1280, 860), "phone": (390, 844)}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
GAMES = {
    "modulo": ("modulo/both_hands.txt", 8),
    "foxu": ("foxu/random.txt", 28),
    "moksha_patamu": ("moksha_patamu/plain.txt", 25),
    "deux_sur_quatre": ("deux_sur_quatre/pack_of_three.txt", 46),
    "mangeur_de_cartes": ("mangeur_de_cartes/pot.txt", 51),
    "da_vinci_code": ("da_vinci_code/four.txt", 36),
}
"""The golden game that each board is shown in, and a moment of it where it is the first player's
turn."""
README = {
    "home.webp": "home-en-wide.png",
    "foxu.webp": "foxu-en-wide.png",
    "da_vinci_code.webp": "da_vinci_code-fr-wide.png",
}
IMAGES = ROOT / "docs" / "images"
WIDTH, QUALITY = 900, 80


def main() -> int:
    folder = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        program = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            for game in tablee.game_names():
                picture_game(browser, house, game, folder)
            picture_pages(browser, house, folder)
            picture_guide(browser, Path(data), folder)
            write_pictures(folder)
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
    link = seat_well_on(house, *GAMES[game]) if game in GAMES else house.against_bots(game)
    for size in SIZES:
        for lang in LANGUAGES:
            page = new_page(browser, size, lang)
            page.goto(link)
            page.locator(OFFERED).first.wait_for()
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{game}-{lang}-{size}.png", full_page=size == "phone")
            page.context.close()


def picture_guide(browser: Browser, data: Path, folder: Path) -> None:
    """The games of the guide, in a package of their own."""
    house = house_with(data / "elsewhere", guide.files(), list(guide.GAMES))
    try:
        for game in guide.GAMES:
            picture_game(browser, house, game, folder)
    finally:
        house.stop()


def seat_well_on(house: House, file: str, moment: int) -> str:
    """The address of a seat whose turn it is, in a game that is well on its way."""
    golden = (ROOT / "tests" / "golden" / file).read_text(encoding="utf-8")
    table = house.send("replays", journal_of(golden).encode())["table"]
    play_on = {"code": table["code"], "moment": moment}
    return house.against_bots(table["game"], len(table["players"]), play_on=play_on)


def write_pictures(folder: Path) -> None:
    """Those that the README shows, at the size it shows them."""
    for name, picture in README.items():
        with Image.open(folder / picture) as image:
            height = round(image.height * WIDTH / image.width)
            small = image.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
            small.save(IMAGES / name, quality=QUALITY, method=6)


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
