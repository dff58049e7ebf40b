"""Nonsense is answered and changes nothing (the full run: `python -m benchmarks.fuzz`)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.fuzz import Fuzzer
from tests.server.support import running


def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        fuzzer = Fuzzer(server, seed=1)
        asyncio.run(fuzzer.run(3000))
        assert {"unreadable-message", "closed", "spectators-watch"} <= set(fuzzer.answers)
        assert server.client.table(fuzzer.code).entries == 0
    assert "Traceback" not in server.log.read_text()
    assert '"trace"' not in server.log.read_text()
