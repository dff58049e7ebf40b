"""French elision before a name: `d’Ada`, `de Bob`.

A catalogue writes `{ DE($name) }`, whatever the name turns out to be. Names are often put into a
sentence after it was made (`core/narration.py`), so the function leaves a joint between the two
words, which is settled when what follows it is known.
"""

from __future__ import annotations

import re
from unicodedata import normalize

JOINT = chr(0xE100)
"""Stands between `de` and a name. No text has this character, and no name (`server/names.py`)."""
VOWELS = "aeiouœæ"
_JOINT = re.compile(f"e{JOINT}(?![\ue000-\ue0ff])(.?)(.?)", re.DOTALL)
"""A joint, unless a character follows that stands for a name to come (`core/narration.py`)."""


def joined(word: str, name: object) -> str:
    """A word that may lose its last letter, before a name."""
    return f"{word}{JOINT}{name}"


def settled(sentence: str) -> str:
    """The sentence with each word elided or not, as what follows asks for."""
    if JOINT not in sentence:
        return sentence
    return _JOINT.sub(_settle, sentence)


def elides(name: str) -> bool:
    """Whether `de` loses its vowel before a name: before a vowel, before an h (it is mute in the
    given names of French, and spelling does not tell the others), before a y that is a vowel of its
    own (Yves), not before one that glides into the next (Yann)."""
    letters = normalize("NFD", name.lower())
    plain = "".join(letter for letter in letters if not "\u0300" <= letter <= "\u036f")
    first, second = plain[:1], plain[1:2]
    if first == "y":
        return second.isalpha() and second not in VOWELS
    if first == "h":
        return second.isalpha()
    return bool(first) and first in VOWELS


def _settle(found: re.Match[str]) -> str:
    follows = found[1] + found[2]
    if elides(follows):
        return f"’{follows}"
    return f"e {follows}" if found[1].strip() else f"e{follows}"
