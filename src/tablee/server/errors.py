"""Refusals: what a client is told, with what to do, and the HTTP status that goes with it."""

from __future__ import annotations

from tablee.core.errors import TableeError
from tablee.server.protocol import Problem, Refused
from tablee.texts import text

STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "unknown-game": 404,
    "not-your-seat": 403,
    "this-computer-only": 403,
    "wrong-origin": 403,
    "table-full": 409,
    "seat-taken": 409,
    "too-large": 413,
    "too-many": 429,
    "not-kept": 503,
    "not-read": 503,
    "too-busy": 503,
}
"""Everything else is 400."""
TODO = {
    "no-such-table": "todo-check-code",
    "not-your-seat": "todo-your-link",
    "table-full": "todo-watch",
    "seat-taken": "todo-other-seat",
    "too-many": "todo-wait",
    "too-busy": "todo-wait",
    "not-kept": "todo-again",
    "not-read": "todo-again",
    "old-client": "todo-reload",
    "behind": "todo-look-again",
    "id-used": "todo-protocol",
    "turn-not-yours": "todo-wait-turn",
    "not-your-turn": "todo-wait-turn",
    "table-waiting": "todo-invite",
    "table-paused": "todo-resume",
    "bot-sits-in": "todo-return",
    "unreadable-message": "todo-protocol",
    "too-large": "todo-protocol",
    "hello-first": "todo-protocol",
    "wrong-origin": "todo-origin",
}
"""What to do about it, where that is not said already."""


def todo(message: str, lang: str) -> str:
    return text(lang, TODO[message]) if message in TODO else ""


def refused(problem: TableeError, lang: str, id: str = "") -> Refused:
    return Refused(problem.message, problem.say(lang), todo(problem.message, lang), id)


def problem_of(problem: TableeError, lang: str) -> Problem:
    return Problem(problem.message, problem.say(lang), todo(problem.message, lang))


def status_of(problem: TableeError) -> int:
    return STATUS.get(problem.message, 400)
