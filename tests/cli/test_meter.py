"""How far something is: shown in a terminal, if it takes more than a moment."""

from __future__ import annotations

import time

import pytest

from tablee.cli import meter
from tablee.cli.meter import Meter


@pytest.mark.parametrize(("lang", "said"), [("en", "3 of 4"), ("fr", "3 sur 4")])
def test_what_takes_long_says_how_far_it_is(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # as in a terminal
    monkeypatch.setattr(meter, "PATIENCE", 0.0)
    with Meter(lang) as shown:
        shown.tell(1, 4)
        shown._timer.join()
        time.sleep(0.01)
        shown.tell(3, 4)
    out, err = capsys.readouterr()
    assert said in err
    assert " min " in err, "and how long it may still take"
    assert not out, "the answer is for others to read"


@pytest.mark.parametrize(("terminal", "patience"), [("1", 60.0), ("", 0.0)])
def test_what_is_quick_or_read_by_a_program_is_shown_nothing(
    terminal: str,
    patience: float,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FORCE_COLOR", terminal)
    monkeypatch.setattr(meter, "PATIENCE", patience)
    with Meter("en") as shown:
        shown.tell(1, 4)
        time.sleep(0.05)
    assert capsys.readouterr() == ("", "")
