"""Foxu solved: checked against the rules themselves, by brute force and backwards from the ends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.cli import main
from tablee.contract.rules import apply, legal, returns, to_act
from tablee.core.binding import Function
from tablee.core.duel import NOBODY
from tablee.core.position import Position
from tablee.core.randomness import seeded
from tablee.core.room import room
from tablee.fast.arrays import compiled_workspace
from tablee.fast.compiled import compiled
from tablee.games.foxu.inside.cells import HOLES, count
from tablee.games.foxu.inside.compact import (
    TURN,
    is_out_of_reach,
    node_of,
    successors,
    wins_at_once,
)
from tablee.games.foxu.inside.layout import CELLS
from tablee.games.foxu.inside.prospects import Running, drawn_nodes, foxu_solver, settled
from tablee.games.foxu.rules import empty_holes
from tablee.games.foxu.state import ACTIONS, BLUE, GREY, SLIDING, YELLOW, State
from tablee.search.alphabeta import WON
from tablee.search.retrograde import expand, number, put, settle
from tablee.search.solver import Deadline
from tablee.testing.play import random_game, variants

LAYOUT = "b1+d1+c2+f2+b3+d3+a4+e4+d5+c6+e6"
LAST = (7, 12, 18, 25)
"""b2, a3, a4, b5: the holes left in the endgames that are solved backwards."""
SHARES = len(LAST) + 1
PLACES = 2 * CELLS * CELLS
DEPTH = 4
"""Plies that brute force looks ahead."""


def in_play(name: str, seed: int) -> list[Position]:
    """The positions of a random game once the colours are settled."""
    steps = random_game(name, seed, limit=80)
    return [step.before for step in steps if step.before.state.slides == 2]


@pytest.mark.parametrize("name", variants("foxu"))
def test_the_compact_form_follows_the_rules(name: str) -> None:
    """Position by position: what can follow is what the rules say, and a win is a win."""
    buffer = np.zeros(48, np.int64)
    for position in in_play(name, 1) + in_play(name, 2):
        after = [position.play(action) for action in position.legal]
        found = buffer[: successors(node_of(position.state), buffer, 0)].tolist()
        is_won = any(next_one.is_over and any(next_one.returns) for next_one in after)
        assert wins_at_once(node_of(position.state)) == is_won
        if is_won:
            assert found == [WON]
        else:
            assert sorted(found) == sorted(node_of(next_one.state) for next_one in after)


@pytest.mark.parametrize("name", variants("foxu"))
def test_nothing_out_of_reach_is_ever_reached(name: str) -> None:
    """However the game went on, whoever won was never said to be too far away."""
    for seed in range(12):
        steps = list(random_game(name, seed, limit=400))
        last = steps[-1].after
        if not last.is_over or not any(last.returns):
            continue
        played = [step.before for step in steps if step.before.state.slides == 2]
        for plies, position in enumerate(reversed(played), 1):
            assert not is_out_of_reach(node_of(position.state), plies)


def put_endgame(s: State, i: int) -> bool:
    """Endgame number `i`: which of the last holes are empty, the pegs left, the tubes, the turn."""
    s.to_move = i % 2
    s.tubes[BLUE] = i // 2 % CELLS
    s.tubes[YELLOW] = i // 2 // CELLS % CELLS
    i //= PLACES
    s.left[YELLOW] = i % SHARES
    empty = 0
    for k in range(len(LAST)):
        if (i // SHARES >> k) & 1:
            empty |= 1 << LAST[k]
    s.left[BLUE] = count(empty) + 1 - s.left[YELLOW]
    s.pegs[YELLOW] = s.pegs[BLUE] = 0
    s.pegs[GREY] = HOLES & ~empty
    s.phase = SLIDING
    s.slides = 2
    s.winner = NOBODY
    under = (empty >> s.tubes[YELLOW]) | (empty >> s.tubes[BLUE])
    are_apart = s.tubes[YELLOW] != s.tubes[BLUE] and under & 1 == 0
    return bool(are_apart and s.left[YELLOW] > 0 and s.left[BLUE] > 0)


def number_of_endgame(s: State) -> int:
    empty = empty_holes(s)
    subset = 0
    for k in range(len(LAST)):
        subset |= ((empty >> LAST[k]) & 1) << k
    place = (s.tubes[YELLOW] * CELLS + s.tubes[BLUE]) * 2 + s.to_move
    return int((subset * SHARES + s.left[YELLOW]) * PLACES + place)


@cache
def solved_backwards() -> tuple[Any, Any]:
    """Every endgame with these holes, by the rules alone: outcomes, and plies (-1 for a draw)."""
    here = room("foxu")
    initial = tablee.game("foxu", repetition=0).initial
    given: dict[Function, Function] = {put: put_endgame, number: number_of_endgame}
    fill, finish = compiled(here.rules, initial.dtype, expand, settle, given=given)
    size = PLACES * SHARES << len(LAST)
    states = np.frombuffer(bytearray(initial.pack() * 2), initial.dtype)
    movers, outcomes = np.zeros(size, np.int64), np.zeros(size, np.int64)
    after, plies = np.full((size, 21), -1, np.int64), np.full(size, -1, np.int64)
    fill(states, compiled_workspace(ACTIONS, seeded(0)), movers, after)
    finish(movers, after, outcomes, plies, 0, size)
    plies[movers == -1] = -2
    return outcomes, plies


def test_endgames_are_as_solved_backwards_from_the_ends() -> None:
    outcomes, plies = solved_backwards()
    draws = np.flatnonzero(plies == -1).tolist()
    played = np.flatnonzero(plies > 0).tolist()
    longest = np.argsort(plies)[-100:].tolist()
    random = Random(1)
    assert len(draws) > 50
    state: Any = tablee.game("foxu", repetition=0).initial.copy()
    foxu_solver().suppose_drawn([])
    for i in [*random.sample(draws, 50), *random.sample(played, 1500), *longest]:
        assert put_endgame(state, i)
        assert number_of_endgame(state) == i
        mover = int(state.to_move)
        winner, took = settled(Running(node_of(state), mover), Deadline())
        value = 0 if winner is None else 1 if winner == mover else -1
        assert (value, took) == (outcomes[i], max(plies[i], 0))


def can_force(states: Any, at: int, seat: int, plies: int, w: Any, values: Any) -> bool:
    """Brute force, by the rules alone: whether a seat can force a win within so many plies."""
    if to_act(states[at], values) == 0:
        returns(states[at], values)
        return bool(values[seat] > 0)
    if plies == 0:
        return False
    mover = values[0]
    n = legal(states[at], mover, w.lists[at])
    for i in range(n):
        states[at + 1] = states[at]
        apply(states[at + 1], mover, w.lists[at, i])
        if can_force(states, at + 1, seat, plies - 1, w, values) == (mover == seat):
            return bool(mover == seat)
    return bool(mover != seat)


@cache
def brute_force() -> Function:
    here = room("foxu")
    return compiled(here.rules, here.state.dtype, can_force)[0]


def forced(position: Position, seat: int, plies: int) -> bool:
    here = position.game.room
    states = np.frombuffer(bytearray(position.state.pack() * (DEPTH + 1)), here.state.dtype)
    w = np.zeros(1, [("lists", np.int64, (DEPTH + 1, 64))]).view(np.recarray)[0]
    return bool(brute_force()(states, 0, seat, plies, w, np.zeros(2, np.int64)))


def check_by_force(position: Position) -> None:
    """Every action's outcome is what brute force finds within its reach, no sooner and no later."""
    mover = position.to_act[0]
    for action, truth in tablee.analyse(position).actions.items():
        after = position.play(action)
        for plies in (0, 1, 2, 4):
            is_due = truth.plies is not None and truth.plies <= plies + 1
            assert forced(after, mover, plies) == (is_due and truth.outcome == "win")
            assert forced(after, 1 - mover, plies) == (is_due and truth.outcome == "loss")


