"""A position of Foxu in one whole number, for the solver: speed is all it is for.

The empty holes (36 bits), the cell of the tube to move, the cell of the other tube, the pegs left
in the tube to move, and which tube that is. The other tube's pegs follow: 21 holes for 22 pegs
leave, at every moment, one peg more in the tubes than there are empty holes (§R1). Where the grey
pegs stand, and who dropped which peg, no longer matters. Which tube it is would not either, but for
§R7: of two positions that differ in nothing else, one may have come twice and the other never. A
test compares all this with `rules.py`, position by position.
"""

from __future__ import annotations

import numpy as np

from tablee.fast.arrays import Ints
from tablee.games.foxu.inside.cells import HOLES, PATHS, RAYS, SLIDES, count
from tablee.games.foxu.inside.layout import CELLS, SIDE
from tablee.games.foxu.rules import colour, empty_holes
from tablee.games.foxu.state import State
from tablee.search.alphabeta import WON

BOARD = (1 << CELLS) - 1
OWN, OTHER, LEFT = CELLS, CELLS + 6, CELLS + 12
"""Where in a node the tubes and the pegs left begin."""
FULL = 15
"""The pegs left, where they have been moved to the right."""
TURN = LEFT + 4
"""Which tube is to move: YELLOW or BLUE."""
PROMISE = TURN + 1
"""Above a node, while successors are put in order: how promising it is."""
NODE = (1 << PROMISE) - 1
MOST = SIDE - 1
"""Pegs that one slide can drop."""


def _lines() -> Ints:
    """The rows, columns and diagonals of the board, as sets of cells with holes."""
    found = set()
    for cell in range(CELLS):
        for direction in range(4):
            both = (*RAYS[cell][direction], *RAYS[cell][7 - direction])
            line = (1 << cell) | sum(1 << other for other in both)
            found.add(line & HOLES)
    return np.array(sorted(line for line in found if line.bit_count() > 1), np.int64)


LINES = _lines()


def _reach() -> Ints:
    """[cell, direction]: the cells ahead, as a set."""
    ahead = [[sum(1 << cell for cell in ray) for ray in RAYS[start]] for start in range(CELLS)]
    return np.array(ahead, np.int64)


REACH = _reach()


def node_of(s: State) -> int:
    """The node of a state in play."""
    mine = colour(s)
    tubes = int(s.tubes[mine]) << OWN | int(s.tubes[1 - mine]) << OTHER
    return empty_holes(s) | tubes | int(s.left[mine]) << LEFT | int(mine) << TURN


def successors(node: int, nodes: Ints, at: int) -> int:
    """§7, §10, §R1: every slide, the most promising first. §15: WON, if one wins."""
    empty = node & BOARD
    own = (node >> OWN) & 63
    other = (node >> OTHER) & 63
    left = (node >> LEFT) & FULL
    fixed = empty | (other << OWN) | ((count(empty) + 1 - left) << LEFT)
    fixed |= (1 - (node >> TURN)) << TURN
    n = int(SLIDES[own, other, 0])
    for k in range(n):
        cell = int(SLIDES[own, other, 1 + k])
        filled = empty & PATHS[own, cell]
        dropped = count(filled)
        if dropped >= left:
            nodes[at] = WON
            return 1
        promise = 8 * dropped + next_drops(cell, empty ^ filled)
        i = at + k
        while i > at and nodes[i - 1] >> PROMISE < promise:
            nodes[i] = nodes[i - 1]
            i -= 1
        nodes[i] = (fixed ^ filled) | (cell << OTHER) | (promise << PROMISE)
    for i in range(at, at + n):
        nodes[i] &= NODE
    return n


def next_drops(cell: int, empty: int) -> int:
    """What a tube that comes to a cell could drop next: twice the most, and the second most."""
    most = second = 0
    for direction in range(8):
        holes = count(empty & REACH[cell, direction])
        second = max(second, min(most, holes))
        most = max(most, holes)
    return 2 * most + second


def wins_at_once(node: int) -> bool:
    """§15: one slide drops the last peg."""
    empty = node & BOARD
    own = (node >> OWN) & 63
    other = (node >> OTHER) & 63
    left = (node >> LEFT) & FULL
    if left > MOST:
        return False
    for direction in range(8):
        ahead = REACH[own, direction]
        if (ahead >> other) & 1:
            ahead &= ~(REACH[other, direction] | (1 << other))
        if count(empty & ahead) >= left:
            return True
    return False


def is_out_of_reach(node: int, plies: int) -> bool:
    """A slide stays on one line, the first on a line from where the tube stands: k slides fill no
    more holes than the fullest of those and the k - 1 fullest of all."""
    empty = node & BOARD
    pegs = (node >> LEFT) & FULL
    tube = (node >> OWN) & 63
    if plies & 1 == 0:
        pegs = count(empty) + 1 - pegs
        tube = (node >> OTHER) & 63
    slides = (plies + 1) >> 1
    if pegs > MOST * slides:
        return True
    first = 0
    for direction in range(8):
        first = max(first, count(empty & REACH[tube, direction]))
    pegs -= first
    slides -= 1
    if pegs > MOST * slides:
        return True
    if pegs <= 0:
        return False
    lines_with = 0
    for i in range(len(LINES)):
        lines_with += 1 << (8 * count(empty & LINES[i]))
    for holes in range(SIDE, 0, -1):
        lines = min((lines_with >> (8 * holes)) & 255, slides)
        pegs -= lines * min(holes, MOST)
        slides -= lines
        if slides == 0 or pegs <= 0:
            break
    return pegs > 0
