"""Who wins a game of two players, and how soon: the shortest win, the longest resistance.

For games without chance or secrets in which the players take turns and a position fits into one
whole number, written from the side of the player to move. A room says how, with three functions of
its own: `successors`, `wins_at_once` and `is_out_of_reach`.

One question is asked, and it is yes or no: `is_settled(node, plies)`. With an odd number of plies:
can the player to move win within so many? With an even one: must that player lose within so many?
The answer never depends on how the position was reached, so positions that come back need no care
and every answer can be kept. Asked with one ply more each time, the first yes is the exact number.
(An alpha-beta search whose window is always empty comes down to this.) What is never settled is
a draw: see `endless.py`.
"""

from __future__ import annotations

from typing import Protocol

from tablee.fast.arrays import Ints

WON = -1
"""Stands where a successor would: the player to move wins at once."""
WIDEST = 48
"""Room for the successors of one position."""
NEVER = 255
"""Stands for so many plies that what is not settled within them never is."""
LOSS = 16
"""What is known of a position is four numbers of 8 bits: the player to move wins within so many
plies; does not within so many; and from bit LOSS on the same two numbers for losing. 0: unknown."""
NODE, FACTS = 0, 1
"""The columns of the table, side by side: looking at memory that is far away costs most."""
HALF = (1 << 31) - 1
WORTH_KEEPING = 3
"""With fewer plies to go than this, a position is sooner searched than looked up."""
SCATTER = (0x5BD1E995, 0x1E3779B1)
"""Odd numbers below 2 ** 31 that scatter positions over the table without ever overflowing."""


def successors(node: int, nodes: Ints, at: int) -> int:
    """Write what the player to move can reach, from `at` on, the most promising first, and return
    how many; WON alone if one of them wins."""
    raise NotImplementedError


def wins_at_once(node: int) -> bool:
    """Whether one of the successors wins: most positions are asked nothing else."""
    raise NotImplementedError


def is_out_of_reach(node: int, plies: int) -> bool:
    """Whether nobody need look: the player to move (odd), or the other (even), cannot possibly
    have won within so many plies. False is always right."""
    return False


def slot(node: int, size: int) -> int:
    """Where a position is kept in a table of 2 ** k places."""
    mixed = (node & HALF) * SCATTER[0] + (node >> 31) * SCATTER[1]
    mixed = ((mixed ^ (mixed >> 32)) & HALF) * SCATTER[0]
    return (mixed >> 24) & (size - 1)


class Memory(Protocol):
    """What a search remembers and works with."""

    known: Ints
    """[place]: a position, and what is known of it."""
    nodes: Ints
    drawn: Ints
    drawn_count: int
    effort: int


def recall(node: int, w: Memory) -> int:
    """What the table knows of a position."""
    i = slot(node, len(w.known))
    return int(w.known[i, FACTS]) if w.known[i, NODE] == node else 0


def answer(facts: int, plies: int) -> int:
    """What is known of a question: 1 yes, 0 no, -1 nothing."""
    side = 0 if plies & 1 else LOSS
    yes = (facts >> side) & 255
    if yes and yes <= plies:
        return 1
    # Whoever wins some day does not lose, and the other way round.
    if plies <= (facts >> (side + 8)) & 255 or (facts >> (LOSS - side)) & 255:
        return 0
    return -1


def remember(node: int, plies: int, is_so: bool, w: Memory) -> None:
    i = slot(node, len(w.known))
    facts = 0
    if w.known[i, NODE] == node:
        facts = w.known[i, FACTS]
    w.known[i, NODE] = node
    shift = (0 if plies & 1 else LOSS) + (0 if is_so else 8)
    known = (facts >> shift) & 255
    if known == 0 or (plies < known) == is_so:
        facts += (plies - known) << shift
    w.known[i, FACTS] = facts


def is_drawn(node: int, w: Memory) -> bool:
    """Whether a position counts as a draw in this search, because of what happened before it."""
    i = 0
    while i < w.drawn_count and w.drawn[i] != node:
        i += 1
    return bool(i < w.drawn_count)


def is_settled(node: int, plies: int, w: Memory, at: int) -> bool:
    """Odd plies: the player to move can win within so many. Even: must lose within so many.

    `at` is where free room begins in `w.nodes`. Once `w.effort` is spent the answer is worthless,
    and nothing is kept of it.
    """
    # One successor that wins for the player to move is enough, or one that does not lose.
    decisive = plies & 1 == 1
    if wins_at_once(node):
        return decisive and not is_drawn(node, w)
    if plies == 1 or is_out_of_reach(node, plies):
        return False
    if plies >= WORTH_KEEPING:
        known = answer(recall(node, w), plies)
        if known >= 0:
            return known == 1
    if is_drawn(node, w) or w.effort <= 0:
        return False
    w.effort -= 1
    n = successors(node, w.nodes, at)
    found = not decisive
    i = at
    while found != decisive and i < at + n:
        found = is_settled(w.nodes[i], plies - 1, w, at + n)
        i += 1
        if w.effort <= 0:
            return False
    if plies >= WORTH_KEEPING:
        remember(node, plies, found, w)
    return found
