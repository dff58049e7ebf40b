"""Ratings from who beat whom (Bradley & Terry 1952), on the scale of chess: 400 points are odds of
ten to one. At a table of several, every two players are compared.

The games of one deal have their luck in common, so they are counted as one observation: the error
bars come from how the deals differ (the "sandwich" estimate), not from how many games there were.
One imagined draw between every two bots that met keeps ratings finite when somebody always wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

POINTS = 400 / np.log(10)
AVERAGE = 1500.0
STEPS = 200

Deal = Mapping[tuple[int, int], tuple[float, float]]
"""For every two bots that met: what the first scored against the second, of how much."""
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    points: float
    """The mean of all bots is 1500."""
    error: float
    """Half of the 95 % interval, of the distance from that mean."""


def rate(bots: int, deals: Iterable[Deal]) -> list[Rating]:
    """The rating of every bot."""
    observed = list(deals)
    met = sorted({pair for deal in observed for pair in deal})
    halves: list[Deal] = [{pair: (won, 0.5)} for pair in met for won in (0.5, 0.0)]
    observed += halves
    scored = np.zeros((bots, bots))
    played = np.zeros((bots, bots))
    for deal in observed:
        for (i, j), (won, of) in deal.items():
            scored[i, j] += won
            scored[j, i] += of - won
            played[i, j] += of
            played[j, i] += of
    strengths = _most_likely(scored, played)
    curvature = np.linalg.pinv(_curvature(strengths, played))
    pulls = np.zeros((bots, bots))
    for deal in observed:
        pull = _pull(strengths, deal)
        pulls += np.outer(pull, pull)
    spread = np.sqrt(np.maximum(np.diag(curvature @ pulls @ curvature), 0))
    return [
        Rating(float(AVERAGE + POINTS * strength), float(1.96 * POINTS * error))
        for strength, error in zip(strengths, spread, strict=True)
    ]


def expected(strengths: Floats) -> Floats:
    """[i, j]: what i is expected to score against j."""
    return np.asarray(1 / (1 + np.exp(strengths[None, :] - strengths[:, None])))


def _most_likely(scored: Floats, played: Floats) -> Floats:
    """Newton's method; the strengths add up to nothing."""
    strengths = np.zeros(len(scored))
    for _ in range(STEPS):
        slope = (scored - played * expected(strengths)).sum(axis=1)
        step = np.linalg.pinv(_curvature(strengths, played)) @ slope
        # Far from the top a whole step may leap over it.
        strengths += step * min(1.0, 1.0 / max(float(np.abs(step).max()), 1e-300))
        strengths -= strengths.mean()
        if np.abs(step).max() < 1e-12:
            break
    return strengths


def _curvature(strengths: Floats, played: Floats) -> Floats:
    chance = expected(strengths)
    weight = played * chance * (1 - chance)
    return np.asarray(np.diag(weight.sum(axis=1)) - weight)


def _pull(strengths: Floats, deal: Deal) -> Floats:
    """How much a deal moves each strength."""
    pull = np.zeros(len(strengths))
    for (i, j), (won, of) in deal.items():
        over = won - of / (1 + np.exp(strengths[j] - strengths[i]))
        pull[i] += over
        pull[j] -= over
    return pull
