"""Studies: questions people ask of the games, answered by the rooms themselves.

A room that has answers to give has a `studies.py` (see `tablee.studies.study`). Nothing here knows
what they are about. A study is many small tasks, run on all cores or on a cluster (`run.py`), their
results kept as they come in; a task and its result are plain JSON, and a task is done by a function
named `module:function`, in a process of its own, so that nothing it does can break the rest.
Tournaments are run by the same means (`tablee.arena`).
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
