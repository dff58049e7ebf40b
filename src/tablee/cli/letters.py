"""Where not every letter can be written: a terminal that knows ASCII only, a pipe in cp1252.

Rather than stopping at the first `▶`, what cannot be encoded is written as what looks most like it.
A sign of a drawing becomes one letter, so that columns stay where they are, and two signs of the
same drawing stay two.
"""

from __future__ import annotations

import codecs
import io
import json
import sys
import unicodedata

NAME = "tablee_plain"
LOOKS_LIKE = str.maketrans({
    # Signs of drawings.
    "▶": ">", "▷": ")", "★": "!", "●": "@", "○": "o", "◎": "O", "◔": "%", "■": "#", "□": "_",
    "▓": "%", "▒": ":", "░": ":", "▮": "|", "▯": ".", "✓": "v", "✗": "X", "≠": "~", "∅": "%",
    "♛": "$", "¹": "'", "×": "x", "·": ".", "−": "-", "♠": "s", "♥": "h", "♦": "d", "♣": "c",
    "▼": "v", "▲": "^", "▽": "/", "△": "\\", "▣": "#", "♪": "&",
    **dict(zip("⚀⚁⚂⚃⚄⚅", "123456", strict=True)),
    **dict.fromkeys("│┬┴", "|"), "─": "-", **dict.fromkeys("╭╮╰╯", "+"),
    # Text.
    "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "...",
    "→": "->", "±": "+-", "§": "par. ", "№": "N", "œ": "oe", "Œ": "OE", "≤": "<=", "≥": ">=",
})  # fmt: skip
UNKNOWN = "?"


def plain(text: str) -> str:
    """Text in ASCII, as near as it comes."""
    found = unicodedata.normalize("NFKD", text.translate(LOOKS_LIKE))
    kept = "".join(c for c in found if not unicodedata.combining(c))
    return kept.encode("ascii", "replace").decode("ascii")


def _instead(problem: UnicodeError) -> tuple[str, int]:
    """What `codecs` asks for what it cannot write."""
    assert isinstance(problem, UnicodeEncodeError)
    return plain(problem.object[problem.start : problem.end]), problem.end


def never_stop_at_a_letter() -> None:
    """From now on the standard streams write what looks alike, and read anything."""
    codecs.register_error(NAME, _instead)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NAME)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def print_json(data: object, indent: int | None = None) -> None:
    """Data for programs, where nothing may be written as what looks alike."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    takes_all = codecs.lookup(encoding).name.startswith("utf")
    print(json.dumps(data, ensure_ascii=not takes_all, indent=indent))
