"""Da Vinci Code in writing.

`1c=7`: the tile c of seat 1 is a 7; `*` is a joker.  `B`, `W`: draw a black or a white tile.
`+c`: place the drawn tile so that it becomes tile c.  `stop`.  `show c`: turn up one's own tile c.
Before play: `2`: two of my tiles are black.  `Bc`, `Wa`, `BcWa`: my jokers become tiles c and a;
`ready`: I have none.  Chance: `7B` deals that tile, `first 0` lets seat 0 begin.
What is not seen: `B?`, a black tile; `B?1c`, the one that is now tile c of seat 1.
In French black is `N`, white is `B`; `montrer c`, `prêt`, `premier 0`.
"""

from __future__ import annotations

import re

from tablee.games.da_vinci_code.state import (
    ARRANGE,
    ATTACK,
    BEGIN,
    BLACK,
    COUNT,
    DRAW,
    HAND,
    JOKER,
    PLACE,
    SHOW,
    STOP,
    TILES,
    UNSEEN,
    UNSEEN_AT,
    VALUES,
    WHITE,
    WIDTH,
)

PLACES = "abcdefghijklm"
COLOURS = {"en": "BW", "fr": "NB"}
LETTERS = {
    "en": {"b": BLACK, "n": BLACK, "w": WHITE},
    "fr": {"n": BLACK, "b": WHITE, "w": WHITE},
}
READY = {"en": "ready", "fr": "prêt"}
SHOWS = {"en": "show", "fr": "montrer"}
FIRSTS = {"en": "first", "fr": "premier"}
VALUE = r"([0-9]|1[01]|[*j-]|joker)"


def text(a: int, lang: str = "en") -> str:
    if a >= UNSEEN:
        return _unseen(a, lang)
    if a >= ATTACK:
        named, value = divmod(a - ATTACK, VALUES)
        return f"{tile_name(named)}={value_name(value)}"
    if a < TILES:
        return f"{value_name(a // 2)}{COLOURS[lang][a % 2]}"
    if a < COUNT:
        return COLOURS[lang][a - DRAW]
    if a < ARRANGE:
        return str(a - COUNT)
    if a < PLACE:
        return _arrangement(a - ARRANGE, lang)
    if a < SHOW:
        return f"+{PLACES[a - PLACE]}"
    if a < STOP:
        return f"{SHOWS[lang]} {PLACES[a - SHOW]}"
    return "stop" if a == STOP else f"{FIRSTS[lang]} {a - BEGIN}"


def code(typed: str, lang: str = "en") -> int | None:
    """The action that a person means, or None. Capitals, spaces and the = do not matter."""
    typed = "".join(typed.lower().split())
    colours = LETTERS[lang]
    if typed == "stop":
        return STOP
    if typed in {*READY.values(), "pret"}:
        return PLACE - 1
    if found := re.fullmatch(rf"([0-3])([a-m])=?{VALUE}", typed):
        named = int(found[1]) * WIDTH + PLACES.index(found[2])
        return ATTACK + named * VALUES + _value(found[3])
    if found := re.fullmatch(r"\+([a-m])", typed):
        return PLACE + PLACES.index(found[1])
    if found := re.fullmatch(r"(?:show|montrer|!)([a-m])", typed):
        return SHOW + PLACES.index(found[1])
    if typed in colours:
        return DRAW + colours[typed]
    if re.fullmatch(r"[0-4]", typed):
        return COUNT + int(typed)
    if found := re.fullmatch(r"(?:first|premier)([0-3])", typed):
        return BEGIN + int(found[1])
    if found := re.fullmatch(rf"{VALUE}([bnw])", typed):
        return _value(found[1]) * 2 + colours[found[2]]
    return _read_arrangement(typed, colours)


def tile_name(named: int) -> str:
    """seat * 13 + place: `1c`."""
    return f"{named // WIDTH}{PLACES[named % WIDTH]}"


def value_name(value: int) -> str:
    return "*" if value == JOKER else str(value)


def _value(typed: str) -> int:
    return int(typed) if typed.isdigit() else JOKER


def _unseen(a: int, lang: str) -> str:
    if a < UNSEEN_AT:
        return f"{COLOURS[lang][a - UNSEEN]}?"
    named, colour = divmod(a - UNSEEN_AT, 2)
    return f"{COLOURS[lang][colour]}?{tile_name(named)}"


def _arrangement(jokers: int, lang: str) -> str:
    places = divmod(jokers, HAND + 1)
    written = [
        f"{COLOURS[lang][colour]}{PLACES[places[colour]]}"
        for colour in (BLACK, WHITE)
        if places[colour] < HAND
    ]
    return "".join(written) or READY[lang]


def _read_arrangement(typed: str, colours: dict[str, int]) -> int | None:
    """Places of jokers, in either order: `bc`, `wabc`."""
    places = [HAND, HAND]
    found = re.fullmatch(r"([bnw][a-d])([bnw][a-d])?", typed)
    for named in filter(None, found.groups() if found else ()):
        colour = colours[named[0]]
        if places[colour] < HAND:
            return None
        places[colour] = PLACES.index(named[1])
    return ARRANGE + places[BLACK] * (HAND + 1) + places[WHITE] if found else None
