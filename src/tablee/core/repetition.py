"""Counting how often each position has appeared, for rules about repetition.

Two bits a position, fifteen positions a word: a table for thousands of positions stays small enough
to live inside the state.
"""

from __future__ import annotations

from tablee.core.record import Array

PER_WORD = 15


def words(positions: int) -> int:
    """How many 32-bit words a table for so many positions takes."""
    return -(-positions // PER_WORD)


def visit(counts: Array, position: int) -> int:
    """Count one more appearance and return how many there have been. Good up to three."""
    return visit_at(counts, position // PER_WORD, position % PER_WORD)


def visit_at(counts: Array, word: int, place: int) -> int:
    """The same for a game that says itself where in the table a position stands."""
    times = visits_at(counts, word, place) + 1
    counts[word] += 1 << 2 * place
    return int(times)


def visits(counts: Array, position: int) -> int:
    """How many appearances have been counted."""
    return visits_at(counts, position // PER_WORD, position % PER_WORD)


def visits_at(counts: Array, word: int, place: int) -> int:
    """The same for a game that says itself where in the table a position stands."""
    return int((counts[word] >> 2 * place) & 3)


def forget(counts: Array) -> None:
    """Start counting again: no earlier position can come back."""
    for word in range(len(counts)):
        counts[word] = 0
