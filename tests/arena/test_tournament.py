"""A tournament: who meets whom, and that nothing depends on the order in which results come in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.arena.report import report
from tablee.arena.tables import gauntlet, pairs_at, round_robin
from tablee.arena.task import DealTask, PlayedDeal, PlayedGame
from tablee.arena.tournament import StopRule, Tournament, TournamentTerms, counted

STRENGTHS = (0.2, 0.5, 0.55)


def result(task: DealTask) -> PlayedDeal:
    """What a deal would give if the bots had these strengths: always the same for the same deal."""
    games: list[PlayedGame] = []
    for number, seating in enumerate(task["seatings"]):
        random = Random(f"{task['deal']} {number} {seating}")
        luck = [STRENGTHS[who] + random.random() for who in seating]
        games.append(
            {
                "bots": seating,
                "returns": [1 if mine == max(luck) else -1 for mine in luck],
                "actions": 9,
                "thought": [(1, 0.001, 0.001)] * len(seating),
            }
        )
    return {"games": games}


def played(game: str, ending: StopRule, order: Random, ahead: int) -> Tournament:
    """A whole tournament whose results come in out of order, so many tasks at a time."""
    tournament = Tournament(TournamentTerms(game, ("random", "easy", "medium")), ending)
    running: list[tuple[list[int], DealTask]] = []
    while True:
        while len(running) < ahead and (given := tournament.next()) is not None:
            running.append(given)
        if not running:
            return tournament
        key, task = running.pop(order.randrange(len(running)))
        tournament.add(key, result(task))


@pytest.mark.parametrize("game", ["modulo", "moksha_patamu(players=4)"])
@pytest.mark.parametrize("stops_early", [False, True])
def test_the_order_of_results_changes_nothing(game: str, stops_early: bool) -> None:
    ending = StopRule(games=120, stops_early=stops_early)
    found = [played(game, ending, Random(ahead), ahead) for ahead in (1, 3, 50)]
    assert len({str(report(tournament).to_dict()) for tournament in found}) == 1
    assert found[0].progress()[0] == found[0].progress()[1]


def test_a_tournament_stops_where_it_is_sure() -> None:
    early = played("modulo", StopRule(games=2000, stops_early=True), Random(1), 1)
    weakest = [test.count for pair, test in early.tests.items() if 0 in pair]
    assert max(weakest) < 300
    assert early.verdict((0, 1)) == -1
    assert not early.is_open[early.tables.index((0, 1))]


def test_a_larger_budget_goes_on_from_a_smaller_one() -> None:
    small = played("modulo", StopRule(games=20), Random(1), 1)
    large = Tournament(small.terms_, StopRule(games=40))
    for deal, finished in enumerate(small.rounds):
        for table, games in finished.items():
            large.add([deal, table], {"games": games})
    assert large.progress() == (60, 120)
    assert large.next() is not None
    assert large.terms() == small.terms()


def test_who_meets_whom() -> None:
    assert round_robin(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert round_robin(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert round_robin(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert round_robin(2, 4) == [(0, 0, 1, 1)]
    assert gauntlet(3, 4) == [(0, 1, 1, 1), (0, 2, 2, 2)]
    assert pairs_at((0, 1, 1, 2)) == [(0, 1), (0, 2), (1, 2)]


def test_how_a_table_of_several_is_counted() -> None:
    game: PlayedGame = {"bots": [0, 1, 1, 2], "returns": [3, 1, 3, 0], "actions": 9}
    assert counted(game).pairs == {(0, 1): (1.5, 2.0), (0, 2): (1.0, 1.0), (1, 2): (2.0, 2.0)}
    assert counted(game).shares == {0: (0.5, 0.25), 1: (0.5, 0.5), 2: (0.0, 0.25)}
    lost: PlayedGame = {**game, "forfeit": {"seat": 2, "why": "silent", "said": ""}}
    assert counted(lost).pairs == {(0, 1): (1.0, 1.0), (1, 2): (0.0, 1.0)}


def test_results_of_another_table_are_refused() -> None:
    tournament = Tournament(TournamentTerms("modulo", ("random", "easy", "medium")), StopRule())
    wrong: list[Any] = [[{"bots": [0, 2], "returns": [0, 0]}], [], [{}]]
    for games in wrong:
        with pytest.raises((ValueError, KeyError, IndexError)):
            tournament.add([0, 0], {"games": games})


def test_the_report_says_it_in_both_languages() -> None:
    found = report(played("modulo", StopRule(games=40), Random(1), 2))
    said: Any = found.to_dict()["said"]
    assert said["en"][0].startswith("120 games of modulo: 20 deals")
    assert said["fr"][0].startswith("120 parties de modulo\u00a0: 20 donnes")
    assert [row[1] for row in found.grids[0].rows][-1] == "random"
