"""When a game of Moksha-patamu is over, and who has done better (§8, §R5, §R6)."""

from __future__ import annotations

from tablee.games.moksha_patamu.state import SEATS, UNTIL_ALL, UNTIL_BELL, UNTIL_FIRST, State


def has_bell(s: State) -> bool:
    """§8, §R6: in class, whoever plays until the first is home plays until the bell too."""
    return bool(s.ending != UNTIL_ALL)


def pawns_home(s: State) -> int:
    home = 0
    for p in range(s.players):
        home += s.squares[p] == s.size
    return int(home)


def is_run(s: State) -> bool:
    """§8: is the first pawn home, or are all?"""
    return pawns_home(s) >= (1 if s.ending == UNTIL_FIRST else s.players)


def has_rung(s: State) -> bool:
    """§R6: has the bell ended the game?"""
    return bool(s.is_over and not is_run(s))


def standing(s: State, p: int) -> int:
    """§R5: by arrival; at the bell those who are not home by square, else all the same."""
    if s.places[p]:
        return int(s.size + SEATS - s.places[p])
    return int(s.squares[p]) if s.ending == UNTIL_BELL or has_rung(s) else 0
