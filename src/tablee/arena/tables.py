"""Who sits with whom: the tables of a tournament.

A table is a choice of bots, one for every seat; how they are seated is drawn anew for every deal,
and then rotated.
"""

from __future__ import annotations

from itertools import combinations

Table = tuple[int, ...]
"""The bot at each seat, by its number; the order says nothing."""


def round_robin(bots: int, seats: int) -> list[Table]:
    """Everybody meets everybody equally often. With fewer bots than seats each takes as many as
    the others, or one more."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    each, over = divmod(seats, bots)
    tables = []
    for favoured in combinations(range(bots), over):
        counts = [each + (i in favoured) for i in range(bots)]
        tables.append(tuple(i for i in range(bots) for _ in range(counts[i])))
    return tables


def gauntlet(bots: int, seats: int) -> list[Table]:
    """The first bot against each other one, which takes all the other seats."""
    return [(0, *(other for _ in range(seats - 1))) for other in range(1, bots)]


def pairs_at(table: Table) -> list[tuple[int, int]]:
    """The pairs of different bots that meet at a table."""
    return list(combinations(sorted(set(table)), 2))
