"""Layouts of Foxu laid by a player: what is known to be drawn, and what `perfect` makes of them."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

import tablee
from tablee.core.position import Position
from tablee.games.foxu.inside import layouts
from tablee.games.foxu.inside.cells import HOLES
from tablee.games.foxu.inside.compact import node_of
from tablee.games.foxu.inside.drawn import (
    Opening,
    alike,
    cells_of,
    completions,
    drawn,
    openings,
    set_of,
    shipped,
)
from tablee.games.foxu.inside.layout import GREY_PEGS, cell_name
from tablee.games.foxu.inside.prospects import foxu_solver, prospect, settled
from tablee.games.foxu.state import GREY, PLACING
from tablee.search.solver import Deadline

PLACED = "foxu(layout=placed)"
DRAWABLE = "e1+c2+d2+b3+e3+f3+c4+e4+c5+d5"
"""Fits no layout that is shipped; one of the 22 cells for the last peg is a draw."""
NINE = "e1+c2+b3+e3+f3+c4+e4+c5+d5"
"""Fits none either; several pairs of cells are a draw."""
LOST = "e1+c2+b3+e3+f3+b4+c4+e4+c5+d5"
"""No cell for the last peg is a draw."""


def laid(cells: str) -> Position:
    position = tablee.game(PLACED).start()
    for cell in cells.split("+"):
        position = position.play(cell)
    return position


def grey(position: Position) -> int:
    return int(position.state.pegs[GREY])


def after(opening: Opening) -> Position:
    """By the rules: the layout, the diagonal, the first slide."""
    position = laid("+".join(map(cell_name, cells_of(opening.layout))))
    return position.play("f1-a6" if opening.start else "a1-f6").play(cell_name(opening.goal))


def forget() -> None:
    foxu_solver().forget()
    drawn.cache_clear()


def in_no_time(position: Position) -> str:
    return tablee.bot(PLACED, "perfect", 1, seconds=0.001).choose(position.view(0))


def is_drawn(position: Position) -> bool:
    return settled(prospect(position), Deadline())[0] is None


def test_openings_are_those_of_the_rules() -> None:
    layout = next(shipped()).layout
    found = {(one.start, one.goal): one for one in openings(layout)}
    assert len(found) == 28
    for one in found.values():
        assert one.node == node_of(after(one).state)


def test_shipped_layouts_are_well_formed_and_each_is_there_once() -> None:
    seen: set[int] = set()
    for one in shipped():
        assert one.layout.bit_count() == GREY_PEGS
        assert not one.layout & ~HOLES
        assert one.goal in {other.goal for other in openings(one.layout) if other.start == 0}
        assert one.node not in seen
        seen |= {other.node for other in alike(one)}


@pytest.mark.long
def test_shipped_layouts_are_drawn() -> None:
    """A sample, and all that is said to be alike."""
    sample = Random(1).sample(list(shipped()), 20)
    for one in (*sample, *Random(2).sample(sorted(alike(sample[0])), 4)):
        assert is_drawn(after(one)), one


def test_every_five_grey_pegs_fit_a_shipped_layout() -> None:
    forget()
    left = np.array([set_of(cells) for cells in combinations(cells_of(HOLES), 5)])
    for layout in {opening.layout for opening in drawn().openings}:
        left = left[left & ~layout != 0]
    assert not len(left)


def test_completions_are_all_there_once() -> None:
    begun = set_of(cells_of(HOLES)[:9])
    found = list(completions(begun, Random(1)))
    assert len(set(found)) == len(found) == 253
    assert all(layout.bit_count() == GREY_PEGS and not begun & ~layout for layout in found)


def test_perfect_lays_a_drawn_layout_with_the_pie_rule() -> None:
    forget()
    position = tablee.game(PLACED).start()
    while position.state.phase == PLACING:
        position = position.play(in_no_time(position))
    assert is_drawn(position)


@pytest.mark.long
@pytest.mark.parametrize("remembers", [True, False])
@pytest.mark.parametrize("begun", [NINE, DRAWABLE])
def test_perfect_finishes_a_layout_as_a_draw_where_no_known_one_fits(
    begun: str, remembers: bool
) -> None:
    forget()
    position = laid(begun)
    assert not drawn().fitting(grey(position))
    while position.state.phase == PLACING:
        position = position.play(in_no_time(position))
        if not remembers:
            forget()
    assert is_drawn(position)


def test_what_was_found_is_known_for_the_next_peg() -> None:
    forget()
    begun = grey(laid(NINE))
    (layout,) = drawn().find(begun)
    looked_at = foxu_solver().looked_at
    for cell in cells_of(layout & ~begun):
        assert layout in drawn().find(begun | 1 << cell)
    assert foxu_solver().looked_at == looked_at


@pytest.mark.long
def test_perfect_lays_on_where_every_layout_is_lost() -> None:
    """Knowing that there is none, and remembering it."""
    forget()
    position = laid(LOST)
    assert in_no_time(position) in position.legal
    looked_at = foxu_solver().looked_at
    assert drawn().find(grey(position)) == []
    assert foxu_solver().looked_at == looked_at
    assert not any(is_drawn(position.play(cell)) for cell in position.legal[:3])


def test_without_the_pie_rule_a_draw_is_laid_where_nothing_wins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = tablee.game("foxu(layout=placed,pie=false)").start()
    for cell in DRAWABLE.split("+"):
        position = position.play(cell)
    only = position.legal[7]
    monkeypatch.setattr(layouts, "worth", lambda _, layout: -1 + (only in layout))
    assert layouts.good_cells(position, Random(1)) == (only,)


def test_analysis_knows_the_drawn_layouts() -> None:
    """With the pie rule every cell of one is a draw, and the others are named."""
    forget()
    position = tablee.game(PLACED).start()
    found = tablee.analyse(position)
    assert {(t.outcome, t.exact) for t in found.actions.values()} == {("draw", True)}
    truth = found.actions["c3"]
    position = position.play("c3")
    for cell in str(truth.blanks["others"]).split(", "):
        position = position.play(cell)
    assert is_drawn(position)


def test_analysis_estimates_where_nothing_is_known() -> None:
    forget()
    found = tablee.analyse(laid(LOST), samples=10_000)
    assert not found.position.exact
    assert set(found.actions) == {cell_name(c) for c in cells_of(HOLES)} - set(LOST.split("+"))
