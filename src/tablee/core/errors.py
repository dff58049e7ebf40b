"""What can go wrong, said so that a person knows what to do.

An error carries the name of a message in the catalogues and what fills its blanks; `say` puts it in
a language. `str(error)` is English.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tablee.texts import Value, text

QUOTED = 1000
"""Characters."""


class TableeError(ValueError):
    """Base of all errors that are somebody's mistake rather than ours."""

    def __init__(self, message: str, room: str | None = None, **blanks: Value) -> None:
        super().__init__(message)
        self.message = message
        self.room = room
        # What somebody sent may be megabytes long; a sentence quotes the beginning of it.
        self.blanks = {
            name: f"{value[:QUOTED]}…" if isinstance(value, str) and len(value) > QUOTED else value
            for name, value in blanks.items()
        }

    def say(self, lang: str) -> str:
        return text(lang, self.message, self.room, **self.blanks)

    def __str__(self) -> str:
        return self.say("en")


class UnknownGame(TableeError):
    """There is no game of that name."""


class InvalidOption(TableeError):
    """An option that the game does not have, or a value that it cannot take."""


class InvalidAction(TableeError):
    """What was typed is no action of this game, or it is not clear who plays it."""


class IllegalAction(TableeError):
    """An action of this game that the rules do not allow now."""


class InvalidPosition(TableeError):
    """A position from a file or a drawing that cannot be read, or that no game could reach."""


class InvalidJournal(TableeError):
    """A journal that is damaged or does not replay."""


class InvalidMatch(TableeError):
    """A match whose terms do not fit together."""


class NotAnalysed(TableeError):
    """A position of which nothing can be said: it is over, or nobody chooses, or not solved yet."""


class UnknownBot(TableeError):
    """There is no bot of that level."""


class MissingLibrary(TableeError):
    """Something that plain play does without is not installed."""


LIBRARIES = {"numpy": "numpy", "numba": "numba", "llvmlite": "numba", "msgspec": "msgspec"}
"""What plain play does without, and what to install for it."""


@contextmanager
def needing_libraries() -> Iterator[None]:
    """Round what plain play does without: if a library is missing, it is named."""
    try:
        yield
    except ModuleNotFoundError as problem:
        library = LIBRARIES.get((problem.name or "").partition(".")[0])
        if library is None:
            raise
        raise MissingLibrary("library-missing", library=library) from None


class WrongAnswer(TableeError):
    """A bot chose something that is not legal."""
