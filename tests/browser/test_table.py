"""What people do round a table besides playing, as they do it: by clicking."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED, play_by_clicks

ME, OPEN, BOT = {"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
SHORT = {"points": 1}


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def two_windows(house: House, window: Opener, game: str, **more: Any) -> tuple[Page, Page]:
    """Ada and Zoé, each with a window of their own."""
    made = house.table(game, [ME, OPEN], **more)
    mine, theirs = window().page, window().page
    mine.goto(f"{house.address}{made['link']}")
    theirs.goto(f"{house.address}{made['invitation']}")
    theirs.get_by_label("Your name").fill("Zoé")
    press(theirs, "Sit down")
    for page in (mine, theirs):
        page.locator(".board").wait_for()
    return mine, theirs


def against_a_bot(house: House, window: Opener, game: str, **more: Any) -> Page:
    page = window().page
    page.goto(house.against_bots(game, **more))
    page.locator("[data-moment]").wait_for()
    return page


def tap(page: Page) -> None:
    """A whole move at Modulo."""
    for _ in range(2):
        page.locator(OFFERED).first.click()


def turn(page: Page) -> Locator:
    return page.locator(".turn", has_text="Your turn")


def test_sound_is_off_until_asked_for_and_then_heard(house: House, window: Opener) -> None:
    page = window().page
    page.add_init_script(
        "window.tones = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (at) { window.tones++; start.call(this, at); }"
    )
    page.goto(house.against_bots("modulo"))
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    tap(page)
    turn(page).wait_for()
    assert page.evaluate("window.tones") == 0
    sound.click()
    tap(page)
    page.wait_for_function("() => window.tones > 0")
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_a_move_is_said_in_words(house: House, window: Opener) -> None:
    page = against_a_bot(house, window, "modulo")
    page.locator("details summary").click()
    page.get_by_role("button", name="Tap their right hand with your left hand").click()
    page.locator(".latest li", has_text="Ada taps with the left hand").wait_for()


def test_how_to_win_is_said_until_it_is_known(house: House, window: Opener) -> None:
    page = against_a_bot(house, window, "foxu")
    page.locator(".goal", has_text="Be the first to empty your tube").wait_for()
    press(page, "I know: put it away")
    page.reload()
    page.locator(OFFERED).first.wait_for()
    assert page.locator(".goal").count() == 0


def test_a_click_on_nothing_points_at_what_to_do(house: House, window: Opener) -> None:
    page = against_a_bot(house, window, "modulo")
    page.locator(OFFERED).first.wait_for()
    page.locator(".board .prompt").click()
    page.locator(".board.nudged").wait_for()


def test_keys_stay_on_the_board_where_a_button_goes(house: House, window: Opener) -> None:
    page = against_a_bot(house, window, "foxu")
    page.get_by_role("button", name="Start in the corners a1").focus()
    page.keyboard.press("Enter")
    page.locator(".board [data-cell]:focus").wait_for()


def test_time_for_a_move_runs_out_and_the_computer_sits_in(house: House, window: Opener) -> None:
    clock = {"per_move": 2, "on_timeout": "bot", "level": "random"}
    mine, theirs = two_windows(house, window, "modulo", clock=clock)
    mine.locator(".clock.low").first.wait_for()
    mine.locator(".players", has_text="the computer sits in").wait_for()
    mine.get_by_role("button", name="Take my place back").wait_for()
    theirs.locator(".latest li", has_text="Ada has run out of time").wait_for()


def test_time_for_a_game_runs_out_and_loses_it(house: House, window: Opener) -> None:
    mine, theirs = two_windows(
        house, window, "modulo", clock={"per_game": 2, "on_timeout": "forfeit"}
    )
    theirs.get_by_role("heading", name="You win!").wait_for()
    mine.locator(".ending", has_text="Ada forfeits the game").wait_for()
    assert mine.locator(".board .prompt").is_hidden(), "nobody is playing any more"


def test_time_is_set_where_a_table_is_opened(house: House, window: Opener) -> None:
    page = window().page
    page.goto(f"{house.address}/play/modulo")
    page.get_by_label("Time to think").select_option(label="30 seconds a move")
    page.get_by_label("Time for the whole game").select_option(label="5 min each")
    press(page, "Start")
    page.locator(".clock", has_text="0:30 · 5:00").or_(
        page.locator(".clock", has_text="0:29 · 4:59")
    ).first.wait_for()


def test_a_pause_by_agreement(house: House, window: Opener) -> None:
    mine, theirs = two_windows(house, window, "modulo", clock={"per_move": 300})
    press(mine, "Pause")
    press(theirs, "Agree")
    mine.locator(".turn", has_text="The game is paused").wait_for()
    assert mine.locator(OFFERED).count() == 0
    press(theirs, "Go on")
    turn(mine).wait_for()


def test_a_draw_is_declined_then_agreed_on(house: House, window: Opener) -> None:
    mine, theirs = two_windows(house, window, "modulo")
    press(mine, "Offer a draw")
    press(theirs, "No")
    mine.locator(".latest li", has_text="Zoé does not agree").wait_for()
    press(mine, "Offer a draw")
    press(theirs, "Agree")
    mine.locator(".ending", has_text="The players agree on a draw").wait_for()


def test_resigning_is_asked_about_first_and_a_rematch_follows(house: House, window: Opener) -> None:
    mine, theirs = two_windows(house, window, "foxu")
    press(mine, "Resign")
    press(mine, "No")
    turn(mine).wait_for()
    press(mine, "Resign")
    press(mine, "Yes")
    theirs.locator(".ending", has_text="Ada resigns").wait_for()
    before = theirs.url
    press(theirs, "Play again")
    press(mine, "Agree")
    for page in (mine, theirs):
        page.wait_for_url(lambda url: url != before)
        page.locator(".board").wait_for()
    assert mine.url == theirs.url


def test_a_move_is_taken_back_if_the_other_agrees(house: House, window: Opener) -> None:
    mine, theirs = two_windows(house, window, "modulo")
    tap(mine)
    turn(theirs).wait_for()
    press(mine, "Take back")
    theirs.locator(".request", has_text="Ada would like to take a move back").wait_for()
    press(theirs, "Agree")
    turn(mine).wait_for()


def test_a_player_who_leaves_is_sat_in_for_and_comes_back(house: House, window: Opener) -> None:
    mine, theirs = two_windows(house, window, "modulo")
    link = theirs.url
    press(theirs, "Leave")
    press(theirs, "Yes")
    mine.locator(".players", has_text="the computer sits in").wait_for()
    theirs.goto(link)
    press(theirs, "Take my place back")
    mine.locator(".players", has_text="here").wait_for()


def test_the_bell_at_moksha(house: House, window: Opener) -> None:
    page = against_a_bot(house, window, "moksha_patamu", options={"end": "bell"})
    page.locator(OFFERED).first.wait_for()
    assert page.get_by_role("button", name="Ring the bell").count() == 1, "one bell"
    press(page, "Ring the bell")
    press(page, "Ring it")
    page.locator(".ending", has_text="The bell has ended the game").wait_for()


def test_rock_paper_scissors_decides_who_begins(house: House, window: Opener) -> None:
    page = against_a_bot(house, window, "modulo", match={"first": "rps"})
    for _ in range(30):
        page.locator("[data-action=rock], .board").first.wait_for()
        if page.locator(".board").count():
            break
        page.locator("[data-action=rock]").click()
        page.wait_for_timeout(150)
    page.get_by_role("tab", name="What happened").click()
    page.locator("#side li", has_text="begins").first.wait_for()


def test_a_hint_comes_in_three_steps(house: House, window: Opener) -> None:
    page = against_a_bot(house, window, "modulo")
    press(page, "Hint")
    hint = page.locator(".hint")
    hint.get_by_text("A nudge").wait_for()
    assert "Tap their" not in hint.inner_text(), "the move is not given away yet"
    press(page, "Show the move")
    hint.get_by_text("Tap their").wait_for()
    press(page, "Why?")
    hint.get_by_text("With best play").wait_for()
    press(page, "Play it")
    page.locator(".latest li", has_text="Ada taps").wait_for()


def test_a_finished_game_is_kept_shown_judged_and_played_on(
    house: House, window: Opener, tmp_path: Path
) -> None:
    page = against_a_bot(house, window, "modulo", options=SHORT)
    play_by_clicks([page], seed=11)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the journal").click()
    journal = tmp_path / "game.jsonl"
    download.value.save_as(journal)
    page.goto(house.address)
    page.locator("input[type=file]").set_input_files(journal)
    page.get_by_role("heading", name="Replay: Modulo").wait_for()
    press(page, "Look for mistakes in the whole game")
    page.locator(".side li", has_text="Better:").or_(
        page.get_by_text("No mistakes")
    ).first.wait_for()
    page.locator(".worth").first.wait_for()
    press(page, "One step on")
    press(page, "Play on from here")
    page.locator(OFFERED).first.wait_for()
    assert "/t/" in page.url


def test_a_file_that_is_no_journal_is_refused_in_words(
    house: House, window: Opener, tmp_path: Path
) -> None:
    opened = window()
    wrong = tmp_path / "shopping.txt"
    wrong.write_text("bread, milk")
    opened.page.goto(house.address)
    opened.page.locator("input[type=file]").set_input_files(wrong)
    opened.page.locator(".trouble").wait_for()
    opened.forgive("status of 4")


def test_the_lobby_shows_a_code_that_a_telephone_reads(house: House, window: Opener) -> None:
    page = window().page
    page.goto(f"{house.address}{house.table('modulo', [ME, OPEN])['link']}")
    picture = page.get_by_role("img", name="QR code of the link")
    picture.wait_for()
    page.wait_for_function("() => document.querySelector('img[src*=\"qr.svg\"]').naturalWidth > 0")


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_the_notepad_fills_itself_and_can_be_turned_off(
    lang: str, house: House, window: Opener
) -> None:
    page = window(lang=lang).page
    page.goto(house.against_bots("da_vinci_code", options={"opening": "random", "first": 0}))
    page.locator("#tab-notes").click()
    page.locator("#side td:not(.none)").first.wait_for()
    page.locator(OFFERED).first.click()
    page.locator(".latest li", has_text="Ada").first.wait_for()
    page.locator("#side td:not(.none)").first.wait_for()
    button = page.locator("#side button")
    button.click()
    assert page.locator("#side table").count() == 0
    button.click()
    page.locator("#side table").first.wait_for()


def test_the_notepad_is_there_against_people_too(house: House, window: Opener) -> None:
    mine, _ = two_windows(house, window, "da_vinci_code", options={"opening": "random", "first": 0})
    mine.locator("#tab-notes").click()
    mine.locator("#side td:not(.none)").first.wait_for()
    assert "%" not in mine.locator("#side").inner_text(), "what may be, not how likely"


def test_the_computer_takes_an_open_place(house: House, window: Opener) -> None:
    page = window().page
    page.goto(f"{house.address}{house.table('modulo', [ME, OPEN])['link']}")
    press(page, "Let the computer sit here")
    page.locator(OFFERED).first.wait_for()


NAMES = ["Maximilienne", "Léa", "Jean-Christophe", "Zoé"]
SIZES = [(360, 640), (820, 1180), (1000, 700), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("count", [2, 4, 24])
def test_no_name_is_cut(house: House, window: Opener, count: int) -> None:
    """Everybody's name can be read wherever it stands, with cards in hand too."""
    names = [NAMES[i % 4] for i in range(count)]
    seats = [{"kind": "me", "name": name} for name in names]
    options = {"players": count, "snake_card": "lasting", "ladder_card": "lasting"}
    made = house.table("moksha_patamu", seats, options=options)
    page = window(lang="fr-FR").page
    page.goto(f"{house.address}{made['link']}")
    page.locator(".board li .who").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for place in (".players .name", ".board li .who"):
            shown = page.locator(place)
            assert [text.strip() for text in shown.all_inner_texts()] == names
            is_whole = "all => all.every((one) => one.scrollWidth <= one.clientWidth)"
            assert shown.evaluate_all(is_whole), f"a name in {place} is cut at {width}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
