"""The rules of Moksha-patamu, in the rulebook's order. § refers to rules.en.md and rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import CHANCE
from tablee.core.arrays import Workspace
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.games.moksha_patamu.inside.boards import board_of
from tablee.games.moksha_patamu.inside.cards import can_lay, can_lay_on, put_card, take_card
from tablee.games.moksha_patamu.inside.ending import has_bell, is_run, pawns_home, standing
from tablee.games.moksha_patamu.inside.refusals import impossible, why_not
from tablee.games.moksha_patamu.state import (
    CARD,
    FACES,
    GO,
    LADDER,
    LASTING,
    NOBODY,
    NONE,
    OFF,
    PASSING,
    RING,
    SNAKE,
    THROWS_OF_TWO,
    TWO_DICE,
    UNTIL_ALL,
    UNTIL_BELL,
    UNTIL_FIRST,
    State,
)

__all__ = [
    "apply", "chance", "contradiction", "draw", "ended", "impossible", "legal", "returns", "scores",
    "start", "table_legal", "to_act", "why_not",
]  # fmt: skip
"""What the contract asks for; two of them stand in another file."""

ENDINGS = {"first": UNTIL_FIRST, "all": UNTIL_ALL, "bell": UNTIL_BELL}
LASTINGS = {"none": NONE, "lasting": LASTING, "passing": PASSING}


def contradiction(options: dict[str, Any]) -> str:
    if options["doubles"] == "any":
        if options["dice"] == 1:
            return "contradiction-doubles-one-die"
        if options["entry"] == "free" and not options["replay"]:
            return "contradiction-doubles-idle"
    if options["overshoot"] == "stay" and options["dice"] == 2:
        return "contradiction-stay-two-dice"
    if options["bell_after"] and options["end"] == "all":
        return "contradiction-bell-after"
    return ""


def start(s: State, options: dict[str, Any]) -> None:
    """§3: every pawn is off the board. §14, §16: every player holds one card of each kind."""
    board = board_of(options["board"])
    s.size = board.size
    for square in range(len(s.leads)):
        s.leads[square] = square
    for square, end in board.lines:
        s.leads[square] = end
    s.players = options["players"]
    s.dice = options["dice"]
    s.any_double = int(options["doubles"] == "any")
    s.free_entry = int(options["entry"] == "free")
    s.replay = int(options["replay"])
    s.walk_back = int(options["overshoot"] == "walk_back")
    s.ending = ENDINGS[options["end"]]
    s.turns_left = options["bell_after"]
    s.occupied = int(options["occupied"])
    s.snake_card = LASTINGS[options["snake_card"]]
    s.ladder_card = LASTINGS[options["ladder_card"]]
    for p in range(s.players):
        s.held[SNAKE, p] = int(s.snake_card != NONE)
        s.held[LADDER, p] = int(s.ladder_card != NONE)


def to_act(s: State, seats: Array) -> int:
    """§1: the dice are thrown. §R14: a player who can lay a card decides before the move."""
    if s.is_over:
        return 0
    seats[0] = s.to_move if s.thrown[0] else CHANCE
    return 1


def legal(s: State, seat: int, actions: Array) -> int:
    """§R14: lay a card on a head or a foot that has none, or go on."""
    actions[0] = GO
    n = 1
    for square in range(1, s.size + 1):
        actions[n] = CARD + square - 1
        n += can_lay_on(s, seat, square)
    return n


def table_legal(s: State, actions: Array) -> int:
    """§8, §R6: the table rings the bell at any moment."""
    actions[0] = RING
    return 1 if has_bell(s) and not s.is_over else 0


def chance(s: State, actions: Array, weights: Array) -> int:
    """§1: one die or two. Two different faces fall in two ways."""
    if s.is_over or s.thrown[0]:
        return 0
    first, beyond = (0, TWO_DICE) if s.dice == 1 else (TWO_DICE, GO)
    for a in range(first, beyond):
        actions[a - first] = a
        weights[a - first] = 1 if s.dice == 1 or FACES[a, 0] == FACES[a, 1] else 2
    return beyond - first


def thrower(s: State) -> int:
    """§4: the player whose turn it is throws."""
    return int(s.to_move)


def draw(s: State, w: Workspace) -> int:
    if s.dice == 1:
        return below(w.random, 6)
    return int(THROWS_OF_TWO[below(w.random, 36)])


def apply(s: State, seat: int, a: int) -> None:
    if a < GO:
        throw(s, a)
    elif a == GO:
        move(s)
    elif a == RING:
        ring(s)
    else:
        lay(s, seat, a - CARD + 1)


def throw(s: State, a: int) -> None:
    """§1: the player whose turn it is throws, then moves. §R14: cards are laid in between."""
    s.thrown[0] = FACES[a, 0]
    s.thrown[1] = FACES[a, 1]
    if not can_lay(s, s.to_move):
        move(s)


def move(s: State) -> None:
    """§3-§6: enter or advance by the throw. §R16: the order in which things happen."""
    p = s.to_move
    is_six = is_a_six(s)
    steps = s.thrown[0] + s.thrown[1]
    s.thrown[0] = 0
    s.thrown[1] = 0
    if s.squares[p] == OFF and not s.free_entry:
        has_moved = is_six and enter(s, p)
    else:
        has_moved = advance(s, p, steps)
    if is_six and has_moved and s.replay and s.squares[p] != s.size:
        return  # §4, §6: the same player throws again
    end_turn(s)


def is_a_six(s: State) -> bool:
    """§3, §6: a six with one die, a double six with two. §R1: or any double."""
    if s.dice == 1:
        return bool(s.thrown[0] == 6)
    return bool(s.thrown[0] == s.thrown[1] and (s.any_double or s.thrown[0] == 6))


def enter(s: State, p: int) -> bool:
    """§3: the pawn is placed on square 1. §R13: unless that is occupied."""
    if s.occupied and occupant(s, 1, p) != NOBODY:
        return False
    s.squares[p] = 1
    return True


def advance(s: State, p: int, steps: int) -> bool:
    """§5: the pawn moves by the throw. False if it cannot."""
    square = stopping_square(s, p, goal(s, p, steps))
    if square == OFF:
        return False
    leave(s, p)
    s.squares[p] = square
    if square == s.size:
        arrive(s, p)
    elif s.leads[square] < square:
        meet_snake(s, p, square)
    elif s.leads[square] > square:
        meet_ladder(s, p, square)
    return True


def goal(s: State, p: int, steps: int) -> int:
    """§7: the last square is reached exactly, the excess is walked back; OFF if the pawn stays
    where it is (§R4)."""
    square = s.squares[p] + steps
    if square <= s.size:
        return int(square)
    return int(2 * s.size - square) if s.walk_back else OFF


def stopping_square(s: State, p: int, square: int) -> int:
    """§11: the nearest free square at or below the goal; OFF if there is none (§R12)."""
    if s.occupied and square != s.size:
        while square > OFF and occupant(s, square, p) != NOBODY:
            square -= 1
    return square


def occupant(s: State, square: int, p: int) -> int:
    """Another player's pawn on a square, or NOBODY."""
    for other in range(s.players):
        if s.squares[other] == square and other != p:
            return other
    return NOBODY


