"""A room: where one game lives. Finding the rooms, and loading what is in them when needed."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import ModuleType

from tablee import texts
from tablee.contract.checker import BrokenRoom, F, check_fields, furnish, nearly
from tablee.contract.furniture import (
    Bots,
    Commands,
    Drawing,
    Facts,
    Gesture,
    Gestures,
    Habits,
    Joint,
    Notation,
    Oracle,
    Possible,
    Rules,
    Shortcuts,
    Studies,
    Telling,
    Tensors,
)
from tablee.core import by_default
from tablee.core.errors import UnknownGame, needing_libraries
from tablee.core.options import Option, OptionValue, Whole, show
from tablee.core.record import Record

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
    first_option: str = ""
    """The option by which the game itself settles who begins; nothing where the first seat does.
    Its value 0 lets the first seat begin (`core/beginning.py`)."""
    nearest: str = ""
    """The nearest game in OpenSpiel, for benchmarks side by side."""
    shelf: int = 100
    """Where the game stands among the others that are offered: small numbers in front."""
    hides: tuple[str, ...] = ()
    """The fields of its record of which a seat may not know everything."""

    @cached_property
    def short_name(self) -> str:
        return self.name.rpartition(".")[2]

    @cached_property
    def all_options(self) -> tuple[Option, ...]:
        """The game's own options, and the number of players where it varies."""
        if len(self.players) == 1:
            return self.options
        return (Whole("players", self.players[0], self.players, section="1"), *self.options)

    @cached_property
    def rules(self) -> Rules:
        found = furnish(Rules, self._file("rules"))
        check_hides(self, found)
        return found

    @cached_property
    def rules_to_compile(self) -> Rules:
        """The rules as compiled code has them: with the room's shortcuts, where there are any."""
        found = furnish(Rules, self._file("rules"))
        shortcuts = self._optional(Shortcuts, "inside.shortcuts")
        for name in shortcuts.brought if shortcuts else ():
            setattr(found, name, getattr(shortcuts, name))
        return found

    @cached_property
    def state(self) -> type[Record]:
        found: type[Record] = self._state.State
        lists = {"settings": found.settings, "undrawn": found.undrawn, "tallies": found.tallies}
        for name, named in lists.items():
            fields = [field.name for field in found.fields]
            check_fields(f"{found.__module__}.State", name, named, fields)
        return found

    @cached_property
    def actions(self) -> int:
        """How many action codes there are."""
        said: int | tuple[str, ...] = self._state.ACTIONS
        return said if isinstance(said, int) else len(said)

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """The actions in canonical notation, by code."""
        said: int | tuple[str, ...] = self._state.ACTIONS
        if not isinstance(said, int):
            return said
        return tuple(self.notation.text(a) for a in range(said))

    @cached_property
    def notation(self) -> Notation:
        if not self._has("notation") and isinstance(self._state.ACTIONS, int):
            raise BrokenRoom(f"{self.name} has no notation, and ACTIONS does not name its actions")
        return self._optional(Notation, "notation") or self._made(Notation, by_default.notation)

    @cached_property
    def drawing(self) -> Drawing:
        return self._optional(Drawing, "drawing") or self._made(Drawing, by_default.drawing)

    @cached_property
    def gestures(self) -> Gestures | None:
        return self._optional(Gestures, "gestures")

    @cached_property
    def telling(self) -> Telling:
        return self._optional(Telling, "telling") or self._made(Telling, by_default.telling)

    @cached_property
    def oracle(self) -> Oracle | None:
        """What is exactly true, or None where the room has no oracle yet."""
        return self._optional(Oracle, "oracle")

    @cached_property
    def tensors(self) -> Tensors | None:
        return self._optional(Tensors, "tensors")

    @cached_property
    def facts(self) -> Facts | None:
        return self._optional(Facts, "facts")

    @cached_property
    def bots(self) -> Bots | None:
        return self._optional(Bots, "bots")

    @cached_property
    def habits(self) -> Habits | None:
        return self._optional(Habits, "habits")

    @cached_property
    def joint(self) -> Joint | None:
        return self._optional(Joint, "joint")

    @cached_property
    def possible(self) -> Possible | None:
        return self._optional(Possible, "possible")

    @cached_property
    def studies(self) -> Studies | None:
        return self._optional(Studies, "studies")

    @cached_property
    def commands(self) -> Commands | None:
        return self._optional(Commands, "commands")

    @cached_property
    def has_bell(self) -> bool:
        """Whether there is anything that the table as a whole may do."""
        return "table_legal" in self.rules.brought

    @cached_property
    def has_thrower(self) -> bool:
        """Whether players hold the dice."""
        return "thrower" in self.rules.brought

    def load(self) -> None:
        """All that the room has, at once: what does not fit the contract is said now."""
        check_files(self.name)
        _ = self.state, self.actions, self.rules, self.notation, self.drawing, self.telling
        _ = self.oracle, self.tensors, self.facts, self.bots, self.habits, self.joint
        _ = self.possible, self.studies, self.commands, self.gestures, self.rules_to_compile

    @property
    def _state(self) -> ModuleType:
        """Where `State` and `ACTIONS` stand: beside the rules, or in a file of their own."""
        return self._file("state" if self._has("state") else "rules")

    def _has(self, name: str) -> bool:
        folder = name.rpartition(".")[0]
        if folder and not self._has(folder):
            return False
        return importlib.util.find_spec(f"{self.name}.{name}") is not None

    def _made(self, kind: type[F], make: Callable[[Room], by_default.Made]) -> F:
        """What the room leaves to its fields and messages; none of it counts as brought."""
        module = ModuleType(f"{self.name} by default")
        vars(module).update(make(self))
        found = furnish(kind, module)
        found.brought = frozenset()
        return found

    def _file(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.name}.{name}")

    def _optional(self, kind: type[F], name: str) -> F | None:
        if not self._has(name):
            return None
        with needing_libraries():
            return furnish(kind, self._file(name))

    def gesture(self, a: int) -> Gesture:
        """What an action touches; nothing, in a room that does not say. To look at, not to change:
        it is asked over and over for the same few actions."""
        found = self._touched.get(a)
        if found is None:
            found = {} if self.gestures is None else self.gestures.gesture(a)
            self._touched[a] = found
        return found

    @cached_property
    def _touched(self) -> dict[int, Gesture]:
        return {}

    def text(self, lang: str, message: str, **blanks: texts.Value) -> str:
        return texts.text(lang, message, self.name, **blanks)

    def title(self, lang: str) -> str:
        return self.text(lang, "title")

    def legend(self, lang: str) -> dict[str, str]:
        """Every sign of the drawing, in words: for whoever looks at it, or has it read out."""
        signs = self.drawing.signs(lang)
        return {sign: self.text(lang, message) for sign, message in signs.items()}

    def goal(self, lang: str, options: Mapping[str, OptionValue] | None = None) -> str:
        """How to win, with these options or the usual ones."""
        usual = {option.name: option.default for option in self.all_options}
        blanks = {name: show(value) for name, value in (options or usual).items()}
        return self.text(lang, "goal", **blanks)

    def rules_page(self, lang: str) -> str:
        from importlib.resources import files

        return (files(self.name) / f"rules.{lang}.md").read_text(encoding="utf-8")

    @property
    def board_module(self) -> bytes | None:
        """`board.js`: a board for the page, built already; None where the room brings none."""
        from importlib.resources import files

        file = files(self.name) / "board.js"
        return file.read_bytes() if file.is_file() else None


