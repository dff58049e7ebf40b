"""A few bytes that a worker shares with the one who watches it: what it is doing, and since when.

A bot may hang inside compiled code, where neither signals nor threads of its own process get a word
in. So the worker notes every move here before it begins, which costs a microsecond, and somebody
outside looks on.
"""

from __future__ import annotations

import mmap
import os
import struct
import tempfile
from dataclasses import dataclass
from pathlib import Path

LAYOUT = struct.Struct("<qqqd")


@dataclass(frozen=True)
class Beat:
    count: int
    """Goes up with every note."""
    game: int
    seat: int
    limit: float
    """Seconds this may take; 0 if nobody is being waited for."""


class Heartbeat:
    """One side of the shared bytes: `Heartbeat.new()` watches, `Heartbeat(path)` works."""

    def __init__(self, path: str) -> None:
        self.path = path
        with Path(path).open("r+b") as file:
            self._bytes = mmap.mmap(file.fileno(), LAYOUT.size)
        self._count = 0

    @classmethod
    def new(cls) -> Heartbeat:
        handle, path = tempfile.mkstemp(prefix="tablee-heartbeat-")
        os.write(handle, bytes(LAYOUT.size))
        os.close(handle)
        return cls(path)

    def note(self, game: int, seat: int, limit: float) -> None:
        """A seat of a game begins to think, for so many seconds at most."""
        self._count += 1
        LAYOUT.pack_into(self._bytes, 0, self._count, game, seat, limit)

    def rest(self) -> None:
        self.note(-1, -1, 0.0)

    def read(self) -> Beat:
        return Beat(*LAYOUT.unpack_from(self._bytes, 0))

    def remove(self) -> None:
        self._bytes.close()
        Path(self.path).unlink(missing_ok=True)
