"""The journal of a match that is played on this screen, as long as it can be kept."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from shlex import quote

from tablee.cli.screen import say
from tablee.core.errors import TableeError
from tablee.core.journal import JournalFile
from tablee.core.match import Entry, Match
from tablee.texts import text


class Keeper:
    """Keeps a match in a file. A file that was asked for must be writable; where nobody asked, and
    nothing can be written, the match is played all the same."""

    def __init__(self, match: Match, lang: str, asked_for: Path | None) -> None:
        self._match = match
        self._lang = lang
        path = asked_for or _own_path(match)
        self._file: JournalFile | None = None
        try:
            self._file = JournalFile(path, match)
        except OSError as refusal:
            problem = TableeError(
                "journal-unwritable", name=str(path), problem=refusal.strerror or str(refusal)
            )
            if asked_for is not None:
                raise problem from None
            say(text(lang, "cli-no-journal", problem=problem.say(lang)))

    def add(self, entry: Entry) -> None:
        if self._file is not None:
            self._try(self._file, lambda file: file.add(entry))

    def rewrite(self) -> None:
        if self._file is not None:
            self._try(self._file, lambda file: file.rewrite(self._match))

    def _try(self, file: JournalFile, write: Callable[[JournalFile], None]) -> None:
        """A disk that is full ends the journal, not the game."""
        try:
            write(file)
        except OSError as refusal:
            self._file = None
            with suppress(OSError):
                file.close()
            problem = f"{file.path}: {refusal.strerror or refusal}"
            say(text(self._lang, "cli-journal-stopped", problem=problem), "red")

    def to_go_on(self, flags: str = "") -> str:
        """How to take the match up again, with the flags it was played with."""
        if self._file is None:
            return text(self._lang, "cli-not-kept")
        return text(self._lang, "cli-kept", file=quote(str(self._file.path)) + flags)

    def at_the_end(self) -> str:
        """Where the finished match is kept."""
        if self._file is None:
            return text(self._lang, "cli-not-kept")
        return text(self._lang, "cli-journal", file=str(self._file.path))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def _own_path(match: Match) -> Path:
    if chosen := os.environ.get("TABLEE_DATA"):
        data = Path(chosen)
    else:
        import platformdirs

        data = platformdirs.user_data_path("tablee")
    stamp = f"{datetime.now():%Y-%m-%d-%H%M%S-%f}"
    return data / "journals" / f"{match.game.room.short_name}-{stamp}.jsonl"
