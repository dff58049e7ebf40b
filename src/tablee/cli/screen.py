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

    return Console(highlight=False, soft_wrap=True)


def picture(position: Position, seat: int | None, lang: str) -> Text:
    """A position drawn for a seat, in the room's colours."""
    from rich.text import Text

    drawn = Text()
    styles: dict[str, str] = getattr(position.game.room.drawing, "STYLES", {})
    for character in position.draw(seat, lang):
        drawn.append(character, styles.get(character))
    return drawn
