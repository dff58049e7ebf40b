"""Where a Chromium is: `$CHROMIUM`, the PATH, Debian's own package, Playwright's own; or one line
saying what to install."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tests.debian import found_or_installed

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
"""No sandbox, as tests often run as root in a container, where Chromium has none; and no talking
to anybody but our own server."""
MISSING = (
    "the browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: "
    "python -m playwright install chromium), or say where it is with CHROMIUM=/path/to/chromium"
)


class NoChromium(RuntimeError):
    def __init__(self) -> None:
        super().__init__(MISSING)


def find_chromium(own: str) -> str:
    """The program to start. `own` is where Playwright would keep its own."""
    if named := os.environ.get("CHROMIUM"):
        return named
    found = found_or_installed(on_path, "chromium") or (own if Path(own).exists() else None)
    if not found:
        raise NoChromium
    return found


def on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)
