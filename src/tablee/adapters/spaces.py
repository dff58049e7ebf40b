"""What an agent sees and may do, in Gymnasium's words; PettingZoo uses the same."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from tablee.core.game import Game
from tablee.fast.batch import Batch
from tablee.fast.single import Single
from tablee.fast.tensors import returns_within

LOSE, RAISE = "lose", "raise"
"""What an action that is masked does: it loses the game at once, as these libraries are used to;
or it raises IllegalAction, and nothing is played."""


def observation_space(of: Batch | Single) -> spaces.Dict:
    """`observation`: the numbers that `Batch.tensor` describes. `action_mask`: 1 for the legal."""
    found = of.tensor
    return spaces.Dict(
        {
            "observation": spaces.Box(found.least, found.most, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (of.actions,), np.int8),
        }
    )


def forfeit(game: Game) -> float:
    """What a masked action costs: the worst that a game can be worth."""
    return float(returns_within(game)[0])


def checked_policy(illegal: str) -> str:
    if illegal not in (LOSE, RAISE):
        raise ValueError(f"illegal={illegal!r}: it may be {LOSE!r} or {RAISE!r}")
    return illegal
