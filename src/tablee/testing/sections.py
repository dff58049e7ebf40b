"""List every paragraph (§) of a rules page that no test names: `python -m tablee.testing.sections`,
for all games or, with their names behind it, for some. It is run where the folder `tests` is.

A test names the paragraphs it is about: `test_s7_s8_…` is about §7 and §8, `test_r3_…` about §R3.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import tablee
from tablee.core.errors import TableeError
from tablee.core.room import room


def sections(page: str) -> list[str]:
    """The paragraphs of a rules page, in order."""
    return re.findall(r"^\*\*§(R?\d+)\*\*", page, re.MULTILINE)


def named_by_tests(game: str, project: Path) -> set[str]:
    """The paragraphs that the tests of a game name."""
    found: set[str] = set()
    for path in (project / "tests").rglob(f"test_{game}*.py"):
        for names in re.findall(r"def test((?:_[sr]\d+)+)_", path.read_text(encoding="utf-8")):
            found |= {name.upper().replace("S", "") for name in names.strip("_").split("_")}
    return found


def untested(game: str, project: Path) -> list[str]:
    named = named_by_tests(game, project)
    return [s for s in sections(room(game).rules_page("en")) if s not in named]


def main(games: list[str]) -> int:
    try:
        missing = {game: untested(game, Path()) for game in games or tablee.game_names()}
    except TableeError as problem:
        print(problem, file=sys.stderr)
        return 2
    for game, found in missing.items():
        print(f"{game}: {' '.join('§' + s for s in found) or 'every § has a test'}")
    return int(any(missing.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
