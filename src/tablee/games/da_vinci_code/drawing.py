"""Da Vinci Code as a picture: one line a player, the one who looks below.

    ▓×7 ░×6        a    b    c    d    e
       1  10 pts  ▓▓▓  ░░░  ■ 7  ░░░  □11
                  a≠0,5  d≠9
    ▶✓ 0  20 pts  ▓ 1  ■ 4  ░ 7  ░ *  + ▓ 5

▓ and ░ are the backs of black and white tiles, with the value behind if it is known; ■ and □ are
black and white tiles face up; * is a joker. First the pool. + is the tile drawn, or +▓×2 ░×2 the
tiles about to be dealt. a≠0,5: tile a was wrongly called a 0 and a 5. … has not arranged the code.
▶ is to move, ✓ has guessed right this turn, ✗ wrong, ★ has won; before play ▷ will begin.
The reader needs neither the letters nor the pool.
"""

from __future__ import annotations

import re

from tablee.contract.rules import UNKNOWN
from tablee.core.arrays import fill
from tablee.core.errors import InvalidPosition
from tablee.games.da_vinci_code.inside.codes import hand, served
from tablee.games.da_vinci_code.notation import PLACES, value_name
from tablee.games.da_vinci_code.rules import begin_turn
from tablee.games.da_vinci_code.state import (
    ARRANGING,
    ATTACKING,
    BLACK,
    EITHER,
    FIRST,
    JOKER,
    NO_TILE,
    OPENING,
    OVER,
    PLACING,
    SHOWING,
    VALUES,
    WHITE,
    WIDTH,
    State,
)

BACKS, FACES = "▓░", "■□"
STYLES = {
    "▓": "bright_black", "░": "bright_white", "■": "bold bright_black", "□": "bold bright_white",
    "▶": "bold green", "✓": "bold green", "★": "bold green", "✗": "bold red", "≠": "red",
}  # fmt: skip
LEGEND = {
    "▶": "legend-to-move", "✓": "legend-right", "✗": "legend-wrong", "★": "legend-won",
    "▷": "legend-begins", "▓": "legend-black-back", "░": "legend-white-back",
    "■": "legend-black", "□": "legend-white", "*": "legend-joker", "×": "legend-count",
    "+": "legend-drawn", "≠ ,": "legend-not", "…": "legend-arranging", "pts": "legend-points",
    " ".join(PLACES): "legend-places",
}  # fmt: skip
INDENT = 14
COLUMNS = 80
ROW = re.compile(r"^\s*([▶▷★✓✗]*)\s*([0-3])(?:\s+(\d+)\s*pts)?(?=\s|$)([^≠]*)$")
TILE = re.compile(r"([▓░■□])\s*([▓░]{2}|1[01]|\d|\*)")


def signs(lang: str = "en") -> dict[str, str]:
    """Every sign of the picture, numbers aside, with the message that explains it."""
    return LEGEND


def draw(s: State, bottom: int = 0, lang: str = "en") -> str:
    """The table seen by the player at the bottom; above, the others in the order of play."""
    columns = max(hand(s), *s.size)
    letters = "  ".join(f" {letter} " for letter in PLACES[:columns])
    pool = f"▓×{s.left[BLACK]} ░×{s.left[WHITE]}"
    lines = [f"{pool:<{INDENT}}{letters}"]
    for k in range(1, s.players + 1):
        p = (bottom + k) % s.players
        lines.append(f"{_mark(s, p):<2} {p} {s.points[p]:>3} pts  {_code(s, p)}")
        lines += _wrong(s, p)
    return "\n".join(line.rstrip() for line in lines)


def _mark(s: State, p: int) -> str:
    if s.phase in (FIRST, OPENING, ARRANGING):
        is_served = s.phase == OPENING and p == served(s)
        return "▶" * is_served + "▷" * (s.phase != FIRST and p == s.to_move)
    if p != s.to_move:
        return ""
    if s.phase == OVER:
        return "★"
    if s.phase in (PLACING, SHOWING):
        return "▶✗"
    return "▶✓" if s.has_guessed else "▶"


def _code(s: State, p: int) -> str:
    tiles = [
        _tile(int(s.numbers[p, i]), int(s.colours[p, i]), bool(s.shown[p, i]))
        for i in range(s.size[p])
    ]
    if s.phase == ARRANGING and not (s.arranged >> p) & 1:
        tiles.append("…")
    if p == (served(s) if s.phase == OPENING else s.to_move):
        tiles += _apart(s)
    return "  ".join(tiles)


def _apart(s: State) -> list[str]:
    """What stands after the code of the player whose turn it is."""
    wanted = [
        f"{BACKS[colour]}×{s.wanted[colour]}" for colour in (BLACK, WHITE) if s.wanted[colour]
    ]
    if wanted:
        return [f"+{' '.join(wanted)}"]
    if s.drawn_colour != NO_TILE:
        return [f"+ {_tile(s.drawn, s.drawn_colour, s.phase == PLACING)}"]
    return []


