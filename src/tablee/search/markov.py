"""Chains of chance that end: how long until they do, and who gets there first.

`odds[from, to]` are the chances of one step; the last state is the end and keeps what comes to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

LEFT_OUT = 1e-13
"""What may still be under way when a chain is taken to have ended."""
LONGEST = 100_000


def expected_steps(odds: Floats) -> Floats:
    """[state]: the steps to the end, on average."""
    inside = odds[:-1, :-1]
    steps = np.linalg.solve(np.eye(len(inside)) - inside, np.ones(len(inside)))
    return np.append(steps, 0.0)


def arrivals(odds: Floats) -> Floats:
    """[steps, state]: the chance to have reached the end after so many steps, until it is (but for
    LEFT_OUT) certain from everywhere."""
    reached = np.zeros(len(odds))
    reached[-1] = 1.0
    found = [reached]
    while reached.min() < 1 - LEFT_OUT and len(found) < LONGEST:
        reached = odds @ reached
        found.append(reached)
    return np.array(found)


def after(odds: Floats, state: int, steps: int) -> Floats:
    """[state]: where one is after so many steps."""
    here = np.zeros(len(odds))
    here[state] = 1.0
    for _ in range(steps):
        here = here @ odds
    return here


@dataclass(frozen=True)
class Race:
    """Runners who step in turn, each by a chain of their own: `reached[t, runner]` is the chance to
    have arrived after t steps. Nobody is in anybody's way."""

    reached: Floats

    @cached_property
    def arriving(self) -> Floats:
        """[t, runner]: the chance to arrive with step t + 1."""
        return np.diff(self.reached, axis=0)

    @cached_property
    def free(self) -> Floats:
        """[t, runner]: the chance that nobody else has arrived when a runner takes step t + 1."""
        # Those before a runner have taken step t + 1 already, those after only t.
        before = np.cumprod(1 - self.reached[1:, :-1], axis=1)
        after = np.cumprod(1 - self.reached[:-1, :0:-1], axis=1)[:, ::-1]
        one = np.ones((len(before), 1))
        return np.hstack([one, before]) * np.hstack([after, one])

    @property
    def first(self) -> Floats:
        """[runner]: the chance to arrive first."""
        chances: Floats = (self.arriving * self.free).sum(axis=0)
        return chances

    def ahead(self, one: int, other: int) -> float:
        """The chance that one arrives before another."""
        since = self.reached[1:] if other < one else self.reached[:-1]
        return float((self.arriving[:, one] * (1 - since[:, other])).sum())

    @property
    def ends(self) -> Floats:
        """[steps of all together]: the chance that the first arrives with exactly that step, less
        one: `ends[0]` is the very next step."""
        return (self.arriving * self.free).ravel()
