"""Moksha-patamu for a board: what a throw would have to be, in words, and whether the bell rang."""

from __future__ import annotations

from typing import TypedDict

from tablee.games.moksha_patamu.inside.ending import has_rung
from tablee.games.moksha_patamu.state import OFF, State
from tablee.texts import text


class Facts(TypedDict):
    wish: str
    """What the player to move hopes to throw, if there is something to say."""
    rang: bool
    """Whether the bell ended the game (§R6)."""


def facts(s: State, seat: int, lang: str) -> Facts:
    return {"wish": "" if s.is_over or s.thrown[0] else _wish(s, lang), "rang": has_rung(s)}


def _wish(s: State, lang: str) -> str:
    """§3: a six brings a pawn in. §7: the last square is reached exactly."""
    square, least = int(s.squares[s.to_move]), int(s.dice)
    if square == OFF:
        if s.free_entry:
            return ""
        six = "one" if s.dice == 1 else "double" if s.any_double else "two"
        return text(lang, "wish-six", __package__, six=six)
    left = int(s.size) - square
    if least <= left <= 6 * least:
        return text(lang, "wish-home", __package__, steps=left)
    return ""
