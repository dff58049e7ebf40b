"""Foxu as a picture: the board, and beside each player's row the tube that is theirs.

         a  b  c  d  e  f
      6  ◎  ○  ■  ○  ○ B◎  6      B ▮▮▮▮▮▮▮▮▮▮▮
      5  ○  ○  ○  ■  ○  ○  5
      4  ■  ○  ■  ○  ■  ○  4
      3  ○  ■  ○  ■  ○  ○  3
      2  ○ Yy  ■  ○  ○  ■  2
      1  ◎  ○  ■  ○  ■  ◎  1   ▶  Y ▮▮▮▮▮▮▮▮▮▮▯
         a  b  c  d  e  f

◎ is a corner, ○ an empty hole; ■, y and b are grey, yellow and blue pegs; Y and B are the tubes, to
the left of what is under them; in French yellow is J and j (jaune), and both are read. ▶ is to move
(◔: the pie rule is still open), ★ has won, = drawn. The reader needs neither the letters round the
board nor the bars.
"""

from __future__ import annotations

import re

from tablee.core.arrays import fill
from tablee.core.duel import DRAW, NOBODY
from tablee.core.errors import InvalidPosition
from tablee.core.repetition import forget
from tablee.games.foxu.inside.cells import count, holds, only
from tablee.games.foxu.inside.layout import CORNERS, GREY_PEGS, SIDE
from tablee.games.foxu.rules import count_position
from tablee.games.foxu.state import BLUE, CHOOSING, GREY, PEGS, PLACING, SLIDING, YELLOW, State

PEG = {"y": YELLOW, "j": YELLOW, "b": BLUE, "■": GREY}
TUBE = {"Y": YELLOW, "J": YELLOW, "B": BLUE}
TUBES = {"en": "YB", "fr": "JB"}
PEGS_DRAWN = {"en": "yb■", "fr": "jb■"}
STYLES = {
    "Y": "bold black on yellow", "J": "bold black on yellow", "B": "bold white on blue",
    "y": "yellow", "j": "yellow", "b": "bright_blue", "■": "bright_black", "▮": "bold",
    "▶": "bold green", "★": "bold green", "◔": "green",
}  # fmt: skip
LEGEND = {
    "▶": "legend-to-move", "◔": "legend-pie-open", "★": "legend-won", "=": "legend-drawn",
    "◎": "legend-corner", "○": "legend-hole", "■": "legend-grey", "y": "legend-yellow-peg",
    "b": "legend-blue-peg", "Y": "legend-yellow-tube", "B": "legend-blue-tube",
    "▮": "legend-in-tube", "▯": "legend-dropped", "a b c d e f": "legend-columns",
}  # fmt: skip


def signs(lang: str = "en") -> dict[str, str]:
    """Every sign of the picture, numbers aside, with the message that explains it."""
    letters = {"y": PEGS_DRAWN[lang][0], "Y": TUBES[lang][0]}
    return {letters.get(sign, sign): message for sign, message in LEGEND.items()}


def draw(s: State, bottom: int = 0, lang: str = "en") -> str:
    """The board seen by the player at the bottom."""
    rows = range(SIDE) if bottom else reversed(range(SIDE))
    columns = list(range(SIDE))[:: -1 if bottom else 1]
    letters = "     " + "  ".join("abcdef"[column] for column in columns)
    lines = [letters]
    for row in rows:
        cells = " ".join(_cell(s, row * SIDE + column, lang) for column in columns)
        side = {0: _side(s, 0, lang), SIDE - 1: _side(s, 1, lang)}.get(row, "")
        lines.append(f"  {row + 1} {cells}  {row + 1}   {side}".rstrip())
    return "\n".join([*lines, letters])


def read(drawing: str, s: State) -> None:
    """Write into a new game what a drawing shows."""
    rows = re.findall(r"^\s*([1-6])((?:\s*[YJB]?[◎○■yjb]){6})\s+\1(.*)$", drawing, re.MULTILINE)
    if sorted(row for row, _, _ in rows) != list("123456"):
        raise InvalidPosition("unreadable-drawing", __package__)
    fill(s.pegs, 0)
    fill(s.tubes, -1)
    turned = rows[0][0] == "1"
    for row, cells, _ in rows:
        for i, (tube, glyph) in enumerate(re.findall(r"([YJB]?)([◎○■yjb])", cells)):
            cell = (int(row) - 1) * SIDE + (SIDE - 1 - i if turned else i)
            if (glyph == "◎") != (cell in CORNERS):
                raise InvalidPosition("unreadable-drawing", __package__)
            if glyph in PEG:
                s.pegs[PEG[glyph]] |= only(cell)
            if tube:
                s.tubes[TUBE[tube]] = cell
    for tube in (YELLOW, BLUE):
        s.left[tube] = PEGS - count(s.pegs[tube])
    sides = {int(row): side for row, _, side in rows}
    _read_sides(s, sides[1], sides[6])


def _read_sides(s: State, first: str, second: str) -> None:
    if s.tubes.tolist() == [-1, -1]:
        s.phase = CHOOSING if count(s.pegs[GREY]) == GREY_PEGS else PLACING
        return
    s.phase = SLIDING
    s.swapped = int("B" in first)
    s.to_move = int(not any(mark in first for mark in "▶★="))
    both = first + second
    s.winner = s.to_move if "★" in both else DRAW if "=" in both else NOBODY
    s.slides = s.to_move if "◔" in both else 2
    forget(s.visits)
    if s.slides == 2 and s.winner == NOBODY:
        count_position(s)


def _cell(s: State, cell: int, lang: str) -> str:
    tube = " "
    for colour in (YELLOW, BLUE):
        if s.tubes[colour] == cell:
            tube = TUBES[lang][colour]
    glyph = "◎" if cell in CORNERS else "○"
    for colour, peg in enumerate(PEGS_DRAWN[lang]):
        if holds(s.pegs[colour], cell):
            glyph = peg
    return tube + glyph


def _side(s: State, seat: int, lang: str) -> str:
    colour = seat ^ s.swapped
    left = int(s.left[colour])
    return f"{_mark(s, seat):<2} {TUBES[lang][colour]} {'▮' * left}{'▯' * (PEGS - left)}"


def _mark(s: State, seat: int) -> str:
    if s.phase != SLIDING or seat != s.to_move:
        return " "
    if s.winner != NOBODY:
        return "=" if s.winner == DRAW else "★"
    return "▶" if s.slides == 2 else "▶◔"
