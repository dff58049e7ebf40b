"""Moksha-patamu as a picture: the board, and below it the pawns.

    20★   19    18    17▼4  16
    D                       A
    11    12    13△18 14    15
          B     ▣D
    10    9     8     7     6

    1     2     3▲11  4     5

    ─────────────────────────────
      A 16 ▽△       ▶ B 12 ▽2△ [3]    C · △           D ★1 ▽
      13▣D
      ♪ 12

▼ is a snake's head and ▲ a ladder's foot, with the square they lead to (▽ and △ while a card lies
there); ▣D is the card that D laid. Below: each pawn with its square (· off the board, ★1 the first
one home), the snake cards ▽ and ladder cards △ that its player holds, and the throw that waits for
its move; then the cards that lie on the board; then the bell ♪ and the turns left until it rings.
▶ is to move (▷ was, when the game ended), ♪♪♪ the bell has rung.
The reader looks only at what stands below the line, so a test may leave the board out.
"""

from __future__ import annotations

import re

from tablee.core.errors import InvalidPosition
from tablee.games.moksha_patamu.inside.ending import has_rung
from tablee.games.moksha_patamu.inside.grid import columns, place
from tablee.games.moksha_patamu.state import LADDER, OFF, SNAKE, UNTIL_BELL, State

PAWNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef"
"""One letter a seat."""
COLOURS = ("red", "blue", "green", "magenta", "yellow", "cyan")
STYLES = {
    "▼": "bold red", "▲": "bold green", "▽": "red", "△": "green", "▣": "bold yellow",
    "▶": "bold green", "★": "bold yellow", "♪": "bold yellow", "─": "dim",
    **{pawn: f"bold bright_{COLOURS[i % len(COLOURS)]}" for i, pawn in enumerate(PAWNS)},
}  # fmt: skip
LEGEND = {
    "▶": "legend-to-move", "▷": "legend-moved-last", "★": "legend-home", "▼": "legend-snake",
    "▲": "legend-ladder", "▽": "legend-snake-card", "△": "legend-ladder-card",
    "▣": "legend-laid", "·": "legend-off", "[ ]": "legend-throw", "+": "legend-more",
    " ".join(PAWNS): "legend-pawns", "♪": "legend-bell", "♪♪♪": "legend-rung",
    "─": "legend-line",
}  # fmt: skip
LINE, ENTRY = 80, 16
"""Characters of a line below the board, and of the place that each pawn has there if it can."""
CARD_LIES = re.compile(r"(\d{1,3})▣([A-Za-f])")
PAWN = re.compile(
    r"(?P<mark>[▶▷]?) *\b(?P<pawn>[A-Za-f]) +(?P<square>\d{1,3}|·|★\d{1,2})"
    r"(?: +(?=[▽△])(?:▽(?P<snake>\d{0,2}))?(?:△(?P<ladder>\d{0,2}))?)?"
    r"(?: +\[(?P<first>[1-6])\](?:\[(?P<second>[1-6])\])?)?"
)


def signs(lang: str = "en") -> dict[str, str]:
    """Every sign of the picture, numbers aside, with the message that explains it."""
    return LEGEND


def draw(s: State, bottom: int = 0, lang: str = "en") -> str:
    """The board, then the pawns, first that of the player who looks."""
    width = _cell_width(s) + 1
    wide = columns(s.size)
    rows = place(s.size, s.size)[0] + 1
    upper = [[" " * width] * wide for _ in range(rows)]
    lower = [[" " * width] * wide for _ in range(rows)]
    for square in range(1, s.size + 1):
        row, column = place(square, s.size)
        upper[row][column] = _name(s, square).ljust(width)
        lower[row][column] = _standing_on(s, square).ljust(width)
    lines = []
    for row in reversed(range(rows)):
        lines += ["".join(upper[row]), "".join(lower[row])]
    lines += ["─" * (wide * width - 1), *_below(s, bottom)]
    return "\n".join(line.rstrip() for line in lines)


def draw_board(s: State) -> str:
    """The board alone."""
    return draw(s).partition("\n─")[0]


