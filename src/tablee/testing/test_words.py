"""A room in words: every action offered and told, the end with its paragraph."""

from __future__ import annotations

import re

import tablee
from tablee.contract.rules import CHANCE, HIDDEN, TABLE
from tablee.testing.play import random_game, sample, some_seats
from tablee.testing.sections import sections
from tablee.texts import LANGUAGES

GAP = re.compile(r"^\s|\s\s|\s$|\s[.,]|^[’']|[(“«]\s*[)”»]")
"""What a blank leaves in a sentence where nothing fills it."""


def test_every_action_is_told_in_words(variant: str) -> None:
    game = tablee.game(variant)
    telling = game.room.telling
    known = set(sections(game.room.rules_page("en")))
    for step in sample(variant, 9, 30):
        for observer in {*some_seats(game), *step.before.to_act, TABLE} - {CHANCE}:
            before = game.rules.view(step.before.state, observer)
            after = game.rules.view(step.after.state, observer)
            code = step.after.read_action(step.action)
            seen = game.rules.seen(step.after.state, step.actor, code, observer)
            for lang in LANGUAGES:
                names = [f"Ada{seat}" for seat in range(game.seats)]
                told = telling.tell(before, step.actor, seen, after, names, lang)
                assert not GAP.search(told), f"a name is missing: {told!r}"
                assert told or CHANCE in {step.actor, *step.after.to_act}
                if seen == HIDDEN:
                    assert step.action not in told
                if observer in step.before.to_act:
                    assert telling.help_for(before, observer, lang)
                    assert set(telling.sections(before, observer)) <= known


def test_the_end_is_told_with_its_paragraph(variant: str) -> None:
    """By which rule: a field of the position, in every view of it, and a sentence with its §."""
    game = tablee.game(variant)
    names, known = [f"Ada{s}" for s in range(game.seats)], sections(game.room.rules_page("en"))
    for seed in (11, 12):
        last = list(random_game(variant, seed, limit=20_000))[-1]
        assert last.before.ended == ""
        assert last.before.view(0)["ended"] == ""
        ended = last.after.ended
        assert ended.startswith("ended-")
        for seat in (*some_seats(game), TABLE):
            assert last.after.view(seat)["ended"] == ended
            shown = last.after.shown(seat)
            for lang in LANGUAGES:
                said = game.room.telling.ending(shown, names, lang)
                assert said.startswith(said[0].upper())
                assert said[-1] == "."
                cited = re.findall(r"§(R?\d+)", said)
                assert cited
                assert set(cited) <= set(known)


def test_every_action_is_offered_in_words(variant: str) -> None:
    """Each in words of its own, and nothing in them that the seat may not know."""
    game = tablee.game(variant)
    telling, names = game.room.telling, [f"Ada{s}" for s in range(game.seats)]
    for step in sample(variant, 10, 12):
        for seat in {*step.before.to_act, TABLE} - {CHANCE}:
            shown = game.rules.view(step.before.state, seat)
            legal = step.before.legal_for(seat)
            codes = [step.before.read_action(action) for action in legal]
            for lang in LANGUAGES:
                said = [telling.offer(shown, seat, code, names, lang) for code in codes]
                assert len(set(said)) == len(said)
                assert not set(said) & set(legal)
