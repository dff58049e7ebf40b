"""Who wants to know that something is being compiled. Knows no compiler, so that asking is free."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Listener = Callable[[bool], None]
_listeners: list[Listener] = []
_begun: list[None] = []
"""One for each that has been begun and is not done: one may lead to another."""


def on_compiling(listener: Listener) -> None:
    """Have a function called with True when compiling begins, and with False when it is done."""
    _listeners.append(listener)


@contextmanager
def compiling() -> Iterator[None]:
    """What is done inside takes as long as it takes, this once."""
    if not _begun:
        _tell(True)
    _begun.append(None)
    try:
        yield
    finally:
        _begun.pop()
        if not _begun:
            _tell(False)


def _tell(begins: bool) -> None:
    for listener in _listeners:
        listener(begins)
