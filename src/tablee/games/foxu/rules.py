"""The rules of Foxu, in the rulebook's order. § refers to rules.en.md and rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import CHANCE
from tablee.core.arrays import Workspace, fill
from tablee.core.duel import DRAW, NOBODY, duel_returns
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.core.repetition import forget
from tablee.games.foxu.inside.appearances import appear, appearances
from tablee.games.foxu.inside.cells import (
    HOLES,
    count,
    goal,
    goals,
    holds,
    list_cells,
    only,
    path,
    step_towards,
)
from tablee.games.foxu.inside.layout import CELLS, GREY_PEGS, NAMES, SIDE
from tablee.games.foxu.state import (
    BLUE,
    BY_CHANCE,
    CHOOSING,
    DIAGONAL,
    GREY,
    OTHER_DIAGONAL,
    PEGS,
    PLACING,
    SLIDING,
    SWAP,
    YELLOW,
    State,
)


def start(s: State, options: dict[str, Any]) -> None:
    """§2: 11 pegs in each tube. §R5: the grey pegs are placed, or given."""
    s.winner = NOBODY
    fill(s.left, PEGS)
    fill(s.tubes, -1)
    s.pie = int(options["pie"])
    s.repetition = options["repetition"]
    s.placer = BY_CHANCE if options["layout"] == "random" else 0
    if options["layout"] not in ("random", "placed"):
        s.phase = CHOOSING
        for name in options["layout"].split("+"):
            s.pegs[GREY] |= only(NAMES[name])


def to_act(s: State, seats: Array) -> int:
    """§14: the players take turns. §3, §R5: a player or chance places the grey pegs."""
    if s.winner != NOBODY:
        return 0
    seats[0] = CHANCE if s.phase == PLACING and s.placer == BY_CHANCE else s.to_move
    return 1


def legal(s: State, seat: int, actions: Array) -> int:
    """§3: an empty hole for a grey peg. §4: a diagonal. §7: a slide. §12: or the swap."""
    if s.phase == PLACING:
        return list_cells(empty_holes(s), actions)
    if s.phase == CHOOSING:
        return list_diagonals(actions)
    n = list_slides(s, actions)
    if can_swap(s):
        actions[n] = SWAP
        n += 1
    return n


def chance(s: State, actions: Array, weights: Array) -> int:
    """§3: a grey peg falls into any empty hole, each as likely (§R5)."""
    n = list_cells(empty_holes(s), actions)
    for i in range(n):
        weights[i] = 1
    return n


def draw(s: State, w: Workspace) -> int:
    """The same without listing: cells are tried until one has an empty hole."""
    empty = empty_holes(s)
    cell = below(w.random, CELLS)
    while not holds(empty, cell):
        cell = below(w.random, CELLS)
    return cell


def apply(s: State, seat: int, a: int) -> None:
    """§3, §4, §7, §12: what is done in each phase."""
    if s.phase == PLACING:
        place_grey(s, a)
    elif s.phase == CHOOSING:
        choose_diagonal(s, a)
    elif a == SWAP:
        swap(s)
    else:
        slide(s, a)


def place_grey(s: State, cell: int) -> None:
    """§3: eleven grey pegs fill holes of the board."""
    s.pegs[GREY] |= only(cell)
    if count(s.pegs[GREY]) == GREY_PEGS:
        s.phase = CHOOSING


def list_diagonals(actions: Array) -> int:
    """§4: both."""
    actions[0] = DIAGONAL
    actions[1] = OTHER_DIAGONAL
    return 2


def choose_diagonal(s: State, a: int) -> None:
    """§4, §R4: yellow starts in the first player's corner, blue in the opposite one."""
    column = 0 if a == DIAGONAL else SIDE - 1
    s.tubes[YELLOW] = column
    s.tubes[BLUE] = CELLS - 1 - column
    s.phase = SLIDING
    if not s.pie:
        settle_colours(s)


def list_slides(s: State, actions: Array) -> int:
    """§7: in a straight line, any of 8 directions. §10: not onto or past the other tube."""
    own, other = s.tubes[colour(s)], s.tubes[1 - colour(s)]
    n = goals(own, other)
    for i in range(n):
        actions[i] = goal(own, other, i)
    return n


def slide(s: State, cell: int) -> None:
    """§7: the tube goes straight to its goal. §R1: a peg drops into every empty hole on the way."""
    tube = colour(s)
    holes = path(s.tubes[tube], cell) & empty_holes(s)
    dropped = count(holes)
    if dropped >= s.left[tube]:
        empty_tube(s, tube, cell)
        return
    s.pegs[tube] |= holes
    s.left[tube] -= dropped
    s.tubes[tube] = cell
    if dropped:
        forget(s.visits)
    end_turn(s)


def empty_tube(s: State, tube: int, cell: int) -> None:
    """§15: who drops the last peg wins. §R2: the tube stops there."""
    step = step_towards(s.tubes[tube], cell)
    while s.left[tube] > 0:
        s.tubes[tube] += step
        hole = only(s.tubes[tube]) & empty_holes(s)
        s.pegs[tube] |= hole
        s.left[tube] -= hole != 0
    s.winner = s.to_move


