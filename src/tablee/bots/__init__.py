"""Who plays for the computer: a bot is handed what its seat may know, never the state."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from tablee.core.errors import UnknownBot, WrongAnswer, needing_libraries
from tablee.core.game import Game
from tablee.core.game import game as find_game
from tablee.core.seat_view import Maker, SeatView
from tablee.core.views import View

LEVELS = ("random", "easy", "medium", "strong", "perfect")
"""From the weakest to the strongest. `perfect` is there where the game is solved."""
SECONDS = 1.0
"""What a move may take, if nobody says otherwise. `perfect` knows sooner, or else goes on until it
does: what is true comes before the clock (docs/decisions/0058, 0060)."""
GROUP = "tablee.bots"
"""Other people's bots: entry points of this group, each a factory (see `bot`)."""


Numbers = tuple[int, tuple[int, ...], float | None]
"""Where a `Random` stands."""


class Bot(Protocol):
    """Chooses an action from a view: `Position.view(seat)` of a seat that is awaited."""

    def choose(self, view: View) -> str: ...


class LevelBot:
    """A bot of ours, at one of the levels of its game. Nothing of it changes but its random
    numbers, so those are what a copy takes over, and what is pickled."""

    def __init__(self, game: Game, level: str, seed: int | None, seconds: float) -> None:
        self._become(game, level, Random(seed), seconds)

    def _become(self, game: Game, level: str, random: Random, seconds: float) -> None:
        self._game, self._level, self._random, self._seconds = game, level, random, seconds
        self._choose = None if level == "random" else makers(game)[level](random, seconds)

    def choose(self, view: View) -> str:
        legal = view["legal"]
        if self._choose is None or len(legal) == 1:
            return str(self._random.choice(legal))
        with needing_libraries():
            return str(self._choose(SeatView.of(view)))

    def __getstate__(self) -> tuple[Game, str, Numbers, float]:
        return self._game, self._level, self._random.getstate(), self._seconds

    def __setstate__(self, state: tuple[Game, str, Numbers, float]) -> None:
        game, level, numbers, seconds = state
        random = Random(0)
        random.setstate(numbers)
        self._become(game, level, random, seconds)


class GuestBot:
    """Somebody else's bot, whose answers are looked at before they are played."""

    def __init__(self, name: str, guest: Bot) -> None:
        self._name = name
        self._guest = guest

    def choose(self, view: View) -> str:
        answer = self._guest.choose(view)
        if answer not in view["legal"]:
            raise WrongAnswer("bot-wrong-answer", name=self._name, answer=str(answer))
        return answer


def bot(
    game: str | Game, level: str = "random", seed: int | None = None, seconds: float = SECONDS
) -> Bot:
    """A bot for a game: one of its levels, the name of an entry point of the group `tablee.bots`,
    or `module:factory` (of a module that is installed, or a file in the current folder). A factory
    is called as `factory(game, seed=…, seconds=…)`, and what it makes has a method `choose(view)`
    that answers with one of `view["legal"]`."""
    found = find_game(game) if isinstance(game, str) else game
    if not seconds > 0:
        raise UnknownBot("bot-seconds", seconds=seconds)
    if level == "random" or level in levels(found):
        return LevelBot(found, level, seed, seconds)
    return GuestBot(level, _factory(found, level)(str(found), seed=seed, seconds=seconds))


def levels(game: str | Game) -> tuple[str, ...]:
    """The levels a game has, from the weakest to the strongest."""
    found = find_game(game) if isinstance(game, str) else game
    return tuple(level for level in LEVELS if level == "random" or level in makers(found))


def makers(game: Game) -> Mapping[str, Maker]:
    """How each level is made: as the room says, or as any game can be played."""
    if game.room.bots is not None:
        return game.room.bots.levels(game)
    with needing_libraries():
        from tablee.search.thinking import playing_out

    return {
        "easy": playing_out(times=4, missed=0.3),
        "medium": playing_out(times=40, missed=0.1),
        "strong": playing_out(times=1000),
    }


def _factory(game: Game, name: str) -> Any:
    # Only now, because importing them takes longer than all the rest of this file.
    from importlib.metadata import entry_points
    from pathlib import Path

    for entry in entry_points(group=GROUP, name=name):
        return entry.load()
    module, colon, function = name.partition(":")
    if not colon:
        raise UnknownBot("unknown-bot", level=name, right=", ".join(levels(game)))
    if (here := str(Path.cwd())) not in sys.path:
        # Last, so that nothing installed is hidden by what lies about. It stays: a bot may import
        # the rest of itself later.
        sys.path.append(here)
    try:
        return getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError, ValueError) as problem:
        raise UnknownBot("bot-not-found", name=name, problem=str(problem)) from None
