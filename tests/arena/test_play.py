"""One deal between bots: mirrored, repeatable, and nobody's fault spoils it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.arena import hold
from tablee.arena.play import play_deal
from tablee.arena.task import DealTask, PlayedGame
from tablee.arena.tournament import StopRule, Tournament, TournamentTerms, checked, counted
from tablee.core.errors import TableeError
from tablee.processes.heartbeat import Heartbeat
from tablee.studies.worker import Worker, search_path

HERE = "tests.arena.strangers"


@pytest.fixture
def heartbeat() -> Iterator[Heartbeat]:
    made = Heartbeat.new()
    yield made
    made.remove()


def deal(game: str, *bots: str, number: int = 0, limit: float = 10.0) -> DealTask:
    return Tournament(TournamentTerms(game, bots, limit=limit), StopRule()).task(number, 0)


def test_a_deal_is_played_from_every_seat_and_always_the_same(heartbeat: Heartbeat) -> None:
    task = deal("moksha_patamu(players=3)", "random", f"{HERE}:First")
    one, other = play_deal(task, heartbeat)["games"], play_deal(task, heartbeat)["games"]
    assert len(one) == 3
    assert [game["returns"] for game in one] == [game["returns"] for game in other]
    assert [game["actions"] for game in one] == [game["actions"] for game in other]
    assert sorted(tuple(game["bots"]) for game in one) == sorted(map(tuple, task["seatings"]))


def test_equal_players_of_pure_luck_share_a_mirrored_deal(heartbeat: Heartbeat) -> None:
    """Nobody chooses anything at Moksha-patamu without cards: the seats win, not the players."""
    for number in range(5):
        task = deal("moksha_patamu", "random", f"{HERE}:First", number=number)
        first, second = play_deal(task, heartbeat)["games"]
        assert first["returns"] == second["returns"]
        assert first["bots"] == second["bots"][::-1]


def test_bots_are_handed_views_only(heartbeat: Heartbeat) -> None:
    task = deal("modulo(start=secret)", "random", f"{HERE}:Prying")
    assert not any("forfeit" in game for game in play_deal(task, heartbeat)["games"])


@pytest.mark.parametrize(
    ("name", "why", "said"),
    [
        ("Crashing", "crashed", "ZeroDivisionError: one too many"),
        ("Illegal", "illegal", "nonsense"),
        ("Leaving", "crashed", "SystemExit: I am off"),
        ("unmakeable", "crashed", "OSError: no model file"),
    ],
)
def test_faults_lose_the_game(heartbeat: Heartbeat, name: str, why: str, said: str) -> None:
    for game in play_deal(deal("foxu", "random", f"{HERE}:{name}"), heartbeat)["games"]:
        fault = game["forfeit"]
        assert game["bots"][fault["seat"]] == 1
        assert (fault["why"], fault["said"]) == (why, said)
        assert counted(game).pairs == {(0, 1): (1.0, 1.0)}
        assert counted(game).shares == {0: (1.0, 0.5), 1: (0.0, 0.5)}


def games_of(worker: Worker, task: DealTask) -> list[PlayedGame]:
    done: Any = worker.do(task)
    games: list[PlayedGame] = done["games"]
    return games


@pytest.mark.parametrize(
    ("name", "why"), [("Deaf", "silent"), ("Brooding", "silent"), ("Dying", "died")]
)
def test_a_bot_that_hangs_or_dies_loses_its_games_and_nothing_else(name: str, why: str) -> None:
    task = deal("foxu", "random", f"{HERE}:{name}", limit=0.5)
    worker = Worker("tablee.arena.play:play_deal", search_path())
    try:
        for game in games_of(worker, task):
            assert game["forfeit"]["why"] == why
            assert game["bots"][game["forfeit"]["seat"]] == 1
        # The same worker goes on with the next task, and is not confused by what a bot prints.
        games = games_of(worker, deal("modulo", "random", f"{HERE}:Chatting"))
        assert [sum(game["returns"]) for game in games] == [0, 0]
        assert not any("forfeit" in game for game in games)
    finally:
        worker.close()


def test_a_game_without_end_is_left_undecided(
    heartbeat: Heartbeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.arena.play.LONGEST", 5)
    for game in play_deal(deal("modulo", "random", f"{HERE}:First"), heartbeat)["games"]:
        assert (game["unfinished"], game["actions"]) == (True, 5)
        assert counted(game).pairs == {(0, 1): (0.5, 1.0)}


def test_a_tournament_from_python(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    found = hold("modulo", "random", f"{HERE}:First", games=4, workers=1, results=file)
    assert found.data["games"] == 4
    again = hold("modulo", "random", f"{HERE}:First", games=4, workers=1, results=file)
    assert again.data == found.data


@pytest.mark.parametrize(
    ("bots", "change", "said"),
    [
        (("random", "clever"), {}, "no bot “clever”"),
        (("random", "random"), {}, "named twice"),
        (("random",), {}, "two different bots"),
        (("random", f"{HERE}:unmakeable"), {}, "cannot be made: OSError: no model file"),
        (("random", "easy"), {"seconds": 0}, "more than none"),
        (("random", "easy"), {"limit": 0}, "more than none"),
        (("random", "easy"), {"game": "chess"}, "no game “chess”"),
    ],
)
def test_terms_that_cannot_be(bots: tuple[str, ...], change: dict[str, Any], said: str) -> None:
    with pytest.raises(TableeError, match=said):
        checked(TournamentTerms(**{"game": "modulo", "bots": bots, **change}), StopRule())


@pytest.mark.parametrize(
    "ending", [StopRule(games=0), StopRule(margin=0.0), StopRule(confidence=1.0)]
)
def test_endings_that_cannot_be(ending: StopRule) -> None:
    with pytest.raises(TableeError):
        checked(TournamentTerms("modulo", ("random", "easy")), ending)
