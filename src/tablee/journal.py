"""Matches and their journals: files that tell all that was played, and replay for ever.

    from tablee import journal

    match = journal.load("match.jsonl")
    for entry, moment in zip(match.entries, match.moments[1:]):
        print(entry.who, entry.action, moment.scores)

The format is described in `docs/front-door.md`.
"""

from tablee.core.errors import InvalidJournal
from tablee.core.journal import dumps, load, loads
from tablee.core.match import Entry, Match, Player, Terms

__all__ = ["Entry", "InvalidJournal", "Match", "Player", "Terms", "dumps", "load", "loads"]
