"""What a request means: the game its sender looked at, and which request an id belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b

import msgspec

from tablee.core.narration import Step
from tablee.server import changes as c
from tablee.server import protocol as p
from tablee.server.table import Refusal, Table

SEATING = (c.Sat, c.Filled, c.Left)
encode = msgspec.json.Encoder().encode


def check_meant(table: Table, player: int, message: p.Changing) -> None:
    """Refuse (`behind`) what was meant for something that is no longer so. A client that does not
    say which `seq` it looked at is believed."""
    seq = getattr(message, "seq", None)
    if seq is None or seq >= table.seq:
        return
    is_over = _is_past_choice if isinstance(message, p.Act | p.Throw) else _is_past_game
    if is_over(table, seq, player) or _is_past(table, seq, player, message):
        raise Refusal("behind")


def _since(table: Table, seq: int) -> Iterator[tuple[c.AnyChange, Step | None]]:
    return zip(table.log[seq:], table.steps[seq:], strict=True)


def _is_past_choice(table: Table, seq: int, player: int) -> bool:
    """Whether the game is not as it was when a player was to choose. What others choose at the same
    time changes nothing for them."""
    return any(
        isinstance(change, c.TookBack) or (step is not None and not _is_beside(table, step, player))
        for change, step in _since(table, seq)
    )


def _is_beside(table: Table, step: Step, player: int) -> bool:
    """Whether somebody else chose while this player was awaited too."""
    who = step.entry.who
    if who == player or step.ended_game:
        return False
    return {who, player} <= {*table.match.awaited_at(step.before)}


def _is_past_game(table: Table, seq: int, player: int) -> bool:
    """Whether the game that a player spoke of has ended, or has gone back. Moves do not matter."""
    return any(
        isinstance(change, c.TookBack) or (step is not None and step.ended_game)
        for change, step in _since(table, seq)
    )


def _is_past(table: Table, seq: int, player: int, message: p.Changing) -> bool:
    """Whether what a request is about has been settled since."""
    since = table.log[seq:]
    match message:
        case p.Answer(what=what):
            return any(isinstance(change, c.Asked) and change.what == what for change in since)
        case p.Resume():
            return any(isinstance(change, c.Paused) for change in since)
        case p.Leave():
            # Before the game a place is given back; in it, more is lost.
            has_begun = table.started and any(isinstance(change, SEATING) for change in since)
            return has_begun or _has_come_back(since, player)
        case p.Replace(player=absent):
            return _has_come_back(since, absent)
    return False


def _has_come_back(since: list[c.AnyChange], player: int) -> bool:
    return any(isinstance(change, c.Back) and change.player == player for change in since)


def mark_of(message: p.Said) -> str:
    """What tells a request from every other: all that it says, but for its id and when it was
    looked at, which a client may bring up to date when it sends it again."""
    said: list[object] = [message.__struct_config__.tag]
    for name, default in _fields(type(message)):
        if (value := getattr(message, name)) != default:
            # Only what is said: with more fields, a later server finds the same mark.
            said += [name, value]
    return blake2b(encode(said), digest_size=6).hexdigest()


@cache
def _fields(kind: type[p.Said]) -> list[tuple[str, object]]:
    """The fields that say what is wanted, and what they are if not said."""
    fields = msgspec.structs.fields(kind)
    return [(f.name, f.default) for f in fields if f.name not in ("id", "seq")]
