"""Results as a file: one line of JSON saying what is asked, then one line a result.

    {"tablee": "arena", "format": 1, "terms": {…}}
    {"task": [0, 7], "result": {…}}

Lines are only ever added, each on the disk before the next. Whatever happens to the program, the
file tells how far it came, and the same command goes on from there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO, TypedDict

from tablee.core.errors import TableeError

FORMAT = 1


class Header(TypedDict):
    """The first line: of what kind the results are, and what they share."""

    tablee: str
    format: int
    terms: Mapping[str, object]


class InvalidResults(TableeError):
    """A file of results that is damaged, or not of this campaign."""


class Results:
    """The file of one campaign, new or gone on with."""

    def __init__(self, path: Path, kind: str, terms: Mapping[str, object]) -> None:
        self.path = path
        self._name = path.name
        header: Header = {"tablee": kind, "format": FORMAT, "terms": terms}
        if path.exists() and not path.is_file():
            raise InvalidResults("results-not-ours", name=self._name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: TextIO = path.open("a+", encoding="utf-8", newline="\n")
        except OSError as problem:
            raise self._unwritable(problem) from None
        try:
            self._lock()
            # What a crash left after the last line break was never kept.
            whole = path.read_bytes()
            kept = whole[: whole.rfind(b"\n") + 1]
            self.found = list(self._read(kept, whole, header))
            if len(kept) < len(whole):
                os.truncate(path, len(kept))
            if not kept:
                self._write(header)
        except BaseException:
            self._file.close()
            raise

    def add(self, key: object, result: object) -> None:
        self._write({"task": key, "result": result})

    def close(self) -> None:
        # A file that could not be written need not be closed twice.
        with suppress(OSError):
            self._file.close()

    def _write(self, value: Mapping[str, object]) -> None:
        try:
            self._file.write(json.dumps(value, ensure_ascii=False) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as problem:
            raise self._unwritable(problem) from None

    def _read(
        self, kept: bytes, whole: bytes, header: Header
    ) -> Iterator[tuple[list[int], object]]:
        if not kept:
            if whole and not json.dumps(header).encode().startswith(whole[:10]):
                raise InvalidResults("results-not-ours", name=self._name)
            return
        try:
            lines = kept.decode("utf-8").split("\n")[:-1]
        except UnicodeDecodeError:
            raise InvalidResults("results-not-ours", name=self._name) from None
        self._check_header(lines[0], header)
        for number, line in enumerate(lines[1:], start=2):
            try:
                found = json.loads(line)
                yield found["task"], found["result"]
            except (ValueError, KeyError, TypeError, RecursionError):
                raise InvalidResults("results-bad-line", name=self._name, line=number) from None

    def _check_header(self, line: str, header: Header) -> None:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or not {"tablee", "format", "terms"} <= set(found):
            raise InvalidResults("results-not-ours", name=self._name)
        if found["format"] != FORMAT:
            raise InvalidResults("results-other-format", name=self._name)
        mine = {"tablee": header["tablee"], **header["terms"]}
        theirs = {"tablee": found["tablee"]}
        if isinstance(found["terms"], dict):
            theirs |= found["terms"]
        for term in (*mine, *theirs):
            if mine.get(term) != theirs.get(term):
                raise InvalidResults(
                    "results-other-terms", name=self._name, term=term,
                    there=_shown(theirs.get(term)), here=_shown(mine.get(term)),
                )  # fmt: skip

    def _lock(self) -> None:
        """Two campaigns at once would spoil one file."""
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self._file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InvalidResults("results-in-use", name=self._name) from None

    def _unwritable(self, problem: OSError) -> InvalidResults:
        return InvalidResults(
            "results-unwritable", name=str(self.path), problem=problem.strerror or str(problem)
        )


def own_path(kind: str) -> Path:
    """Where results go when nobody says: beside the journals, under the date."""
    if chosen := os.environ.get("TABLEE_DATA"):
        data = Path(chosen)
    else:
        import platformdirs

        data = platformdirs.user_data_path("tablee")
    return data / "results" / f"{kind}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.jsonl"


def _shown(value: object) -> str:
    return "—" if value is None else json.dumps(value, ensure_ascii=False)
