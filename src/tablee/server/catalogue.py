"""What there is to play, for clients: every game with its options, in every language."""

from __future__ import annotations

import logging
from functools import cache

from tablee.bots import levels
from tablee.contract.checker import BrokenRoom
from tablee.core.options import OneOf, Option, Whole, show
from tablee.core.room import Room, names, room
from tablee.server import boards
from tablee.server.protocol import (
    VERSION,
    Catalogue,
    GameInfo,
    OptionInfo,
    OptionValue,
    RulesPage,
)  # fmt: skip
from tablee.server.rules_text import blocks
from tablee.texts import LANGUAGES, BrokenCatalogue, text

LOG = logging.getLogger(__name__)


@cache
def catalogue() -> Catalogue:
    rooms = [here for name in names() if (here := _sound(name)) is not None]
    shelf = sorted(rooms, key=lambda here: (here.shelf, here.short_name))
    return Catalogue(VERSION, [_game(here) for here in shelf], list(LANGUAGES))


def _sound(name: str) -> Room | None:
    """A room that can be played in; one of another package that is broken takes no other away."""
    try:
        here = room(name)
        _ = here.rules, here.notation, here.drawing, here.telling, _game(here)
    except (BrokenRoom, BrokenCatalogue, ImportError, SyntaxError) as problem:
        LOG.error("a game is left out", extra={"game": name, "problem": str(problem)})
        return None
    return here


def rules_page(name: str, lang: str) -> RulesPage:
    here = room(name)
    page = here.rules_page(lang)
    return RulesPage(name, lang, here.title(lang), page, blocks(page))


def _game(here: Room) -> GameInfo:
    return GameInfo(
        name=here.short_name,
        title=_words(here, "title"),
        tagline=_words(here, "tagline"),
        goal={lang: here.goal(lang) for lang in LANGUAGES},
        players=list(here.players),
        options=[_option(here, option) for option in here.all_options],
        bots=list(levels(here.short_name)),
        rules=here.version,
        can_draw=here.can_draw,
        first_option=here.first_option,
        board=boards.address(here),
    )


def _option(here: Room, option: Option) -> OptionInfo:
    if isinstance(option, OneOf):
        values = [
            OptionValue(show(value), _words(here, f"option-{option.name}-{show(value)}"))
            for value in option.values
        ]
    else:
        values = []
    limits = option.limits if isinstance(option, Whole) else None
    return OptionInfo(
        name=option.name,
        section=option.section,
        sentence=_sentence(here, option),
        default=show(option.default),
        values=values,
        least=limits[0] if limits else None,
        most=limits[-1] if limits else None,
        others=option.also_shown if isinstance(option, OneOf) else "",
    )


def _sentence(here: Room, option: Option) -> dict[str, str]:
    if option.name == "players":
        return {lang: text(lang, "option-players") for lang in LANGUAGES}
    return _words(here, f"option-{option.name}")


def _words(here: Room, message: str) -> dict[str, str]:
    return {lang: here.text(lang, message) for lang in LANGUAGES}
