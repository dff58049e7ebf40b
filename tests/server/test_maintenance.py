"""Backups while the server runs, and the doctor who plays every table again."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.server import maintenance
from tests.server.support import Running, running

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}


def doctor(capsys: pytest.CaptureFixture[str], folder: Path) -> tuple[int, dict[str, str]]:
    capsys.readouterr()
    code = main(["doctor", "--json", "--data", str(folder)])
    found = json.loads(capsys.readouterr().out)
    return code, {check["check"]: check["problem"] for check in found["checks"]}


def test_backup_and_doctor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    other.mkdir()
    assert main(["backup", str(tmp_path / "x"), "--data", str(data)]) == 2
    assert "no database" in capsys.readouterr().err
    with running(data) as server:
        with server.client.create("foxu", seats=[ME, BOT]) as seat:
            for moment in seat.turns():
                seat.play(moment.legal[0].action)
            code = seat.state.code
        assert main(["backup", str(other / "tables.sqlite"), "--data", str(data)]) == 0
        assert main(["backup", str(other / "tables.sqlite"), "--data", str(data)]) == 2
        assert doctor(capsys, data)[1]["tables"] == ""
    with running(other) as copy:
        assert copy.client.table(code).stage == "over"
    assert doctor(capsys, other)[1]["tables"] == ""


def test_a_backup_under_load_has_all_that_was_acknowledged_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    other.mkdir()
    acknowledged: dict[str, int] = {}
    is_done = threading.Event()

    def play(server: Running) -> None:
        match = {"games": 100}
        with server.client.create("modulo", seats=[ME, BOT], match=match) as seat:
            for moment in seat.turns():
                acknowledged[seat.state.code] = seat.play(moment.legal[0].action)
                if is_done.is_set():
                    return

    with running(data) as server:
        players = [threading.Thread(target=play, args=(server,)) for _ in range(4)]
        for player in players:
            player.start()
        while len(acknowledged) < len(players) or min(acknowledged.values()) < 20:
            time.sleep(0.01)
        before = dict(acknowledged)
        assert main(["backup", str(other / "tables.sqlite"), "--data", str(data)]) == 0
        is_done.set()
        for player in players:
            player.join()
    assert doctor(capsys, other)[1]["tables"] == ""
    with sqlite3.connect(other / "tables.sqlite") as copy:
        found = dict(copy.execute("select code, max(seq) from changes group by code").fetchall())
    copy.close()
    assert found.keys() == before.keys()
    assert all(found[code] >= seq for code, seq in before.items())


def test_a_backup_that_is_stopped_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(original: Path, new: Path) -> None:
        new.write_bytes(b"half of it")
        raise KeyboardInterrupt

    monkeypatch.setattr(maintenance, "_copy_sqlite", stop)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 130
    assert list(tmp_path.iterdir()) == []


def test_the_doctor_finds_what_does_not_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as server, server.client.create("modulo", seats=[ME, BOT]) as seat:
        seat.play("L>L")
    with sqlite3.connect(tmp_path / "tables.sqlite") as broken:
        broken.execute("update changes set body = replace(body, 'L>L', 'R>/')")
    broken.close()
    code, problems = doctor(capsys, tmp_path)
    assert code == 1
    assert seat.state.code in problems["tables"]
    (tmp_path / "tables.sqlite").write_bytes(b"not a database at all" * 100)
    code, problems = doctor(capsys, tmp_path)
    assert code == 1
    assert "not a database" in problems["database"]


def test_a_folder_that_cannot_be_made_is_nothing_to_approve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    code, checks = doctor(capsys, tmp_path / "file" / "data")
    assert code == 1
    assert checks["folder"]
    assert checks["database"], "there can be none in it"


def test_the_doctor_looks_and_leaves_no_trace(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, checks = doctor(capsys, tmp_path / "a" / "b")
    assert (code, checks["folder"]) == (0, "")
    assert list(tmp_path.iterdir()) == []
