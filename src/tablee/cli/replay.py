"""`tablee replay`: a journal told again, drawing by drawing."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.cli.letters import print_json
from tablee.cli.teller import Teller
from tablee.core import journal
from tablee.core.errors import InvalidAction
from tablee.core.match import Match


def replay_file(file: Path, player: int | None, only_last: bool, as_json: bool, lang: str) -> None:
    """Tell it all, or as one player knew it. At a terminal, a key press at a time."""
    match = journal.load(file)
    if player is not None and player not in range(len(match.players)):
        raise InvalidAction("no-such-seat", seat=player, right=len(match.players) - 1)
    if as_json:
        print_json(as_data(match, player))
        return
    if only_last:
        _draw(Teller(match, lang), player)
        return
    again = Match(match.game, match.players, match.terms)
    teller = Teller(again, lang)
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    _draw(teller, player)
    for entry in match.entries:
        if waits and input().strip():
            return
        again.play(entry.action, entry.who)
        teller.tell(player)
        if not again.is_over:
            _draw(teller, player)
    if again.is_over:
        teller.show_result(again.now)


def as_data(match: Match, player: int | None) -> dict[str, object]:
    entries = match.entries if player is None else match.seen(player)
    return {
        "game": str(match.game),
        "players": [p.name for p in match.players],
        "actions": [[journal.NAMES.get(e.who, e.who), e.action] for e in entries],
        "is_over": match.is_over,
        "scores": list(match.now.scores),
        "won": list(match.now.won),
    }


def _draw(teller: Teller, player: int | None) -> None:
    match = teller.match
    position = match.position or match.now.last
    if position is not None:
        teller.draw(position, None if player is None else match.seat_of(player))
