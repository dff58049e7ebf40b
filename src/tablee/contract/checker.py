"""The one door through which a room's files come: each is held against what the contract says.

Whatever is optional could be misspelt, and would then be missing without a word: a `veiw` would
hide nothing. So a name that is nearly one of the contract's, a parameter of another name, in
another place or of another type, and half of what belongs together are errors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any, ClassVar, TypeVar

SIMILAR = 0.8
"""How alike two names are before one is taken for the other misspelt, from 0 to 1."""
STATES = re.compile(r"\b(State|Record|object)\b")
"""What a room and the contract call the type of a state."""


class BrokenRoom(TypeError):
    """A room whose files do not fit the contract: a mistake of who wrote it."""


class Furniture:
    """A file of a room. Its subclasses list what such a file has: functions as static methods,
    constants as attributes. An instance has a room's own, and the rest as the class has it."""

    needs: ClassVar[tuple[str, ...]] = ()
    """What every room must bring."""
    together: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """Names of which a room brings all or none."""

    def __init__(self) -> None:
        self.__name__ = type(self).__name__
        self.brought: frozenset[str] = frozenset()
        """The names that are the room's own."""

    @classmethod
    def names(cls) -> dict[str, Any]:
        """All that may stand in such a file, as the contract has it."""
        listed = [vars(kind) for kind in reversed(cls.__mro__) if issubclass(kind, Furniture)]
        return {
            name: getattr(cls, name)
            for attributes in listed[1:]
            for name in attributes
            if not name.startswith("_") and name not in vars(Furniture)
        }


F = TypeVar("F", bound=Furniture)


def furnish(kind: type[F], module: ModuleType) -> F:
    """A room's file as the contract knows it; BrokenRoom says what does not fit."""
    found, known = kind(), kind.names()
    brought = known.keys() & vars(module).keys()
    for name in sorted(brought):
        own = getattr(module, name)
        if callable(known[name]):
            for problem in misfits(known[name], own):
                raise BrokenRoom(f"{module.__name__}.{name}: {problem}")
        setattr(found, name, own)
    check_names(kind, module, brought)
    found.__name__, found.brought = module.__name__, frozenset(brought)
    return found


def check_names(kind: type[Furniture], module: ModuleType, brought: set[str]) -> None:
    """Whether all that is needed is there, and nothing is there under a name nearly right."""
    others = [
        name
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and not name.startswith("_")
        and name not in brought
    ]
    for name in kind.names():
        if name in brought:
            continue
        if near := nearly(name, others):
            raise BrokenRoom(f"{module.__name__}.{near}: did you mean {name}? If not, rename it")
        if name in kind.needs:
            raise BrokenRoom(
                f"{module.__name__} has no {name}, which every room must bring"
                f"{taken_for(kind.names()[name], module, others)}"
            )
    for names in kind.together:
        there = [name for name in names if name in brought]
        if there and len(there) < len(names):
            missing = next(name for name in names if name not in brought)
            raise BrokenRoom(
                f"{module.__name__} has {there[0]} without {missing}"
                f"{taken_for(kind.names()[missing], module, others)}"
            )


def taken_for(standard: Any, module: ModuleType, others: list[str]) -> str:
    """Which of the other functions takes what the missing one would: it may be under that name."""
    if not callable(standard):
        return ""
    wanted = [name for name, _ in parameters(standard)]
    alike = [
        other for other in others if [name for name, _ in parameters(vars(module)[other])] == wanted
    ]
    return f"; {' and '.join(alike)} would fit: is that it?" if alike else ""


def nearly(name: str, others: list[str]) -> str | None:
    """The one of the others that is this name misspelt: letters exchanged, a word added, alike."""
    for other in others:
        if sorted(other) == sorted(name) or other.startswith(f"{name}_"):
            return other
    if not others:
        return None
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, others, 1, SIMILAR)), None)


def check_fields(place: str, list_of: str, named: tuple[str, ...], fields: list[str]) -> None:
    """Whether a list of fields names only such as the record has."""
    for unknown in (name for name in named if name not in fields):
        near = nearly(unknown, fields)
        meant = f"; did you mean {near}?" if near else ""
        raise BrokenRoom(f"{place}: {list_of} names {unknown}, which is no field{meant}")


def misfits(standard: Callable[..., Any], own: Any) -> Iterator[str]:
    """In what a function differs from what the contract says of it, as its callers would see it."""
    if not callable(own):
        yield f"is no function, but {own!r}"
        return
    wanted, given = parameters(standard), parameters(own)
    if [name for name, _ in wanted] != [name for name, _ in given]:
        yield f"takes ({listed(given)}), and must take ({listed(wanted)})"
        return
    for (name, right), (_, kind) in zip(wanted, given, strict=True):
        if not fits(right, kind):
            yield f"{name} is {kind}, and must be {right}"
    right, kind = answer(standard), answer(own)
    if not fits(right, kind):
        yield f"answers {kind}, and must answer {right}"


def parameters(function: Any) -> list[tuple[str, str]]:
    """The parameters of a function, each with its type as it is written."""
    function = plain(function)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    return [(name, written(function.__annotations__.get(name, ""))) for name in names]


def answer(function: Any) -> str:
    """The type of what a function returns."""
    return written(plain(function).__annotations__.get("return", ""))


def written(kind: Any) -> str:
    """A type as it is written. Of those that a file does not postpone only the built-in ones can be
    told by their name."""
    if isinstance(kind, str):
        return kind
    is_plain = isinstance(kind, type) and kind.__module__ == "builtins"
    return kind.__name__ if is_plain else ""


def plain(function: Any) -> Any:
    """The function itself, whatever is wrapped round it."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def listed(parameters: list[tuple[str, str]]) -> str:
    return ", ".join(name for name, _ in parameters)


def fits(right: str, given: str) -> bool:
    """Whether a type that is written down is the one the contract names. A room calls its own
    record `State`; what it leaves unsaid, the type checker asks for."""
    right, given = STATES.sub("Any", right), STATES.sub("Any", given)
    return right in ("", "Any", given) or given in ("", "Any")
