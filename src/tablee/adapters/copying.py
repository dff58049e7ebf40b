"""Environments that can be copied, pickled, saved and restored at any moment, as planning needs it.

What changes in an environment is copied. What never does (the game, the names of the agents, the
limits of the spaces) is shared, because copying it would take ten times as long as all the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar, Self

from gymnasium import spaces

from tablee.core.game import Game

Saved = Mapping[str, object]
"""What an environment was at some moment. Only `restore` knows what is in it."""
PLAIN_SPACES = (spaces.Box, spaces.Discrete, spaces.MultiDiscrete)
"""Spaces in which nothing changes but the random numbers they sample with."""


class Copied:
    """Base of an environment: copies of it play on as it would, and neither disturbs the other."""

    game: Game
    _shared: ClassVar[frozenset[str]] = frozenset()
    """Names of attributes that are set once, to something that nobody changes."""

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        kept, shared = other.__dict__, self._shared
        for name, value in self.__dict__.items():
            kept[name] = value if name in shared else copied(value, memo)
        return other

    def __copy__(self) -> Self:
        """Half a copy would be the other half of somebody else's game."""
        return deepcopy(self)

    def save(self) -> Saved:
        """All that the environment is now, its random numbers included; the spaces apart."""
        memo: dict[int, object] = {}
        found = {name: copied(vars(self)[name], memo) for name in self._changing()}
        return {"game": self.game, **found}

    def restore(self, saved: Saved) -> None:
        """Be again as when that was saved: by this environment, or by another of the same game."""
        if saved["game"] != self.game:
            raise ValueError(f"saved by an environment of {saved['game']}, not of {self.game}")
        for name in self._changing():
            delattr(self, name)
        vars(self).update(deepcopy({k: v for k, v in saved.items() if k != "game"}))

    def _changing(self) -> list[str]:
        return [
            name
            for name, value in vars(self).items()
            if name not in self._shared and not holds_spaces(value)
        ]


def holds_spaces(value: object) -> bool:
    """Whether this is a space, or the spaces of several agents."""
    if isinstance(value, dict):
        return bool(value) and all(isinstance(one, spaces.Space) for one in value.values())
    return isinstance(value, spaces.Space)


def copied(value: Any, memo: dict[int, object]) -> Any:
    """A deep copy, of spaces a quick one."""
    if id(value) not in memo and holds_spaces(value):
        if type(value) is dict:
            memo[id(value)] = {name: copied(one, memo) for name, one in value.items()}
        elif type(value) is spaces.Dict or type(value) in PLAIN_SPACES:
            memo[id(value)] = copied_space(value, memo)
    return deepcopy(value, memo)


def copied_space(space: Any, memo: dict[int, object]) -> Any:
    """Its limits are shared; what it samples with, if it ever has, is not."""
    other: Any = object.__new__(type(space))
    kept = other.__dict__
    kept.update(space.__dict__)
    if kept["_np_random"] is not None:
        kept["_np_random"] = deepcopy(kept["_np_random"], memo)
    if type(space) is spaces.Dict:
        kept["spaces"] = {name: copied(one, memo) for name, one in space.spaces.items()}
    return other
