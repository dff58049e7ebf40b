"""The same luck for everybody: chance as a deal that can be dealt again.

A deal is played once in every rotation of the seats. Drawing the k-th chance action with the k-th
random number would give the same luck only until the players' choices change what may be drawn.
Here every action has its own sequence of random arrivals instead, and chance takes whichever
possible action arrives first:

- an action that cannot happen now stands still, and its next arrival is as near as before;
- so the cards of a pack come in the same order whoever draws them and whenever, the black tiles
  among themselves too, and every player throws the same dice in the same order.

The arrivals of an action come at unit-rate exponential distances, on a clock of its own that runs
as fast as the action's weight while it can happen. This is the "next reaction" way of simulating
competing Poisson processes (Gibson & Bruck 2000, Anderson 2007): at every draw each action has
exactly the probability the rules give it, whatever happened before.
"""

from __future__ import annotations

from random import Random

from tablee.core.position import Position


class SeededDeal:
    """One deal, from its seed. Make it anew for every rotation."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._clocks: dict[tuple[int, str], ArrivalClock] = {}

    def draw(self, position: Position) -> str:
        """What chance does now. Where a player throws the dice, that player has dice of their
        own (`thrower` in the room's rules)."""
        holder = position.game.room.rules.thrower(position.record)
        odds = [(action, float(weight)) for action, weight in position.chance]
        clocks = [(self._clock(holder, action), weight) for action, weight in odds]
        waits = [clock.left / weight for clock, weight in clocks]
        soonest = min(range(len(waits)), key=waits.__getitem__)
        for clock, weight in clocks:
            clock.left -= weight * waits[soonest]
        clocks[soonest][0].ring()
        return odds[soonest][0]

    def _clock(self, holder: int, action: str) -> ArrivalClock:
        key = holder, action
        if key not in self._clocks:
            self._clocks[key] = ArrivalClock(Random(f"{self._seed} {holder} {action}"))
        return self._clocks[key]


class ArrivalClock:
    """How long an action has to wait for its next arrival, on its own clock."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.left = 0.0
        self.ring()

    def ring(self) -> None:
        self.left = self._random.expovariate(1.0)


def rotations(order: list[int]) -> list[list[int]]:
    """The ways to seat an order of bots round the table, each begun one seat later."""
    return [order[i:] + order[:i] for i in range(len(order))]
