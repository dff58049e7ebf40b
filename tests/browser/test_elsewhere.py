"""Games of other packages: found by the server, shown by the page, played to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from docs.build import DOCS
from playwright.sync_api import Browser

from tests.browser.elsewhere import house_with
from tests.browser.house import House, open_window
from tests.browser.playing import OFFERED, play_by_clicks

GUIDE = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```\w+ file=(\S+)\n(.*?)^```$", GUIDE, re.M | re.S))
GAMES = sorted({name.partition("/")[0] for name in FILES} - {"tests", "pyproject.toml"})
"""Those that the guide builds."""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = house_with(tmp_path_factory.mktemp("elsewhere"), FILES, GAMES)
    yield opened
    opened.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_board_is_shown_and_played(
    game: str, elsewhere: House, browser: Browser
) -> None:
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    window = open_window(context, elsewhere.address)
    page = window.page
    page.goto(elsewhere.against_bots(game))
    page.locator(OFFERED).first.wait_for()
    table = page.locator(".board pre")
    before = table.inner_text()
    assert before.strip()
    labels = page.locator(OFFERED).all_inner_texts()
    assert len(set(labels)) == len(labels)
    assert play_by_clicks([page], seed=4) > 0
    page.get_by_role("button", name="Play again").wait_for()
    assert table.inner_text() != before
    window.check()
    context.close()
