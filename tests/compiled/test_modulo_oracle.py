"""Modulo solved: every position's outcome follows from those after it, by the rules themselves."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee.cli import main
from tablee.core.position import Position
from tablee.games.modulo.inside.numbering import POSITIONS, number, put
from tablee.games.modulo.inside.numbering import place as place_of
from tablee.games.modulo.oracle import solution
from tablee.games.modulo.state import PAIRS
from tablee.search.worn_out import worn_out
from tablee.testing.play import random_game


def some_positions(goal: int, count: int) -> list[Position]:
    """Positions of a game to so many points, anywhere in it."""
    game = tablee.game("modulo", points=goal, repetition=0)
    random = Random(goal)
    found: list[Position] = []
    while len(found) < count:
        state: Any = game.initial.copy()
        i = random.randrange(POSITIONS * goal * goal)
        if put(state, i):
            assert number(state) == i
            found.append(Position(game, state))
    return found


@pytest.mark.parametrize("goal", [1, 2, 3])
def test_every_outcome_follows_from_the_next(goal: int) -> None:
    """A win has a quickest move to a loss; a loss has only moves to wins; a draw has neither."""
    for position in some_positions(goal, 150):
        found = tablee.analyse(position)
        values = {a: truth.value for a, truth in found.actions.items()}
        here = found.position
        assert here.value == max(values.values())
        for action, truth in found.actions.items():
            after = position.play(action)
            if after.is_over:
                assert truth.value == after.returns[position.to_act[0]]
                assert truth.plies == 1
            else:
                next_one = tablee.analyse(after).position
                assert truth.value == -next_one.value
                assert truth.plies == (next_one.plies and next_one.plies + 1)
        best = [truth.plies for truth in found.actions.values() if truth.value == here.value]
        if here.value > 0:
            assert here.plies == min(p for p in best if p)
        elif here.value < 0:
            assert here.plies == max(p for p in best if p)
        else:
            assert here.plies is None


def test_the_opening_is_a_draw_and_the_board_of_points_matters() -> None:
    assert tablee.analyse(tablee.game("modulo").start()).position.outcome == "draw"
    solved = solution(3)
    assert (solved.plies >= 0).sum() == (solved.outcomes != 0).sum()


def test_a_win_in_one_is_found_first() -> None:
    position = tablee.game("modulo").read("0 3 ●○○\n▶ 2 4 ●●○")
    found = tablee.analyse(position)
    assert next(iter(found.actions)) == "L>R"
    assert found.position.plies == 1
    assert found.position.say("en", found.room) == "A win in one move, whatever the other plays."


@pytest.mark.parametrize("seat", [0, 1])
def test_the_secret_start_is_a_matrix_game(seat: int) -> None:
    found = tablee.analyse(tablee.game("modulo(start=secret)").start(), seat)
    shares = [truth.probability or 0 for truth in found.actions.values()]
    assert sum(shares) == pytest.approx(1)
    assert len(shares) == 16
    other = tablee.analyse(tablee.game("modulo(start=secret)").start(), 1 - seat)
    assert found.position.value == -other.position.value


def test_a_choice_already_made_tells_the_other_nothing() -> None:
    start = tablee.game("modulo(start=secret)").start()
    answers = [tablee.analyse(start.play(choice, 0), 1).to_dict() for choice in ("11", "44", "23")]
    assert all(answer == answers[0] for answer in answers)


def test_a_choice_already_made_counts_for_who_made_it() -> None:
    """What is rarely chosen is worth less; mixed as it should be, all are worth the game."""
    start = tablee.game("modulo(start=secret,points=2)").start()
    found = tablee.analyse(start, 0)
    mixed = 0.0
    for choice, truth in found.actions.items():
        chosen = tablee.analyse(start.play(choice, 0), 0).position.value
        assert truth.value <= chosen <= found.position.value + 1e-9
        mixed += chosen * (truth.probability or 0)
    assert mixed == pytest.approx(found.position.value)


def test_a_spectator_may_ask_before_the_choices_are_made() -> None:
    start = tablee.game("modulo(start=secret)").start()
    assert tablee.analyse(start, tablee.TABLE).position == tablee.analyse(start, 0).position


def test_perfect_play_never_loses_a_position_that_is_not_lost() -> None:
    for seed in range(5):
        for step in random_game("modulo(repetition=0)", seed, limit=60):
            found = tablee.analyse(step.before)
            after = step.before.play(next(iter(found.actions)))
            if found.position.value >= 0 and not after.is_over:
                assert tablee.analyse(after).position.value <= 0


def test_what_cannot_be_analysed_says_why() -> None:
    over = tablee.game("modulo").read("1 1 ○○○\n★ 1 1 ●●●")
    with pytest.raises(tablee.TableeError, match="the game is over"):
        tablee.analyse(over)
    with pytest.raises(tablee.TableeError, match="there is no player 2"):
        tablee.analyse(tablee.game("modulo").start(), 2)
    with pytest.raises(tablee.TableeError, match="at least one"):
        tablee.analyse(tablee.game("modulo").start(), samples=0)


def test_a_seat_that_waits_is_told_what_it_faces() -> None:
    position = tablee.game("modulo").read("0 3 ●○○\n▶ 2 4 ●●○")
    waiting = tablee.analyse(position, 1)
    assert waiting.position.outcome == "loss"
    assert waiting.position.plies == 1
    assert not waiting.actions


def test_the_command_prints_a_table_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "modulo", "L>L", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "personne ne peut forcer le gain" in said
    assert "G>D" in said
    assert main(["analyse", "modulo(start=secret)", "0:44", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == 1
    assert found["exact"] is True
    assert len(found["actions"]) == 16
    assert set(found["actions"]["22"]["why"]) == {"en", "fr"}
    assert main(["analyse", "modulo", "R>X"]) == 2


def test_a_hint_at_the_table_says_what_is_best_and_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = iter(["hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    assert main(["play", "modulo", "--journal", str(tmp_path / "m.jsonl"), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    best = tablee.analyse(tablee.game("modulo").start()).best
    assert f"{best}: With best play nobody can force a win: positions come back" in said


def repetitive(seed: int) -> Position:
    """A game whose players like to come back to where they have been (§R3)."""
    random = Random(seed)
    position = tablee.game("modulo").start()
    been: dict[tuple[int, ...], int] = {}
    for _ in range(random.randint(6, 40)):
        open_to = [(a, position.play(a)) for a in position.legal]
        going_on = [after for _, after in open_to if not after.is_over]
        if not going_on:
            break
        known = [after for after in going_on if been.get(place(after))]
        position = random.choice(known if known and random.random() < 0.9 else going_on)
        been[place(position)] = been.get(place(position), 0) + 1
    return position


def place(position: Position) -> tuple[int, ...]:
    s: Any = position.state
    return place_of(s), int(s.points[0]), int(s.points[1])


def wins_by_force(position: Position, seat: int, plies: int, known: dict[Any, bool]) -> bool:
    """Whether a seat can win within so many actions: all games that can follow, through the front
    door, with all that has been seen before."""
    if position.is_over:
        return position.returns[seat] > 0
    if plies == 0:
        return False
    asked = position.record, plies
    if asked not in known:
        after = (wins_by_force(position.play(a), seat, plies - 1, known) for a in position.legal)
        known[asked] = any(after) if position.to_act[0] == seat else all(after)
    return known[asked]


def check_by_force(position: Position, deepest: int) -> None:
    """Every action's outcome and plies, as far as so many actions show."""
    seat = position.to_act[0]
    known: tuple[dict[Any, bool], dict[Any, bool]] = ({}, {})
    for action, truth in tablee.analyse(position).actions.items():
        after = position.play(action)
        for plies in range(1, deepest + 1):
            for who, value in ((seat, 1), (1 - seat, -1)):
                is_called = truth.value == value and (truth.plies or 0) <= plies
                assert wins_by_force(after, who, plies - 1, known[who]) == is_called


