"""What makes a board fair (§R11), and random boards that are."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from tablee.core.game import game
from tablee.core.randomness import below, seeded
from tablee.core.record import Array
from tablee.games.moksha_patamu.inside.boards import Board, Lines, checked
from tablee.games.moksha_patamu.inside.grid import columns, distance, place

LEAST_FAIR, MOST_FAIR = 40, 144
"""Squares of the random boards: on smaller ones the lines could not be kept apart."""
SQUARES_PER_PAIR = 12
"""A random board has a ladder and a snake for so many squares."""
TOLERANCE = 0.1
GAP = 0.5
TRIES = 50
"""Lines tried before a board is given up and begun anew."""


@dataclass(frozen=True)
class BoardMeasures:
    """What can be measured on a board."""

    climbed: int
    """Squares that all ladders climb."""
    fallen: int
    """Squares that all snakes fall."""
    longest: int
    """Squares that the longest of them covers."""
    empty_quarters: int
    """Quarters of the board without a snake's head, and without a ladder's foot, added up."""
    gap: float
    """Squares between the two lines that are nearest when they are drawn straight."""
    throws: float
    """Expected for one pawn by the default rules."""
    bare_throws: float
    """The same without snakes and ladders."""
    fewest: int
    """Throws of the shortest game."""


def facts(board: Board) -> BoardMeasures:
    # Here, because `tablee board` is among the commands where NumPy is not installed as well.
    from tablee.games.moksha_patamu.inside.length import expected_throws, fewest_throws

    played = game("moksha_patamu", board=str(board))
    return BoardMeasures(
        climbed=sum(top - foot for foot, top in board.ladders),
        fallen=sum(head - tail for head, tail in board.snakes),
        longest=max((abs(end - start) for start, end in board.lines), default=0),
        empty_quarters=_empty_quarters(board.ladders, board.size)
        + _empty_quarters(board.snakes, board.size),
        gap=min((gap(board.size, *pair) for pair in combinations(board.lines, 2)), default=0.0),
        throws=expected_throws(played),
        bare_throws=expected_throws(game("moksha_patamu", board=f"{board.size}:")),
        fewest=fewest_throws(played),
    )


def unfair(board: Board, found: BoardMeasures) -> str:
    """§R11: the name of a message saying what is not fair about a board, or nothing."""
    if len(board.ladders) != len(board.snakes):
        return "unfair-numbers"
    if abs(found.throws - found.bare_throws) > TOLERANCE * found.bare_throws:
        return "unfair-length"
    if found.empty_quarters:
        return "unfair-quarters"
    if 2 * found.longest > board.size:
        return "unfair-longest"
    if found.gap < GAP:
        return "unfair-gap"
    return ""


def new_board(size: int, seed: int | None = None) -> Board:
    """A random fair board. The same seed gives the same board for ever."""
    random = seeded(seed)
    while True:
        board = _random_board(size, random)
        if board is not None and not unfair(board, facts(board)):
            return board


def gap(size: int, one: tuple[int, int], other: tuple[int, int]) -> float:
    """Squares between two lines."""
    first, second = ((place(start, size), place(end, size)) for start, end in (one, other))
    return distance(first, second)


def _empty_quarters(lines: Lines, size: int) -> int:
    return 4 - len({(start - 1) * 4 // size for start, _ in lines})


def _random_board(size: int, random: Array) -> Board | None:
    """Ladders and snakes by turns, quarter after quarter; None if one finds no room."""
    lines: list[tuple[int, int]] = []
    for i in range(2 * (size // SQUARES_PER_PAIR + 1)):
        for _ in range(TRIES):
            line = _random_line(size, i % 2 == 0, i // 2 % 4, random)
            if all(gap(size, line, other) >= GAP for other in lines):
                lines.append(line)
                break
        else:
            return None
    return checked(size, lines)


def _random_line(size: int, is_ladder: bool, quarter: int, random: Array) -> tuple[int, int]:
    """From a quarter of the board to another row, half a row to half the board away."""
    shortest = columns(size) // 2
    room = size // 2 - shortest + 1
    while True:
        start = 1 + (size * quarter + 3) // 4 + below(random, size // 4)
        # The shorter of two: long lines leave no room for the others.
        length = shortest + min(below(random, room), below(random, room))
        end = start + length if is_ladder else start - length
        if 1 < start < size and 1 < end < size and place(start, size)[0] != place(end, size)[0]:
            return start, end
