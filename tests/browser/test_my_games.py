"""The games of this browser on the home page, and the code that somebody was given."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED
from tests.browser.test_table import ME, OPEN, press

SMALL = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}


def resigned(page: Page, house: House) -> None:
    """A game of Modulo that is over."""
    page.goto(house.against_bots("modulo"))
    page.locator(OFFERED).first.wait_for()
    press(page, "Resign")
    press(page, "Yes")
    page.locator(".ending").wait_for()


def mine(page: Page, heading: str = "My games") -> list[str]:
    section = page.locator("section", has=page.get_by_role("heading", name=heading))
    return [line.partition(" ")[0] for line in section.locator("li").all_inner_texts()]


def test_games_that_are_on_stay_listed_after_a_rematch(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots("foxu"))
    page.locator(OFFERED).first.wait_for()
    resigned(page, house)
    before = page.url
    press(page, "Play again")
    page.wait_for_url(lambda url: url != before)
    page.locator("[data-moment]").wait_for()
    page.goto(house.address)
    page.get_by_role("heading", name="My games").wait_for()
    page.get_by_role("heading", name="Finished").wait_for()
    assert sorted(mine(page)) == ["Foxu", "Modulo"]
    assert mine(page, "Finished") == ["Modulo"], "the game before the rematch"


def test_the_list_is_tidied_and_what_was_removed_comes_back(house: House, window: Opener) -> None:
    page = window().page
    page.goto(house.against_bots("foxu"))
    page.locator(OFFERED).first.wait_for()
    code = page.url.rpartition("/")[2]
    for _ in range(2):
        resigned(page, house)
    page.goto(house.address)
    page.get_by_role("button", name=f"Remove from the list: Foxu, {code}").click()
    expect(page.get_by_role("heading", name="My games")).to_have_count(0)
    press(page, "Undo")
    page.get_by_role("heading", name="My games").wait_for()
    press(page, "Remove all finished games")
    expect(page.get_by_role("heading", name="Finished")).to_have_count(0)
    page.get_by_role("button", name=f"Remove from the list: Foxu, {code}").click()
    page.reload()
    page.locator("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert not mine(page) + mine(page, "Finished"), "and stays away after a reload"
    page.goto(f"{house.address}/t/{code}")
    page.locator(OFFERED).first.wait_for()
    page.goto(house.address)
    page.get_by_role("link", name="Go on: Foxu").wait_for()


def test_a_code_is_typed_where_it_is_seen_at_once(house: House, window: Opener) -> None:
    for lang in ("en-GB", "fr-FR"):
        page = window(lang=lang, **SMALL).page
        page.goto(house.address)
        page.locator("article").first.wait_for()
        field = page.locator("input[name=code]")
        assert field.count() == 1
        assert field.evaluate("e => e.getBoundingClientRect().bottom") <= SMALL["height"]


def test_a_wrong_code_can_be_corrected(house: House, window: Opener) -> None:
    opened = window()
    page = opened.page
    code = house.table("modulo", [ME, OPEN])["code"]
    page.goto(house.address)
    page.get_by_label("Code of the table").fill("ZZZZZZ")
    press(page, "Open")
    page.get_by_role("heading", name="ZZZZZZ").wait_for()
    field = page.get_by_label("Code of the table")
    expect(field).to_have_value("ZZZZZZ")
    field.fill(code.lower())
    press(page, "Open")
    page.get_by_role("button", name="Sit down").wait_for()
    opened.forgive("status of 404")


def test_an_invitation_says_what_was_agreed(house: House, window: Opener) -> None:
    made = house.table(
        "modulo", [ME, OPEN], options={"start": "secret"}, match={"games": 3, "first": "rps"},
        clock={"per_move": 30, "per_game": 300, "on_timeout": "forfeit"},
    )  # fmt: skip
    said = {
        "en-GB": (
            "each player chooses in secret, from 1 to 4", "3 games", "rock-paper-scissors",
            "30 seconds a move", "5 min each", "the game is lost for them",
        ),
        "fr-FR": (
            "chacun choisit en secret", "3 parties", "pierre-feuille-ciseaux",
            "30 secondes par coup", "5 min chacun", "il perd la partie",
        ),
    }  # fmt: skip
    for lang, sentences in said.items():
        page = window(lang=lang).page
        page.goto(f"{house.address}{made['invitation']}")
        page.locator(".agreed").wait_for()
        for sentence in sentences:
            page.locator(".agreed", has_text=sentence).wait_for()
        page.goto(f"{house.address}{made['link']}")
        page.locator(".agreed", has_text=sentences[0]).wait_for()


def test_an_invitation_to_the_usual_game_says_so_shortly(house: House, window: Opener) -> None:
    page = window(**SMALL).page
    page.goto(f"{house.address}{house.table('modulo', [ME, OPEN])['invitation']}")
    page.locator(".agreed", has_text="As the rulebook says").wait_for()


def test_who_watches_is_told_so_in_view(house: House, window: Opener) -> None:
    link = house.against_bots("modulo")
    for lang, words in (("en-GB", "You are watching"), ("fr-FR", "Vous regardez")):
        page = window(lang=lang, **SMALL).page
        page.goto(link.partition("#")[0])
        told = page.locator(".watching", has_text=words)
        told.wait_for()
        assert told.evaluate("e => e.getBoundingClientRect().bottom") <= SMALL["height"] / 2
        player = window(lang=lang, **SMALL).page
        player.goto(link)
        player.locator(OFFERED).first.wait_for()
        assert player.locator(".watching").count() == 0
