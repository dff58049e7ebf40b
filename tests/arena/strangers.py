"""Other people's bots, not all of them well made."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from typing import Any


class First:
    """Takes the first legal action. The others below go wrong on the way."""

    def __init__(self, game: str, seed: int | None, seconds: float) -> None:
        self.moves = 0

    def choose(self, view: Any) -> str:
        self.moves += 1
        return str(view["legal"][0])


class Crashing(First):
    def choose(self, view: Any) -> str:
        if self.moves == 1:
            raise ZeroDivisionError("one too many")
        return super().choose(view)


class Illegal(First):
    def choose(self, view: Any) -> str:
        view["legal"].append("nonsense")
        return "nonsense"


class Leaving(First):
    def choose(self, view: Any) -> str:
        sys.exit("I am off")


class Hanging(First):
    def choose(self, view: Any) -> str:
        time.sleep(3600)
        return super().choose(view)


class Deaf(First):
    """Hangs in foreign code that holds Python's lock, where no signal reaches it."""

    def choose(self, view: Any) -> str:
        ctypes.PyDLL(None).sleep(3600)
        return super().choose(view)


class Brooding(First):
    """Thinks without end."""

    def choose(self, view: Any) -> str:
        while True:
            pass


class Dying(First):
    def choose(self, view: Any) -> str:
        os._exit(3)


class Chatting(First):
    """Prints, and asks for input."""

    def choose(self, view: Any) -> str:
        print('{"result": "I win"}', flush=True)
        sys.stdin.readline()
        return super().choose(view)


class Prying(First):
    """Answers only if it was handed nothing but plain data."""

    def choose(self, view: Any) -> str:
        assert type(view) is dict
        assert view["seat"] in view["to_act"]
        if view["state"]["is_choosing"]:
            # Not chosen yet, or chosen and not to be seen.
            assert view["state"]["hands"][1 - view["seat"]] in ([0, 0], [-1, -1])
        return super().choose(view)


def unmakeable(game: str, seed: int | None, seconds: float) -> First:
    raise OSError("no model file")