def read(drawing: str, s: State) -> None:
    """Write into a new game what a drawing shows below the line."""
    below = drawing.rpartition("──")[2]
    pawns = [found.groupdict() for found in PAWN.finditer(CARD_LIES.sub("", below))]
    if sorted(pawn["pawn"] for pawn in pawns) != sorted(PAWNS[: s.players]):
        raise InvalidPosition("unreadable-drawing", __package__)
    if sum(bool(pawn["mark"]) for pawn in pawns) != 1:
        raise InvalidPosition("unreadable-drawing", __package__)
    for pawn in pawns:
        _read_pawn(s, pawn)
    for square, owner in CARD_LIES.findall(below):
        if int(square) > s.size:
            raise InvalidPosition("unreadable-drawing", __package__)
        s.cards[int(square)] = PAWNS.index(owner) + 1
    bell = re.search(r"♪ *(\d{1,4})", below)
    s.turns_left = int(bell[1]) if bell else 0
    s.is_over = int("▷" in below)


def _read_pawn(s: State, found: dict[str, str]) -> None:
    p = PAWNS.index(found["pawn"])
    square = found["square"]
    s.places[p] = int(square[1:]) if square[0] == "★" else 0
    s.squares[p] = s.size if square[0] == "★" else OFF if square == "·" else int(square)
    for kind, count in ((SNAKE, found["snake"]), (LADDER, found["ladder"])):
        s.held[kind, p] = 0 if count is None else int(count or 1)
    if found["mark"]:
        s.to_move = p
        s.thrown[0], s.thrown[1] = int(found["first"] or 0), int(found["second"] or 0)


def _cell_width(s: State) -> int:
    """Room for the longest name of a square, such as `98▼78` or `80▲100`."""
    return len(f"{s.size - 1}▲{s.size}")


def _name(s: State, square: int) -> str:
    leads = int(s.leads[square])
    if leads == square:
        return f"{square}★" if square == s.size else str(square)
    glyph = ("▲△" if leads > square else "▼▽")[bool(s.cards[square])]
    return f"{square}{glyph}{leads}"


def _standing_on(s: State, square: int) -> str:
    """The pawns on a square, as many as there is room for, and the card that lies there."""
    card = f"▣{PAWNS[s.cards[square] - 1]}" if s.cards[square] else ""
    pawns = "".join(PAWNS[p] for p in range(s.players) if s.squares[p] == square)
    room = _cell_width(s) - len(card)
    if len(pawns) > room:
        shown = room - 3
        pawns = f"{pawns[:shown]}+{len(pawns) - shown}"
    return pawns + card


def _below(s: State, bottom: int) -> list[str]:
    entries = [_pawn(s, (bottom + i) % s.players) for i in range(s.players)]
    width = max(ENTRY, *(len(entry) + 2 for entry in entries))
    across = LINE // width
    lines = [
        "".join(entry.ljust(width) for entry in entries[i : i + across])
        for i in range(0, len(entries), across)
    ]
    laid = [f"{square}▣{PAWNS[card - 1]}" for square, card in enumerate(s.cards) if card]
    lines += ["  " + " ".join(laid[i : i + 10]) for i in range(0, len(laid), 10)]
    if s.ending == UNTIL_BELL or s.turns_left or has_rung(s):
        lines.append("  " + _bell(s))
    return lines


def _pawn(s: State, p: int) -> str:
    mark = ("▷" if s.is_over else "▶") if p == s.to_move else " "
    square = f"★{s.places[p]}" if s.places[p] else str(s.squares[p]) if s.squares[p] else "·"
    held = "".join(
        glyph + (str(s.held[kind, p]) if s.held[kind, p] > 1 else "")
        for kind, glyph in ((SNAKE, "▽"), (LADDER, "△"))
        if s.held[kind, p]
    )
    dice = "".join(f"[{face}]" for face in s.thrown if face) if p == s.to_move else ""
    return " ".join(part for part in (mark, PAWNS[p], square, held, dice) if part)


def _bell(s: State) -> str:
    if has_rung(s):
        return "♪♪♪"
    return f"♪ {s.turns_left}" if s.turns_left else "♪"
