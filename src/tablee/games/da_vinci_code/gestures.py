"""What an action of Da Vinci Code touches: a tile by its seat and place, a colour (0 black, 1
white), a value (12 for a joker)."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.games.da_vinci_code.state import (
    ARRANGE,
    ATTACK,
    BEGIN,
    COUNT,
    DRAW,
    HAND,
    PLACE,
    SHOW,
    STOP,
    TILES,
    UNSEEN,
    UNSEEN_AT,
    VALUES,
    WIDTH,
)


class Dealt(TypedDict):
    """A tile has come. What is not seen of it is None: its value; where it stands."""

    kind: Literal["dealt"]
    colour: int
    value: int | None
    seat: int | None
    place: int | None


class Draw(TypedDict):
    kind: Literal["draw"]
    colour: int


class Count(TypedDict):
    """So many opening tiles are to be black."""

    kind: Literal["count"]
    black: int


class Arrange(TypedDict):
    """Where the black joker goes, and the white one; None for one that the seat does not hold."""

    kind: Literal["arrange"]
    black: int | None
    white: int | None


class Place(TypedDict):
    kind: Literal["place"]
    place: int


class Show(TypedDict):
    kind: Literal["show"]
    place: int


class Stop(TypedDict):
    kind: Literal["stop"]


class Begin(TypedDict):
    kind: Literal["begin"]
    seat: int


class Attack(TypedDict):
    kind: Literal["attack"]
    seat: int
    place: int
    value: int


Gesture = Dealt | Draw | Count | Arrange | Place | Show | Stop | Begin | Attack


def gesture(a: int) -> Gesture:
    if a < DRAW or a >= UNSEEN:
        return _dealt(a)
    if a < COUNT:
        return {"kind": "draw", "colour": a - DRAW}
    if a < ARRANGE:
        return {"kind": "count", "black": a - COUNT}
    if a < PLACE:
        black, white = (i if i < HAND else None for i in divmod(a - ARRANGE, HAND + 1))
        return {"kind": "arrange", "black": black, "white": white}
    if a < SHOW:
        return {"kind": "place", "place": a - PLACE}
    if a < STOP:
        return {"kind": "show", "place": a - SHOW}
    if a < ATTACK:
        return {"kind": "stop"} if a == STOP else {"kind": "begin", "seat": a - BEGIN}
    named, value = divmod(a - ATTACK, VALUES)
    seat, place = divmod(named, WIDTH)
    return {"kind": "attack", "seat": seat, "place": place, "value": value}


def _dealt(a: int) -> Dealt:
    if a < TILES:
        value, colour = divmod(a, 2)
        return {"kind": "dealt", "colour": colour, "value": value, "seat": None, "place": None}
    if a < UNSEEN_AT:
        return {
            "kind": "dealt", "colour": a - UNSEEN, "value": None, "seat": None, "place": None,
        }  # fmt: skip
    named, colour = divmod(a - UNSEEN_AT, 2)
    seat, place = divmod(named, WIDTH)
    return {"kind": "dealt", "colour": colour, "value": None, "seat": seat, "place": place}