def arrive(s: State, p: int) -> None:
    """§8: the game is over when the first pawn is home, or when all are."""
    s.places[p] = pawns_home(s)
    s.is_over = int(is_run(s))


def ring(s: State) -> None:
    """§8, §R6: the bell ends the game; a throw that was not moved is lost."""
    s.is_over = 1
    s.turns_left = 0
    s.thrown[0] = 0
    s.thrown[1] = 0


def end_turn(s: State) -> None:
    """§1: the next player who is not home. §R6: the bell may ring by itself after so many turns."""
    if s.is_over:
        return
    if s.turns_left > 0:
        s.turns_left -= 1
        if s.turns_left == 0:
            ring(s)
            return
    s.to_move = next_player(s, s.to_move)
    while s.squares[s.to_move] == s.size:
        s.to_move = next_player(s, s.to_move)


def next_player(s: State, p: int) -> int:
    return p + 1 if p + 1 < s.players else 0


def meet_snake(s: State, p: int, head: int) -> None:
    """§9: down to the tail. §14, §15: unless a card protects the pawn."""
    if s.cards[head]:
        if s.snake_card == LASTING or s.cards[head] == p + 1:
            return
        take_card(s, p, head)
    tail = s.leads[head]
    if s.occupied:
        other = occupant(s, tail, p)
        if other != NOBODY:
            s.squares[other] = head  # §13
    s.squares[p] = tail


def meet_ladder(s: State, p: int, foot: int) -> None:
    """§10: up to the top. §12: unless it is occupied. §16, §17: or a card bars the way."""
    top = s.leads[foot]
    if s.cards[foot]:
        return
    if s.occupied and top != s.size and occupant(s, top, p) != NOBODY:
        return
    s.squares[p] = top
    if top == s.size:
        arrive(s, p)


def leave(s: State, p: int) -> None:
    """§17: a pawn leaving the foot of a ladder takes the card that another player laid there."""
    if s.ladder_card != PASSING or s.squares[p] == OFF:
        return
    square = s.squares[p]
    if s.cards[square] and s.cards[square] != p + 1 and s.leads[square] > square:
        take_card(s, p, square)


def lay(s: State, p: int, square: int) -> None:
    """§14, §16: a card is laid. §R14: and another one, as long as that is possible."""
    put_card(s, p, square)
    if not can_lay(s, p):
        move(s)


def beaten(s: State, p: int) -> int:
    """How many players stand below this one."""
    n = 0
    for other in range(s.players):
        n += standing(s, other) < standing(s, p)
    return n


def ended(s: State) -> str:
    """§8: all pawns are home, or the first one, or the bell rang before (§R6)."""
    home = pawns_home(s)
    if home == s.players:
        return "ended-all-home"
    return "ended-home" if home and s.ending == UNTIL_FIRST else "ended-bell"


def returns(s: State, values: Array) -> None:
    """§R7: how many players one has beaten, less how many have beaten one."""
    for p in range(s.players):
        values[p] = beaten(s, p)
        for other in range(s.players):
            values[p] -= standing(s, other) > standing(s, p)


def scores(s: State, values: Array) -> None:
    """§R7: a point for every player beaten."""
    for p in range(s.players):
        values[p] = beaten(s, p)
