"""What an action is worth when everybody then plays sensibly: games played on as far as it matters.

What the seat cannot see is imagined anew each time, the same for every action, and chance has the
same luck for each: so the actions are compared on equal terms. A room says with three functions of
its own how people play, how far to go, and what to measure there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tablee.contract.furniture import Habits
from tablee.contract.rules import CHANCE, apply, draw, imagine, to_act
from tablee.core.arrays import Array, States, Workspace
from tablee.core.binding import Function
from tablee.core.randomness import bits, seeded
from tablee.core.record import Record
from tablee.core.room import Room
from tablee.core.seat_view import SeatView
from tablee.fast.arrays import Ints, compiled_workspace

Floats = npt.NDArray[np.float64]

NOTHING = -1
"""Stands for no action."""
VALUE, WON = 0, 1
"""What is measured for each seat: a value, and whether it has won (in parts, if shared)."""


def habit(s: Record, seat: int, w: Workspace) -> int:
    """What a seat does that plays sensibly and does not think long."""
    raise NotImplementedError


def is_settled(s: Record, before: Record) -> bool:
    """Whether play has gone far enough, from a state `before`. True when the game is over."""
    raise NotImplementedError


def measure(s: Record, before: Record, values: Floats) -> None:
    """Write [seat]: VALUE and WON of a settled state."""
    raise NotImplementedError


def play_on(s: Record, before: Record, actor: int, first: int, w: Workspace) -> None:
    """First this action, unless it is NOTHING; then by habit, until it is settled. There is one
    call of `apply` here, because every one is compiled for itself, and that takes seconds."""
    seat, a = actor, first
    while a != NOTHING or not is_settled(s, before):
        if a == NOTHING:
            to_act(s, w.actions)
            seat = w.actions[0]
            a = draw(s, w) if seat == CHANCE else habit(s, seat, w)
        apply(s, seat, a)
        a = NOTHING


def reseed(luck: Array, random: Array) -> None:
    """A new generator, seeded by another: what is drawn from it leaves the other as it is."""
    for i in range(3):
        luck[i] = bits(random)
    luck[3] = 1
    for _ in range(8):
        bits(luck)


def play_actions_on(
    states: States[Record], seat: int, actor: int, actions: Ints, times: int, w: Workspace,
    luck: Array,
    random: Array, values: Floats, totals: Floats,
) -> None:  # fmt: skip
    """Play each action of `actor` so many times and go on from there. `states[0]` is what `seat`
    knows, and there is room for two more. `totals[k, seat]` gets the sums of the values, of their
    squares, of the wins, and of the wins squared. `random` gives each time its luck."""
    for _ in range(times):
        states[1] = states[0]
        reseed(luck, random)
        w.random[:] = luck
        imagine(states[1], seat, w)
        luck[:] = w.random
        for k in range(len(actions)):
            states[2] = states[1]
            # The same luck for each, whatever the one before has used of it.
            w.random[:] = luck
            play_on(states[2], states[0], actor, actions[k], w)
            measure(states[2], states[0], values)
            for p in range(len(values)):
                totals[k, p, 0] += values[p, VALUE]
                totals[k, p, 1] += values[p, VALUE] * values[p, VALUE]
                totals[k, p, 2] += values[p, WON]
                totals[k, p, 3] += values[p, WON] * values[p, WON]


@dataclass(frozen=True)
class Worth:
    """[seat]: what play on came to, on average. Errors are half widths of 95 % intervals."""

    values: Floats
    errors: Floats
    wins: Floats
    win_errors: Floats


def mixed(worths: Sequence[Worth], shares: Sequence[float]) -> Worth:
    """What chance makes of it, if each comes with such a share; errors add up at most."""

    def mix(parts: list[Floats]) -> Floats:
        found: Floats = np.average(np.array(parts), axis=0, weights=np.array(shares))
        return found

    return Worth(
        mix([each.values for each in worths]),
        mix([each.errors for each in worths]),
        mix([each.wins for each in worths]),
        mix([each.win_errors for each in worths]),
    )


def habits(room: Room) -> dict[Function, Function]:
    """The room's answers to the questions above: in its `habits.py`."""
    own = room.habits or Habits()
    return {habit: own.habit, is_settled: own.is_settled, measure: own.measure}


def rolled_out(
    seat_view: SeatView, actor: int, actions: tuple[int, ...], times: int, seed: int | None = None
) -> list[Worth]:
    """What each action of `actor` comes to for every seat; without actions, what the position
    does. The same seed gives the same answer."""
    from tablee.fast.compiled import compiled

    room, seats = seat_view.game.room, seat_view.game.seats
    (play,) = compiled(room.rules_to_compile, room.state.dtype, play_actions_on, given=habits(room))
    states = np.frombuffer(bytearray(seat_view.state.pack() * 3), room.state.dtype)
    totals = np.zeros((max(len(actions), 1), seats, 4))
    random = np.array(seeded(seed))
    play(
        states, seat_view.seat, actor, np.array(actions or (NOTHING,), np.int64), times,
        compiled_workspace(room.actions, random), random.copy(), random, np.zeros((seats, 2)),
        totals,
    )  # fmt: skip
    return [averaged(each, times) for each in totals]


def averaged(totals: Floats, times: int) -> Worth:
    values, squares, wins, won_squares = (totals / times).T
    return Worth(
        values, _error(values, squares, times), wins, _error(wins, won_squares, times)
    )  # fmt: skip


def _error(mean: Floats, square: Floats, times: int) -> Floats:
    # A few games that all went the same way are not a certainty: never less than one in `times`.
    spread = np.maximum(square - mean**2, 1 / times)
    error: Floats = 1.96 * np.sqrt(spread / times)
    return error
