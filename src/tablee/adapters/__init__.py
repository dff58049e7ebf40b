"""The games as other people's libraries want them. Each file needs its library, and nothing else
of Tablée needs the files: `pip install "tablee[pettingzoo]"`, `[gymnasium]`, `[openspiel]`."""

from __future__ import annotations

from tablee.core.errors import TableeError


def without(extra: str, problem: ModuleNotFoundError) -> ModuleNotFoundError:
    """What to say where a library is not installed: what would bring it."""
    missing = (problem.name or "").partition(".")[0]
    said = str(TableeError("extra-missing", library=missing, extra=extra))
    return ModuleNotFoundError(said, name=problem.name)
