"""Loops over many games that are stepped from outside; compiled, like those of `loops.py`.

Every game has random numbers of its own, so what happens in it depends on its seed alone: not on
how many games there are, nor on how many cores step them. A loop is handed a stretch of the games
and a workspace nobody else uses, so several of them can run at once.

The workspace comes as an array of one: to take a lone record over from Python takes longer than
most steps.

Where a player holds the dice, the player is awaited for the throw: one action more than the rules
know, called `throw` here, lets chance act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from tablee.contract.rules import (
    CHANCE,
    apply,
    chance,
    draw,
    imagine,
    legal,
    returns,
    thrower,
    to_act,
    view,
)
from tablee.core.arrays import Array, Reals, States, Workspace
from tablee.core.randomness import MASK, below, bits
from tablee.core.record import Record
from tablee.fast.arrays import Ints
from tablee.fast.loops import OVER, random_step
from tablee.fast.tensors import BITS, COUNT, FIRST, KIND, OFFSET, ONE_HOT, PLAIN, TURN, WIDTH

Flags = npt.NDArray[np.bool_]
Marks = Flags | npt.NDArray[np.int8]
Floats32 = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]


class Alone(Protocol):
    """One game with what belongs to it (see `single.py`)."""

    states: States[Record]
    initial: States[Record]
    shown: States[Record]
    w: Sequence[Workspace]
    values: Ints
    rewards: Reals
    masks: Marks
    seat: int


NOBODY = -1
NO_THROW = -1
"""Stands for the action `throw` where chance is left to the caller."""
BEGIN, WAIT = -2, -3
"""What a caller may choose beside an action: a new game; nothing, but look who is awaited."""


def seed_games(randoms: Ints, seeds: Ints) -> None:
    """Give every game its own random numbers, as `seeded` does. Seeds: low word, high word,
    stream."""
    for i in range(len(randoms)):
        for k in range(3):
            randoms[i, k] = seeds[i, k] & MASK
        randoms[i, 3] = 1
        for _ in range(16):
            bits(randoms[i])


def take_random(w: Workspace, randoms: Ints, i: int) -> None:
    for k in range(4):
        w.random[k] = randoms[i, k]


def keep_random(w: Workspace, randoms: Ints, i: int) -> None:
    for k in range(4):
        randoms[i, k] = w.random[k]


def awaited(s: Record, w: Workspace, throw: int) -> int:
    """Who is to act: a seat (the first, if several are), CHANCE or OVER. Where chance acts by
    itself, dice are awaited from the player who holds them."""
    if to_act(s, w.actions) == 0:
        return OVER
    seat = int(w.actions[0])
    return thrower(s) if seat == CHANCE and throw != NO_THROW else seat


def list_actions(s: Record, seat: int, w: Workspace, throw: int) -> int:
    """Write what the awaited seat may do into the workspace."""
    if seat == OVER:
        return 0
    if seat == CHANCE:
        return chance(s, w.actions, w.weights)
    if is_to_throw(s, w):
        w.actions[0] = throw
        return 1
    return legal(s, seat, w.actions)


def is_to_throw(s: Record, w: Workspace) -> bool:
    """Whether a seat is awaited only for its throw."""
    if thrower(s) == CHANCE:
        return False
    to_act(s, w.actions)
    return bool(w.actions[0] == CHANCE)


def first_illegal(
    states: States[Record],
    seats: Array,
    chosen: Array,
    which: Flags,
    ws: Sequence[Workspace],
    throw: int,
) -> int:
    """The first game whose choice is not legal, or -1."""
    w = ws[0]
    for i in range(len(states)):
        if which[i] and seats[i] != OVER:
            n = list_actions(states[i], seats[i], w, throw)
            k = 0
            while k < n and w.actions[k] != chosen[i]:
                k += 1
            if k == n:
                return i
    return -1


def step_games(
    states: States[Record], initial: States[Record], randoms: Ints, ws: Sequence[Workspace],
    seats: Array,
    chosen: Array, which: Flags,
    rewards: Reals, ended: Flags, values: Ints, throw: int, own: int, restarts: bool,
) -> None:  # fmt: skip
    """Do in every game marked what was chosen: play a legal action if the game goes on, BEGIN anew,
    or WAIT; then go on until a choice is awaited. A game that ends pays its rewards, and begins
    anew at once if it is to."""
    w = ws[0]
    for i in range(len(states)):
        for p in range(len(values)):
            rewards[i, p] = 0
        a = chosen[i]
        if not which[i] or (seats[i] == OVER and a >= 0):
            ended[i] = ended[i] and not restarts
            continue
        take_random(w, randoms, i)
        was_over = seats[i] == OVER and a == WAIT
        ended[i] = False
        while True:
            seats[i] = go_on(states, i, initial, w, seats[i], a, throw, own)
            if seats[i] != OVER or ended[i]:
                break
            ended[i] = True
            if not was_over:
                pay(states[i], rewards, i, values)
            if not restarts:
                break
            a = BEGIN
        keep_random(w, randoms, i)


def go_on(
    states: States[Record],
    i: int,
    initial: States[Record],
    w: Workspace,
    seat: int,
    a: int,
    throw: int,
    own: int,
) -> int:
    """Do what was chosen in one game, then let chance act, and if `own` is a seat everybody else at
    random, until a choice is awaited or the game is over. Say whose choice: a seat, CHANCE where it
    is left to the caller, OVER."""
    # One place where chance draws and one where an action is played: each costs a copy of the
    # game's rules in machine code, and the time to compile it.
    while True:
        if a == throw:
            seat = CHANCE
            a = draw(states[i], w)
        if a == BEGIN:
            states[i] = initial[0]
        elif a != WAIT:
            apply(states[i], seat, a)
        seat = awaited(states[i], w, throw)
        if seat == CHANCE and throw != NO_THROW:
            a = throw
        elif own >= 0 and seat not in (own, CHANCE, OVER):
            a = w.actions[below(w.random, list_actions(states[i], seat, w, throw))]
        else:
            return seat


def pay(s: Record, rewards: Reals, i: int, values: Ints) -> None:
    """What a game that has just ended was worth to each seat."""
    returns(s, values)
    for p in range(len(values)):
        rewards[i, p] = values[p]


def turn(
    tables: Sequence[Alone],
    raw: Bytes,
    layout: Ints,
    rows: Floats32,
    a: int,
    throw: int,
    own: int,
) -> int:
    """One game alone, with what belongs to it in one record (`single.py`): do what was chosen, go
    on until a choice is awaited, and show the game to the one who is to choose. Say who it is. If
    `own` is a seat, everybody else plays at random."""
    table = tables[0]
    w = table.w[0]
    seat = go_on(table.states, 0, table.initial, w, table.seat, a, throw, own)
    table.seat = seat
    if seat == OVER:
        pay(table.states[0], table.rewards, 0, table.values)
    mark(table.states[0], seat, w, throw, table.masks, 0)
    observe(table.states, 0, max(seat, 0), table.shown, raw, layout, rows)
    return seat


def look(tables: Sequence[Alone], raw: Bytes, layout: Ints, rows: Floats32, seat: int) -> None:
    """Show one game alone to any seat."""
    table = tables[0]
    observe(table.states, 0, seat, table.shown, raw, layout, rows)


def mark_legal(
    states: States[Record], seats: Array, ws: Sequence[Workspace], throw: int, masks: Marks
) -> None:
    """[game, action]: what the awaited seat may do."""
    w = ws[0]
    for i in range(len(states)):
        mark(states[i], seats[i], w, throw, masks, i)


def mark(s: Record, seat: int, w: Workspace, throw: int, masks: Marks, i: int) -> None:
    masks[i, :] = False
    n = list_actions(s, seat, w, throw)
    for k in range(n):
        masks[i, w.actions[k]] = True


def choose_at_random(
    states: States[Record],
    randoms: Ints,
    seats: Array,
    ws: Sequence[Workspace],
    throw: int,
    chosen: Array,
) -> None:
    """A random legal action for every game; 0 where the game is over."""
    w = ws[0]
    for i in range(len(states)):
        chosen[i] = 0
        if seats[i] != OVER:
            take_random(w, randoms, i)
            if seats[i] == CHANCE:
                chosen[i] = draw(states[i], w)
            else:
                n = list_actions(states[i], seats[i], w, throw)
                chosen[i] = w.actions[below(w.random, n)]
            keep_random(w, randoms, i)


def play_at_random(
    states: States[Record],
    initial: States[Record],
    randoms: Ints,
    ws: Sequence[Workspace],
    steps: int,
) -> int:
    """Play so many random actions in every game, chance's included, a new one beginning wherever
    one ends; return how many ended."""
    w = ws[0]
    games = 0
    for i in range(len(states)):
        take_random(w, randoms, i)
        for _ in range(steps):
            # Asked again rather than twice: every place that asks is a copy in machine code.
            while random_step(states[i], w) == 0:
                games += 1
                states[i] = initial[0]
        keep_random(w, randoms, i)
    return games


def finish_at_random(states: States[Record], randoms: Ints, ws: Sequence[Workspace]) -> int:
    """Play every game to its end at random and return how many actions that took."""
    w = ws[0]
    played = 0
    for i in range(len(states)):
        take_random(w, randoms, i)
        while random_step(states[i], w):
            played += 1
        keep_random(w, randoms, i)
    return played


def imagine_games(
    states: States[Record],
    randoms: Ints,
    which: Flags,
    shown: States[Record],
    seat: int,
    ws: Sequence[Workspace],
) -> None:
    """In every game marked something that a seat could be in, `shown` being what it knows."""
    w = ws[0]
    for i in range(len(states)):
        if which[i]:
            take_random(w, randoms, i)
            states[i] = shown[0]
            imagine(states[i], seat, w)
            keep_random(w, randoms, i)


def returns_of(states: States[Record], seats: Array, values: Ints, found: Ints) -> None:
    """[game, seat]: what each finished game was worth; 0 where it goes on."""
    for i in range(len(states)):
        if seats[i] == OVER:
            returns(states[i], values)
        for p in range(len(values)):
            found[i, p] = values[p] if seats[i] == OVER else 0


def observe_games(
    states: States[Record],
    eyes: Array,
    shown: States[Record],
    raw: Bytes,
    table: Ints,
    rows: Floats32,
) -> None:
    """[game, number]: what a seat sees of each game. `shown` is one record, `raw` its bytes."""
    for i in range(len(states)):
        observe(states, i, max(eyes[i], 0), shown, raw, table, rows)


def observe(
    states: States[Record],
    i: int,
    seat: int,
    shown: States[Record],
    raw: Bytes,
    table: Ints,
    rows: Floats32,
) -> None:
    # One loop and not a function for each value: arrays that are handed on are counted, and that
    # took most of the time (docs/decisions/0003).
    seats = table.shape[0]
    shown[0] = states[i]
    view(shown[0], seat)
    for p in range(seats):
        rows[i, p] = seat == p
    at = seats
    for entry in range(table.shape[1]):
        offset, width = table[seat, entry, OFFSET], table[seat, entry, WIDTH]
        value = int(raw[offset + width - 1])
        for k in range(width - 2, -1, -1):
            value = (value << 8) | (raw[offset + k] & 255)
        kind, count = table[seat, entry, KIND], table[seat, entry, COUNT]
        if kind == PLAIN:
            rows[i, at] = value
        elif kind == BITS:
            for k in range(count):
                rows[i, at + k] = (value >> k) & 1
        else:
            place = value - table[seat, entry, FIRST]
            if kind != ONE_HOT:
                place = from_seat(place, table[seat, entry, TURN], seats)
            for k in range(count):
                rows[i, at + k] = place == k
        at += count


def from_seat(place: int, turn: int, seats: int) -> int:
    """A seat as another counts them, from itself on; anything else as it is."""
    return (place - turn) % seats if 0 <= place < seats else place
