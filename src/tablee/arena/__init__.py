"""Tournaments between bots: who is stronger, by how much, and how sure that is.

>>> from tablee.arena import hold
>>> found = hold("modulo", "easy", "strong", games=100)  # doctest: +SKIP
>>> found.data["standings"][0]["bot"]  # doctest: +SKIP
'strong'
"""

from __future__ import annotations

from pathlib import Path

from tablee.studies.findings import Findings


def hold(
    game: str,
    *bots: str,
    games: int = 200,
    gauntlet: bool = False,
    until_sure: bool = False,
    seconds: float = 1.0,
    seed: int = 1,
    results: str | Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
) -> Findings:
    """Play a tournament and say what it found; between all levels of the game if no bot is named.

    Every option is one of `tablee arena` (`tablee arena --help`). Results are kept in a file as
    they come in; with the same file it goes on where it was stopped.
    """
    from tablee.arena.report import report
    from tablee.arena.tournament import StopRule, Tournament, TournamentTerms, checked
    from tablee.bots import levels
    from tablee.studies.pool import open_pool
    from tablee.studies.results import Results, own_path
    from tablee.studies.run import resume, run

    ending = StopRule(games, until_sure)
    terms = TournamentTerms(game, bots or levels(game), gauntlet, seconds, seed=seed)
    tournament = Tournament(checked(terms, ending), ending)
    kept = Results(
        Path(results) if results else own_path("arena"), tournament.kind, tournament.terms()
    )
    try:
        resume(tournament, kept)
        pool = open_pool(tournament.function, workers, ray)
        try:
            run(tournament, pool, kept, lambda: None)
        finally:
            pool.close()
    finally:
        kept.close()
    return report(tournament)
