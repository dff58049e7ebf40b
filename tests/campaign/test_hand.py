"""Workers are watched, and watched fairly."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from tablee.campaign.hand import Broken, Hand, search_path, used
from tablee.campaign.pulse import Pulse
from tablee.engine.errors import TableeError


def work(task: dict[str, str], pulse: Pulse) -> str:
    if task["do"] == "refuse":
        raise TableeError("unknown-game", name="chess", right="modulo")
    if task["do"] == "fail":
        raise LookupError("our mistake")
    if task["do"] == "die":
        os._exit(1)
    return task["do"]


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    hand = Hand("tests.campaign.test_hand:work", search_path())
    try:
        assert hand.do({"do": "Éléonore"}) == "Éléonore"
        with pytest.raises(TableeError, match="there is no game “chess”"):
            hand.do({"do": "refuse"})
        with pytest.raises(Broken, match="LookupError: our mistake"):
            hand.do({"do": "fail"})
        with pytest.raises(Broken, match="died 3 times"):
            hand.do({"do": "die"})
        assert hand.do({"do": "again"}) == "again"
    finally:
        hand.close()


def test_waiting_for_a_core_is_told_from_sleeping() -> None:
    busy, asleep = (
        subprocess.Popen([sys.executable, "-c", code])
        for code in ("while True: pass", "import time; time.sleep(60)")
    )
    try:
        time.sleep(1.5)
        assert used(busy.pid)[0]
        assert used(busy.pid)[1] > used(asleep.pid)[1]
        assert not used(asleep.pid)[0]
        assert used(2**30) == (False, 0.0)
    finally:
        for process in (busy, asleep):
            process.kill()
            process.wait()
