"""Modulo as a picture: two pairs of hands facing each other.

          R         L
      ╭───────╮ ╭───────╮
      │   1   │ │   3   │  ●○○
      ╰──────┬╯ ╰┬─┬───┬╯
             │   │ │   │

       │ │ │ │   │
      ╭┴─┴─┴─┴╮ ╭┴──────╮
    ▶ │   4   │ │   1   │  ○○○
      ╰───────╯ ╰───────╯
          L         R

▶ is to move, ★ has won, = the round is drawn, · has not chosen yet, ? is a secret.
The reader looks only at the four values, the points and the mark, so a test may write

      3 1 ●○○
    ▶ 4 1 ○○○

with each player's left hand first.
"""

from __future__ import annotations

import re

from tablee.contract.rules import UNKNOWN
from tablee.core.duel import DRAW, NOBODY
from tablee.core.errors import InvalidPosition
from tablee.core.repetition import forget
from tablee.games.modulo.actions import LEFT, RIGHT
from tablee.games.modulo.notation import LETTERS
from tablee.games.modulo.rules import count_position
from tablee.games.modulo.state import OUT, State

# Where the fingers of a right hand stand, thumb side first: index, middle, ring, little.
FINGERS = {0: "    ", 1: "X   ", 2: "XX  ", 3: "XX X", 4: "XXXX"}
VALUES = {OUT: "·", UNKNOWN: "?"}
SHOWN = {"·": OUT, "?": UNKNOWN}
LEGEND = {
    "▶": "legend-to-move", "★": "legend-won", "=": "legend-drawn", "●": "legend-point",
    "○": "legend-missing", "╭ ╮ ╰ ╯ ─ │": "legend-hand", "┬ ┴": "legend-finger",
    "·": "legend-not-chosen", "?": "legend-secret",
}  # fmt: skip


def signs(lang: str = "en") -> dict[str, str]:
    """Every sign of the picture, numbers aside, with the message that explains it."""
    left, right = tuple(LETTERS[lang])
    return {**LEGEND, left: "legend-left", right: "legend-right"}


def draw(s: State, bottom: int = 0, lang: str = "en") -> str:
    """The table seen by the player at the bottom."""
    top = 1 - bottom
    left, right = tuple(LETTERS[lang])
    lines = [
        f"      {right}         {left}",
        "  ╭───────╮ ╭───────╮",
        f"{_mark(s, top)} {_box(s, top, RIGHT)} {_box(s, top, LEFT)}  {_points(s, top)}",
        f"  {_edge(s, top, RIGHT, '╰╯┬', LEFT)} {_edge(s, top, LEFT, '╰╯┬', LEFT)}",
        f"  {_edge(s, top, RIGHT, '  │', LEFT)} {_edge(s, top, LEFT, '  │', LEFT)}",
        "",
        f"  {_edge(s, bottom, LEFT, '  │', RIGHT)} {_edge(s, bottom, RIGHT, '  │', RIGHT)}",
        f"  {_edge(s, bottom, LEFT, '╭╮┴', RIGHT)} {_edge(s, bottom, RIGHT, '╭╮┴', RIGHT)}",
        f"{_mark(s, bottom)} {_box(s, bottom, LEFT)} {_box(s, bottom, RIGHT)}"
        f"  {_points(s, bottom)}",
        "  ╰───────╯ ╰───────╯",
        f"      {left}         {right}",
    ]
    return "\n".join(line.rstrip() for line in lines)


def read(drawing: str, s: State) -> None:
    """Write into a new game what a drawing shows (seat 0 at the bottom)."""
    values = re.findall(r"[0-4·?]", drawing)
    points = re.findall(r"[●○]+", drawing)
    marks = re.findall(r"[▶★=]", drawing)
    if len(values) != 4 or len(points) != 2 or any(len(p) != s.goal for p in points):
        raise InvalidPosition("unreadable-drawing", __package__)
    compact = "│" not in drawing
    # In the picture the top player faces us: their right hand is on our left.
    top_hands = values[:2] if compact else values[1::-1]
    for seat, hands in enumerate([values[2:], top_hands]):
        for hand, value in enumerate(hands):
            s.hands[seat, hand] = SHOWN[value] if value in SHOWN else int(value)
        s.points[seat] = points[1 - seat].count("●")
    s.is_choosing = int("·" in values or "?" in values)
    _read_mark(drawing, marks, s)
    forget(s.visits)
    if s.winner == NOBODY and not s.is_choosing:
        count_position(s)


def _read_mark(drawing: str, marks: list[str], s: State) -> None:
    if not marks:
        s.to_move = 0
        return
    before = drawing[: drawing.index(marks[0])]
    # The mark stands on the line of its player's values, before them.
    s.to_move = int(len(re.findall(r"[0-4·?]", before)) < 2)
    s.winner = {"▶": NOBODY, "★": s.to_move, "=": DRAW}[marks[0]]


def _mark(s: State, seat: int) -> str:
    if s.to_move != seat or s.is_choosing:
        return " "
    return "=" if s.winner == DRAW else "▶" if s.winner == NOBODY else "★"


def _box(s: State, seat: int, hand: int) -> str:
    value = s.hands[seat, hand]
    shown = VALUES.get(value, str(value)) if s.is_choosing else str(value)
    return f"│   {shown}   │"


def _edge(s: State, seat: int, hand: int, glyphs: str, thumb_left: int) -> str:
    """The side of a hand that carries the fingers: two corners and a finger's glyph. `thumb_left`
    is the hand whose thumb is on our left: the right one below, the left one above."""
    first, last, finger = tuple(glyphs)
    fill = "─" if first != " " else " "
    fingers = FINGERS[max(s.hands[seat, hand], OUT)]
    if hand != thumb_left:
        fingers = fingers[::-1]
    middle = fill.join(finger if f == "X" else fill for f in fingers)
    return f"{first}{middle}{last}"


def _points(s: State, seat: int) -> str:
    return "●" * s.points[seat] + "○" * (s.goal - s.points[seat])
