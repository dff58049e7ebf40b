"""Who is compared with whom, and the measuring of it."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import tablee
from benchmarks.peers import measures
from benchmarks.peers.measures import Play, speeds
from tablee.engine.room import room

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
LUDII = 133_000.0
"""Moves a second of Ludii's Gyan Chaupar (snakes and ladders), as measured for the project's plan;
Ludii is a Java program and not part of this run."""


@dataclass(frozen=True)
class Result:
    """One of ours beside one of theirs."""

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
        batch = run(measures.ours(game))
        alone = run(measures.pettingzoo_ours(game))
        for how, peer, mine, theirs in rivals(game, batch, alone, run):
            say(f"  {how}: {peer}")
            try:
                found.append(Result(game, how, peer, mine, theirs()))
            except ImportError as problem:
                say(f"  left out, because it is not installed: {problem}")
    return found


Rival = tuple[str, str, list[float], Callable[[], list[float]]]


def rivals(
    game: str, batch: list[float], alone: list[float], run: Callable[[Play], list[float]]
) -> list[Rival]:
    """Whom a game of ours is compared with: how, which game, our speeds, and how to get theirs."""
    nearest = room(game).nearest
    found: list[Rival] = [
        ("OpenSpiel, native rollouts", nearest, batch,
         lambda: run(measures.openspiel_native(nearest))),
        ("OpenSpiel, Python loop", nearest, batch,
         lambda: run(measures.openspiel_python(nearest))),
        ("Pgx on the CPU, best batch", PGX[game], batch, lambda: best_of_pgx(PGX[game], run)),
        ("PettingZoo classic, one environment", CLASSIC[game], alone,
         lambda: run(measures.pettingzoo_classic(CLASSIC[game]))),
    ]  # fmt: skip
    if game in RLCARD:
        found.append(("RLCard", RLCARD[game], batch, lambda: run(measures.rlcard(RLCARD[game]))))
    if game == "moksha_patamu":
        found.append(("Ludii, as measured for the plan", "Gyan Chaupar", batch, lambda: [LUDII]))
    return found


def best_of_pgx(name: str, run: Callable[[Play], list[float]]) -> list[float]:
    """The size of batch at which Pgx is fastest."""
    return max((run(play) for _, play in measures.pgx_best(name)), key=statistics.median)


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)
