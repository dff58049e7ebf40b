"""The compiled parts of the oracle and the bots, made when first needed."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from tablee.core.arrays import Workspace
from tablee.core.binding import Function
from tablee.core.randomness import seeded
from tablee.core.room import room
from tablee.fast.arrays import compiled_workspace
from tablee.games.da_vinci_code.inside.beliefs import chances_at
from tablee.games.da_vinci_code.inside.playing import GAME, decide, learn, play_on, series
from tablee.games.da_vinci_code.state import ACTIONS, SEATS, VALUES, WIDTH, State

PARTS = (chances_at, decide, play_on, series, learn)
THOUGHTS = 3
"""Tables of chances that a player works on."""


def part(function: Function) -> Function:
    """One of PARTS, compiled."""
    return _parts()[function]


def is_at_hand(function: Function) -> bool:
    """Whether one of PARTS has been compiled before, here or elsewhere."""
    from tablee.fast.compiled import is_kept

    return is_kept(part(function))


@cache
def _parts() -> dict[Function, Function]:
    from tablee.fast.compiled import compiled

    made = compiled(room("da_vinci_code").rules_to_compile, State.dtype, *PARTS, inline=False)
    return dict(zip(PARTS, made, strict=True))


def states_for(state: State) -> npt.NDArray[np.void]:
    """Room to think in, with what is seen at its beginning."""
    return np.frombuffer(bytearray(state.pack() * (GAME + 1)), State.dtype)


def thoughts() -> npt.NDArray[np.float64]:
    return np.zeros((THOUGHTS, SEATS + 1, WIDTH, VALUES))


def randomness(seed: int | None) -> Workspace:
    w: Workspace = compiled_workspace(ACTIONS, seeded(seed))
    return w