def endgames(holes: int, wanted: int, repetition: int) -> list[Position]:
    """Endgames of random games with so many empty holes."""
    found: list[Position] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        ends = [
            position
            for position in in_play(f"foxu(repetition={repetition})", seed)
            if count(empty_holes(position.state)) == holes
        ]
        found += ends[:1]
    return found


@pytest.mark.parametrize("holes", [2, 3, 6])
def test_every_action_is_what_brute_force_finds(holes: int) -> None:
    for position in endgames(holes, 3, 0):
        check_by_force(position)


def to_and_fro(position: Position, random: Random) -> list[Position]:
    """Both players slide to and fro without dropping a peg: positions wear out (§R7)."""
    empty = count(empty_holes(position.state))
    found = [position]
    path = []
    for turn in range(2):
        quiet = [
            action
            for action in found[-1].legal
            if count(empty_holes(found[-1].play(action).state)) == empty
        ]
        back = found[-1].state.tubes[turn ^ int(position.state.to_move ^ position.state.swapped)]
        path.append((random.choice(quiet), int(back)))
        found.append(found[-1].play(path[-1][0]))
    written = position.game.room.notation.text
    for action in (*(written(back) for _, back in path), *(there for there, _ in path)):
        if action not in found[-1].legal or found[-1].is_over:
            return []
        found.append(found[-1].play(action))
    return found


def test_r7_positions_that_are_worn_out_count() -> None:
    """With a past that matters, outcomes are those of the rules with all their visits."""
    random = Random(5)
    changed = compared = 0
    for position in endgames(2, 8, 3):
        for moment in to_and_fro(position, random)[4:]:
            if moment.is_over or not drawn_nodes(moment.state):
                continue
            check_by_force(moment)
            compared += 1
            fresh = tablee.game("foxu").read(str(moment))
            changed += tablee.analyse(fresh).to_dict() != tablee.analyse(moment).to_dict()
    assert compared >= 5
    assert changed


def wandering(position: Position, random: Random) -> Iterator[Position]:
    """Quiet slides between few cells, until the game is drawn: the tubes stand where the other has
    stood."""
    while not position.is_over:
        yield position
        quiet = [after for after in map(position.play, position.legal) if is_quiet(position, after)]
        position = random.choice(quiet[:3])


