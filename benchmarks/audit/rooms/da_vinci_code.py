"""Da Vinci Code: the chances of hidden tiles are exact, what an action is worth is measured."""

from random import Random
from typing import Any

from benchmarks.audit.matter import Matter, anything
from tablee.core.position import Position
from tablee.games.da_vinci_code.inside.judging import STRENGTHS
from tablee.games.da_vinci_code.inside.machine import part, randomness, states_for, thoughts
from tablee.games.da_vinci_code.inside.playing import GREEDY, TUNED, decide
from tablee.games.da_vinci_code.notation import code, text
from tablee.games.da_vinci_code.oracle import APART
from tablee.games.da_vinci_code.state import (
    ARRANGING,
    ATTACK,
    ATTACKING,
    DRAWING,
    JOKER,
    OPENING,
    VALUES,
    WIDTH,
)

FALTERS = 0.4
"""How often somebody who knows does as if not."""
RIGHT = 0.5
"""How often somebody who is told what lies there attacks rightly."""


def real(s: Any, subject: int) -> int | None:
    """§R6: before the codes are in order, no tile is known by its place."""
    if s.phase <= ARRANGING:
        return None
    if subject == APART:
        return int(s.drawn)
    return int(s.numbers[subject // WIDTH, subject % WIDTH])


def succeeds(position: Position, action: str) -> bool | None:
    a = code(action)
    if a is None or a < ATTACK:
        return None
    named, value = divmod(a - ATTACK, VALUES)
    return real(position.record, named) == value


def told(position: Position, seat: int, random: Random) -> str:
    """Attacks any tile, as often rightly as not, by the toss of a coin: so more of the codes comes
    to light than at random, and neither what is attacked nor how often rightly tells anything."""
    legal = position.legal_for(seat)
    if position.record.phase != ATTACKING or random.random() >= RIGHT:
        return anything(position, seat, random)
    right = [action for action in legal if succeeds(position, action)]
    return random.choice(right)


def sparing(position: Position, seat: int, random: Random) -> str:
    """Knows every number and names it, but leaves jokers alone: they stay hidden among the last."""
    s = position.record
    if s.phase != ATTACKING or random.random() < FALTERS:
        return anything(position, seat, random)
    right = [
        action
        for action in position.legal_for(seat)
        if succeeds(position, action) and not action.endswith("=*")
    ]
    return random.choice(right) if right else anything(position, seat, random)


def jokers(position: Position, random: Random) -> str | None:
    """Jokers come early, and to different players."""
    s = position.record
    if s.phase not in (OPENING, DRAWING) or random.random() < 0.3:
        return None
    mine = (
        s.to_move
        if s.phase == DRAWING
        else next(p for p in range(s.players) if s.size[p] < (3 if s.players == 4 else 4))
    )
    has_one = any(s.numbers[mine, i] == JOKER for i in range(s.size[mine]))
    coming = [action for action in position.legal if action.startswith("*")]
    return random.choice(coming) if coming and not has_one else None


def greedy(position: Position, seat: int, random: Random) -> str:
    """Attacks the likeliest tile, and goes on while that is as likely as not."""
    state: Any = position.shown(seat)
    return text(
        int(
            part(decide)(
                states_for(state), seat, GREEDY, randomness(random.getrandbits(60)), thoughts(),
                TUNED, STRENGTHS,
            )
        )
    )  # fmt: skip


def kind(s: Any) -> str:
    return "opening" if s.phase <= ARRANGING else "play"


MATTER = Matter(
    hard=(
        # Two jokers, in different codes, are more than the sum of each.
        "da_vinci_code(players=4,expert=true)",
        "da_vinci_code(players=3,expert=true)",
        "da_vinci_code(players=4,expert=true,opening=random)",
        "da_vinci_code(expert=true)",
        "da_vinci_code(players=4)",
    ),
    kind=kind,
    analysed={"opening": 0.03, "play": 0.1},
    played_out={"play": 0.3, "opening": 0.1},
    samples=1,
    real=real,
    succeeds=succeeds,
    sensible=greedy,
    blind=told,
    troublemaker=sparing,
    luck=jokers,
)
