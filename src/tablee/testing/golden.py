"""Golden playthroughs: whole games as text files that a person can read and a test replays.

    python -m tablee.testing.golden modulo/first.txt "modulo" L>R L>L … --about "A short round."
    python -m tablee.testing.golden foxu/random.txt "foxu" --about "A random game." --seed 7

writes one into `tests/golden` of the project that this is typed in. The test plays the actions of
every file again and expects the same text: drawings, sentences and result. Change a file only when
the change in the rules is meant.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

import tablee
from tablee.contract.checker import BrokenRoom
from tablee.core import journal
from tablee.core.errors import TableeError
from tablee.core.match import Match
from tablee.texts import BrokenCatalogue

FOLDER = Path("tests", "golden")
"""Below the folder of a project; in it a folder for each game."""


def files(project: Path, short: str) -> list[Path]:
    return sorted((project / FOLDER / short).glob("*.txt"))


def journal_of(text: str) -> str:
    """The lines of a playthrough that are its journal."""
    return "".join(f"{line}\n" for line in text.splitlines() if line[:1] in ("{", "["))


def render(match: Match, about: str) -> str:
    """A match of one game as a playthrough."""
    header, *entries = journal.dumps(match).splitlines()
    room = match.game.room
    blocks = [f"# {about}\n\n{header}\n\n{_indent(str(match.game.start()))}"]
    for line, before, after in zip(entries, match.moments, match.moments[1:], strict=False):
        who, action = json.loads(line)
        old, new = before.position, after.position or after.last
        assert old is not None
        assert new is not None
        actor = journal.WHO.get(who, who)
        names = [f"Seat {seat}" for seat in range(match.game.seats)]
        told = room.telling.tell(old.state, actor, new.read_action(action), new.state, names)
        if new.is_over:
            told = f"{told} {room.telling.ending(new.state, names)}"
        blocks.append("\n".join(filter(None, [line, told and f"    {told}"])))
        blocks.append(_indent(str(new)))
    end = match.now.last
    result = f"returns {end.returns}, scores {end.scores}" if end else "not finished"
    return "\n\n".join([*blocks, f"= {result}"]) + "\n"


def about(text: str) -> str:
    return text.splitlines()[0].removeprefix("# ")


def _indent(drawing: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in drawing.splitlines())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.testing.golden")
    parser.add_argument("file", help="where, below tests/golden: modulo/first.txt")
    parser.add_argument("game")
    parser.add_argument("actions", nargs="*", help='"L>R", or "1:L>R" when several may act')
    parser.add_argument("--about", required=True, help="one sentence saying what it shows")
    parser.add_argument("--seed", type=int, help="go on at random to the end")
    arguments = parser.parse_args()
    try:
        game = tablee.game(arguments.game)
    except (TableeError, BrokenRoom, BrokenCatalogue) as problem:
        parser.error(str(problem))
    match = Match(game, [f"seat {seat}" for seat in range(game.seats)])
    for action in arguments.actions:
        seat, colon, rest = action.partition(":")
        match.play(rest if colon else action, int(seat) if colon else None)
    if arguments.seed is not None:
        random = Random(arguments.seed)
        while not match.is_over:
            seat = random.choice(match.to_act)
            match.play(random.choice(match.legal_for(seat)), seat)
    path = FOLDER / arguments.file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(render(match, arguments.about), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
