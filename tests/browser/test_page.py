"""The page around the boards: home, languages, phones, themes, size."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import tablee
from tablee.core.room import names
from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED

STATIC = Path(tablee.__file__).parent / "server" / "static"
MOST_JAVASCRIPT = 100_000
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def test_home_shows_every_game_and_plays_at_once(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.address)
    page.locator("article").first.wait_for()
    assert page.locator("article").count() == len(names())
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play Modulo now").click()
    page.locator(OFFERED).first.wait_for()
    assert "Ada (you)" in page.locator(".players").inner_text()
    assert re.fullmatch(rf"{house.address}/t/\w+", page.url), "no token in the address"
    page.go_back()
    page.get_by_role("heading", name="My games").wait_for()
    page.get_by_role("link", name="Go on: Modulo").click()
    page.locator(OFFERED).first.wait_for()


def test_a_game_left_at_once_is_among_mine(house: House, window: Opener) -> None:
    page = window().page
    house.against_bots("foxu")
    page.goto(house.address)
    page.get_by_role("button", name="Play Foxu now").wait_for()
    page.reload()  # now everything is warm, and goes as fast as it may
    page.get_by_role("button", name="Play Foxu now").click()
    page.wait_for_url("**/t/*")
    page.go_back()
    page.get_by_role("link", name="Go on: Foxu").wait_for()


def test_options_are_sentences_and_are_kept(house: House, window: Opener) -> None:
    page = window().page
    page.goto(f"{house.address}/play/modulo")
    page.get_by_label("The hands you start with").select_option(
        label="each player chooses in secret, from 1 to 4"
    )
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".prompt", has_text="in secret").wait_for()
    code = page.url.rpartition("/")[2]
    assert "start=secret" in house.ask(f"tables/{code}")["game"]


def test_an_option_that_cannot_be_is_refused_in_words(house: House, window: Opener) -> None:
    opened = window()
    page = opened.page
    page.goto(f"{house.address}/play/foxu")
    page.get_by_label("Where the 11 grey pegs stand").select_option("…")
    page.get_by_role("textbox", name="Something else").fill("z9")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("alert").filter(has_text="z9").first.wait_for()
    opened.forgive("status of 4")


def test_the_language_changes_at_any_time(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots("modulo"))
    page.get_by_text("Your turn", exact=True).wait_for()
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("button", name="Français").click()
    page.get_by_text("À vous de jouer", exact=True).wait_for()
    page.get_by_role("heading", name="L’addition").or_(
        page.get_by_text("§4").first
    ).first.wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    page.get_by_role("tab", name="Le récit").wait_for()
    page.reload()
    page.get_by_text("À vous de jouer", exact=True).wait_for()


@pytest.mark.parametrize("game", names())
def test_nothing_is_cut_off_on_a_phone(game: str, house: House, window: Opener) -> None:
    page = window(lang="fr-FR", **PHONE).page
    players = house_players(house, game)
    page.goto(house.against_bots(game, players))
    page.locator(OFFERED).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(OFFERED).first.tap()


def test_home_on_a_phone_and_at_200_per_cent(house: House, window: Opener) -> None:
    page = window(**PHONE).page
    for path in ("/", "/play/moksha_patamu", "/rules/foxu"):
        page.goto(house.address + path)
        page.locator("h1").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    # A window of 1280 zoomed to 200 % has 640 pixels of its own.
    page.set_viewport_size({"width": 640, "height": 400})
    page.goto(house.address)
    page.locator("article").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 640


def test_words_come_in_the_language_that_is_read_and_no_other(house: House, window: Opener) -> None:
    page = window(lang="fr-FR").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.against_bots("modulo"))
    page.locator(OFFERED).first.wait_for()
    words = [url for url in asked if "texts." in url]
    assert len(words) == 2, "those of the page, and those of the board"
    assert all("texts.fr" in url for url in words)
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Français").wait_for()
    page.get_by_text("Choose the hand you tap with").first.wait_for()
    assert [url for url in asked if "texts.en" in url]


def test_the_theme_follows_the_system_or_the_person(house: House, window: Opener) -> None:
    page = window(color_scheme="dark").page
    page.goto(house.address)
    root = page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    page.get_by_role("button", name="Theme").click()
    assert root.get_attribute("data-theme") == "light"
    page.reload()
    assert root.get_attribute("data-theme") == "light"


def test_the_shell_and_any_board_are_small() -> None:
    """At most 100 kB of JavaScript, as it travels, for the shell, one board, and all words in one
    language."""
    sizes = {
        path.name: len(gzip.compress(path.read_bytes()))
        for path in STATIC.glob("assets/*.js")
        if not path.name.startswith("texts.en")
    }
    assert any(name.startswith("texts.fr") for name in sizes)
    boards = {name: size for name, size in sizes.items() if name.startswith("Board-")}
    shell = sum(sizes.values()) - sum(boards.values())
    assert boards
    assert shell + max(boards.values()) < MOST_JAVASCRIPT


def test_what_happened_is_told_to_those_who_cannot_see(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots("modulo"))
    page.locator(OFFERED).first.click()
    page.locator(OFFERED).last.wait_for()
    page.locator("details summary").click()
    page.locator("details button").first.click()
    # A function, not an expression: the page's policy lets nobody evaluate a string.
    page.wait_for_function(
        "() => document.querySelector('[aria-live=polite]').textContent.includes('taps')"
    )


def house_players(house: House, game: str) -> int:
    found = next(one for one in house.ask("games")["games"] if one["name"] == game)
    return int(found["players"][0])
