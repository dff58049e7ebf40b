"""Modulo in writing: `L>R` (my left taps your right), `/` (divide), `14` (secret start, left 1,
right 4). In French `G>D`."""

from __future__ import annotations

import re

from tablee.games.modulo.actions import (
    DIVIDE,
    LEFT,
    RIGHT,
    choosing,
    chosen_left,
    chosen_right,
    is_choice,
    own_hand,
    tapped_hand,
    tapping,
)

LETTERS = {"en": "LR", "fr": "GD"}
HAND_OF = {"L": LEFT, "G": LEFT, "R": RIGHT, "D": RIGHT}


def text(a: int, lang: str = "en") -> str:
    if a == DIVIDE:
        return "/"
    if is_choice(a):
        return f"{chosen_left(a)}{chosen_right(a)}"
    letters = LETTERS[lang]
    return f"{letters[own_hand(a)]}>{letters[tapped_hand(a)]}"


def code(typed: str, lang: str = "en") -> int | None:
    """The action that a person means, or None. The > may be left out."""
    typed = re.sub(r"\s+", "", typed).upper()
    if typed == "/":
        return DIVIDE
    if tap := re.fullmatch(r"([LGRD])>?([LGRD])", typed):
        return tapping(HAND_OF[tap[1]], HAND_OF[tap[2]])
    if choice := re.fullmatch(r"([1-4])[-,]?([1-4])", typed):
        return choosing(int(choice[1]), int(choice[2]))
    return None
