"""Who is compared with whom, and the measuring of it."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import tablee
from benchmarks.peers import measures
from benchmarks.peers.measures import Play, speeds
from tablee.core.room import room

PGX = {
    "modulo": "tic_tac_toe",
    "foxu": "connect_four",
    "moksha_patamu": "tic_tac_toe",
    "deux_sur_quatre": "leduc_holdem",
    "mangeur_de_cartes": "leduc_holdem",
    "da_vinci_code": "leduc_holdem",
}
CLASSIC = {
    "modulo": "tictactoe_v3",
    "foxu": "connect_four_v3",
    "moksha_patamu": "tictactoe_v3",
    "deux_sur_quatre": "leduc_holdem_v4",
    "mangeur_de_cartes": "leduc_holdem_v4",
    "da_vinci_code": "texas_holdem_v4",
}
RLCARD = {
    "deux_sur_quatre": "leduc-holdem",
    "mangeur_de_cartes": "uno",
    "da_vinci_code": "limit-holdem",
}
"""The nearest game of each library; OpenSpiel's is named by the room itself."""
RULES, HANDED = "Rules alone", "Everything an agent is handed"
"""The two kinds of measures (`measures.py`): only what is of one kind is put side by side."""


@dataclass(frozen=True)
class Result:
    """One of ours beside one of theirs."""

    kind: str
    game: str
    how: str
    peer: str
    ours: list[float]
    theirs: list[float]

    @property
    def ratio(self) -> float:
        return statistics.median(self.ours) / statistics.median(self.theirs)

    @property
    def spread(self) -> tuple[float, float]:
        """The least and the most that the repeats allow."""
        return min(self.ours) / max(self.theirs), max(self.ours) / min(self.theirs)


def measure_all(wanted: Iterable[str], repeats: int, seconds: float) -> list[Result]:
    def run(play: Play) -> list[float]:
        return speeds(play, repeats, seconds)

    found: list[Result] = []
    for game in list(wanted) or tablee.game_names():
        say(game)
        for kind, how, mine, rivals in (
            (RULES, "random play inside", measures.ours(game), inside(game)),
            (HANDED, "many at once", measures.ours_step_by_step(game), at_once(game)),
            (HANDED, "one environment", measures.pettingzoo_ours(game), alone(game)),
        ):
            ours = run(mine)
            for library, peer, plays in rivals:
                say(f"  {kind}, {how}: {library}, {peer}")
                try:
                    # Of several sizes of batch the one at which they are fastest.
                    theirs = max((run(play) for play in plays()), key=statistics.median)
                except ImportError as problem:
                    say(f"  left out, because it is not installed: {problem}")
                    continue
                found.append(Result(kind, game, f"{library}, {how}", peer, ours, theirs))
    return found


Rival = tuple[str, str, Callable[[], Iterable[Play]]]
"""A library, its game, and how it is measured: in one way or in several."""


def inside(game: str) -> list[Rival]:
    nearest = room(game).nearest
    return [("OpenSpiel", nearest, lambda: [measures.openspiel_native(nearest)])]


def at_once(game: str) -> list[Rival]:
    return [("Pgx on the CPU", PGX[game], lambda: measures.pgx_sizes(PGX[game]))]


def alone(game: str) -> list[Rival]:
    found: list[Rival] = [
        ("PettingZoo", CLASSIC[game], lambda: [measures.pettingzoo_classic(CLASSIC[game])])
    ]
    if game in RLCARD:
        found.append(("RLCard", RLCARD[game], lambda: [measures.rlcard(RLCARD[game])]))
    return found


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)
