"""Writing for people in a terminal: colours where there are some, plain text in a pipe."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tablee.engine.position import Position

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


@cache
def console() -> Console:
    from rich.console import Console

    # People read lines broken between words; programs read whole lines.
    made = Console(highlight=False)
    made.soft_wrap = not made.is_terminal
    return made


def say(words: str, style: str = "") -> None:
    """A sentence set in from the left, all its lines in a terminal."""
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    if out.is_terminal:
        out.print(Padding(Text(words, style), (0, 0, 0, 2), expand=False))
    else:
        out.print(Text(f"  {words}"))


def picture(position: Position, seat: int | None, lang: str) -> Text:
    """A position drawn for a seat, in the room's colours."""
    from rich.text import Text

    drawn = Text(no_wrap=True, overflow="ignore")
    styles: dict[str, str] = getattr(position.game.room.drawing, "STYLES", {})
    for character in position.draw(seat, lang):
        drawn.append(character, styles.get(character))
    return drawn
