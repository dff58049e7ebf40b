"""Display names, the only free text that players see of each other: short, printable, one line."""

from __future__ import annotations

import unicodedata

LONGEST = 40
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
MOST_MARKS = 2
"""Accents on one letter; more are no name but a smear over the lines above and below."""


def cleaned(name: str) -> str:
    """The name without what cannot be shown, or is there to mislead: control and formatting
    characters (which may turn the direction of the text), line breaks, heaps of accents."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name[: LONGEST * 10]):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or char in BLANK:
            kept.append(" ")
        elif not kind.startswith("C") and marks <= MOST_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())[:LONGEST].strip()
