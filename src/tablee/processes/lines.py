"""What a process and the one it works for say to each other: one line of JSON for each thing said.

A task goes in, whatever the function that does it understands. Out comes what became of it: `Done`,
`Declined` or `Broke`; before that, perhaps, that something is compiled, and that this is over.
"""

from __future__ import annotations

import json
import sys

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from tablee.core.errors import TableeError
from tablee.texts import Value


class Done(Struct, tag="done", frozen=True):
    result: object


class Declined(Struct, tag="declined", frozen=True):
    """A mistake of whoever asked: the name of a message, and what fills its blanks."""

    message: str
    room: str | None
    blanks: dict[str, Value]


class Broke(Struct, tag="broke", frozen=True):
    """A mistake of ours."""

    trace: str


class Compiling(Struct, tag="compiling", frozen=True):
    """Something is compiled, once, which is nobody's thinking; or it has been."""

    begins: bool


class Broken(RuntimeError):
    """A task failed by a mistake of ours; the traceback of the process is inside."""


Answer = Done | Declined | Broke
Said = Answer | Compiling


def written(task: object) -> bytes:
    """A task as a line. (Figures may be NumPy's, or no numbers, which `json` writes and reads.)"""
    return json.dumps(task).encode() + b"\n"


def written_said(said: Said) -> bytes:
    return written({"type": said.__struct_config__.tag, **asdict(said)})


def read_said(line: bytes) -> Said:
    """What a line of a process says; ValueError, if it is none of ours."""
    said: Said = msgspec.convert(json.loads(line), Said)
    return said


def result_of(answer: Answer) -> object:
    """What came of a task; else the error that it ended with."""
    match answer:
        case Done(result=result):
            return result
        case Declined(message=message, room=room, blanks=blanks):
            raise TableeError(message, room, **blanks)
        case Broke(trace=trace):
            raise Broken(trace)


def command(function: str, heartbeat: str = "") -> list[str]:
    """What starts a process: a function `module:function` that does one task, and the file by which
    somebody watches it, if anybody does."""
    given = [function, heartbeat] if heartbeat else [function]
    return [sys.executable, "-m", "tablee.processes.worker_process", *given]
