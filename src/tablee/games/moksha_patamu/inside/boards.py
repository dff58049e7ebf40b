"""Boards as data: shipped, from a file, or written in one line such as `100:4>14+16>6`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tablee.core.errors import InvalidOption

ROOM = "tablee.games.moksha_patamu"

SHIPPED = ("maison", "milton_bradley_1943", "vintage_punitive", "leela_72")
"""The boards in the folder `boards`, the default first."""
LEAST_SQUARES, MOST_SQUARES = 12, 144
LONGEST_ROW = 5
"""Heads of snakes in a row: one more, and no throw of one die steps over them (§R9)."""
LARGEST_FILE = 100_000
"""Bytes. No board needs nearly as much; a file that does is something else."""
KEYS = {"size", "ladders", "snakes", "source", "known"}

Lines = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Board:
    """Squares 1 to `size`, and lines from one to another: ladders go up, snakes go down."""

    size: int
    lines: Lines

    @property
    def ladders(self) -> Lines:
        return tuple((start, end) for start, end in self.lines if start < end)

    @property
    def snakes(self) -> Lines:
        return tuple((start, end) for start, end in self.lines if start > end)

    def __str__(self) -> str:
        """The whole board in one line, which `read_line` reads."""
        return f"{self.size}:" + "+".join(f"{start}>{end}" for start, end in self.lines)

    def to_json(self) -> str:
        """The board as a file."""
        parts = {"size": self.size, "ladders": self.ladders, "snakes": self.snakes}
        inside = ",\n".join(f'  "{name}": {json.dumps(value)}' for name, value in parts.items())
        return f"{{\n{inside}\n}}\n"


def checked(size: int, lines: Iterable[tuple[int, int]]) -> Board:
    """§R9: a board that can be played on, else InvalidOption naming the square at fault."""
    board = Board(size, tuple(sorted(lines)))
    if not LEAST_SQUARES <= size <= MOST_SQUARES:
        raise _refusal("size", size=size, least=LEAST_SQUARES, most=MOST_SQUARES)
    starts = [start for start, _ in board.lines]
    for start, end in board.lines:
        for square in (start, end):
            if not 1 <= square <= size:
                raise _refusal("outside", square=square, size=size)
        if start == end:
            raise _refusal("nowhere", square=start)
        if start == size:
            raise _refusal("last", square=start)
        if starts.count(start) > 1:
            raise _refusal("two-starts", square=start)
        if end in starts:
            raise _refusal("end-is-start", square=end, start=start)
    _check_rows(board)
    return board


def _check_rows(board: Board) -> None:
    heads = {head for head, _ in board.snakes}
    for head in sorted(heads):
        if all(head + i in heads for i in range(LONGEST_ROW + 1)):
            raise _refusal("wall", square=head, last=head + LONGEST_ROW)


def read_option(typed: str) -> str | None:
    """The value of the option `board` that a line or the name of a file means; None if neither.

    A board is always kept whole, never as the name of a file, so that a journal replays anywhere.
    """
    typed = typed.strip()
    board = read_file(Path(typed)) if typed.lower().endswith(".json") else read_line(typed)
    if board is None:
        return None
    names = [name for name in SHIPPED if shipped(name) == board]
    return names[0] if names else str(board)


def board_of(value: str) -> Board:
    """The board that a value of the option `board` names."""
    if value in SHIPPED:
        return shipped(value)
    board = read_line(value)
    if board is None:
        raise ValueError(value)
    return board


def read_line(written: str) -> Board | None:
    """The board written in one line, or None if it is no such line."""
    parts = re.fullmatch(r"(\d{1,6}):((?:\d{1,6}>\d{1,6}(?:\+|$))*)(?<!\+)", written)
    if parts is None:
        return None
    pairs = re.findall(r"(\d+)>(\d+)", parts[2])
    return checked(int(parts[1]), [(int(start), int(end)) for start, end in pairs])


def read_file(path: Path) -> Board:
    """The board in a file, else InvalidOption."""
    try:
        is_ours = path.stat().st_size <= LARGEST_FILE and path.is_file()
        written = path.read_bytes() if is_ours else b""
    except OSError as problem:
        raise _refusal("no-file", file=path.name, problem=problem.strerror or "") from None
    except ValueError as problem:  # a name that no file can have
        raise _refusal("no-file", file=path.name, problem=str(problem)) from None
    try:
        found = json.loads(written)
    except (ValueError, RecursionError):
        raise _refusal("no-json", file=path.name) from None
    return from_json(found, path.name)


def from_json(found: Any, file: str) -> Board:
    """The board that the contents of a file describe."""
    if not isinstance(found, dict) or set(found) - KEYS or type(found.get("size")) is not int:
        raise _refusal("no-board", file=file)
    ladders, snakes = (_lines(found.get(kind, []), file) for kind in ("ladders", "snakes"))
    for start, end in ladders:
        if start > end:
            raise _refusal("ladder-down", square=start, end=end)
    for start, end in snakes:
        if start < end:
            raise _refusal("snake-up", square=start, end=end)
    return checked(found["size"], [*ladders, *snakes])


def _lines(found: Any, file: str) -> list[tuple[int, int]]:
    if not isinstance(found, list):
        raise _refusal("no-board", file=file)
    for line in found:
        if not isinstance(line, list) or [type(square) for square in line] != [int, int]:
            raise _refusal("no-board", file=file)
    return [(start, end) for start, end in found]


@cache
def shipped(name: str) -> Board:
    """A board of the folder `boards`, by name."""
    file = files(__package__) / "boards" / f"{name}.json"
    return from_json(json.loads(file.read_text(encoding="utf-8")), file.name)


def _refusal(message: str, **blanks: str | int) -> InvalidOption:
    return InvalidOption(f"board-{message}", ROOM, **blanks)