def _tile(value: int, colour: int, is_shown: bool) -> str:
    if value == UNKNOWN:
        return BACKS[colour] * 3
    return f"{(FACES if is_shown else BACKS)[colour]}{value_name(value):>2}"


def _wrong(s: State, p: int) -> list[str]:
    """The wrong guesses of a code, on as many lines as they need."""
    lines: list[str] = []
    for i in range(s.size[p]):
        values = [value_name(v) for v in range(VALUES) if (int(s.wrong[p, i]) >> v) & 1]
        if values:
            part = f"{PLACES[i]}≠{','.join(values)}"
            if lines and len(lines[-1]) + 2 + len(part) <= COLUMNS:
                lines[-1] += f"  {part}"
            else:
                lines.append(" " * INDENT + part)
    return lines


def read(drawing: str, s: State) -> None:
    """Write into a new game what a drawing shows."""
    marks, codes = [""] * s.players, [""] * s.players
    found: list[int] = []
    for line in drawing.splitlines():
        if row := ROW.match(line):
            p = int(row[2])
            if p >= s.players or p in found:
                raise InvalidPosition("unreadable-drawing", __package__)
            found.append(p)
            marks[p], codes[p] = row[1], row[4]
            s.points[p] = int(row[3] or 0)
            _read_code(s, p, row[4].partition("+")[0])
        elif found:
            _read_wrong(s, found[-1], line)
    if len(found) != s.players:
        raise InvalidPosition("unreadable-drawing", __package__)
    _read_phase(s, marks, codes)


def _read_code(s: State, p: int, tiles: str) -> None:
    read = TILE.findall(tiles)
    if len(read) > WIDTH or TILE.sub("", tiles).strip(" …"):
        raise InvalidPosition("unreadable-drawing", __package__)
    s.size[p] = len(read)
    for i, (glyph, value) in enumerate(read):
        s.numbers[p, i], s.colours[p, i] = _read_tile(glyph, value)
        s.shown[p, i] = int(glyph in FACES)


def _read_tile(glyph: str, value: str) -> tuple[int, int]:
    """The value and the colour."""
    number = int(value) if value.isdigit() else JOKER if value == "*" else UNKNOWN
    return number, int(glyph in BACKS[WHITE] + FACES[WHITE])


def _read_wrong(s: State, p: int, line: str) -> None:
    for place, values in re.findall(r"([a-m])≠([\d,*]+)", line):
        for value in filter(None, values.split(",")):
            number = JOKER if value == "*" else int(value)
            if number > JOKER:
                raise InvalidPosition("unreadable-drawing", __package__)
            s.wrong[p, PLACES.index(place)] |= 1 << number


def _read_phase(s: State, marks: list[str], codes: list[str]) -> None:
    is_opening = any("▷" in mark for mark in marks)
    movers = [p for p, mark in enumerate(marks) if re.search("▷" if is_opening else "[▶★]", mark)]
    if len(movers) > 1:
        raise InvalidPosition("unreadable-drawing", __package__)
    s.phase = OPENING if movers else FIRST
    s.to_move = movers[0] if movers else 0
    fill(s.wanted, 0)
    p = min(served(s), s.players - 1) if is_opening else s.to_move
    apart = codes[p].partition("+")[2]
    _read_apart(s, apart)
    _count_pool(s)
    if movers and not is_opening:
        _read_turn(s, marks[s.to_move], apart)
    elif any("…" in code for code in codes):
        s.phase = ARRANGING
        s.arranged = sum(1 << p for p, code in enumerate(codes) if "…" not in code)
    elif is_opening and s.is_random:
        s.wanted[EITHER] = hand(s) - s.size[p]


def _read_apart(s: State, apart: str) -> None:
    """What stands after the +: tiles to be dealt, or the tile drawn."""
    for colour in (BLACK, WHITE):
        if counted := re.search(rf"{BACKS[colour]}×(\d)", apart):
            s.wanted[colour] = int(counted[1])
    if tile := TILE.search(apart):
        s.drawn, s.drawn_colour = _read_tile(tile[1], tile[2])


def _count_pool(s: State) -> None:
    in_codes = [s.colours[p, i] for p in range(s.players) for i in range(s.size[p])]
    for colour in (BLACK, WHITE):
        s.left[colour] = JOKER + s.expert - in_codes.count(colour) - (s.drawn_colour == colour)


def _read_turn(s: State, mark: str, apart: str) -> None:
    wanted = s.wanted.tolist()
    s.has_guessed = int("✓" in mark)
    if "★" in mark:
        s.phase = OVER
    elif s.drawn_colour != NO_TILE:
        s.phase = PLACING if any(face in apart for face in FACES) else ATTACKING
    elif "✗" in mark:
        s.phase = SHOWING
    else:
        begin_turn(s)
        if any(wanted):
            s.wanted[BLACK], s.wanted[WHITE], s.wanted[EITHER] = wanted
