"""Two pawns that may meet, and their cards, as one number: for solving small boards whole.

Only for two players and without a bell that rings by itself. The order of the two is settled as
soon as the first is home.
"""

from __future__ import annotations

from tablee.games.moksha_patamu.state import LADDER, OFF, SNAKE, State

MOST_LINES = 20
"""Snakes and ladders whose cards fit in the number, three ways each, beside the rest."""
SQUARES = 256
HELD = 3
"""A player holds 0, 1 or 2 cards of a kind, if there are two in play."""


def is_small(s: State) -> bool:
    """Whether there is something to solve, and the numbers below are enough for this game."""
    lines = sum(int(s.leads[square] != square) for square in range(1, s.size + 1))
    has_cards = s.snake_card or s.ladder_card
    is_open = s.players == 2 and s.turns_left == 0 and not is_decided(s, s)
    return bool(is_open and (lines <= MOST_LINES or not has_cards))


def is_decided(s: State, before: State) -> bool:
    """§R5: with two players the first home has won."""
    return bool(s.is_over or s.squares[0] == s.size or s.squares[1] == s.size)


def number(s: State) -> int:
    n = 0
    if s.snake_card or s.ladder_card:
        for square in range(1, s.size + 1):
            if s.leads[square] != square:
                n = 3 * n + s.cards[square]
        for p in range(2):
            n = HELD * n + s.held[SNAKE, p]
            n = HELD * n + s.held[LADDER, p]
    n = (7 * n + s.thrown[0]) * 7 + s.thrown[1]
    n = (SQUARES * n + s.squares[0]) * SQUARES + s.squares[1]
    return int(2 * n + s.to_move)


def put(s: State, n: int) -> bool:
    s.is_over = 0
    s.to_move = n % 2
    n //= 2
    s.squares[1] = n % SQUARES
    n //= SQUARES
    s.squares[0] = n % SQUARES
    n //= SQUARES
    s.thrown[1] = n % 7
    n //= 7
    s.thrown[0] = n % 7
    n //= 7
    for p in range(2):
        s.places[p] = 1 if s.squares[p] == s.size else OFF
    if s.snake_card or s.ladder_card:
        for p in range(1, -1, -1):
            s.held[LADDER, p] = n % HELD
            n //= HELD
            s.held[SNAKE, p] = n % HELD
            n //= HELD
        for square in range(s.size, 0, -1):
            if s.leads[square] != square:
                s.cards[square] = n % 3
                n //= 3
    return True
