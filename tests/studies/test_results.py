"""Results on disk: nothing kept is lost, nothing foreign is touched."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tablee.studies.results import InvalidResults, Results

TERMS = {"game": "modulo", "seed": 1}


def fill(path: Path, count: int = 3) -> bytes:
    results = Results(path, "arena", TERMS)
    for i in range(len(results.found), count):
        results.add([i, 0], {"games": i})
    results.close()
    return path.read_bytes()


def test_what_was_kept_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    fill(path)
    results = Results(path, "arena", TERMS)
    assert results.found == [([i, 0], {"games": i}) for i in range(3)]
    results.close()


def test_a_crash_at_any_byte_loses_no_whole_line(tmp_path: Path) -> None:
    whole = fill(tmp_path / "whole.jsonl")
    for cut in {*range(0, len(whole), 9), len(whole) - 1, len(whole), whole.find(b"\n") + 1}:
        path = tmp_path / "cut.jsonl"
        path.write_bytes(whole[:cut])
        results = Results(path, "arena", TERMS)
        results.close()
        assert len(results.found) == max(whole[:cut].count(b"\n") - 1, 0)
        assert fill(path) == whole
        path.unlink()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"dear diary\n", "is not a file of results"),
        (b"dear diary, no end of line", "is not a file of results"),
        (b"\xff\xfe\x00\n", "is not a file of results"),
        (
            b'{"tablee": 1, "game": "modulo", "rules": 1, "players": []}\n',
            "is not a file of results",
        ),
        (b'{"tablee": "arena", "format": 9, "terms": {}}\n', "another version"),
        (b'{"tablee": "study", "format": 1, "terms": {}}\n', 'tablee is "study" there'),
        (
            b'{"tablee": "arena", "format": 1, "terms": {"game": "modulo", "seed": 2}}\n',
            "seed is 2 there and 1 here",
        ),
        (
            b'{"tablee": "arena", "format": 1, "terms": {"game": "modulo", "seed": 1}}\n{"task"\n',
            "line 2 is damaged",
        ),
        (
            b'{"tablee": "arena", "format": 1, "terms": {"game": "modulo", "seed": 1}}\n[]\n',
            "line 2 is damaged",
        ),
    ],
)
def test_damaged_and_foreign_files_stay_as_they_are(
    tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "precious.jsonl"
    path.write_bytes(content)
    with pytest.raises(InvalidResults, match=said):
        Results(path, "arena", TERMS)
    assert path.read_bytes() == content


def test_one_file_is_for_one_command_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(path, "arena", TERMS)
    with pytest.raises(InvalidResults, match="another command"):
        Results(path, "arena", TERMS)
    results.close()
    Results(path, "arena", TERMS).close()


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/full", "/proc", "/"])
def test_what_is_no_file_is_not_read(path: str) -> None:
    with pytest.raises(InvalidResults, match="is not a file of results"):
        Results(Path(path), "arena", TERMS)


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    whole = fill(path, 2)
    results = Results(path, "arena", TERMS)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(InvalidResults, match=r"cannot be written.*No space left"):
            results.add([2, 0], {})
    results.close()
    assert path.read_bytes().startswith(whole)


def test_where_nothing_can_be_written() -> None:
    with pytest.raises(InvalidResults, match="cannot be written"):
        Results(Path("/proc/nowhere/results.jsonl"), "arena", TERMS)