def is_quiet(before: Position, after: Position) -> bool:
    return count(empty_holes(after.state)) == count(empty_holes(before.state))


def test_r7_with_the_tubes_exchanged_it_is_another_position() -> None:
    """As many pegs left in each tube, each where the other was: it has not come before."""
    random = Random(5)
    level = [p for p in endgames(3, 12, 3) if p.state.left[YELLOW] == p.state.left[BLUE]]
    exchanged = 0
    for position in (moment for start in level for moment in wandering(start, random)):
        worn = drawn_nodes(position.state)
        for after in map(position.play, position.legal):
            if is_quiet(position, after):
                assert (node_of(after.state) in worn) == after.is_over
                exchanged += not after.is_over and node_of(after.state) ^ (1 << TURN) in worn
    assert exchanged


def check_follows(position: Position) -> None:
    """The truth of a position follows from the truth of those after it."""
    found = tablee.analyse(position)
    mover = position.to_act[0]
    some = [*list(found.actions)[:2], *(a for a in found.actions if a == "swap")]
    for action in some:
        truth, after = found.actions[action], position.play(action)
        if after.is_over:
            assert (truth.value, truth.plies) == (after.returns[mover], 1)
            continue
        next_one = tablee.analyse(after, mover).position
        assert (truth.value, truth.outcome) == (next_one.value, next_one.outcome)
        assert truth.plies == (next_one.plies and next_one.plies + 1)
    assert found.actions[found.best].value == found.position.value
    best = [t.plies or 0 for t in found.actions.values() if t.value == found.position.value]
    assert found.position.plies == (min(best) if found.position.value > 0 else max(best))


@pytest.mark.parametrize("pie", [True, False])
def test_diagonal_first_slide_and_swap_follow_from_what_comes_after(pie: bool) -> None:
    position = tablee.game("foxu", layout=LAYOUT, pie=pie).start()
    check_follows(position)
    for action in ("a1-f6", "d4"):
        position = position.play(action)
        check_follows(position)


def test_a_drawn_opening_is_proven() -> None:
    """On this layout there is a first slide after which neither side can force a win: with the pie
    rule, the way not to lose."""
    game = tablee.game("foxu(layout=c1+e2+f2+c3+d3+f3+a4+c5+d5+c6+e6)")
    found = tablee.analyse(game.start().play("a1-f6"))
    assert found.best == "b2"
    assert (found.position.outcome, found.position.plies) == ("draw", None)
    assert all(truth.value < 0 for action, truth in found.actions.items() if action != "b2")


def test_laying_grey_pegs_without_the_pie_rule_is_a_win_with_its_layout() -> None:
    position = tablee.game("foxu(layout=placed,pie=false)").start()
    found = tablee.analyse(position)
    assert len(found.actions) == 32
    truth = found.actions[found.best]
    assert (truth.outcome, truth.exact) == ("win", True)
    for cell in (found.best, *str(truth.blanks["others"]).split(", ")):
        position = position.play(cell)
    assert tablee.analyse(position).position.outcome == "win"
    waiting = tablee.analyse(tablee.game("foxu(layout=placed,pie=false)").start(), 1)
    assert waiting.position.value < 0


def test_chance_laying_grey_pegs_is_an_estimate_with_its_error() -> None:
    position = tablee.game("foxu(pie=false)").start()
    found = tablee.analyse(position, samples=4000)
    assert 0 < found.position.error < 0.5
    assert found.position.value + found.position.error >= 1
    assert tablee.analyse(position, 1, samples=4000).position.value == -found.position.value
    for cell in LAYOUT.split("+")[:-1]:
        position = position.play(cell)
    assert tablee.analyse(position).position.exact, "22 holes are few enough to try them all"


def test_positions_that_are_over_or_cannot_be_are_refused() -> None:
    over = tablee.game("foxu").read(
        """
         a  b  c  d  e  f
      6  ◎  ○  ■  ○  ■ B◎  6     B
      5  y  ○  ○  ■  ○  ○  5
      4  ■  y  y  y  ■  ○  4
      3  y  ■  y  ■  ○  ○  3
      2  y Yy  ■  y  ○  ■  2
      1  ◎  ■  y  ■  y  ◎  1   ★ Y
    """
    )
    with pytest.raises(tablee.TableeError, match="the game is over"):
        tablee.analyse(over)


def test_the_command_and_the_hint_speak_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    name = f"foxu(layout={LAYOUT})"
    assert main(["analyse", name, "a1-f6", "e5", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Les jaunes ont le meilleur côté" in said
    assert main(["analyse", name, "a1-f6", "e5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["outcome"] == "win"
    assert told["actions"]["swap"]["plies"] == told["plies"]
    typed = iter(["a1-f6", "hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    journal = str(tmp_path / "m.jsonl")
    assert main(["play", name, "--together", "--journal", journal, "--lang", "en"]) == 0
    assert "a4: Loses in 16 moves" in capsys.readouterr().out
