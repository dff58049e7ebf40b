"""What is called true is true: the short form of `python -m benchmarks.audit`; and the audit sees
what is not, when it is put there."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from benchmarks.audit.lines import Claim, broken
from benchmarks.audit.report import troubles
from benchmarks.audit.tally import Score, Tally, suspects
from benchmarks.audit.task import audit_one, audit_shortly
from benchmarks.audit.walks import Circles

import tablee
from tablee.core.analysis import Analysis, Truth
from tablee.core.room import room
from tablee.core.seat_view import SeatView

pytestmark = pytest.mark.long

Analyse = Callable[[SeatView, int], Analysis]


@pytest.mark.parametrize("game", [name for name in tablee.game_names() if room(name).oracle])
def test_what_is_called_true_is_true(game: str) -> None:
    tally = audit_shortly(game)
    assert tally.counts["analyses"] > 0
    assert not troubles(tally), "\n".join(troubles(tally))


def found_in(game: str, most: int) -> Tally:
    """Audit until something is found, so many games at the most."""
    tally = Tally()
    for number in range(most):
        tally.add(audit_one(game, number, True))
        if tally.found:
            break
    return tally


def falsify(
    monkeypatch: pytest.MonkeyPatch, game: str, change: Callable[[Analysis], Analysis]
) -> None:
    oracle = room(game).oracle
    assert oracle is not None
    analyse: Analyse = oracle.analyse
    monkeypatch.setattr(oracle, "analyse", lambda seat_view, n: change(analyse(seat_view, n)))


def test_it_sees_repetition_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.games.modulo.oracle.worn_out", lambda *counts: [])
    assert set(found_in("modulo", 60).found) & {"contradiction", "not kept"}


def test_it_sees_what_is_called_impossible_and_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = importlib.import_module("tablee.games.da_vinci_code.oracle")
    beliefs = oracle.beliefs

    def too_sure(state: Any, seat: int) -> Any:
        """What is hardly likely is called impossible."""
        found = beliefs(state, seat)
        found[found < 0.03] = 0
        return found

    monkeypatch.setattr(oracle, "beliefs", too_sure)
    assert "impossible and true" in found_in("da_vinci_code", 40).found


def test_it_sees_that_the_first_pawn_home_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then what is decided already was to be solved, and there was nothing to solve."""
    oracle = importlib.import_module("tablee.games.moksha_patamu.oracle")
    monkeypatch.setattr(oracle, "is_decided", lambda s: bool(s.is_over))
    monkeypatch.setattr(oracle, "is_small", lambda s: s.players == 2 and s.turns_left == 0)
    assert set(found_in("moksha_patamu", 4).found) == {"no answer"}


def test_it_sees_that_there_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(found: Analysis) -> Analysis:
        raise ValueError("no answer")

    falsify(monkeypatch, "modulo", fails)
    tally = found_in("modulo", 1)
    assert set(tally.found) == {"no answer"}
    assert "./tablee analyse 'modulo'" in tally.findings[0].command


def test_it_sees_a_position_worth_less_than_its_best_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def modest(found: Analysis) -> Analysis:
        return replace(found, position=Truth(-1, "loss", 3, why="why-loss"))

    falsify(monkeypatch, "modulo", modest)
    assert "contradiction" in found_in("modulo", 1).found


def test_it_sees_odds_that_are_not_those_of_the_die(monkeypatch: pytest.MonkeyPatch) -> None:
    def loaded(found: Analysis) -> Analysis:
        actions = {
            action: replace(truth, probability=0.5 if i == 0 else 0.1)
            for i, (action, truth) in enumerate(found.actions.items())
            if truth.probability_of == "happens"
        }
        return replace(found, actions=actions or found.actions)

    falsify(monkeypatch, "moksha_patamu", loaded)
    assert "odds" in found_in("moksha_patamu", 10).found


@pytest.mark.parametrize(
    ("outcome", "plies", "is_kept"),
    [("draw", None, True), ("win", 9, False), ("loss", 8, False), ("win", 1, False)],
)
def test_it_plays_on_what_is_called_won_or_drawn(
    outcome: str, plies: int | None, is_kept: bool
) -> None:
    """One against one all round is a draw with best play."""
    position = tablee.game("modulo").start()
    value = {"win": 1, "draw": 0, "loss": -1}[outcome]
    problems: list[str] = []
    claim = Claim(position, 0, Truth(value, outcome, plies), Circles())
    assert broken(claim, Random(1), problems.append) == 3
    assert bool(problems) != is_kept


def test_a_win_takes_no_more_and_no_less_than_was_said() -> None:
    position = tablee.game("modulo", points=1).start()
    for action in ("L>L", "L>L", "L>R"):
        position = position.play(action)
    truth = tablee.analyse(position, 1).position
    assert truth.outcome == "win"
    for plies, is_kept in ((truth.plies, True), ((truth.plies or 0) + 2, False)):
        problems: list[str] = []
        claim = Claim(position, 1, replace(truth, plies=plies), Circles())
        broken(claim, Random(1), problems.append)
        assert bool(problems) != is_kept


def counted(chance: float, said: float, games: int) -> Tally:
    """Ten tosses a game of a coin that is said to come up so often."""
    random = Random(1)
    tally = Tally()
    for _ in range(games):
        one = Tally()
        for _ in range(10):
            one.likely("heads", "coin", said, float(random.random() < chance))
        one.close_game()
        tally.add(one)
    return tally


def test_it_sees_what_is_said_to_be_likelier_than_it_is() -> None:
    assert not suspects(counted(0.5, 0.5, 2000))
    assert set(suspects(counted(0.5, 0.53, 2000))) == {
        "heads|coin|0.600",
        "heads|every set of options|0.600",
    }


def test_things_that_never_come_are_counted_too() -> None:
    assert suspects(counted(0.0, 0.04, 200))
    assert not suspects(counted(0.0, 0.04, 20))


def test_tosses_of_one_game_that_all_agree_are_no_proof() -> None:
    score = Score()
    for game in range(100):
        came = 10.0 * (game % 10 < 6)
        score.add(Score(1, 10, 5.0, came, (came - 5) ** 2, 2.5))
    assert not score.is_suspect


def test_tallies_travel_as_json() -> None:
    tally = counted(0.5, 0.5, 3)
    tally.report("not kept", "./tablee analyse modulo", "a draw, lost")
    tally.took("analyse", 1.5, "./tablee analyse modulo")
    assert Tally.from_dict(tally.to_dict()) == tally
