"""Loops that serve every game, compiled or plain: the contract's names are bound to a game's rules.

A random player picks each legal action with the same chance; chance itself follows its weights.

`w` is the workspace of a loop: its random numbers and the buffers the rules write into. It is a
record, because compiled code counts the references to every array it hands on, and that counting
cost more than the rules; what lives inside a record is not counted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.contract import CHANCE, apply, chance, draw, legal, returns, to_act
from tablee.engine.randomness import below
from tablee.engine.record import Array

OVER = -3
"""Stands where a seat would, for a game that is over."""


def random_step(s: Any, w: Any) -> int:
    """Play one random action and return 1; return 0 if the game is over."""
    awaited = to_act(s, w.actions)
    if awaited == 0:
        return 0
    seat = w.actions[0]
    if awaited > 1:
        seat = w.actions[below(w.random, awaited)]
    apply(s, seat, random_action(s, seat, w))
    return 1


def random_action(s: Any, seat: int, w: Any) -> int:
    if seat == CHANCE:
        return draw(s, w)
    return int(w.actions[below(w.random, legal(s, seat, w.actions))])


def play_games(states: Any, initial: Any, w: Any, budget: Array) -> int:
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


def play_out(states: Any, w: Any, values: Array) -> int:
    """Play every game to its end at random, fill in the returns, and return how many actions."""
    played = 0
    for i in range(len(states)):
        while random_step(states[i], w):
            played += 1
        returns(states[i], values[i])
    return played


def restart(states: Any, initial: Any, which: Array) -> None:
    for i in range(len(states)):
        if which[i]:
            states[i] = initial[0]


def seats_to_act(states: Any, w: Any, seats: Array) -> None:
    """Who is awaited in each game: the first seat if several are, OVER if nobody is."""
    for i in range(len(states)):
        seats[i] = w.actions[0] if to_act(states[i], w.actions) else OVER


def legal_masks(states: Any, seats: Array, w: Any, masks: Any) -> None:
    """Mark, in a row of zeros for each game, what its awaited seat may do."""
    for i in range(len(states)):
        if seats[i] == OVER:
            n = 0
        elif seats[i] == CHANCE:
            n = chance(states[i], w.actions, w.weights)
        else:
            n = legal(states[i], seats[i], w.actions)
        for k in range(n):
            masks[i, w.actions[k]] = True


def step_all(states: Any, seats: Array, chosen: Array, w: Any) -> int:
    """Check every choice, then play them all. Return -1, or the first game whose choice is not
    legal; then nothing has been played. Games that are over are left alone."""
    for i in range(len(states)):
        if seats[i] != OVER and not is_legal(states[i], seats[i], chosen[i], w):
            return i
    for i in range(len(states)):
        if seats[i] != OVER:
            apply(states[i], seats[i], chosen[i])
    return -1


def is_legal(s: Any, seat: int, a: int, w: Any) -> bool:
    n = chance(s, w.actions, w.weights) if seat == CHANCE else legal(s, seat, w.actions)
    for k in range(n):
        if w.actions[k] == a:
            return True
    return False


def settle_chance(states: Any, w: Any) -> None:
    """Let chance act in every game until a player is awaited or the game is over."""
    for i in range(len(states)):
        while to_act(states[i], w.actions) and w.actions[0] == CHANCE:
            apply(states[i], CHANCE, draw(states[i], w))


def returns_all(states: Any, values: Array) -> None:
    for i in range(len(states)):
        returns(states[i], values[i])


def random_choices(states: Any, seats: Array, w: Any, chosen: Array) -> None:
    """A random legal action for every game; 0 where the game is over."""
    for i in range(len(states)):
        chosen[i] = 0 if seats[i] == OVER else random_action(states[i], seats[i], w)


def workspace(actions: int, random: Array) -> Any:
    """A workspace for a game with so many actions, with this random generator in it."""
    size = max(actions, 64)
    kind = np.dtype(
        [("random", np.int64, 4), ("actions", np.int64, size), ("weights", np.int64, size)]
    )
    w = np.recarray(1, kind)[0]
    w.random[:] = random
    return w
