"""`tablee analyse`: what is exactly true of a position."""

from __future__ import annotations

import json

from rich.markup import escape

from tablee.cli.screen import console, picture
from tablee.engine.analysis import analyse
from tablee.engine.game import game as find_game
from tablee.engine.position import Position


def show_analysis(
    name: str, actions: list[str], seat: int | None, as_json: bool, lang: str
) -> None:
    position = reached(find_game(name).start(), actions, lang)
    found = analyse(position, seat)
    if as_json:
        print(json.dumps(found.to_dict(), ensure_ascii=False, indent=2))
        return
    out = console()
    out.print(picture(position, found.seat, lang))
    out.print(f"\n[bold]{escape(found.position.say(lang, found.room))}[/]\n")
    notation = position.game.room.notation
    for action, truth in found.actions.items():
        typed = notation.text(notation.code(action, "en"), lang)
        share = f"{truth.probability:6.1%}" if truth.probability is not None else ""
        out.print(f"  {typed:<8}{share}  {truth.say(lang, found.room)}", markup=False)


def reached(position: Position, actions: list[str], lang: str) -> Position:
    """The position after some actions; `1:14` is the action 14 of seat 1."""
    for typed in actions:
        seat, colon, rest = typed.partition(":")
        if colon and seat.isdigit():
            position = position.play(rest, int(seat), lang)
        else:
            position = position.play(typed, lang=lang)
    return position
