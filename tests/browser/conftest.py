from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.house import House, Opener, Window, open_window


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        program = find_chromium(playwright.chromium.executable_path)
        opened = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.stop()


@pytest.fixture
def window(browser: Browser, house: House) -> Iterator[Opener]:
    """Opens windows that know nothing of each other; none may have met a problem."""
    opened: list[Window] = []

    def opener(width: int = 1280, height: int = 800, lang: str = "en-GB", **more: object) -> Window:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce",
            **more,  # type: ignore[arg-type]
        )
        context.set_default_timeout(45_000)
        opened.append(open_window(context, house.address))
        return opened[-1]

    yield opener
    for one in opened:
        one.check()
        one.page.context.close()
