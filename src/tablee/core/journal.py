"""A match as a file: one line of JSON saying what is played and by whom, then one line an action.

    {"tablee": 1, "game": "modulo", "rules": 1, "players": [{"name": "Ada"}, …], "match": {…}}
    [0, "L>R"]
    ["chance", "b2"]

Actions are in notation and chance is among them, so a journal replays without seed or clock, for
ever. Lines are only ever added, and each is on the disk before the next action: whatever happens to
the program, the file tells how far the match went.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from tablee.contract.rules import CHANCE, TABLE
from tablee.core.errors import InvalidJournal, TableeError
from tablee.core.game import game
from tablee.core.match import Entry, Match, Player, Terms

FORMAT = 1
WHO = {"chance": CHANCE, "table": TABLE}
NAMES = {seat: name for name, seat in WHO.items()}


def dumps(match: Match, seen_by: int | None = None) -> str:
    """The journal of a match; with `seen_by`, only what that player may know (`?` the rest)."""
    entries = match.entries if seen_by is None else match.seen(seen_by)
    header = _header(match)
    if seen_by is not None:
        header["seen_by"] = seen_by
    return "\n".join([_json(header), *map(_line, entries)]) + "\n"


def loads(text: str, name: str = "journal") -> Match:
    """The match that a journal tells. InvalidJournal names the line that is wrong.

    A last line without its line break was being written when the program died: it was never
    acknowledged, and is left out.
    """
    match = _match(header(text, name), name)
    lines = text.split("\n")[:-1]
    for number, line in enumerate(lines[1:], start=2):
        entry = _entry(_parse(line, name, number), name, number)
        try:
            match.play(entry.action, entry.who)
        except TableeError as problem:
            raise InvalidJournal(
                "journal-does-not-play", name=name, line=number, problem=str(problem)
            ) from None
    return match


def header(text: str, name: str = "journal") -> object:
    """The first line of a journal, which says what is played: a dict, if it is one of ours."""
    first, ended, _ = text.partition("\n")
    if not ended:
        raise InvalidJournal("journal-empty", name=name)
    return _parse(first, name, 1)


def load(path: str | os.PathLike[str]) -> Match:
    path = Path(path)
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidJournal("journal-not-text", name=path.name) from None
    except OSError as problem:
        raise InvalidJournal(
            "journal-unreadable", name=path.name, problem=problem.strerror or ""
        ) from None
    return loads(text, path.name)


class JournalFile:
    """A journal on disk that grows with its match."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            self.rewrite(match)
        else:
            # What a crash left after the last line break was never acknowledged.
            whole = path.read_bytes()
            os.truncate(path, whole.rfind(b"\n") + 1)
        self._file: TextIO = path.open("a", encoding="utf-8")

    def add(self, entry: Entry) -> None:
        self._file.write(_line(entry) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def rewrite(self, match: Match) -> None:
        """Put a whole match in the file at once (after a take-back): all of it or none."""
        new = self.path.with_suffix(".new")
        new.write_text(dumps(match), encoding="utf-8")
        new.replace(self.path)
        if hasattr(self, "_file"):
            self._file.close()
            self._file = self.path.open("a", encoding="utf-8")

    def close(self) -> None:
        self._file.close()


def _header(match: Match) -> dict[str, object]:
    header: dict[str, object] = {
        "tablee": FORMAT,
        "game": str(match.game),
        "rules": match.game.room.version,
        "players": [{"name": p.name, **({"bot": p.bot} if p.bot else {})} for p in match.players],
    }
    if match.terms != Terms():
        header["match"] = asdict(match.terms)
    return header


def _match(header: object, name: str) -> Match:
    if not isinstance(header, dict) or header.get("tablee") != FORMAT:
        raise InvalidJournal("journal-not-ours", name=name)
    if "seen_by" in header:
        raise InvalidJournal("journal-redacted", name=name)
    try:
        of = game(str(header["game"]))
        if header["rules"] != of.room.version:
            raise InvalidJournal(
                "journal-other-rules", name=name,
                rules=str(header["rules"]), right=of.room.version,
            )  # fmt: skip
        players = [_player(p) for p in header["players"]]
        return Match(of, players, _terms(**header.get("match", {})))
    except (KeyError, TypeError, AttributeError) as problem:
        raise InvalidJournal("journal-bad-header", name=name, problem=str(problem)) from None


def _player(found: Mapping[str, object]) -> Player:
    bot = found.get("bot")
    if bot is not None and not isinstance(bot, str):
        raise TypeError(f"bot: {bot!r}")
    return Player(str(found["name"]), bot)


def _terms(games: object = 1, wins: object = 0, first: object = "given") -> Terms:
    if type(games) is not int or type(wins) is not int or not isinstance(first, str):
        raise TypeError(f"match: {games!r}, {wins!r}, {first!r}")
    return Terms(games, wins, first)


def _entry(found: object, name: str, number: int) -> Entry:
    match found:
        case [str(who), str(action)] if who in WHO:
            return Entry(WHO[who], action)
        case [int(who), str(action)] if type(who) is int and 0 <= who < 1000:
            return Entry(who, action)
    raise InvalidJournal("journal-bad-line", name=name, line=number)


def _parse(line: str, name: str, number: int) -> object:
    try:
        found = json.loads(line)
        if "\\u" in line:
            # Half a character, which JSON can write and nothing else can.
            _json(found).encode()
        return found
    except (ValueError, RecursionError):
        raise InvalidJournal("journal-bad-line", name=name, line=number) from None


def _line(entry: Entry) -> str:
    return _json([NAMES.get(entry.who, entry.who), entry.action])


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
