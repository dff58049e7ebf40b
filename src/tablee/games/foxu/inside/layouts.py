"""What can be said while the grey pegs are being laid (§3).

Laid by chance, the game is worth what it is worth on an average layout: by trying all that can
still come, if they are few, and by a sample of them otherwise, with its error. Laid by the first
player, one good layout is enough: the player can go for it, and as nothing better than a win can be
had (a draw, with the pie rule, which lets the other have the better side), finding one is a proof.
With the pie rule the layouts of `drawn.py` are known beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, sqrt
from random import Random
from statistics import fmean, pvariance

from tablee.core.analysis import Truth, best_first
from tablee.core.position import Position
from tablee.core.seat_view import SeatView
from tablee.games.foxu.inside.cells import count
from tablee.games.foxu.inside.drawn import cells_of, completions, drawn
from tablee.games.foxu.inside.layout import GREY_PEGS, cell_name
from tablee.games.foxu.inside.prospects import prospect, settled
from tablee.games.foxu.rules import empty_holes
from tablee.games.foxu.state import BY_CHANCE, GREY, State
from tablee.search.solver import Deadline
from tablee.texts import Value

Cells = tuple[str, ...]
GAMES_A_LAYOUT = {0: 200, 1: 5000}
"""Without and with the pie rule: how many random games solving one layout counts for, when someone
says how many samples they want. With it, every first slide has to be solved."""


def laying(seat_view: SeatView, samples: int) -> tuple[Truth, dict[str, Truth]]:
    """The truth of a position whose layout is not complete, and of every cell."""
    s: State = seat_view.state
    wanted = max(2, samples // GAMES_A_LAYOUT[int(s.pie)])
    sign = 1 if seat_view.seat == 0 else -1
    if s.placer == BY_CHANCE:
        return by_chance(seat_view.position, wanted, sign), {}
    here, actions = by_player(seat_view.position, wanted)
    if sign < 0:
        here = Truth(-here.value, error=here.error, why="why-laying-waits")
    return here, actions


def by_chance(position: Position, wanted: int, sign: int) -> Truth:
    """What the game is worth on the layouts that can still come."""
    s: State = position.state
    missing = GREY_PEGS - count(s.pegs[GREY])
    holes = holes_left(s)
    is_all = comb(len(holes), missing) <= wanted
    layouts = combinations(holes, missing) if is_all else sampled(holes, missing, wanted)
    values = [sign * worth(position, layout) for layout in layouts]
    error = 0.0 if is_all else error_bar(values)
    value = fmean(values)
    blanks = {
        "layouts": len(values), "value": value, "error": error,
        "wins": values.count(1), "draws": values.count(0), "losses": values.count(-1),
    }  # fmt: skip
    why = "why-every-layout" if is_all else "why-layouts"
    return Truth(value, error=error, why=why, blanks=blanks)


def by_player(position: Position, wanted: int) -> tuple[Truth, dict[str, Truth]]:
    """What each cell is worth to the player who lays the grey pegs."""
    s: State = position.state
    most = 0 if s.pie else 1
    missing = GREY_PEGS - count(s.pegs[GREY])
    random = Random(int(s.pegs[GREY]))
    holes = holes_left(s)
    proven = known_draws(s) if s.pie else {}
    values: list[int] = []
    while len(values) < wanted and (unproven := [h for h in holes if h not in proven]):
        first = random.choice(unproven)
        others = random.sample([hole for hole in holes if hole != first], missing - 1)
        layout = (first, *others)
        values.append(worth(position, layout))
        if values[-1] == most:
            proven.update((hole, layout) for hole in layout)
    outcome = "draw" if s.pie else "win"
    actions = {
        hole: Truth(most, outcome, why=f"why-laying-{outcome}", blanks=told(proven[hole], hole))
        if hole in proven
        else estimate(values)
        for hole in holes
    }
    ordered = best_first(actions)
    return next(iter(ordered.values())), ordered


def known_draws(s: State) -> dict[str, Cells]:
    """For each cell the missing grey pegs of a layout known to be drawn, where there is one."""
    grey = int(s.pegs[GREY])
    unproven = empty_holes(s)
    proven: dict[str, Cells] = {}
    for layout in drawn().fitting(grey):
        if layout & unproven:
            missing = names_of(layout & ~grey)
            proven.update((cell, missing) for cell in names_of(layout & unproven))
            unproven &= ~layout
    return proven


def estimate(values: list[int]) -> Truth:
    """Of cells for which nothing is proven."""
    blanks: dict[str, Value] = {"layouts": len(values)}
    return Truth(fmean(values), error=error_bar(values), why="why-laying", blanks=blanks)


def told(layout: Cells, first: str) -> dict[str, str | int]:
    """The rest of a layout, for a sentence."""
    others = [cell for cell in layout if cell != first]
    return {"others": ", ".join(others), "count": len(others)}


def worth(position: Position, layout: Cells) -> int:
    """What the game is worth to the first player once these grey pegs are laid."""
    for cell in layout:
        position = position.play(cell)
    winner, _ = settled(prospect(position), Deadline())
    return 0 if winner is None else 1 - 2 * winner


def good_cells(position: Position, random: Random) -> Cells:
    """Cells for grey pegs, each of which keeps the best outcome that the first player can have."""
    s: State = position.state
    grey = int(s.pegs[GREY])
    if s.pie:
        layouts = drawn().find(grey)
        return names_of(random.choice(layouts) & ~grey) if layouts else tuple(holes_left(s))
    return best_layout(position, random)


def best_layout(position: Position, random: Random) -> Cells:
    """Without the pie rule: the missing grey pegs of a layout that is won; 99 of 100 are. If there
    should be none, of one that is drawn."""
    grey = int(position.state.pegs[GREY])
    found: dict[int, Cells] = {}
    for layout in completions(grey, random):
        missing = names_of(layout & ~grey)
        value = worth(position, missing)
        found.setdefault(value, missing)
        if value == 1:
            break
    return found[max(found)]


def names_of(cells: int) -> Cells:
    return tuple(cell_name(cell) for cell in cells_of(cells))


def holes_left(s: State) -> list[str]:
    return list(names_of(empty_holes(s)))


def sampled(holes: list[str], missing: int, wanted: int) -> Iterator[Cells]:
    random = Random("+".join(holes))
    for _ in range(wanted):
        yield tuple(random.sample(holes, missing))


def error_bar(values: list[int]) -> float:
    """Half the width of a 95 % interval; by the rule of three where all came out alike."""
    return max(1.96 * sqrt(pvariance(values) / len(values)), min(1.0, 3 / len(values)))