def check_hides(room: Room, rules: Rules) -> None:
    """Whether a room that hides something says so, and only such a room."""
    check_fields(room.name, "hides", room.hides, [field.name for field in room.state.fields])
    if room.hides and "view" not in rules.brought:
        raise BrokenRoom(f"{room.name} hides {room.hides[0]}, and its rules have no view")
    if "view" in rules.brought and not room.hides:
        raise BrokenRoom(f"{room.name} has rules for what a seat sees, and hides no field")


FILES = {
    "": (
        "state", "rules", "notation", "drawing", "telling", "gestures", "oracle", "tensors",
        "facts", "bots", "habits", "joint", "possible", "studies", "commands", "inside",
    ),
    ".inside": ("shortcuts",),
}  # fmt: skip
"""What is looked for in a room: what is not there is left out."""


def check_files(name: str) -> None:
    """Whether a file is there under a name nearly right: it would be left out, and nobody told."""
    for folder, known in FILES.items():
        if importlib.util.find_spec(name + folder) is None:
            continue
        path = importlib.import_module(name + folder).__path__
        there = {module.name for module in pkgutil.iter_modules(path)}
        for missing in sorted(set(known) - there):
            if near := nearly(missing, sorted(there - set(known))):
                raise BrokenRoom(
                    f"{name}{folder}: a file {near}.py, and none of the name {missing}: is that "
                    "it? If not, rename it"
                )


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


def package(name: str) -> str:
    """The package of a game, by itself or by the game's short name."""
    return name if "." in name else room(name).name


def _at_home() -> dict[str, str]:
    return _inside(HOME, tuple(importlib.import_module(HOME).__path__))


@cache
def _inside(package: str, folders: tuple[str, ...]) -> dict[str, str]:
    """Looked up once: every view that is read asks, and going through the folders takes longer than
    all the rest of reading one."""
    found = pkgutil.iter_modules(folders)
    return {module.name: f"{package}.{module.name}" for module in found if module.ispkg}


def _packages() -> dict[str, str]:
    found = dict(_at_home())
    for name, package in _elsewhere(tuple(sys.path)):
        found.setdefault(name, package)
    return found


@cache
def _elsewhere(path: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Rooms of other packages, for where Python looks for packages now. Looking through everything
    installed takes a tenth of a second, and what looks a third of that to import."""
    from importlib.metadata import entry_points

    return tuple((entry.name, entry.value) for entry in entry_points(group=HOME))
