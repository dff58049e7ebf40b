"""Moksha-patamu: races by chain, two pawns that meet solved, the rest measured."""

from random import Random
from typing import Any

from benchmarks.audit.matter import Matter, measured
from tablee.core.position import Position
from tablee.core.randomness import seeded
from tablee.core.room import room
from tablee.fast.loops import workspace
from tablee.games.moksha_patamu.habits import habit
from tablee.games.moksha_patamu.notation import text
from tablee.games.moksha_patamu.state import ACTIONS

SMALL = "board=12:,entry=free,overshoot=stay,replay=false"
CROWD = 8
"""Players at a table at which every answer takes long."""
LINES = "board=20:3>9+17>6,entry=free"


def kind(s: Any) -> str:
    if s.players > CROWD:
        return "crowd"
    return "met" if s.occupied or s.snake_card or s.ladder_card else "race"


def sensible(position: Position, seat: int, random: Random) -> str:
    return text(habit(position.state, seat, workspace(ACTIONS, seeded(0))))


MATTER = Matter(
    hard=(
        f"moksha_patamu({SMALL},end=all,occupied=true)",
        f"moksha_patamu({LINES},end=all,snake_card=passing,ladder_card=passing)",
        f"moksha_patamu(players=3,{LINES},end=all,occupied=true,snake_card=lasting)",
        f"moksha_patamu({LINES},end=bell,occupied=true)",
        f"moksha_patamu(players=4,{LINES},end=bell,bell_after=30)",
    ),
    kind=kind,
    analysed={"race": 0.2, "met": 0.15, "crowd": 0.02},
    played_out={"race": 0.4, "met": 0.4, "crowd": 0.2},
    samples=60,
    worth=measured(room("moksha_patamu")),
    sensible=sensible,
    slow=("strong",),
)
