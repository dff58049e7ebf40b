"""Le mangeur de cartes: exact where little can follow; a value looks to the end of the round."""

from random import Random

from benchmarks.audit.matter import Matter, measured
from tablee.core.position import Position
from tablee.core.randomness import seeded
from tablee.core.room import room
from tablee.fast.loops import workspace
from tablee.games.mangeur_de_cartes.habits import habit, is_settled
from tablee.games.mangeur_de_cartes.notation import text
from tablee.games.mangeur_de_cartes.state import ACTIONS


def sensible(position: Position, seat: int, random: Random) -> str:
    return text(habit(position.state, seat, workspace(ACTIONS, seeded(0))))


MATTER = Matter(
    hard=("mangeur_de_cartes", "mangeur_de_cartes(players=4,won_cards=under,rounds=3)"),
    kind=lambda s: "late" if s.unseen.bit_count() < 6 else "early",
    analysed={"early": 0.03, "late": 0.15},
    played_out={"early": 0.5, "late": 0.5},
    settled=lambda before, now: bool(is_settled(now, before)),
    worth=measured(room("mangeur_de_cartes")),
    sensible=sensible,
    slow=("strong",),
)
