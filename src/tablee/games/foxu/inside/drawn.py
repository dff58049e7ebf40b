"""Layouts on which the first player can draw in spite of the pie rule (§12).

After the first slide blue is to move, whoever takes that side. So a layout is drawn if one first
slide from one of the two corners leads to a position that neither side wins; of random layouts
one or two in a hundred are. `drawn.txt` has some, such that every five grey pegs fit one. For more
pegs a layout is looked for near those that are known, where draws are frequent, and then everywhere
(docs/decisions/0060).

First slides to a corner are tried first: near a drawn layout they are a draw twice as often as
others, and who wins after them is known in a third of the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import chain, combinations
from math import comb
from random import Random
from typing import NamedTuple

from tablee.games.foxu.inside.cells import HOLES, PATHS, SLIDES
from tablee.games.foxu.inside.compact import LEFT, OTHER, OWN, TURN
from tablee.games.foxu.inside.layout import CELLS, CORNERS, GREY_PEGS, NAMES, SIDE
from tablee.games.foxu.inside.prospects import Running, foxu_solver, settled
from tablee.games.foxu.state import BLUE, PEGS
from tablee.search.solver import Deadline

FILE = "drawn.txt"
STARTS = CORNERS[:2]
"""Where the first player's tube starts (§R4): a1 or f1."""
MIRRORED = [cell + SIDE - 1 - 2 * (cell % SIDE) for cell in range(CELLS)]
TURNED_OVER = [cell % SIDE * SIDE + cell // SIDE for cell in range(CELLS)]
"""Where each cell goes: left for right; over the diagonal a1-f6."""
NEAR = ((1, True), (2, True), (1, False), (2, False))
"""Pegs off a drawn layout, and whether its first slide is one to a corner: where draws are found
soonest."""
MANY = 100_000
"""More layouts than this are not put into random order one by one."""


class Opening(NamedTuple):
    """A layout as a set of cells, where the first tube starts, and where it slides."""

    layout: int
    start: int
    goal: int

    @property
    def path(self) -> int:
        """The holes that the tube passes over."""
        return int(PATHS[self.start, self.goal]) & HOLES

    @property
    def to_corner(self) -> bool:
        return self.goal in CORNERS

    @property
    def node(self) -> int:
        """The position after the slide, blue to move (a test compares it with the rules)."""
        empty = HOLES & ~(self.layout | self.path)
        tubes = (CELLS - 1 - self.start) << OWN | self.goal << OTHER
        return empty | tubes | PEGS << LEFT | BLUE << TURN

    def mirrored(self) -> Opening:
        goal = MIRRORED[self.goal]
        return Opening(moved(self.layout, MIRRORED), SIDE - 1 - self.start, goal)


class Drawn:
    """What this process knows. It grows with what is found, so that the next grey peg is laid at
    once; nothing is lost with it but time."""

    def __init__(self) -> None:
        self.openings: list[Opening] = []
        self._refuted: set[int] = set()
        """Positions after a first slide that somebody wins."""
        for opening in shipped():
            self.openings += alike(opening)

    def fitting(self, grey: int) -> list[int]:
        """The layouts known to be drawn that have these grey pegs."""
        return [opening.layout for opening in self.openings if not grey & ~opening.layout]

    def find(self, grey: int) -> list[int]:
        """Drawn layouts that have these grey pegs, one at least, unless there is none: however
        long it takes to know."""
        if known := self.fitting(grey):
            return known
        found = self.search(grey)
        return [found.layout] if found else []

    def search(self, grey: int) -> Opening | None:
        """A drawn layout that was not known; None if every one has been tried."""
        # Before the first slide no position has been seen (§R7).
        foxu_solver().suppose_drawn([])
        for opening in chain(self._near(grey), every(grey)):
            if self._is_drawn(opening):
                self.openings += alike(opening)
                return opening
        return None

    def _near(self, grey: int) -> Iterator[Opening]:
        """Completions that differ by few pegs from a drawn layout, with its first slide."""
        known = list(self.openings)
        for off, to_corner in NEAR:
            for opening in known:
                if (grey & ~opening.layout).bit_count() == off and opening.to_corner == to_corner:
                    for left_out in combinations(cells_of(opening.layout & ~grey), off):
                        layout = grey | opening.layout ^ set_of(left_out)
                        yield opening._replace(layout=layout)

    def _is_drawn(self, opening: Opening) -> bool:
        if opening.node in self._refuted:
            return False
        winner, _ = settled(Running(opening.node, 1), Deadline())
        if winner is not None:
            self._refuted.add(opening.node)
        return winner is None


@cache
def drawn() -> Drawn:
    """What this process knows."""
    return Drawn()


def shipped() -> Iterator[Opening]:
    """The file: a layout and its first slide a line, from a1."""
    text = (files(__package__) / FILE).read_text(encoding="utf-8")
    for line in text.splitlines():
        layout, goal = line.split()
        yield Opening(set_of(NAMES[name] for name in layout.split("+")), 0, NAMES[goal])


def alike(opening: Opening) -> set[Opening]:
    """All that is drawn for the same reason, turned over and mirrored. After the slide the whole
    path is filled: which of its holes had grey pegs makes no difference."""
    if opening.start:
        opening = opening.mirrored()
    path, off_path = opening.path, opening.layout & ~opening.path
    found = set()
    for greys in combinations(cells_of(path), (opening.layout & path).bit_count()):
        layout = off_path | set_of(greys)
        found.add(Opening(layout, 0, opening.goal))
        found.add(Opening(moved(layout, TURNED_OVER), 0, TURNED_OVER[opening.goal]))
    return found | {one.mirrored() for one in found}


def every(grey: int) -> Iterator[Opening]:
    """Every first slide on every layout that has these grey pegs, slides to a corner first."""
    for to_corner in (True, False):
        for layout in completions(grey, Random(grey)):
            yield from (one for one in openings(layout) if one.to_corner == to_corner)


def openings(layout: int) -> Iterator[Opening]:
    """Every first slide on a layout, from both corners (§4, §7)."""
    for start in STARTS:
        count, *goals = SLIDES.tolist()[start][CELLS - 1 - start]
        yield from (Opening(layout, start, goal) for goal in goals[:count])


def completions(grey: int, random: Random) -> Iterator[int]:
    """Every layout that has these grey pegs, once; in random order if there are not too many."""
    holes = cells_of(HOLES & ~grey)
    random.shuffle(holes)
    missing = GREY_PEGS - grey.bit_count()
    found: Iterable[tuple[int, ...]] = combinations(holes, missing)
    if comb(len(holes), missing) <= MANY:
        found = list(found)
        random.shuffle(found)
    return (grey | set_of(cells) for cells in found)


def cells_of(cells: int) -> list[int]:
    return [cell for cell in range(CELLS) if (cells >> cell) & 1]


def set_of(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def moved(cells: int, to: list[int]) -> int:
    return set_of(to[cell] for cell in cells_of(cells))
