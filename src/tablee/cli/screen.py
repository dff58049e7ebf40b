"""Writing for people in a terminal: colours where there are some, plain text in a pipe."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

from tablee.core.position import Position
from tablee.texts import text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


LONG = 3.0
"""Seconds after which a wait is explained."""


@cache
def console() -> Console:
    from rich.console import Console

    # People read lines broken between words; programs read whole lines.
    made = Console(highlight=False)
    made.soft_wrap = not made.is_terminal
    return made


def say(words: str, style: str = "", indent: int = 2) -> None:
    """A sentence, set in from the left in all its lines. In a terminal it is broken here rather
    than by Rich, which would break at a space that must not be: « Oui\u00a0! »."""
    from textwrap import fill

    from rich.text import Text

    out, margin = console(), " " * indent
    if out.is_terminal:
        words = fill(words, out.width - 1, initial_indent=margin, subsequent_indent=margin)
        out.print(Text(words, style, no_wrap=True))
    else:
        out.print(Text(margin + words))


@contextmanager
def thinking(lang: str) -> Iterator[None]:
    """A sign of life while somebody thinks. The first time machine code is made as well, which can
    take long enough to be explained."""
    if not console().is_terminal:
        yield
        return
    from threading import Timer

    with console().status(text(lang, "cli-thinking"), spinner="dots") as status:
        later = Timer(LONG, lambda: status.update(text(lang, "cli-thinking-long")))
        later.daemon = True
        later.start()
        try:
            yield
        finally:
            later.cancel()


def picture(position: Position, seat: int | None, lang: str) -> Text:
    """A position drawn for a seat, in the room's colours."""
    from rich.text import Text

    drawn = Text(no_wrap=True, overflow="ignore")
    styles = position.game.room.drawing.STYLES
    for character in position.draw(seat, lang):
        drawn.append(character, styles.get(character))
    return drawn
