"""Where the squares lie when a board is drawn: in rows from the bottom, to the right and back."""

from __future__ import annotations

import math

MOST_COLUMNS = 10
"""More would not fit in 80 characters."""

Point = tuple[int, int]
Segment = tuple[Point, Point]


def columns(size: int) -> int:
    return min(MOST_COLUMNS, math.isqrt(size - 1) + 1)


def place(square: int, size: int) -> Point:
    """Row, counted from the bottom, and column of a square."""
    width = columns(size)
    row, along = divmod(square - 1, width)
    return row, along if row % 2 == 0 else width - 1 - along


def distance(one: Segment, other: Segment) -> float:
    """The least distance between two straight lines, each given by its ends; 0 if they cross."""
    if _separates(one, other) and _separates(other, one):
        return 0.0
    return min(
        *(_to_line(point, *other) for point in one), *(_to_line(point, *one) for point in other)
    )


def _separates(line: Segment, other: Segment) -> bool:
    """Are the ends of the other line on different sides of this one?"""
    return _turn(*line, other[0]) * _turn(*line, other[1]) < 0


def _turn(a: Point, b: Point, c: Point) -> int:
    """Positive, negative or zero as a, b, c turn left, turn right or go straight on."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _to_line(point: Point, a: Point, b: Point) -> float:
    along = (b[0] - a[0], b[1] - a[1])
    away = (point[0] - a[0], point[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    part = min(1.0, max(0.0, (away[0] * along[0] + away[1] * along[1]) / length))
    return math.hypot(away[0] - part * along[0], away[1] - part * along[1])
