"""Loops that serve every game, compiled or plain: the contract's names are bound to a game's rules.

A random player picks each legal action with the same chance; chance itself follows its weights.

`w` is the workspace of a loop: its random numbers and the buffers the rules write into. It is a
record, because compiled code counts the references to every array it hands on, and that counting
cost more than the rules; what lives inside a record is not counted.
"""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import CHANCE, apply, draw, pick, to_act
from tablee.core.arrays import Array, Sheet, States, Workspace, sheets
from tablee.core.randomness import below
from tablee.core.record import Record

OVER = -3
"""Stands where a seat would, for a game that is over."""


def random_step(s: Record, w: Workspace) -> int:
    """Play one random action and return 1; return 0 if the game is over."""
    awaited = to_act(s, w.actions)
    if awaited == 0:
        return 0
    seat = w.actions[0]
    if awaited > 1:
        seat = w.actions[below(w.random, awaited)]
    apply(s, seat, random_action(s, seat, w))
    return 1


def random_action(s: Record, seat: int, w: Workspace) -> int:
    if seat == CHANCE:
        return draw(s, w)
    return pick(s, seat, w)


def play_games(states: States[Record], initial: States[Record], w: Workspace, budget: Array) -> int:
    """Play whole random games one after another in `states[0]`, at least `budget` actions; return
    how many games. `budget` is an array of one: it holds the number of actions afterwards."""
    games = 0
    played = 0
    s = states[0]
    while played < budget[0]:
        states[0] = initial[0]
        while random_step(s, w):
            played += 1
        games += 1
    budget[0] = played
    return games


def work_sheet(actions: int) -> Sheet:
    """A workspace for a game with so many actions."""
    size = max(actions, 64)
    return Sheet(random=("int64", 4), actions=("int64", size), weights=("int64", size))


def workspace(actions: int, random: Array) -> Any:
    """A workspace for plain rules, with these random numbers in it."""
    (w,) = sheets(work_sheet(actions))
    for i in range(len(random)):
        w.random[i] = random[i]
    return w
