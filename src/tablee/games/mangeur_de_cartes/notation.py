"""Le mangeur de cartes in writing.

A player types `turn` (or `t`), `pass` (or `p`), `take 5H`, and the value of a joker: `joker 7`, or
just `7`. Chance throws `die 4` and turns up a card: `5H`, `10S`, `*1`. In French: `retourne` (`r`),
`passe` (`p`), `prends 5co`, `joker 7`, `dé 4`, `5co`, `10p`.
"""

from __future__ import annotations

import re

from tablee.games.mangeur_de_cartes.inside.cards import read_card, written
from tablee.games.mangeur_de_cartes.state import DIE, NAME, PASS, TAKE, TURN

TURNS = {"en": "turn", "fr": "retourne"}
PASSES = {"en": "pass", "fr": "passe"}
TAKES = {"en": "take", "fr": "prends"}
DICE = {"en": "die", "fr": "dé"}


def text(a: int, lang: str = "en") -> str:
    if a < DIE:
        return written(a, lang)
    if a < NAME:
        return f"{DICE[lang]} {a - DIE + 1}"
    if a < TURN:
        return f"joker {a - NAME + 1}"
    if a >= TAKE:
        return f"{TAKES[lang]} {written(a - TAKE, lang)}"
    return TURNS[lang] if a == TURN else PASSES[lang]


def code(typed: str, lang: str = "en") -> int | None:
    """The action that a person means, or None. Words are understood in either language, cards as
    `read_card` says."""
    typed = "".join(typed.lower().split())
    if typed in (*TURNS.values(), "t", "r"):
        return TURN
    if typed in (*PASSES.values(), "p"):
        return PASS
    if die := re.fullmatch(r"(?:die|dé|de|d)([1-6])", typed):
        return DIE + int(die[1]) - 1
    if value := re.fullmatch(r"(?:joker)?([1-9]|10)", typed):
        return NAME + int(value[1]) - 1
    if take := re.fullmatch(r"(?:take|prends|prendre)(.+)", typed):
        card = read_card(take[1], lang)
        return None if card is None else TAKE + card
    return read_card(typed, lang)
