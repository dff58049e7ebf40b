"""Le deux sur quatre: exact with two at most to follow; a value looks to the end of the deal."""

from random import Random
from typing import Any

from benchmarks.audit.matter import Matter, Player
from benchmarks.audit.walks import level_player
from tablee.core.position import Position
from tablee.games.deux_sur_quatre.inside.scoring import is_void, winners


def settled(before: Any, now: Any) -> bool:
    """The deal is over: this one, or the next if none was under way."""
    return bool(now.left == 0 and (before.left > 0 or now.deal > before.deal))


def worth(before: Any, now: Any, seats: int) -> list[tuple[float, float]]:
    best = [] if is_void(now) else winners(now)
    return [(float(now.points[p]), float(p in best)) for p in range(seats)]


def kind(s: Any) -> str:
    if s.left == 0 or s.left > s.players:
        return "dealing"
    return f"{s.left} to show"


def at_once(position: Position, seat: int, random: Random) -> str:
    """While cards are dealt, everybody is taken to show what would win at that moment."""
    player: Player = level_player(str(position.game), "medium", 0)
    return player(position, seat, random)


MATTER = Matter(
    hard=("deux_sur_quatre", "deux_sur_quatre(players=4)"),
    kind=kind,
    analysed={"dealing": 0.3, "1 to show": 0.1, "2 to show": 0.05, "other": 0.02},
    played_out={"dealing": 0.05, "1 to show": 0.5, "2 to show": 0.5, "3 to show": 0.5},
    samples=1500,
    settled=settled,
    worth=worth,
    sensible=at_once,
    slow=("strong",),
)
