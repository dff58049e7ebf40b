"""A test that may be looked at after every result, and stopped whenever it is sure.

Betting against a guess: if the mean of some scores from 0 to 1 were m, nobody could get rich by
betting on them at fair odds. A fortune that has grown 40-fold (20-fold on both sides together)
happens with a chance of 5 % at most, ever, however long one plays and whenever one stops (Ville's
inequality). So all m against which the fortune stays small form an interval that holds the true
mean, with 95 % confidence at all times together. It asks nothing of how the scores are distributed.
The bets are those of Waudby-Smith & Ramdas, "Estimating means of bounded random variables by
betting" (2023).
"""

from __future__ import annotations

import numpy as np

STEPS = 200
"""The guesses are the multiples of 1 / STEPS, one half among them."""
BOLDEST = 0.75
"""The part of a fortune that is put at stake at most."""


class Sequence:
    """Scores of two bots against each other, deal by deal."""

    def __init__(self, confidence: float = 0.95) -> None:
        self.count = 0
        self.low, self.high = 0.0, 1.0
        """All scores so far are between; so is the true mean, at this confidence."""
        self._guesses = np.linspace(0.0, 1.0, STEPS + 1)
        self._up = np.zeros(STEPS + 1)
        """The logarithm of the fortune made by betting that the mean is higher than guessed."""
        self._down = np.zeros(STEPS + 1)
        self._alpha = 1.0 - confidence
        self._sum = 0.5
        self._squares = 0.25

    @property
    def mean(self) -> float:
        return (self._sum - 0.5) / self.count if self.count else 0.5

    def add(self, score: float) -> None:
        self.count += 1
        bet = np.sqrt(2 * np.log(2 / self._alpha) / (self._variance * self._pace))
        with np.errstate(divide="ignore"):
            higher = np.minimum(bet, BOLDEST / self._guesses)
            lower = np.minimum(bet, BOLDEST / (1 - self._guesses))
        self._up += np.log1p(higher * (score - self._guesses))
        self._down += np.log1p(-lower * (score - self._guesses))
        # What comes next is bet on with what is known now, never with what it will be.
        self._sum += score
        self._squares += (score - self._sum / (self.count + 1)) ** 2
        fortune = np.maximum(self._up, self._down) - np.log(2.0)
        left = self._guesses[fortune < np.log(1 / self._alpha)]
        if len(left):
            # Between two guesses nothing was tried: the interval reaches to the next one.
            self.low = max(self.low, float(left[0]) - (1 / STEPS if left[0] > 0 else 0))
            self.high = min(self.high, float(left[-1]) + (1 / STEPS if left[-1] < 1 else 0))

    @property
    def _variance(self) -> float:
        return self._squares / self.count

    @property
    def _pace(self) -> float:
        return float(self.count * np.log(1 + self.count))

    def verdict(self, margin: float) -> int | None:
        """1 if the mean is above one half, -1 if below, 0 if it is within a margin of one half;
        None while that is not sure."""
        if self.low + 1 / STEPS > 0.5:
            return 1
        if self.high - 1 / STEPS < 0.5:
            return -1
        if 0.5 - margin <= self.low and self.high <= 0.5 + margin:
            return 0
        return None
