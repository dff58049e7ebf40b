"""The rules run identically as plain Python and compiled. Run with and without bounds checks."""

from __future__ import annotations

from typing import Any

import numpy as np

import tablee
from tablee.contract.rules import imagine
from tablee.core.binding import Binding
from tablee.core.plain_rules import rules_of
from tablee.core.randomness import seeded
from tablee.fast.arrays import compiled_workspace
from tablee.fast.compiled import compiled
from tablee.fast.loops import random_step, workspace
from tablee.testing.play import random_game, sample, some_seats


def step_at(states: Any, i: int, w: Any) -> int:
    return random_step(states[i], w)


def test_random_games_are_the_same_step_by_step(variant: str) -> None:
    """The same random numbers give the same bytes after every action."""
    game = tablee.game(variant)
    here = game.room
    plain_step = Binding(here.rules)(step_at)
    (fast_step,) = compiled(here.rules_to_compile, here.state.dtype, step_at)
    for seed in range(5):
        plain = [game.initial.copy()]
        fast = np.frombuffer(bytearray(game.initial.pack()), here.state.dtype)
        w_plain = workspace(here.actions, seeded(seed))
        w_fast = compiled_workspace(here.actions, seeded(seed))
        for _ in range(300):
            more = plain_step(plain, 0, w_plain)
            assert fast_step(fast, 0, w_fast) == more
            assert fast.tobytes() == plain[0].pack()
            if not more:
                break


def imagine_at(states: Any, seat: int, w: Any) -> None:
    imagine(states[0], seat, w)


def test_what_is_imagined_is_the_same(variant: str) -> None:
    """With the same random numbers, where there is anything to imagine."""
    game = tablee.game(variant)
    here = game.room
    if not here.hides:
        return
    plain_imagine = Binding(here.rules)(imagine_at)
    (fast_imagine,) = compiled(here.rules_to_compile, here.state.dtype, imagine_at)
    w_plain = workspace(here.actions, seeded(1))
    w_fast = compiled_workspace(here.actions, seeded(1))
    for step in sample(variant, 14, 4):
        for seat in some_seats(game):
            plain = [game.rules.view(step.before.record, seat).copy()]
            fast = np.frombuffer(bytearray(plain[0].pack()), here.state.dtype)
            plain_imagine(plain, seat, w_plain)
            fast_imagine(fast, seat, w_fast)
            assert fast.tobytes() == plain[0].pack()
            assert w_fast.random.tolist() == w_plain.random.tolist()


def test_every_question_has_the_same_answer(variant: str) -> None:
    """What the two modes list, show and count, at every moment, for every seat."""
    game = tablee.game(variant)
    plain, fast = (rules_of(game.room.short_name, mode) for mode in ("plain", "compiled"))
    for step in random_game(variant, 1):
        state, code = step.after.state, step.after.read_action(step.action)
        assert fast.to_act(state) == plain.to_act(state)
        assert fast.chance(state) == plain.chance(state)
        for seat in step.after.to_act:
            assert fast.legal(state, seat) == plain.legal(state, seat)
        for seat in (*some_seats(game), tablee.TABLE):
            assert fast.view(state, seat) == plain.view(state, seat)
            assert fast.seen(state, step.actor, code, seat) == plain.seen(
                state, step.actor, code, seat
            )
        assert fast.returns(state, game.seats) == plain.returns(state, game.seats)
        assert fast.scores(state, game.seats) == plain.scores(state, game.seats)


def test_what_is_told_with_a_new_state_is_what_the_rules_answer(variant: str) -> None:
    """Compiled rules say at once what every new position is asked; none of it may be wrong."""
    game = tablee.game(variant)
    plain, fast = (rules_of(game.room.short_name, mode) for mode in ("plain", "compiled"))
    for step in random_game(variant, 2):
        code = step.before.read_action(step.action)
        after, arrival = fast.play(step.before.state, step.actor, code)
        assert arrival is not None
        assert after == plain.play(step.before.state, step.actor, code)[0]
        assert arrival.to_act == plain.to_act(after)
        assert arrival.is_open == (plain.view(after, tablee.TABLE) == after)
        if not arrival.is_open:
            assert arrival.shown[tablee.TABLE] == plain.view(after, tablee.TABLE)
        assert arrival.public == plain.seen(after, step.actor, code, tablee.TABLE)
        listed = [seat for seat in arrival.to_act[:1] if seat != tablee.CHANCE]
        assert arrival.legal == {seat: plain.legal(after, seat) for seat in listed}
