"""What a process that thinks is asked, and how it answers: actions, analyses and notes from views.

It may crash or be killed at any time; `thinkers.py` is at the other end.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import lru_cache

import msgspec
from msgspec import Struct

from tablee.bots import Bot, bot
from tablee.core.analysis import analyse_view, notes_of
from tablee.core.game import game
from tablee.core.plain_rules import quicken
from tablee.core.position import Position
from tablee.core.views import View

ANALYSIS = "analysis"
"""What is warmed besides the levels of the bots."""
FEW, MANY = 100, 100
"""Samples, where nobody reads the answer; actions, after which nobody has anything to choose."""


@lru_cache(maxsize=64)
def thinking(name: str, level: str) -> Bot:
    return bot(name, level)


class ChooseJob(Struct, tag="choose", tag_field="what", frozen=True):
    """What a bot of this level would do."""

    level: str
    view: View


class AnalyseJob(Struct, tag="analyse", tag_field="what", frozen=True):
    """What is true of a view."""

    view: View


class NotesJob(Struct, tag="notes", tag_field="what", frozen=True):
    """What a seat could have written down: what may be, or how likely it is."""

    view: View
    odds: bool


class CompileJob(Struct, tag="compile", tag_field="what", frozen=True):
    """Have the rules of a game compiled and on disk."""

    game: str


class WarmJob(Struct, tag="warm", tag_field="what", frozen=True):
    """Have compiled what a level of a game, or its ANALYSIS, needs."""

    game: str
    level: str


Job = ChooseJob | AnalyseJob | NotesJob | CompileJob | WarmJob


def answer(task: object) -> object:
    """Do a job."""
    job: Job = msgspec.convert(task, Job)
    match job:
        case ChooseJob(level=level, view=view):
            return thinking(view["game"], level).choose(view)
        case AnalyseJob(view=view):
            return analyse_view(view).to_dict()
        case NotesJob(view=view, odds=odds):
            return notes_of(view, odds)
        case CompileJob(game=name):
            return compile_rules(name)
        case WarmJob(game=name, level=level):
            return warm(name, level)


def compile_rules(name: str) -> str:
    step_aside()
    quicken(name)
    return name


def step_aside() -> None:
    """Nobody waits for what this process does."""
    with suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(5)


def warm(name: str, level: str) -> str:
    """Let a level of a game choose once, or the game be analysed, so that what this needs is
    compiled and on disk."""
    step_aside()
    position = first_choice(name)
    seat = position.to_act[0]
    if level == ANALYSIS:
        analyse_view(position.view(max(seat, 0)), samples=FEW)
    elif seat >= 0:
        bot(name, level).choose(position.view(seat))
    return level


def first_choice(name: str) -> Position:
    """Where somebody chooses for the first time; the beginning, where nobody ever does."""
    position = beginning = game(name).start()
    for _ in range(MANY):
        if position.is_over:
            break
        if position.to_act[0] >= 0 and len(position.legal) > 1:
            return position
        position = position.play(position.legal[0], position.to_act[0])
    return beginning
