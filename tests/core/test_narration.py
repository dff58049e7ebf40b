"""A match in words: names, and what may be taken back while a match goes on."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tablee.contract.rules import CHANCE, TABLE
from tablee.core import narration
from tablee.core.match import Match, Terms
from tablee.core.position import Position
from tablee.testing.play import every_game
from tablee.texts import LANGUAGES

NAMES = ["Zoé", "$x { $y }", "\\1 %s", "Ada", "Ben", "Cléo", "Dan", "Eve"]
"""Also what a catalogue, a pattern or a format would take for its own."""


def playing(name: str, seed: int, actions: int) -> Match:
    """A match of random games, some way on."""
    game, random = tablee.game(name), Random(seed)
    names = [NAMES[i % len(NAMES)] + "!" * (i // len(NAMES)) for i in range(game.seats)]
    match = Match(game, names, Terms(games=3))
    while len(match.entries) < actions and not match.is_over:
        who = random.choice(match.to_act)
        match.play(random.choice(match.legal_for(who)), who)
    return match


@pytest.mark.parametrize("name", every_game())
def test_names_are_put_in_afterwards_as_if_they_had_been_there(name: str) -> None:
    match = playing(name, seed=1, actions=80)
    telling = match.game.room.telling
    for i in range(len(match.entries)):
        step = narration.step(match, i)
        old, new, names = step.before.position, step.position, match.names(step.before)
        assert old is not None
        assert new is not None
        actor = match.seat_of(step.entry.who, step.before)
        for lang in LANGUAGES:
            code = new.seen_code(actor, new.read_action(step.entry.action), TABLE)
            shown = old.shown(TABLE), actor, code, new.shown(TABLE)
            told = telling.tell(*shown, names, lang)
            if step.ended_game:
                told = f"{told} {telling.ending(new.shown(TABLE), names, lang)}"
            assert narration.told(match, step, TABLE, lang) == told
            for seat in old.to_act:
                check_offers(old, seat, names, lang)


def check_offers(position: Position, seat: int, names: list[str], lang: str) -> None:
    if seat == CHANCE:
        return
    offer, shown = position.game.room.telling.offer, position.shown(seat)
    for code in position.codes_for(seat)[:10]:
        marked = offer(shown, seat, code, narration.MARKS, lang)
        assert "\n" not in marked
        assert narration.named(marked, names) == offer(shown, seat, code, names, lang)


def latest_open(match: Match, player: int) -> int | None:
    """What may be taken back, by looking through everything that was played."""
    for i in range(len(match.entries) - 1, -1, -1):
        entry, before, after = match.entries[i], match.moment(i).position, match.moment(i + 1)
        if entry.who == CHANCE or before is None or entry.action.startswith("!"):
            return None
        if after.position is not None and not after.position.is_open:
            return None
        if entry.who == player:
            return i
    return None


@pytest.mark.parametrize("name", every_game())
def test_what_may_be_taken_back_is_known_at_every_moment(name: str) -> None:
    match = playing(name, seed=2, actions=0)
    random = Random(3)
    for _ in range(60):
        if match.is_over:
            break
        if match.entries and random.random() < 0.2:
            match.undo()
        else:
            who = random.choice(match.to_act)
            match.play(random.choice(match.legal_for(who)), who)
        for player in range(len(match.players)):
            assert match.take_back_to(player) == latest_open(match, player)
