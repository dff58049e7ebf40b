"""Why an action is refused, and why no game could come to a position. Never compiled."""

from __future__ import annotations

from tablee.contract.rules import CHANCE
from tablee.games.moksha_patamu.inside.cards import can_lay, kind_of_card
from tablee.games.moksha_patamu.inside.ending import has_bell, is_run
from tablee.games.moksha_patamu.state import (
    CARD,
    GO,
    LADDER,
    NONE,
    OFF,
    PASSING,
    RING,
    SNAKE,
    TWO_DICE,
    UNTIL_FIRST,
    State,
)


def why_not(s: State, seat: int, a: int) -> str:
    if a == RING:
        return "refused-bell-of-table" if has_bell(s) else "refused-no-bell"
    if a < GO:
        if seat != CHANCE:
            return "refused-thrown" if s.thrown[0] else "refused-chance-throws"
        return "refused-one-die" if a >= TWO_DICE else "refused-two-dice"
    if a == GO:
        return "refused-throw-first"
    return why_no_card(s, seat, a - CARD + 1)


def why_no_card(s: State, seat: int, square: int) -> str:
    if square > s.size:
        return "refused-card-outside"
    if s.leads[square] == square:
        return "refused-card-nowhere"
    kind = kind_of_card(s, square)
    if (s.snake_card if kind == SNAKE else s.ladder_card) == NONE:
        return "refused-no-snake-cards" if kind == SNAKE else "refused-no-ladder-cards"
    if not s.thrown[0]:
        return "refused-throw-first"
    if s.cards[square]:
        return "refused-card-lies"
    return "refused-no-snake-card" if kind == SNAKE else "refused-no-ladder-card"


def impossible(s: State) -> str:
    return (
        _impossible_values(s)
        or _impossible_pawns(s)
        or _impossible_end(s)
        or _impossible_cards(s)
        or _impossible_throw(s)
    )


def _impossible_values(s: State) -> str:
    """Nothing beyond the seats and squares that are played."""
    if not (0 <= s.to_move < s.players and s.is_over in (0, 1) and 0 <= s.turns_left <= 1000):
        return "impossible-values"
    if s.turns_left and not has_bell(s):
        return "impossible-values"
    unused = (s.squares, s.places, *s.held.tolist())
    if any(any(of[s.players :]) for of in unused) or any(s.cards[s.size + 1 :]):
        return "impossible-values"
    if min(s.squares) < OFF or max(s.squares) > s.size:
        return "impossible-square"
    return ""


def _impossible_pawns(s: State) -> str:
    """Where pawns may stand: on a head or a foot only for a reason."""
    squares = [int(square) for square in s.squares[: s.players] if square not in (OFF, s.size)]
    if s.occupied and len(set(squares)) < len(squares):
        return "impossible-two-pawns"
    for square in squares:
        leads = int(s.leads[square])
        if leads < square and not s.occupied and s.snake_card == NONE:
            return "impossible-on-head"
        is_entry = square == 1 and not s.free_entry
        if leads > square and not s.occupied and s.ladder_card == NONE and not is_entry:
            return "impossible-on-foot"
    return ""


def _impossible_end(s: State) -> str:
    home = [p for p in range(s.players) if s.squares[p] == s.size]
    arrived = sorted(s.places[p] for p in home)
    if arrived != [*range(1, len(home) + 1)] or sum(s.places) != sum(arrived):
        return "impossible-places"
    if s.ending == UNTIL_FIRST and len(home) > 1:
        return "impossible-places"
    if is_run(s) and not s.is_over:
        return "impossible-end"
    if s.is_over and not is_run(s) and (s.turns_left or not has_bell(s)):
        return "impossible-end"
    return "impossible-end" if s.to_move in home and not s.is_over else ""


def _impossible_cards(s: State) -> str:
    """§R14: one card of each kind for every player, held or lying where it may."""
    laid = [square for square in range(1, s.size + 1) if s.cards[square]]
    held = s.held.tolist()
    if s.cards[0] or min(map(min, held)) < 0 or not 0 <= min(s.cards) <= max(s.cards) <= s.players:
        return "impossible-cards"
    if any(s.leads[square] == square for square in laid):
        return "impossible-card-nowhere"
    for kind, lasts in ((SNAKE, s.snake_card), (LADDER, s.ladder_card)):
        lying = sum(kind_of_card(s, square) == kind for square in laid)
        if sum(held[kind]) + lying != (0 if lasts == NONE else s.players):
            return "impossible-cards"
        if lasts != PASSING and max(held[kind]) > 1:
            return "impossible-cards"
    return ""


def _impossible_throw(s: State) -> str:
    first, second = (int(face) for face in s.thrown)
    if first == second == 0:
        return ""
    least = 0 if s.dice == 1 else first
    if not (1 <= first <= 6 and least <= second <= (0 if s.dice == 1 else 6)):
        return "impossible-throw"
    return "" if can_lay(s, s.to_move) and not s.is_over else "impossible-throw"
