"""What an action is worth when everybody then plays at random: games played to their ends.

What the seat cannot see is imagined anew each time, and the same for every action, so that the
actions are compared on equal terms.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tablee.contract.rules import apply, imagine, returns
from tablee.core.arrays import States, Workspace
from tablee.core.randomness import seeded
from tablee.core.record import Record
from tablee.core.seat_view import SeatView
from tablee.fast.arrays import Ints, compiled_workspace
from tablee.fast.loops import random_step

Floats = npt.NDArray[np.float64]


def play_actions(
    states: States[Record],
    seat: int,
    actions: Ints,
    times: int,
    w: Workspace,
    values: Ints,
    totals: Ints,
) -> None:
    """Play each action so many times to the end. `states[0]` is the seat's view, and there is room
    for two more. `totals[k]` gets the sum of what action `k` was worth and of its squares."""
    for _ in range(times):
        states[1] = states[0]
        imagine(states[1], seat, w)
        for k in range(len(actions)):
            states[2] = states[1]
            apply(states[2], seat, actions[k])
            while random_step(states[2], w):
                pass
            returns(states[2], values)
            totals[k, 0] += values[seat]
            totals[k, 1] += values[seat] * values[seat]


def estimate(
    seat_view: SeatView, actions: tuple[int, ...], times: int, seed: int | None = None
) -> tuple[Floats, Floats]:
    """The mean worth of each action for the seat, and the half width of its 95 % interval."""
    from tablee.fast.compiled import compiled

    room = seat_view.game.room
    (play,) = compiled(room.rules_to_compile, room.state.dtype, play_actions)
    states = np.frombuffer(bytearray(seat_view.state.pack() * 3), room.state.dtype)
    totals = np.zeros((len(actions), 2), np.int64)
    values = np.zeros(seat_view.game.seats, np.int64)
    w = compiled_workspace(room.actions, seeded(seed))
    play(states, seat_view.seat, np.array(actions, np.int64), times, w, values, totals)
    means = totals[:, 0] / times
    spread = np.maximum(totals[:, 1] / times - means**2, 0)
    return means, 1.96 * np.sqrt(spread / times)
