"""How many throws a whole game takes: exactly where no pawn is in another's way, else by playing
many games in which cards are laid as sensible players do."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.contract.rules import CHANCE, apply, draw, to_act
from tablee.core.arrays import States, Workspace
from tablee.core.game import Game
from tablee.core.randomness import seeded
from tablee.fast.arrays import Ints, compiled_workspace
from tablee.games.moksha_patamu.habits import habit
from tablee.games.moksha_patamu.inside.races import is_race, prospect
from tablee.games.moksha_patamu.state import UNTIL_BELL, State


def exact_throws(game: Game) -> float | None:
    """The expected throws of a whole game; None where pawns or cards get in the way, or where it
    is the table that ends it (§R6)."""
    s: Any = game.initial
    is_rung = s.ending == UNTIL_BELL or s.turns_left
    return prospect(s).throws if not is_rung and is_race(s) else None


def count_throws(
    states: States[State], initial: States[State], w: Workspace, lengths: Ints
) -> None:
    """Play games in `states[0]` and note how many throws each took."""
    for i in range(len(lengths)):
        states[0] = initial[0]
        lengths[i] = 0
        while to_act(states[0], w.actions) > 0:
            seat = w.actions[0]
            lengths[i] += seat == CHANCE
            a = draw(states[0], w) if seat == CHANCE else habit(states[0], seat, w)
            apply(states[0], seat, a)


def played_throws(game: Game, games: int, seed: int) -> Ints:
    """The throws of so many games."""
    from tablee.fast.compiled import compiled

    kind = game.room.state.dtype
    (count,) = compiled(game.room.rules_to_compile, kind, count_throws)
    initial = np.frombuffer(game.initial.pack(), kind)
    lengths = np.zeros(games, np.int64)
    count(initial.copy(), initial, compiled_workspace(game.room.actions, seeded(seed)), lengths)
    return lengths
