"""What every game must pass, under its options: played, written, drawn, kept and read back."""

from __future__ import annotations

import json
import math
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import tablee
from tablee.contract import rules as contract
from tablee.contract.rules import CHANCE, TABLE
from tablee.core import journal
from tablee.core.binding import Binding
from tablee.core.match import Match, Player
from tablee.core.randomness import seeded
from tablee.core.room import room
from tablee.fast.loops import workspace
from tablee.fast.tensors import returns_within, told
from tablee.testing.play import random_game, sample, some_seats
from tablee.texts import LANGUAGES


def test_canonical_form_reads_back(variant: str) -> None:
    assert str(tablee.game(variant)) == variant


def test_replay_equals_play_and_undo_goes_back(variant: str) -> None:
    game = tablee.game(variant)
    match = Match(game, [Player(f"player {seat}") for seat in range(game.seats)])
    for step in random_game(variant, 1):
        match.play(step.action, step.actor)
    assert journal.loads(journal.dumps(match)).now == match.now
    moments = match.moments
    while match.entries:
        match.undo()
        assert match.now == moments[len(match.entries)]


def test_positions_go_to_json_and_back(variant: str) -> None:
    for step in sample(variant, 2, 10):
        text = step.after.to_json()
        assert tablee.Position.from_json(text) == step.after
        assert not set(step.after.state.settings) & set(json.loads(text)["state"])


def test_drawings_read_back(variant: str) -> None:
    game = tablee.game(variant)
    for step in sample(variant, 3, 30):
        drawn = str(step.after)
        read = game.read(drawn).state.to_dict()
        for field, value in step.after.state.to_dict().items():
            if field not in game.initial.undrawn:
                assert read[field] == value, f"{field}\n{drawn}"


def test_every_listed_action_can_be_played_and_no_other(variant: str) -> None:
    game = tablee.game(variant)
    everything = [game.room.notation.text(a) for a in range(game.room.actions)]
    for step in sample(variant, 4, 6):
        position = step.before
        for seat in {*some_seats(game), *position.to_act, CHANCE, TABLE}:
            listed = position.legal_for(seat)
            assert len(set(listed)) == len(listed)
            assert bool(listed) == (seat in position.to_act) or seat == TABLE
            others = sorted(set(everything) - set(listed))
            if not listed:
                # The rules are not asked when it is not a seat's turn: a few actions will do.
                others = Random(seat).sample(others, min(20, len(others)))
            for action in listed:
                position.play(action, seat)
            for action in others:
                with pytest.raises(tablee.IllegalAction) as refused:
                    position.play(action, seat)
                assert all(refused.value.say(lang) for lang in LANGUAGES)


def test_every_action_is_written_and_read_in_both_languages(variant: str) -> None:
    here = tablee.game(variant).room
    for lang in LANGUAGES:
        written = [here.notation.text(a, lang) for a in range(here.actions)]
        assert len(set(written)) == here.actions
        assert [here.notation.code(text, lang) for text in written] == list(range(here.actions))


def test_nonsense_is_no_action(variant: str) -> None:
    position = tablee.game(variant).start()
    for nonsense in ("", " ", "?", "xyzzy", "-1", "99999999999", "a1" * 50, "\x00", "é", "☃"):
        with pytest.raises(tablee.InvalidAction) as refused:
            position.play(nonsense, position.to_act[0])
        assert all(refused.value.say(lang) for lang in LANGUAGES)


def test_probabilities_of_chance_sum_to_one(variant: str) -> None:
    for step in random_game(variant, 5):
        odds = step.before.chance
        if step.actor == CHANCE:
            assert sum(probability for _, probability in odds) == Fraction(1)
            assert all(probability > 0 for _, probability in odds)
            assert [action for action, _ in odds] == step.before.legal
        else:
            assert step.actor == TABLE or odds == []


def test_chance_is_drawn_as_often_as_its_probability_says(variant: str) -> None:
    """The quick way of drawing and the list of probabilities are the same distribution."""
    game = tablee.game(variant)
    draw = Binding(game.room.rules)(contract.draw)
    for step in [step for step in random_game(variant, 10) if step.actor == CHANCE][:3]:
        w = workspace(game.room.actions, seeded(1))
        state = step.before.state
        drawn = Counter(game.room.notation.text(draw(state, w)) for _ in range(2000))
        odds = dict(step.before.chance)
        assert set(drawn) <= set(odds)
        surprise = sum((drawn[a] - 2000 * p) ** 2 / (2000 * p) for a, p in odds.items())
        # Six standard deviations above what chance alone would give.
        assert surprise < len(odds) + 6 * math.sqrt(2 * len(odds))


def test_a_random_player_picks_every_legal_action_as_often(variant: str) -> None:
    """The quick way of picking and the list of what is legal are the same distribution."""
    game = tablee.game(variant)
    pick = Binding(game.room.rules)(contract.pick)
    for step in [step for step in random_game(variant, 12) if step.actor >= 0][::7][:3]:
        w = workspace(game.room.actions, seeded(3))
        state, legal = step.before.state, step.before.legal_for(step.actor)
        picked = Counter(game.room.notation.text(pick(state, step.actor, w)) for _ in range(1000))
        assert set(picked) <= set(legal)
        share = 1000 / len(legal)
        surprise = sum((picked[a] - share) ** 2 / share for a in legal)
        assert surprise < len(legal) + 6 * math.sqrt(2 * len(legal))


def test_tallies_sum_up_the_rest(variant: str) -> None:
    """Whatever wrote a state, its tallies are what the rest of it says; and nobody is told them."""
    game = tablee.game(variant)
    bind = Binding(game.room.rules)
    imagine, view, tally = (bind(f) for f in (contract.imagine, contract.view, contract.tally))
    w = workspace(game.room.actions, seeded(4))
    for step in random_game(variant, 12):
        shown, imagined = step.after.state, step.after.state
        view(shown, 0)
        view(imagined, 0)
        imagine(imagined, 0, w)
        for state in (step.after.state, shown, imagined):
            tallied = state.from_dict(state.to_dict())
            tally(tallied)
            assert tallied == state
            assert not set(state.tallies) & set(state.to_dict())
            assert state.sealed(state.pack()).to_dict() == state.to_dict()


def test_a_game_is_worth_what_programs_are_told(variant: str) -> None:
    game = tablee.game(variant)
    least, most = returns_within(game)
    returns = list(random_game(variant, 13, limit=20_000))[-1].after.returns
    assert least <= min(returns) <= max(returns) <= most
    assert sum(returns) == 0 or not told(game).is_zero_sum(game)


def test_playing_never_changes_a_position(variant: str) -> None:
    for step in sample(variant, 6, 10):
        state = step.before.state.pack()
        step.before.play(step.action, step.actor)
        assert step.before.state.pack() == state


def test_finished_games_have_returns_and_scores_for_every_seat(variant: str) -> None:
    game = tablee.game(variant)
    for seed in range(3):
        steps = list(random_game(variant, seed, limit=20_000))
        assert steps[-1].after.is_over, "a random game did not end"
        assert len(steps[-1].after.returns) == len(steps[-1].after.scores) == game.seats
        assert steps[-1].after.legal == []
        assert steps[-1].before.returns == (0,) * game.seats


def test_a_million_games_fit_in_a_gigabyte(variant: str) -> None:
    assert room(variant.partition("(")[0]).state.dtype.itemsize <= 1000
