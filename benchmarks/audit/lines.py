"""What is called won, lost or drawn, played on: by `perfect` from the seat that was told so,
against `perfect`, against one who goes in circles, and against one who plays at random."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from benchmarks.audit.matter import Player, anything
from benchmarks.audit.walks import Circles, level_player
from tablee.core.analysis import Truth
from tablee.core.position import Position

LONGEST_DRAW = 40
"""Actions that a draw is held for."""
PERFECT, CIRCLES, RANDOM = "perfect", "in circles", "at random"


@dataclass(frozen=True)
class Claim:
    """What a seat was told of a position."""

    position: Position
    seat: int
    truth: Truth
    been: Circles
    """The positions of the game so far."""

    @property
    def limit(self) -> int:
        return LONGEST_DRAW if self.truth.plies is None else self.truth.plies


def broken(claim: Claim, random: Random, tell: Callable[[str], None]) -> int:
    """Play a claim on against everybody; return how many games that were."""
    for opponent in (PERFECT, CIRCLES, RANDOM):
        if problem := played(claim, opponent, random):
            tell(problem)
    return 3


def played(claim: Claim, opponent: str, random: Random) -> str:
    """Play on; what was not as claimed, or nothing."""
    position, count, actions = claim.position, 0, []
    players = at_table(claim, opponent, random)
    while not position.is_over and count < claim.limit:
        seat = position.to_act[0]
        action = players[seat](position, seat, random)
        actions.append(action)
        position = position.play(action, seat)
        count += 1
    problem = judged(claim, opponent, position, count)
    return f"{problem} (against one who plays {opponent}: {' '.join(actions)})" if problem else ""


def at_table(claim: Claim, opponent: str, random: Random) -> list[Player]:
    name = str(claim.position.game)

    def perfect() -> Player:
        return level_player(name, PERFECT, random.getrandbits(30))

    circles = Circles()
    circles.seen.update(claim.been.seen)
    others: dict[str, Player] = {CIRCLES: circles.choose, RANDOM: anything}
    other = others.get(opponent) or perfect()
    players = [other, other]
    players[claim.seat] = perfect()
    return players


def judged(claim: Claim, opponent: str, reached: Position, count: int) -> str:
    """What is wrong with how it went."""
    outcome, plies = claim.truth.outcome, claim.truth.plies
    came = reached.returns[claim.seat]
    how = f"{count} actions later {_words(came)}" if reached.is_over else f"open after {count}"
    if outcome == "win" and (came <= 0 or (opponent == PERFECT and count != plies)):
        return f"a win in {plies}, but {how}"
    if outcome == "loss" and came < 0 and count != plies:
        return f"a loss in {plies}, but {how}"
    if outcome == "loss" and opponent == PERFECT and came >= 0:
        return f"a loss in {plies}, but {how}"
    if outcome == "draw" and (came < 0 or (opponent == PERFECT and came != 0)):
        return f"a draw, but {how}"
    return ""


def _words(value: int) -> str:
    return "won" if value > 0 else "lost" if value < 0 else "drawn"
