"""Games to be audited: who plays them, and the way each position was reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import tablee
from benchmarks.audit.matter import Matter, Player, anything
from tablee.bots import levels
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.arrays import fill
from tablee.core.position import Position

RINGS = 0.003
"""How often the table rings the bell, where it may."""
STUBBORN = 0.85
"""How often somebody who goes in circles does so."""
PATIENCE = 60.0
"""Seconds that a quick bot may take: it needs far less, so that no clock decides what it plays."""
FAR = 150
"""Positions looked at for a way back to where the game has been."""
QUICK = 0.02
"""Seconds that a slow bot may take for a move: what it plays need not be good."""
TROUBLE = 0.6
"""How often all seats are taken by those who bring about what is hard to judge."""
RARELY = 0.05
"""How often a slow bot takes a seat."""


@dataclass(frozen=True)
class Step:
    """One action of a game: the position before it, who plays what, the position after."""

    before: Position
    actor: int
    action: str
    after: Position


def key_of(position: Position) -> bytes:
    """A position without its past: what no drawing shows is left out."""
    record = position.state
    for name in record.undrawn:
        field = getattr(record, name)
        if isinstance(field, int):
            setattr(record, name, 0)
        else:
            fill(field, 0)
    return bytes(record.pack())


class Circles:
    """Goes back to where the game has been, as often as it can."""

    def __init__(self) -> None:
        self.seen: Counter[bytes] = Counter()

    def see(self, position: Position) -> None:
        self.seen[key_of(position)] += 1

    def choose(self, position: Position, seat: int, random: Random) -> str:
        """The first step of a short way back, if the others wanted to go there too; otherwise
        anything that does not end the game."""
        legal = position.legal_for(seat)
        if len(position.to_act) > 1 or random.random() >= STUBBORN:
            return random.choice(legal)
        ways = [(action, position.play(action, seat)) for action in legal]
        ways = [(action, there) for action, there in ways if not there.is_over]
        random.shuffle(ways)
        return self._way_back(ways) or (ways[0][0] if ways else random.choice(legal))

    def _way_back(self, ways: list[tuple[str, Position]]) -> str | None:
        """Nearest first; `ways` are the first steps, and where each has led."""
        known: set[bytes] = set()
        for first, position in ways:
            key = key_of(position)
            if self.seen[key]:
                return first
            if key in known or len(ways) > FAR:
                continue
            known.add(key)
            reached = [position.play(action) for action in position.legal]
            ways += [(first, there) for there in reached if not there.is_over]
        return None


def level_player(name: str, level: str, seed: int, seconds: float = PATIENCE) -> Player:
    bot = tablee.bot(name, level, seed, seconds)
    return lambda position, seat, random: bot.choose(position.view(seat))


def luck(position: Position, random: Random) -> str:
    """What chance does, by its probabilities."""
    odds = position.chance
    return random.choices([a for a, _ in odds], [float(p) for _, p in odds])[0]


def walk(name: str, matter: Matter, random: Random, is_counted: bool) -> Iterator[Step]:
    """One game. Counted, chance is fair and nobody's choices tell a thing, so that probabilities
    can be held against what comes; otherwise all is done that may lead an oracle astray."""
    position = tablee.game(name).start()
    circles = Circles()
    players = chosen(position, matter, random, circles, is_counted)
    for _ in range(matter.longest):
        if position.is_over:
            return
        actor = random.choice(position.to_act)
        if actor == CHANCE:
            action = (None if is_counted else matter.luck(position, random)) or luck(
                position, random
            )
        elif not is_counted and position.legal_for(TABLE) and random.random() < RINGS:
            actor, action = TABLE, random.choice(position.legal_for(TABLE))
        else:
            action = players[actor](position, actor, random)
        circles.see(position)
        after = position.play(action, actor)
        yield Step(position, actor, action, after)
        position = after


def chosen(
    position: Position, matter: Matter, random: Random, circles: Circles, is_counted: bool
) -> list[Player]:
    """Who plays at each seat."""
    if is_counted:
        return [matter.blind] * position.game.seats
    # `perfect` plays on from what was claimed (`lines.py`).
    name, known = str(position.game), levels(position.game)[1:4]
    troublemaker = circles.choose if matter.has_repetition else matter.troublemaker
    if troublemaker is not None and random.random() < TROUBLE:
        return [troublemaker] * position.game.seats
    players: list[Player] = [anything, troublemaker or anything]
    players += [
        level_player(name, level, random.getrandbits(30))
        for level in known
        if level not in matter.slow
    ]
    seated = [random.choice(players) for _ in range(position.game.seats)]
    slow = [level for level in known if level in matter.slow]
    if slow and random.random() < RARELY:
        level, seed = random.choice(slow), random.getrandbits(30)
        seated[random.randrange(len(seated))] = level_player(name, level, seed, QUICK)
    return seated


def written(step: Step) -> str:
    """An action as `tablee analyse` reads it."""
    return f"{step.actor}:{step.action}" if len(step.before.to_act) > 1 else step.action
