"""`python -m benchmarks.page [--repeats 9] [--json]`: the page as a person waits for it.

JavaScript as it travels (gzip) for the shell and each board; the time from asking for the home page
until its buttons answer, with nothing kept from before; the time from a click on a board until what
it did is drawn, with motion on, against a bot that plays at random. One server and one Chromium on
this machine; medians over the repeats, and the slowest.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.house import House
from tests.browser.playing import OFFERED, click_something, is_over

import tablee
from tablee.core.room import names

ASSETS = Path(tablee.__file__).parent / "server" / "static" / "assets"
MOST_KILOBYTES, MOST_HOME, MOST_CLICK = 100.0, 1000.0, 100.0
PATIENCE = 120.0
"""Seconds after which a game that gives too few clicks to measure is left."""
READY = """
new MutationObserver((_, self) => {
  if (!document.querySelector("article button")) return;
  self.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.ready = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""
"""When the first game can be started: drawn, and nothing else keeps the page busy."""
CLICKS = """
window.drawn = [];
let clicked = null;
document.addEventListener("click", () => { clicked = performance.now(); }, true);
new MutationObserver(() => {
  if (clicked === null) return;
  const since = clicked;
  clicked = null;
  requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - since)));
}).observe(document, { attributes: true, attributeFilter: ["data-moment"], subtree: true });
"""
"""From a click until the frame after the table shows another moment. A click that only chooses a
hand or a tile changes no moment, and the next click takes its place."""


def sizes() -> tuple[float, dict[str, float]]:
    """Kilobytes of the shell, with all words in one language, and of each board."""
    found = {
        path.name: len(gzip.compress(path.read_bytes())) / 1000
        for path in ASSETS.glob("*.js")
        if not path.name.startswith("texts.en")
    }
    boards = {name: size for name, size in found.items() if name.startswith("Board-")}
    return sum(found.values()) - sum(boards.values()), boards


def home(browser: Browser, address: str) -> float:
    page = browser.new_context().new_page()
    page.add_init_script(READY)
    page.goto(address)
    page.wait_for_function("() => window.ready")
    ready: float = page.evaluate("window.ready")
    page.context.close()
    return ready


def clicks(browser: Browser, house: House, game: str, repeats: int) -> tuple[list[float], str]:
    """Milliseconds of some clicks, and the file of the board."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    files: list[str] = []
    page.on("request", lambda r: files.append(r.url) if "/Board-" in r.url else None)
    page.add_init_script(CLICKS)
    random, until = Random(1), time.monotonic() + PATIENCE
    found: list[float] = []
    while len(found) < repeats and time.monotonic() < until:
        players = next(g["players"][0] for g in house.ask("games")["games"] if g["name"] == game)
        page.goto(house.against_bots(game, players))
        page.locator(OFFERED).first.wait_for()
        found += play(page, random, repeats - len(found), until)
    page.context.close()
    return found, files[0].rpartition("/")[2]


def play(page: Page, random: Random, wanted: int, until: float) -> list[float]:
    drawn: list[float] = []
    while len(drawn) < wanted and not is_over(page) and time.monotonic() < until:
        click_something(page, random)
        page.wait_for_timeout(200)
        drawn = page.evaluate("window.drawn")
    return drawn[:wanted]


def measure(repeats: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        program = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            home(browser, house.address)
            shell, boards = sizes()
            result: dict[str, Any] = {
                "shell": shell,
                "home": [home(browser, house.address) for _ in range(repeats)],
                "games": {},
            }
            for game in names():
                found, file = clicks(browser, house, game, repeats)
                result["games"][game] = {"board": boards[file], "click": found}
        finally:
            browser.close()
            house.stop()
    return result


def say(result: dict[str, Any]) -> bool:
    """Print it; whether nothing misses its limit."""
    shell, ready = result["shell"], result["home"]
    print(f"the shell: {shell:.1f} kB of JavaScript, gzip")
    print(
        f"the home page answers after {statistics.median(ready):.0f} ms"
        f" (slowest of {len(ready)}: {max(ready):.0f}; at most {MOST_HOME:.0f})"
    )
    print(f"{'game':<20}{'board':>9}{'with shell':>13}{'click to drawn':>17}{'slowest':>11}")
    fine = bool(statistics.median(ready) < MOST_HOME)
    for game, found in result["games"].items():
        board, middle = found["board"], statistics.median(found["click"])
        print(
            f"{game:<20}{board:>6.1f} kB{shell + board:>10.1f} kB{middle:>14.0f} ms"
            f"{max(found['click']):>8.0f} ms"
        )
        fine &= bool(shell + board < MOST_KILOBYTES and middle < MOST_CLICK)
    print(
        f"at most {MOST_KILOBYTES:.0f} kB with the shell, {MOST_CLICK:.0f} ms from click to drawn"
    )
    return fine


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--repeats", type=int, default=9)
    reader.add_argument("--json", action="store_true")
    asked = reader.parse_args()
    result = measure(asked.repeats)
    if asked.json:
        print(json.dumps(result))
        return 0
    return 0 if say(result) else 1


if __name__ == "__main__":
    sys.exit(main())