def end_turn(s: State) -> None:
    """§14: the players take turns. §11: after the first slide the second player has a choice."""
    s.to_move = 1 - s.to_move
    if s.slides == 1:
        settle_colours(s)
    elif s.slides == 2:
        count_position(s)
    else:
        s.slides = 1


def can_swap(s: State) -> bool:
    """§12, §R6: only right after the first slide, and only with the pie rule."""
    return s.slides == 1


def swap(s: State) -> None:
    """§12: the second player takes yellow with the move made; the first now moves blue."""
    s.swapped = 1
    s.to_move = 0
    settle_colours(s)


def settle_colours(s: State) -> None:
    """§14: from here on the colours stay. §R7: and positions are counted."""
    s.slides = 2
    forget(s.visits)
    count_position(s)


def count_position(s: State) -> None:
    """§R7: the third appearance of a position draws the game."""
    if s.repetition and appear(s) == s.repetition:
        s.winner = DRAW


def warns(s: State) -> bool:
    """§R7: has this position come so often that the next time is a draw?"""
    if not s.repetition or s.winner != NOBODY or s.slides < 2:
        return False
    return appearances(s) == s.repetition - 1


def colour(s: State) -> int:
    """The tube of the player to move."""
    return int(s.to_move ^ s.swapped)


def empty_holes(s: State) -> int:
    """§R1: the holes without a peg, as a set of cells."""
    return HOLES & ~(s.pegs[YELLOW] | s.pegs[BLUE] | s.pegs[GREY])


def returns(s: State, values: Array) -> None:
    """§15: the winner takes 1 from the loser; nobody does when drawn (§R7)."""
    duel_returns(s.winner, values)


def ended(s: State) -> str:
    """§15, §R7."""
    return "ended-repetition" if s.winner == DRAW else "ended-emptied"


def why_not(s: State, seat: int, a: int) -> str:
    if s.phase == PLACING:
        return "refused-no-empty-hole" if a < CELLS else "refused-place-first"
    if s.phase == CHOOSING:
        return "refused-diagonal-first"
    if a == SWAP:
        return "refused-swap" if s.pie else "refused-no-pie"
    if a > SWAP:
        return "refused-diagonal-chosen"
    own, other = s.tubes[colour(s)], s.tubes[1 - colour(s)]
    if a == own:
        return "refused-stay"
    if not path(own, a):
        return "refused-not-straight"
    return "refused-other-tube" if a == other else "refused-beyond"


def grey_fits(s: State) -> bool:
    """§3: fewer than eleven grey pegs while they are placed, and eleven ever after."""
    grey = count(s.pegs[GREY])
    return grey < GREY_PEGS if s.phase == PLACING else grey == GREY_PEGS


def impossible(s: State) -> str:
    if not are_values(s):
        return "impossible-values"
    return impossible_pegs(s) or (
        impossible_slides(s) if s.phase == SLIDING else impossible_before_start(s)
    )


def are_values(s: State) -> bool:
    is_turn = 0 <= s.phase <= SLIDING and s.to_move in (0, 1) and NOBODY <= s.winner <= DRAW
    return is_turn and 0 <= s.slides <= 2 and s.swapped in (0, 1)


def impossible_pegs(s: State) -> str:
    """§1, §2, §3: every peg in a hole of its own, eleven of each colour."""
    if any(pegs & ~HOLES for pegs in s.pegs) or not grey_fits(s):
        return "impossible-grey"
    yellow, blue, grey = s.pegs
    if (yellow & blue) | (yellow & grey) | (blue & grey):
        return "impossible-two-pegs"
    if any(s.left[t] < 0 or s.left[t] + count(s.pegs[t]) != PEGS for t in (YELLOW, BLUE)):
        return "impossible-count"
    return ""


def impossible_before_start(s: State) -> str:
    """§3, §4: nothing has moved before the diagonal is chosen."""
    has_tubes = s.tubes.tolist() != [-1, -1] or s.left.tolist() != [PEGS, PEGS]
    is_later = s.slides or s.to_move or s.winner != NOBODY
    return "impossible-before-start" if has_tubes or is_later else ""


def impossible_slides(s: State) -> str:
    """§7, §R1, §15: two tubes, no empty hole below one that has pegs, and who has won."""
    if not all(0 <= tube < CELLS for tube in s.tubes) or s.tubes[YELLOW] == s.tubes[BLUE]:
        return "impossible-tubes"
    if not pie_fits(s):
        return "impossible-pie"
    if any(holds(empty_holes(s), s.tubes[t]) for t in (YELLOW, BLUE) if s.left[t]):
        return "impossible-empty-under-tube"
    emptied = [seat for seat in range(2) if s.left[seat ^ s.swapped] == 0]
    is_right = emptied == [seat for seat in range(2) if s.winner == seat]
    return "" if is_right else "impossible-winner"


def pie_fits(s: State) -> bool:
    """§11, §12: colours are open for two slides, and only with the pie rule."""
    if s.slides == 2:
        return bool(s.pie or not s.swapped)
    is_turn = s.to_move == s.slides and s.left[BLUE] == PEGS
    return bool(s.pie and not s.swapped and is_turn)
