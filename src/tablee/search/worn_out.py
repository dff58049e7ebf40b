"""Games that are drawn when a position comes back too often: what the past means for who wins.

All that need be known of the past are the positions *worn out*: those whose next appearance draws.
Suppose that to reach one of them is to draw, and forget the rest. Who can force a win in so many
actions then, can do so in the real game, and nobody else can:

- The winner comes one action nearer at every turn of their own, so no position comes back on the
  way, and one that has come once before, or never, draws nothing.
- Where nobody can force a win, the other has an answer everywhere, for ever. In the real game these
  same answers lead on until a position comes once too often, which is a draw as well.

A position is asked about by its actions: that it is worn out itself matters only to who comes back.
"""

from __future__ import annotations

from tablee.core.arrays import Array
from tablee.core.repetition import PER_WORD


def worn_out(counts: Array, repetition: int, per_word: int = PER_WORD) -> list[int]:
    """The positions whose next appearance draws the game, as `repetition.py` counts them; none if
    the game has no such rule (0)."""
    if not repetition:
        return []
    return [
        word * per_word + place
        for word, times in enumerate(counts)
        if times
        for place in range(per_word)
        if (times >> 2 * place) & 3 == repetition - 1
    ]
