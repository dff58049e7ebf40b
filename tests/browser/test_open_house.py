"""An invitation that others can follow: the server is opened to the house, by who sits at it."""

from __future__ import annotations

import io
import json
import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError

import pytest
import segno
from playwright.sync_api import Page, expect

from tablee.server.network import addresses
from tests.browser.house import House, Opener
from tests.browser.playing import OFFERED
from tests.browser.test_robust import GONE
from tests.browser.test_table import ME, OPEN, press


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    """A server that nobody has opened yet."""
    opened = House(tmp_path / "own")
    yield opened
    opened.stop()


def at_home(house: House) -> str:
    """Where the other devices find it, once it is open."""
    found = addresses()
    assert found, "these tests need a network of one's own"
    return f"http://{found[0]}:{house.address.rpartition(':')[2]}"


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=5):
            return True
    except URLError:
        return False


def code_drawn(address: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=8, border=2, xmldecl=False)
    return drawn.getvalue()


def code_shown(page: Page) -> bytes:
    """The picture that a telephone would read."""
    shown = page.get_by_role("img", name="QR code of the link")
    source = str(shown.get_attribute("src"))
    return page.request.get(f"{page.url.partition('/t/')[0]}{source}").body()


def test_the_house_is_asked_in_once(own: House, window: Opener) -> None:
    opened = window()
    page = opened.page
    made = own.table("modulo", [ME, OPEN])
    page.goto(f"{own.address}{made['link']}")
    page.locator(".house", has_text="works on this computer only").wait_for()
    assert not answers(at_home(own))
    press(page, "Open to this house")
    page.locator("dialog", has_text="Every device on the same network").wait_for()
    press(page, "No")
    assert not answers(at_home(own)), "asked first"
    press(page, "Open to this house")
    press(page, "Yes")
    page.locator(".house", has_text="Open to this house: phones").wait_for()
    invitation = f"{at_home(own)}{made['invitation']}"
    expect(page.locator("#invitation")).to_have_value(invitation)
    assert code_shown(page) == code_drawn(invitation)
    guest = window(width=360, height=640, has_touch=True, is_mobile=True)
    guest.page.goto(invitation)
    press(guest.page, "Sit down")
    page.locator(OFFERED).first.wait_for()
    guest.page.locator(".board").wait_for()
    own.stop(signal.SIGKILL)
    own.start()
    page.get_by_text("The connection is lost").wait_for(state="detached")
    guest.page.get_by_text("The connection is lost").wait_for(state="detached")
    assert answers(at_home(own)), "those who play from elsewhere come back"
    page.locator(OFFERED).first.wait_for()
    for one in (opened, guest):
        one.forgive("another host", "Cross-Origin-Opener-Policy", *GONE)


def test_it_is_closed_again(own: House, window: Opener) -> None:
    opened = window(lang="fr-FR")
    page = opened.page
    page.goto(f"{own.address}{own.table('modulo', [ME, OPEN])['link']}")
    press(page, "Ouvrir à la maison")
    press(page, "Oui")
    press(page, "Cet ordinateur seulement")
    page.locator(".house", has_text="que sur cet ordinateur").wait_for()
    assert not answers(at_home(own))
    expect(page.locator("#invitation")).to_have_value(page.url)
    own.stop()
    own.start()
    assert not answers(at_home(own))
    opened.forgive("another host", *GONE)


def test_only_who_sits_at_this_computer_opens_it(own: House) -> None:
    def ask(address: str, wants: bool, **headers: str) -> Any:
        """What is answered; the status, if it is no success."""
        request = urllib.request.Request(
            f"{address}/api/network", json.dumps({"open": wants}).encode(), headers
        )
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except HTTPError as refused:
            with refused:
                return refused.code

    here = own.address
    for headers in (
        {"X-Forwarded-For": "203.0.113.5"}, {"Origin": "http://elsewhere.example"},
        {"Host": "tablee.example"},
    ):  # fmt: skip
        assert ask(here, True, **headers) == 403
    assert ask(here, True) == {"can_open": True, "is_open": True, "address": at_home(own)}
    assert ask(at_home(own), False) == 403, "a guest does not close it either"
    with urllib.request.urlopen(f"{at_home(own)}/api/network", timeout=10) as answer:
        assert json.load(answer) == {"can_open": False, "is_open": True, "address": ""}
