"""A property that is worked out once, when it is first asked for.

`functools.cached_property` without its lock (which Python 3.11 still has): working something out
twice at the same time does no harm to what never changes, and the lock costs more than the work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801
    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> lazy[T]: ...
    @overload
    def __get__(self, owner: object, kind: type) -> T: ...

    def __get__(self, owner: Any, kind: type) -> lazy[T] | T:
        if owner is None:
            return self
        found = owner.__dict__[self._name] = self._find(owner)
        return found

    if TYPE_CHECKING:

        def __set__(self, owner: object, value: T) -> None:
            """Whoever knows it already may say so."""
