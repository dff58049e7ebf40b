"""The rules of Foxu, in the rulebook's order. § refers to rules.en.md and rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import CHANCE
from tablee.core.arrays import Workspace, fill
from tablee.core.duel import DRAW, NOBODY, duel_returns
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.core.repetition import forget, visit, visits
from tablee.games.foxu.inside.layout import CELLS, GREY_PEGS, NAMES, SIDE
from tablee.games.foxu.state import (
    BLUE,
    BY_CHANCE,
    CHOOSING,
    DIAGONAL,
    GREY,
    HOLES,
    PATHS,
    PEGS,
    PLACING,
    SLIDES,
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
            s.pegs[GREY] |= 1 << NAMES[name]


def to_act(s: State, seats: Array) -> int:
    if s.winner != NOBODY:
        return 0
    seats[0] = CHANCE if s.phase == PLACING and s.placer == BY_CHANCE else s.to_move
    return 1


def legal(s: State, seat: int, actions: Array) -> int:
    if s.phase == SLIDING:
        n = list_slides(s, actions)
        if can_swap(s):
            actions[n] = SWAP
            n += 1
        return n
    if s.phase == PLACING:
        return list_cells(empty_holes(s), actions)
    actions[0] = DIAGONAL
    actions[1] = DIAGONAL + 1
    return 2


def pick(s: State, seat: int, w: Workspace) -> int:
    """A random slide, without listing them all."""
    if s.phase != SLIDING or can_swap(s):
        return int(w.actions[below(w.random, legal(s, seat, w.actions))])
    own, other = s.tubes[colour(s)], s.tubes[1 - colour(s)]
    return int(SLIDES[own, other, 1 + below(w.random, int(SLIDES[own, other, 0]))])


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
    while not (empty >> cell) & 1:
        cell = below(w.random, CELLS)
    return cell


def apply(s: State, seat: int, a: int) -> None:
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
    s.pegs[GREY] |= 1 << cell
    if count(s.pegs[GREY]) == GREY_PEGS:
        s.phase = CHOOSING


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
    n = SLIDES[own, other, 0]
    for i in range(n):
        actions[i] = SLIDES[own, other, 1 + i]
    return int(n)


def slide(s: State, goal: int) -> None:
    """§7: the tube goes straight to its goal. §R1: a peg drops into every empty hole on the way."""
    tube = colour(s)
    holes = PATHS[s.tubes[tube], goal] & empty_holes(s)
    dropped = count(holes)
    if dropped >= s.left[tube]:
        empty_tube(s, tube, goal)
        return
    s.pegs[tube] |= holes
    s.left[tube] -= dropped
    s.tubes[tube] = goal
    if dropped:
        forget(s.visits)
    end_turn(s)


def empty_tube(s: State, tube: int, goal: int) -> None:
    """§15: who drops the last peg wins. §R2: the tube stops there."""
    step = step_towards(s.tubes[tube], goal)
    while s.left[tube] > 0:
        s.tubes[tube] += step
        hole = (1 << s.tubes[tube]) & empty_holes(s)
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
    return bool(s.slides == 1)


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
    if s.repetition and visit(s.visits, place_of(s)) == s.repetition:
        s.winner = DRAW


def warns(s: State) -> bool:
    """§R7: has this position come so often that the next time is a draw?"""
    if not s.repetition or s.winner != NOBODY or s.slides < 2:
        return False
    return visits(s.visits, place_of(s)) == s.repetition - 1


def place_of(s: State) -> int:
    """§R7: the position as a number, for as long as no peg drops."""
    return int((s.tubes[YELLOW] * CELLS + s.tubes[BLUE]) * 2 + s.to_move)


def colour(s: State) -> int:
    """The tube of the player to move."""
    return int(s.to_move ^ s.swapped)


def empty_holes(s: State) -> int:
    return int(HOLES & ~(s.pegs[YELLOW] | s.pegs[BLUE] | s.pegs[GREY]))


def step_towards(here: int, goal: int) -> int:
    """From one cell to the next on the line to a goal."""
    return SIDE * sign(goal // SIDE - here // SIDE) + sign(goal % SIDE - here % SIDE)


def sign(x: int) -> int:
    return 1 if x > 0 else -1 if x < 0 else 0


def list_cells(cells: int, actions: Array) -> int:
    """Write the cells of a set."""
    n = 0
    for cell in range(CELLS):
        actions[n] = cell
        n += (cells >> cell) & 1
    return n


def count(cells: int) -> int:
    n = 0
    while cells:
        cells &= cells - 1
        n += 1
    return n


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
    own, other = int(s.tubes[colour(s)]), int(s.tubes[1 - colour(s)])
    if a == own:
        return "refused-stay"
    if PATHS[own, a] == 0:
        return "refused-not-straight"
    return "refused-other-tube" if a == other else "refused-beyond"


def grey_fits(s: State) -> bool:
    """§3: fewer than eleven grey pegs while they are placed, and eleven ever after."""
    grey = count(int(s.pegs[GREY]))
    return grey < GREY_PEGS if s.phase == PLACING else grey == GREY_PEGS


def impossible(s: State) -> str:
    if not (0 <= s.phase <= 2 and s.to_move in (0, 1) and NOBODY <= s.winner <= DRAW):
        return "impossible-values"
    if not (0 <= s.slides <= 2 and s.swapped in (0, 1)):
        return "impossible-values"
    if any(pegs & ~HOLES for pegs in s.pegs) or not grey_fits(s):
        return "impossible-grey"
    if (s.pegs[0] & s.pegs[1]) | (s.pegs[0] & s.pegs[2]) | (s.pegs[1] & s.pegs[2]):
        return "impossible-two-pegs"
    for tube in (YELLOW, BLUE):
        if int(s.left[tube]) + count(int(s.pegs[tube])) != PEGS or s.left[tube] < 0:
            return "impossible-count"
    if s.phase != SLIDING:
        is_new = s.tubes.tolist() == [-1, -1] and s.left.tolist() == [PEGS, PEGS]
        is_new = is_new and not s.slides and not s.to_move
        return "" if is_new and s.winner == NOBODY else "impossible-before-start"
    if not all(0 <= tube < CELLS for tube in s.tubes) or s.tubes[0] == s.tubes[1]:
        return "impossible-tubes"
    is_settled = s.slides == 2
    if (s.swapped and not (s.pie and is_settled)) or not (is_settled or s.pie):
        return "impossible-pie"
    if not is_settled and (s.to_move != s.slides or s.left[BLUE] != PEGS):
        return "impossible-pie"
    if any((empty_holes(s) >> int(s.tubes[t])) & 1 for t in (0, 1) if s.left[t]):
        return "impossible-empty-under-tube"
    emptied = [seat for seat in range(2) if s.left[seat ^ s.swapped] == 0]
    if emptied != ([s.winner] if s.winner in (0, 1) else []):
        return "impossible-winner"
    return ""
