"""Makes what plain play does without as good as not installed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

BARRED = ("numpy", "numba", "llvmlite", "msgspec")


class Barrier(MetaPathFinder):
    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in BARRED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def bar() -> None:
    """From now on, none of them can be imported."""
    sys.meta_path.insert(0, Barrier())
