"""The games that the guide builds, as files: `python -m docs.guide` counts what each takes."""

from __future__ import annotations

import re
from pathlib import Path

GUIDE = Path(__file__).parent / "adding-a-game.md"
BOARDS = Path(__file__).parent / "boards.md"
GAMES = ("pig", "bluff")
SHARED = ("pyproject.toml",)


def files() -> dict[str, str]:
    """Every file of the guide, by the path it has in a package of its own."""
    text = GUIDE.read_text(encoding="utf-8") + BOARDS.read_text(encoding="utf-8")
    return dict(re.findall(r"^```\w+ file=(\S+)\n(.*?)^```$", text, re.M | re.S))


def commands() -> list[str]:
    """What is typed, in its order."""
    return re.findall(r"^```sh\n(python .*?)\n```$", GUIDE.read_text(encoding="utf-8"), re.M)


def of_game(game: str) -> dict[str, str]:
    """The files of a game, in the tree: what makes a package of it is none of them. A golden game,
    which a command writes, is one more."""
    return {name: text for name, text in files().items() if game in name}


def size(game: str) -> tuple[int, int]:
    """How many files and lines of it are written by hand, and the golden game."""
    texts = of_game(game)
    return len(texts) + 1, sum(len(text.splitlines()) for text in texts.values())


def main() -> None:
    for game in GAMES:
        count, lines = size(game)
        print(f"{game}: {count} files, {lines} lines")
        for name, text in of_game(game).items():
            print(f"  {len(text.splitlines()):4} {name}")


if __name__ == "__main__":
    main()
