"""Give a loop that serves all games the rules of one game.

A loop calls `legal(s, …)` as imported from the contract. `Binding` clones the loop and every
function it reaches, with the contract's names replaced by the game's own functions; nothing else
changes. Wrapped by the compiler the clones run as machine code (`compiled.py`); unwrapped they are
plain Python. Neither the rules nor the loops know which. An algorithm that asks a game for more
than the contract names its questions as functions too, and is given the game's answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tablee.contract import rules as contract
from tablee.contract.furniture import Rules

Function = Callable[..., Any]


def as_it_is(found: Any) -> Any:
    return found


class Binding:
    """The loops and rules of one game, cloned once each."""

    def __init__(
        self,
        rules: Rules,
        wrap: Callable[[Function], Function] = as_it_is,
        given: Mapping[Function, Function] | None = None,
        inner: Binding | None = None,
        constant: Callable[[Any], Any] = as_it_is,
    ) -> None:
        """`inner`: clones what the functions asked for call, perhaps for several bindings of the
        same game; else this one does so itself. `constant`: what becomes of the tables and the like
        that they read."""
        self._rules = rules
        self._wrap = wrap
        self._given = given or {}
        self._inner = inner or self
        self._constant = constant
        self._clones: dict[Function, Function] = {}

    def __call__(self, function: Function) -> Function:
        function = of_game(function, self._rules, self._given)
        if not isinstance(function, FunctionType):
            return function  # something of the compiler's own
        if function not in self._clones:
            names: dict[str, Any] = {"__name__": function.__module__, "__builtins__": __builtins__}
            clone = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
            clone.__doc__ = function.__doc__
            clone.__qualname__ = function.__qualname__
            # Who wraps it may want to know whose clone it is.
            clone.__wrapped__ = function  # type: ignore[attr-defined]
            # Filed before its own names are bound, so that a function may call itself.
            self._clones[function] = self._wrap(clone)
            for name, value in globals_of(function).items():
                is_function = isinstance(value, FunctionType)
                names[name] = self._reached(value) if is_function else self._constant(value)
        return self._clones[function]

    def _reached(self, function: Function) -> Function:
        """What a clone calls where its original calls a function: itself, perhaps."""
        known = self._clones.get(of_game(function, self._rules, self._given))
        return known or self._inner(function)


def of_game(function: Any, rules: Rules, given: Mapping[Function, Function]) -> Any:
    """The game's own function where this is one of the contract's, else the function itself."""
    if function in given:
        return given[function]
    if getattr(function, "__module__", None) == contract.__name__:
        return getattr(rules, function.__name__)
    return function


def globals_of(function: Any) -> dict[str, Any]:
    """The global names a function reads, with their values."""
    found: dict[str, Any] = {}
    for name in _names(function.__code__):
        if name in function.__globals__:
            value = function.__globals__[name]
            if isinstance(value, ModuleType) and value.__name__.startswith("tablee"):
                raise TypeError(
                    f"{function.__qualname__} reads the module {value.__name__}: "
                    "rules and loops import the names they use, so that they can be bound"
                )
            found[name] = value
    return found


def _names(code: CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names
