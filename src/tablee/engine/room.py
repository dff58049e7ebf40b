"""A room: where one game lives. Finding the rooms, and loading what is in them when needed."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any

from tablee import texts
from tablee.engine import contract
from tablee.engine.errors import UnknownGame
from tablee.engine.options import Option, Whole
from tablee.engine.record import Record

HOME = "tablee.games"
"""The package whose folders are rooms; other packages add theirs as entry points of this group."""


@dataclass(frozen=True)
class Room:
    """What a game's `__init__.py` says of it."""

    name: str
    """The package of the room; the game is called by its last part."""
    players: range
    options: tuple[Option, ...]
    version: int
    """Goes up when recorded actions would come to mean something else."""
    can_draw: bool = False
    """Whether players may agree on a draw: where the rules know one."""
    nearest: str = ""
    """The nearest game in OpenSpiel, for benchmarks side by side."""

    @cached_property
    def short_name(self) -> str:
        return self.name.rpartition(".")[2]

    @cached_property
    def all_options(self) -> tuple[Option, ...]:
        """The game's own options, and the number of players where it varies."""
        if len(self.players) == 1:
            return self.options
        return (Whole("players", self.players[0], self.players, section="1"), *self.options)

    def furniture(self, name: str) -> ModuleType:
        return _module(f"{self.name}.{name}")

    @cached_property
    def rules(self) -> ModuleType:
        return self.furniture("rules")

    def rule(self, name: str) -> Callable[..., Any]:
        """One function of the contract: the game's own, or the contract's where it has none."""
        found: Callable[..., Any] = getattr(self.rules, name, getattr(contract, name))
        return found

    @cached_property
    def state(self) -> type[Record]:
        found: type[Record] = self.furniture("state").State
        return found

    @property
    def actions(self) -> int:
        """How many action codes there are."""
        return int(self.furniture("state").ACTIONS)

    @property
    def oracle(self) -> Any:
        """What is exactly true, or None where the room has no oracle yet."""
        return self.furniture("oracle") if has_furniture(self, "oracle") else None

    @cached_property
    def notation(self) -> Any:
        return self.furniture("notation")

    @cached_property
    def telling(self) -> Any:
        return self.furniture("telling")

    @cached_property
    def has_bell(self) -> bool:
        """Whether there is anything that the table as a whole may do."""
        return hasattr(self.rules, "table_legal")

    @cached_property
    def has_facts(self) -> bool:
        """Whether the room tells its own board what follows from a view by a rule."""
        return has_furniture(self, "facts")

    @property
    def drawing(self) -> Any:
        return self.furniture("drawing")

    def text(self, lang: str, message: str, **blanks: texts.Value) -> str:
        return texts.text(lang, message, self.name, **blanks)

    def title(self, lang: str) -> str:
        return self.text(lang, "title")

    def rules_page(self, lang: str) -> str:
        from importlib.resources import files

        return (files(self.name) / f"rules.{lang}.md").read_text(encoding="utf-8")


@cache
def _module(name: str) -> ModuleType:
    """A module, looked up once: the import system takes ten times as long to find it again."""
    return importlib.import_module(name)


def has_furniture(room: Room, name: str) -> bool:
    """Whether a room has a file that not every room needs."""
    return _is_there(f"{room.name}.{name}")


@cache
def _is_there(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def names() -> list[str]:
    """The games there are, by name."""
    return sorted(_packages())


def room(name: str) -> Room:
    packages = _at_home()
    if name not in packages:
        # Only now, because asking all installed packages takes milliseconds.
        packages = _packages()
    if name not in packages:
        raise UnknownGame("unknown-game", name=name, right=", ".join(sorted(packages)))
    found: Room = importlib.import_module(packages[name]).GAME
    return found


def _at_home() -> dict[str, str]:
    home = importlib.import_module(HOME)
    return {m.name: f"{HOME}.{m.name}" for m in pkgutil.iter_modules(home.__path__) if m.ispkg}


def _packages() -> dict[str, str]:
    found = _at_home()
    for name, package in _elsewhere(tuple(sys.path)):
        found.setdefault(name, package)
    return found


@cache
def _elsewhere(path: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Rooms of other packages, for where Python looks for packages now. Looking through everything
    installed takes a tenth of a second."""
    return tuple((entry.name, entry.value) for entry in entry_points(group=HOME))
