"""Every test runs in English, in its own folders."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

# Who starts the tests in the background of a script starts them deaf to Ctrl-C, and what they
# start would be so too: tests that press it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Journals go to the test's own folder; nothing of the person running the tests is touched."""
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