def test_r3_positions_that_are_worn_out_count() -> None:
    """With a past that matters, outcomes are those of the rules with all their visits."""
    changed = compared = 0
    for seed in range(260):
        position = repetitive(seed)
        s: Any = position.state
        if not worn_out(s.visits, int(s.repetition), PAIRS):
            continue
        check_by_force(position, 6)
        compared += 1
        fresh = tablee.game("modulo").read(str(position))
        changed += tablee.analyse(fresh).to_dict() != tablee.analyse(position).to_dict()
    assert compared > 30
    assert changed > 5


def after_actions(written: str) -> Position:
    position = tablee.game("modulo").start()
    for action in written.split():
        position = position.play(action)
    return position


def test_r3_a_win_that_would_come_back_too_often_is_none() -> None:
    position = after_actions("R>R R>L L>R L>R L>L L>L R>L L>L L>L L>L")
    assert tablee.analyse(position).position.outcome == "draw"


def test_r3_what_leads_to_a_draw_is_not_told_to_be_lost() -> None:
    position = after_actions("L>L R>R L>L R>L L>L R>R R>R R>R R>R R>R R>R")
    found = tablee.analyse(position)
    outcomes = {a: (truth.outcome, truth.plies) for a, truth in found.actions.items()}
    assert outcomes == {"R>R": ("draw", None), "/": ("loss", 8), "R>L": ("loss", 2)}
    assert found.best == "R>R"


def test_r3_a_third_appearance_is_told_as_what_it_is() -> None:
    told = 0
    for seed in range(60):
        position = repetitive(seed)
        found = tablee.analyse(position)
        for action, truth in found.actions.items():
            after = position.play(action)
            if after.is_over and not any(after.returns):
                assert truth.outcome == "draw"
                assert "third time" in truth.say("en", found.room)
                told += 1
    assert told > 5


@pytest.mark.parametrize("seed", range(8))
def test_r3_a_win_is_kept_to_the_move_whatever_came_before(seed: int) -> None:
    position = repetitive(seed + 100)
    found = tablee.analyse(position)
    while found.position.value and not position.is_over:
        promised = found.position.plies
        position = position.play(found.best)
        if position.is_over:
            assert promised == 1
        else:
            found = tablee.analyse(position)
            assert found.position.plies == (promised or 0) - 1


def test_r3_without_the_rule_nothing_is_worn_out_and_play_is_endless() -> None:
    position = tablee.game("modulo(repetition=0)").start()
    found = tablee.analyse(position)
    assert "for ever" in found.position.say("en", found.room)
