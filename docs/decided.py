"""The index of the decisions: `python -m docs.decided` writes `docs/decisions/README.md`.

Each decision says under its title whether it holds: `**Status.** Holds.`, `Holds, but for …`, with
a link to the decision that says otherwise, or `Superseded by …`.
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

FOLDER = Path(__file__).parent / "decisions"
INDEX = FOLDER / "README.md"
HEAD = """# Decisions

Why things are as they are: context, choice, what was rejected, consequence. A decision is not
edited when another one changes its mind: its status says which. Names of files are those of their
day; the [map](../map.md) has today’s. This list is written by `python -m docs.decided`.

| | Decision | Status |
| --- | --- | --- |
"""
STATUS = re.compile(r"^\*\*Status\.\*\* ((?:Holds|Superseded by \[).*?)$\n\n", re.M | re.S)


def decisions() -> dict[int, Path]:
    return {int(path.name[:4]): path for path in sorted(FOLDER.glob("[0-9]*.md"))}


def title(path: Path) -> str:
    first = path.read_text(encoding="utf-8").split("\n", 1)[0]
    return re.sub(r"^# \d+[.:]? ", "", first)


def status(path: Path) -> str:
    """Whether a decision holds, in its own words; nothing, if it does not say so."""
    found = STATUS.search(path.read_text(encoding="utf-8"))
    return " ".join(found[1].split()) if found else ""


def missing() -> str:
    """The numbers up to the last that no decision has: `8-9, 18`."""
    there = decisions()
    gaps = [n for n in range(1, max(there) + 1) if n not in there]
    runs = [[n for _, n in run] for _, run in groupby(enumerate(gaps), lambda at: at[1] - at[0])]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def index() -> str:
    rows = [f"| {n} | [{title(path)}]({path.name}) | {status(path)} |\n"
            for n, path in decisions().items()]  # fmt: skip
    gaps = (
        f"\nThere is no decision {missing()}: numbers are given out in runs, one for each piece of "
        "work, and what is left of a run stays free.\n"
    )
    return HEAD + "".join(rows) + gaps


def main() -> int:
    silent = [path.name for path in decisions().values() if not status(path)]
    for name in silent:
        print(f"{name} does not say whether it holds", file=sys.stderr)
    INDEX.write_text(index(), encoding="utf-8")
    return int(bool(silent))


if __name__ == "__main__":
    sys.exit(main())
