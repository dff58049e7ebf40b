"""What boards are told of actions: each is said in parts, and no more than the seat may know."""

from __future__ import annotations

from random import Random
from typing import get_args, get_type_hints

import msgspec

import tablee
from tablee.contract import rules as contract
from tablee.contract.furniture import Gesture
from tablee.contract.rules import CHANCE, HIDDEN, TABLE
from tablee.core.binding import Binding
from tablee.core.randomness import seeded
from tablee.core.room import Room, room
from tablee.fast.loops import workspace
from tablee.testing.play import random_game, some_seats


def kinds(here: Room) -> dict[str, type]:
    """The gestures that a room declares, as types by kind; none, if it has no gestures."""
    declared = () if here.gestures is None else get_args(here.gestures.Gesture)
    return {name: kind for kind in declared for name in get_args(get_type_hints(kind)["kind"])}


def check(gesture: Gesture, declared: dict[str, type]) -> None:
    """It has the parts of its kind, those only, and goes through JSON as it is."""
    kind = declared[str(gesture["kind"])]
    assert set(gesture) == set(get_type_hints(kind))
    assert msgspec.json.decode(msgspec.json.encode(gesture), type=kind) == gesture


def test_every_action_has_a_gesture_of_its_own(short: str) -> None:
    here = room(short)
    declared = kinds(here)
    gestures = [here.gesture(a) for a in range(here.actions)]
    if here.gestures is None:
        assert not any(gestures)
        return
    for gesture in gestures:
        check(gesture, declared)
    assert len({msgspec.json.encode(gesture) for gesture in gestures}) == here.actions
    assert {gesture["kind"] for gesture in gestures} == set(declared)


def test_what_may_be_done_and_what_is_seen_has_a_gesture(variant: str) -> None:
    """Also what is seen in part. The same in writing is the same in parts: nothing is added."""
    game = tablee.game(variant)
    here, declared = game.room, kinds(game.room)
    written: dict[str, Gesture] = {}

    def note(code: int, text: str) -> None:
        gesture = here.gesture(code)
        if declared:
            check(gesture, declared)
        assert written.setdefault(text, gesture) == gesture

    for step in random_game(variant, 21, limit=60):
        for seat in {*step.before.to_act, TABLE} - {CHANCE}:
            for code in step.before.codes_for(seat):
                note(code, here.notation.text(code))
        played = step.before.read_action(step.action)
        for seat in (*some_seats(game), TABLE):
            code = step.after.seen_code(step.actor, played, seat)
            if code != HIDDEN:
                note(code, step.after.seen(step.actor, step.action, seat))


def test_who_sees_the_same_is_offered_the_same(variant: str) -> None:
    """Whatever the hidden part may be, the gestures of what a seat may do are the same."""
    game = tablee.game(variant)
    bind = Binding(game.room.rules)
    imagine, view = bind(contract.imagine), bind(contract.view)
    w = workspace(game.room.actions, seeded(5))
    steps = list(random_game(variant, 22, limit=80))
    for step in Random(variant).sample(steps, min(20, len(steps))):
        for seat in {*step.before.to_act} - {CHANCE}:
            imagined = step.before.state
            view(imagined, seat)
            imagine(imagined, seat, w)
            codes = step.before.codes_for(seat), game.rules.legal(imagined, seat)
            offered = [[game.room.gesture(code) for code in each] for each in codes]
            assert offered[0] == offered[1]
