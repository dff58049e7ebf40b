"""Between two games of a match: no clock runs behind the card that says how the last one ended."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED
from tests.browser.test_robust import GONE
from tests.browser.test_table import BOT, ME, press, two_windows

CLOCK = {"per_game": 180, "per_move": 60}
NEXT = "Next game"


def give_up(page: Page) -> None:
    press(page, "Resign")
    press(page, "Yes")
    page.locator(".ending").wait_for()


def clocks(page: Page) -> list[str]:
    """What is left of everybody's time for the game."""
    return [
        each.rpartition(" ")[2].split()[-1] for each in page.locator(".clock").all_inner_texts()
    ]


def test_the_next_game_waits_for_both_and_so_do_the_clocks(house: House, window: Opener) -> None:
    mine, theirs = two_windows(house, window, "modulo", match={"games": 2}, clock=CLOCK)
    give_up(mine)
    theirs.locator(".ending").wait_for()
    expect(theirs.locator(".clock", has_text="3:00")).to_have_count(2)
    before = clocks(theirs)
    theirs.wait_for_timeout(2_500)
    assert clocks(theirs) == before, "nobody's time runs"
    assert before == ["3:00", "3:00"]
    press(mine, NEXT)
    mine.locator(".ending", has_text="as soon as Zoé would like to go on").wait_for()
    expect(mine.get_by_role("button", name=NEXT)).to_have_count(0)
    assert theirs.locator(".ending").count() == 1
    theirs.locator(".ending", has_text="It begins by itself in 0:").wait_for()
    press(theirs, NEXT)
    for page in (mine, theirs):
        expect(page.locator(".ending")).to_have_count(0)
    theirs.locator(OFFERED).first.wait_for()
    expect(theirs.locator(".clock", has_text="3:00")).to_have_count(1)  # the other one runs


def test_the_break_is_there_after_a_reload_and_a_killed_server(
    window: Opener, tmp_path: Path
) -> None:
    own = House(tmp_path / "own")
    try:
        opened = window()
        page = opened.page
        page.goto(own.against_bots("modulo", match={"games": 2}, clock=CLOCK))
        page.locator(OFFERED).first.wait_for()
        give_up(page)
        for _ in range(2):
            page.locator(".ending", has_text="The next game begins when you would like").wait_for()
            assert page.locator(OFFERED).count() == 0
            own.stop(signal.SIGKILL)
            own.start()
            page.reload()
        press(page, NEXT)
        page.locator(".players", has_text="Game 2 of 2").wait_for()
        page.locator(OFFERED).first.wait_for()
        expect(page.locator(".ending")).to_have_count(0)
        opened.forgive(*GONE, "another host")
    finally:
        own.stop()


def test_round_one_screen_once_is_enough(house: House, window: Opener) -> None:
    page = window().page
    made = house.table("foxu", [ME, {**ME, "name": "Zoé"}], match={"games": 2})
    page.goto(f"{house.address}{made['link']}")
    page.locator(OFFERED).first.wait_for()
    give_up(page)
    press(page, NEXT)
    page.locator(OFFERED).first.wait_for()
    expect(page.locator(".ending")).to_have_count(0)


def test_the_bot_waits_and_the_clock_is_whole_when_the_game_begins(
    house: House, window: Opener
) -> None:
    page = window(lang="fr-FR").page
    made = house.table("modulo", [ME, BOT], match={"games": 3}, clock={"per_game": 180})
    page.goto(f"{house.address}{made['link']}")
    page.locator(OFFERED).first.wait_for()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui").click()
    page.locator(".ending", has_text="quand vous voudrez continuer").wait_for()
    page.wait_for_timeout(1_500)
    assert house.ask(f"tables/{made['code']}")["entries"] == 1, "the bot has not begun"
    page.get_by_role("button", name="Partie suivante").click()
    page.locator(OFFERED).first.wait_for()
    page.locator(".clock", has_text="3:00").or_(
        page.locator(".clock", has_text="2:59")
    ).first.wait_for()


def test_who_watches_sees_the_break_too(house: House, window: Opener) -> None:
    made = house.table("modulo", [ME, BOT], match={"games": 2})
    mine, theirs = window().page, window().page
    mine.goto(f"{house.address}{made['link']}")
    theirs.goto(f"{house.address}{made['invitation']}")
    mine.locator(OFFERED).first.wait_for()
    theirs.locator(".board").wait_for()
    give_up(mine)
    theirs.locator(".ending", has_text="as soon as Ada would like to go on").wait_for()
    press(mine, NEXT)
    expect(theirs.locator(".ending")).to_have_count(0)
