"""What is called likely, or worth so much on average, played on: exact figures by the best action
of every seat, measured figures as the measure says that people play."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from benchmarks.audit.matter import Matter, Player, is_settled, worth
from benchmarks.audit.walks import level_player, luck
from tablee.bots import levels
from tablee.contract.rules import CHANCE
from tablee.core.analysis import Analysis, Truth, analyse
from tablee.core.position import Position

LONGEST = 3000
"""Actions after which somebody must have got home."""


@dataclass(frozen=True)
class Played:
    """What came of it for the one who was told."""

    truth: Truth
    value: float
    won: float


def play_on(
    matter: Matter, position: Position, seat: int, found: Analysis, random: Random
) -> Played | None:
    """Hold what a seat was told against one game; None where nobody plays as was assumed."""
    if found.position.exact:
        player: Player | None = best_player(position)
    else:
        player = matter.sensible
    if player is None:
        return None
    truth, now = found.position, position
    is_players_turn = position.to_act != (CHANCE,)
    if not truth.exact and is_players_turn:
        # The best of several measures is flattered by chance; one chosen for no such reason is not.
        if seat not in position.to_act:
            return None
        action = player(position, seat, random)
        truth, now = found.actions[action], position.play(action, seat)
    for _ in range(LONGEST):
        if is_settled(matter, position, now):
            value, won = worth(matter, position, now)[seat]
            return Played(truth, value, won)
        actor = now.to_act[0]
        action = luck(now, random) if actor == CHANCE else player(now, actor, random)
        now = now.play(action, actor)
    return None


def best_player(position: Position) -> Player:
    """`perfect` where the game has it; else whoever does what an analysis says is best."""
    if "perfect" in levels(position.game):
        return level_player(str(position.game), "perfect", 1)

    def choose(now: Position, seat: int, random: Random) -> str:
        legal = now.legal_for(seat)
        return legal[0] if len(legal) == 1 else analyse(now, seat).best

    return choose
