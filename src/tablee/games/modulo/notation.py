"""Modulo in writing: `L>R` (my left taps your right), `/` (divide), `14` (secret start, left 1,
right 4). In French `G>D`."""

from __future__ import annotations

import re

from tablee.games.modulo.state import CHOOSE, DIVIDE

LETTERS = {"en": "LR", "fr": "GD"}
HANDS = {"L": 0, "G": 0, "R": 1, "D": 1}


def text(a: int, lang: str = "en") -> str:
    if a == DIVIDE:
        return "/"
    if a >= CHOOSE:
        return f"{(a - CHOOSE) // 4 + 1}{(a - CHOOSE) % 4 + 1}"
    left_right = LETTERS[lang]
    return f"{left_right[a // 2]}>{left_right[a % 2]}"


def code(typed: str, lang: str = "en") -> int | None:
    """The action that a person means, or None. The > may be left out."""
    typed = re.sub(r"\s+", "", typed).upper()
    if typed == "/":
        return DIVIDE
    if tap := re.fullmatch(r"([LGRD])>?([LGRD])", typed):
        return HANDS[tap[1]] * 2 + HANDS[tap[2]]
    if chosen := re.fullmatch(r"([1-4])[-,]?([1-4])", typed):
        return CHOOSE + (int(chosen[1]) - 1) * 4 + int(chosen[2]) - 1
    return None
