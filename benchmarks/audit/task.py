"""What a worker does: a run of games, one after another, all of them named by their numbers."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from benchmarks.audit.game import Audit
from benchmarks.audit.matter import Matter, matter_of
from benchmarks.audit.tally import Tally
from tablee.core.plain_rules import quicken
from tablee.processes.heartbeat import Heartbeat
from tablee.testing.play import variants


def sets_of_options(game: str, matter: Matter, is_short: bool) -> list[str]:
    """The hard ones first; then those of the contract tests."""
    others = [] if is_short else [name for name in variants(game) if name not in matter.hard]
    return [*matter.hard, *others]


def audit_one(game: str, number: int, is_short: bool) -> Tally:
    """The game of this number: sets of options in turn, each left to chance now and then."""
    matter = matter_of(game)
    names = sets_of_options(game, matter, is_short)
    turn, which = divmod(number, len(names))
    # Where the past matters, little is left to chance.
    is_counted = turn % 4 == 3 if matter.has_repetition else turn % 2 == 1
    return Audit(names[which], matter, Random(f"{game} {number}"), is_counted).run()


SHORT = {
    "da_vinci_code": 60,
    "deux_sur_quatre": 20,
    "foxu": 16,
    "mangeur_de_cartes": 12,
    "modulo": 60,
    "moksha_patamu": 60,
}
"""Games of the short form, in each."""


def audit_shortly(game: str) -> Tally:
    """A part of the audit that takes seconds: where there is most to get wrong."""
    quicken(game)
    tally = Tally()
    for number in range(SHORT[game]):
        tally.add(audit_one(game, number, True))
    return tally


def do(task: dict[str, Any], heartbeat: Heartbeat) -> dict[str, Any]:
    """Games from `first` on, every so many, as long as there is time: one at the least."""
    quicken(task["game"])
    tally = Tally()
    number = task["first"]
    while number == task["first"] or time.time() < task["until"]:
        tally.add(audit_one(task["game"], number, task["is_short"]))
        number += task["step"]
        if task["stop"] and tally.found:
            break
    return {"tally": tally.to_dict(), "next": number}
