"""The joker cards of Moksha-patamu: where they may be laid, and who takes them (§14-§17, §R14)."""

from __future__ import annotations

from tablee.games.moksha_patamu.state import LADDER, SNAKE, State


def kind_of_card(s: State, square: int) -> int:
    """The kind that a snake's head or a ladder's foot takes."""
    return SNAKE if s.leads[square] < square else LADDER


def can_lay_on(s: State, p: int, square: int) -> bool:
    """§R14: only on a head or a foot that has no card."""
    return bool(
        s.leads[square] != square
        and s.cards[square] == 0
        and s.held[kind_of_card(s, square), p] > 0
    )


def can_lay(s: State, p: int) -> bool:
    """§R14: has this player a card, and somewhere to lay it?"""
    if s.held[SNAKE, p] == 0 and s.held[LADDER, p] == 0:
        return False
    for square in range(1, s.size + 1):  # noqa: SIM110
        if can_lay_on(s, p, square):
            return True
    return False


def put_card(s: State, p: int, square: int) -> None:
    """§14, §16: on the head of a snake or the foot of a ladder."""
    s.cards[square] = p + 1
    s.held[kind_of_card(s, square), p] -= 1


def take_card(s: State, p: int, square: int) -> None:
    """§15, §17: it may be laid again later."""
    s.cards[square] = 0
    s.held[kind_of_card(s, square), p] += 1
