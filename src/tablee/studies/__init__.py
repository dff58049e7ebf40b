"""Studies: questions people ask of the games, answered by the rooms themselves.

A room that has answers to give has a `studies.py` (see `tablee.studies.study`). Nothing here knows
what they are about.
"""

from __future__ import annotations

from tablee.core.errors import TableeError
from tablee.core.room import names, room
from tablee.studies.study import Study


def studies() -> dict[str, Study]:
    """All studies there are, by name, in the order of the rooms."""
    found: dict[str, Study] = {}
    for name in names():
        if own := room(name).studies:
            found |= {each.name: each for each in own.STUDIES}
    return found


def study(name: str) -> Study:
    known = studies()
    if name not in known:
        raise TableeError("study-unknown", name=name, right=", ".join(known))
    return known[name]
