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


def picture(position: Position, seat: int | None, lang: str) -> Text:
    """A position drawn for a seat, in the room's colours."""
    from rich.text import Text

    drawn = Text(no_wrap=True, overflow="ignore")
    styles: dict[str, str] = getattr(position.game.room.drawing, "STYLES", {})
    for character in position.draw(seat, lang):
        drawn.append(character, styles.get(character))
    return drawn
