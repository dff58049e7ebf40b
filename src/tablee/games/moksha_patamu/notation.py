"""Moksha-patamu in writing: a throw (`5`, or `2+3` with two dice), `go` on without laying a card
(`avance` in French), `card 47`, laid on square 47 (`carte 47`), and the `bell` (`sonnerie`)."""

from __future__ import annotations

import re

from tablee.games.moksha_patamu.inside.boards import MOST_SQUARES
from tablee.games.moksha_patamu.state import CARD, FACES, GO, PAIRS, RING, TWO_DICE

GOES = {"en": "go", "fr": "avance"}
BELLS = {"en": "bell", "fr": "sonnerie"}
CARDS = {"en": "card", "fr": "carte"}


def text(a: int, lang: str = "en") -> str:
    if a < GO:
        return "+".join(str(face) for face in (FACES[a, 0], FACES[a, 1]) if face)
    if a == GO:
        return GOES[lang]
    return BELLS[lang] if a == RING else f"{CARDS[lang]} {a - CARD + 1}"


def code(typed: str, lang: str = "en") -> int | None:
    """The action that a person means, or None. Two dice may be named in either order,
    and the + left out."""
    typed = "".join(typed.lower().split())
    if typed in GOES.values():
        return GO
    if typed in BELLS.values():
        return RING
    if re.fullmatch("[1-6]", typed):
        return int(typed) - 1
    if dice := re.fullmatch(r"([1-6])\+?([1-6])", typed):
        low, high = sorted(map(int, dice.groups()))
        return TWO_DICE + PAIRS.index((low, high))
    if card := re.fullmatch(r"(?:card|carte|c)([1-9][0-9]{0,2})", typed):
        return CARD + int(card[1]) - 1 if int(card[1]) <= MOST_SQUARES else None
    return None
