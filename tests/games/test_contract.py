"""What every game must pass, under its options. A new room is tested here as it comes."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random

import pytest

import tablee
from tablee.contract import rules as contract
from tablee.contract.rules import CHANCE, HIDDEN, TABLE
from tablee.core import journal
from tablee.core.binding import Binding
from tablee.core.match import Match, Player
from tablee.core.randomness import seeded
from tablee.core.room import room
from tablee.fast.loops import workspace
from tablee.texts import LANGUAGES
from tests.play import Step, every_game, random_game, some_seats
from tests.sections import sections

pytestmark = pytest.mark.parametrize("name", every_game(), ids=str)


def sample(name: str, seed: int, size: int) -> list[Step]:
    """Some steps of a random game, its beginning and its end among them."""
    steps = list(random_game(name, seed))
    inside = Random(seed).sample(steps, min(size, len(steps)))
    return [steps[0], *inside, steps[-1]]


def test_canonical_form_reads_back(name: str) -> None:
    assert str(tablee.game(name)) == name


def test_replay_equals_play_and_undo_goes_back(name: str) -> None:
    game = tablee.game(name)
    match = Match(game, [Player(f"player {seat}") for seat in range(game.seats)])
    for step in random_game(name, 1):
        match.play(step.action, step.actor)
    assert journal.loads(journal.dumps(match)).now == match.now
    moments = match.moments
    while match.entries:
        match.undo()
        assert match.now == moments[len(match.entries)]


def test_positions_go_to_json_and_back(name: str) -> None:
    for step in sample(name, 2, 10):
        text = step.after.to_json()
        assert tablee.Position.from_json(text) == step.after
        assert not set(step.after.state.settings) & set(json.loads(text)["state"])


def test_drawings_read_back(name: str) -> None:
    game = tablee.game(name)
    for step in sample(name, 3, 30):
        drawn = str(step.after)
        read = game.read(drawn).state.to_dict()
        for field, value in step.after.state.to_dict().items():
            if field not in game.initial.undrawn:
                assert read[field] == value, f"{field}\n{drawn}"


def test_every_listed_action_can_be_played_and_no_other(name: str) -> None:
    game = tablee.game(name)
    everything = [game.room.notation.text(a) for a in range(game.room.actions)]
    for step in sample(name, 4, 6):
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


def test_every_action_is_written_and_read_in_both_languages(name: str) -> None:
    here = tablee.game(name).room
    for lang in LANGUAGES:
        written = [here.notation.text(a, lang) for a in range(here.actions)]
        assert len(set(written)) == here.actions
        assert [here.notation.code(text, lang) for text in written] == list(range(here.actions))


def test_nonsense_is_no_action(name: str) -> None:
    position = tablee.game(name).start()
    for nonsense in ("", " ", "?", "xyzzy", "-1", "99999999999", "a1" * 50, "\x00", "é", "☃"):
        with pytest.raises(tablee.InvalidAction) as refused:
            position.play(nonsense, position.to_act[0])
        assert all(refused.value.say(lang) for lang in LANGUAGES)


def test_probabilities_of_chance_sum_to_one(name: str) -> None:
    for step in random_game(name, 5):
        odds = step.before.chance
        if step.actor == CHANCE:
            assert sum(probability for _, probability in odds) == Fraction(1)
            assert all(probability > 0 for _, probability in odds)
            assert [action for action, _ in odds] == step.before.legal
        else:
            assert step.actor == TABLE or odds == []


def test_chance_is_drawn_as_often_as_its_probability_says(name: str) -> None:
    """The quick way of drawing and the list of probabilities are the same distribution."""
    game = tablee.game(name)
    draw = Binding(game.room.rules)(contract.draw)
    for step in [step for step in random_game(name, 10) if step.actor == CHANCE][:3]:
        w = workspace(game.room.actions, seeded(1))
        state = step.before.state
        drawn = Counter(game.room.notation.text(draw(state, w)) for _ in range(2000))
        odds = dict(step.before.chance)
        assert set(drawn) <= set(odds)
        surprise = sum((drawn[a] - 2000 * p) ** 2 / (2000 * p) for a, p in odds.items())
        # Six standard deviations above what chance alone would give.
        assert surprise < len(odds) + 6 * math.sqrt(2 * len(odds))


def test_a_random_player_picks_every_legal_action_as_often(name: str) -> None:
    """The quick way of picking and the list of what is legal are the same distribution."""
    game = tablee.game(name)
    pick = Binding(game.room.rules)(contract.pick)
    for step in [step for step in random_game(name, 12) if step.actor >= 0][::7][:3]:
        w = workspace(game.room.actions, seeded(3))
        state, legal = step.before.state, step.before.legal_for(step.actor)
        picked = Counter(game.room.notation.text(pick(state, step.actor, w)) for _ in range(1000))
        assert set(picked) <= set(legal)
        share = 1000 / len(legal)
        surprise = sum((picked[a] - share) ** 2 / share for a in legal)
        assert surprise < len(legal) + 6 * math.sqrt(2 * len(legal))


def test_what_is_imagined_could_be(name: str) -> None:
    """A state imagined from a view is possible, and looks the same to the seat that imagines."""
    game = tablee.game(name)
    bind = Binding(game.room.rules)
    imagine, view = bind(contract.imagine), bind(contract.view)
    w = workspace(game.room.actions, seeded(2))
    for step in sample(name, 11, 8):
        for seat in some_seats(game):
            shown = step.before.state
            view(shown, seat)
            imagined = shown.copy()
            imagine(imagined, seat, w)
            assert game.room.rules.impossible(imagined) == ""
            view(imagined, seat)
            assert imagined == shown


def test_tallies_sum_up_the_rest(name: str) -> None:
    """Whatever wrote a state, its tallies are what the rest of it says; and nobody is told them."""
    game = tablee.game(name)
    bind = Binding(game.room.rules)
    imagine, view, tally = (bind(f) for f in (contract.imagine, contract.view, contract.tally))
    w = workspace(game.room.actions, seeded(4))
    for step in random_game(name, 12):
        shown, imagined = step.after.state, step.after.state
        view(shown, 0)
        view(imagined, 0)
        imagine(imagined, 0, w)
        for state in (step.after.state, shown, imagined):
            tallied = state.copy()
            for field in state.tallies:
                setattr(tallied, field, 0 * getattr(tallied, field))
            tally(tallied)
            assert tallied == state
            assert not set(state.tallies) & set(state.to_dict())
            assert state.sealed(state.pack()).to_dict() == state.to_dict()


def test_playing_never_changes_a_position(name: str) -> None:
    for step in sample(name, 6, 10):
        state = step.before.state.pack()
        step.before.play(step.action, step.actor)
        assert step.before.state.pack() == state


def test_finished_games_have_returns_and_scores_for_every_seat(name: str) -> None:
    game = tablee.game(name)
    for seed in range(3):
        steps = list(random_game(name, seed, limit=20_000))
        assert steps[-1].after.is_over, "a random game did not end"
        assert len(steps[-1].after.returns) == len(steps[-1].after.scores) == game.seats
        assert steps[-1].after.legal == []
        assert steps[-1].before.returns == (0,) * game.seats


def test_a_seat_chooses_from_what_it_may_know(name: str) -> None:
    """The legal actions follow from the seat's view, so listing them tells nothing more."""
    rules = tablee.game(name).rules
    for step in random_game(name, 7):
        for seat in step.before.to_act:
            if seat != CHANCE:
                shown = rules.view(step.before.state, seat)
                assert rules.legal(shown, seat) == rules.legal(step.before.state, seat)


def test_views_show_nothing_that_a_seat_may_not_know(name: str) -> None:
    """Two games that look the same to a seat, action by action, give it the same view."""
    game = tablee.game(name)
    for seed in range(3):
        for observer in (*some_seats(game), TABLE):
            check_twins(name, observer, Random(f"{name} {seed} {observer}"))


def check_twins(name: str, observer: int, random: Random, length: int = 200) -> int:
    """Play two games that a seat cannot tell apart; return how many moments were compared."""
    if not tablee.game(name).room.hides:
        return 0  # everything is open
    compared = 0
    for pair in twins(name, observer, random, length):
        if pair.one != pair.other:
            compared += 1
            assert pair.one.view(observer) == pair.other.view(observer)
            assert pair.one.draw(observer) == pair.other.draw(observer)
    return compared


@dataclass(frozen=True)
class Pair:
    """A step of two games that a seat cannot tell apart: what was played in each, and where that
    led."""

    actor: int
    action: str
    twin: str
    one: tablee.Position
    other: tablee.Position
    is_new: bool
    """The seat had learnt something that told the two apart: the other game begins again, as the
    first has gone."""
    past: list[tuple[int, str]]
    """What had been played in the first game."""


def twins(name: str, observer: int, random: Random, length: int) -> Iterator[Pair]:
    """Play two games that a seat cannot tell apart."""
    one = other = tablee.game(name).start()
    history: list[tuple[int, str, str]] = []
    for _ in range(length):
        if one.is_over:
            break
        actor = random.choice(one.to_act)
        action = random.choice(one.legal_for(actor))
        after = one.play(action, actor)
        twin = find_twin(other, actor, action, history, after, observer, random)
        is_new = twin is None
        past = [(who, a) for who, a, _ in history]
        if twin is None:
            other, history, twin = one, [(who, a, a) for who, a in past], action
        one, other = after, other.play(twin, actor)
        history.append((actor, action, twin))
        yield Pair(actor, action, twin, one, other, is_new, past)


def find_twin(
    position: tablee.Position,
    actor: int,
    action: str,
    history: list[tuple[int, str, str]],
    after: tablee.Position,
    observer: int,
    random: Random,
) -> str | None:
    """An action, another one if possible, that the observer cannot tell from the one played."""
    options = position.legal_for(actor)
    random.shuffle(options)
    options.sort(key=lambda option: option == action)
    if after.seen(actor, action, observer) == action:
        # Nothing else could be taken for what was plainly seen.
        options = [option for option in options if option == action]
    for option in options:
        if option == action and all(a == b for _, a, b in history):
            return option  # the two games are one and the same so far
        tried = position.play(option, actor)
        # The newest first: it is the one that usually tells the two apart.
        past = reversed([*history, (actor, action, option)])
        if all(after.seen(who, a, observer) == tried.seen(who, b, observer) for who, a, b in past):
            return option
    return None


def test_a_player_sees_their_own_actions(name: str) -> None:
    for step in random_game(name, 8):
        if step.actor >= 0:
            assert step.after.seen(step.actor, step.action, step.actor) == step.action


def test_every_action_is_told_in_words(name: str) -> None:
    game = tablee.game(name)
    telling = game.room.telling
    known = set(sections(game.room.rules_page("en")))
    for step in sample(name, 9, 30):
        for observer in {*some_seats(game), *step.before.to_act, TABLE} - {CHANCE}:
            before = game.rules.view(step.before.state, observer)
            after = game.rules.view(step.after.state, observer)
            code = step.after.read_action(step.action)
            seen = game.rules.seen(step.after.state, step.actor, code, observer)
            for lang in LANGUAGES:
                names = [f"Ada{seat}" for seat in range(game.seats)]
                told = telling.tell(before, step.actor, seen, after, names, lang)
                assert told or CHANCE in {step.actor, *step.after.to_act}
                if seen == HIDDEN:
                    assert step.action not in told
                if observer in step.before.to_act:
                    assert telling.help_for(before, observer, lang)
                    assert set(telling.sections(before, observer)) <= known


def test_the_end_is_told_with_its_paragraph(name: str) -> None:
    """By which rule: a field of the position, in every view of it, and a sentence with its §."""
    game = tablee.game(name)
    names, known = [f"Ada{s}" for s in range(game.seats)], sections(game.room.rules_page("en"))
    for seed in (11, 12):
        last = list(random_game(name, seed, limit=20_000))[-1]
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


def test_every_action_is_offered_in_words(name: str) -> None:
    """Each in words of its own, and nothing in them that the seat may not know."""
    game = tablee.game(name)
    telling, names = game.room.telling, [f"Ada{s}" for s in range(game.seats)]
    for step in sample(name, 10, 12):
        for seat in {*step.before.to_act, TABLE} - {CHANCE}:
            shown = game.rules.view(step.before.state, seat)
            legal = step.before.legal_for(seat)
            codes = [step.before.read_action(action) for action in legal]
            for lang in LANGUAGES:
                said = [telling.offer(shown, seat, code, names, lang) for code in codes]
                assert len(set(said)) == len(said)
                assert not set(said) & set(legal)


def test_a_million_games_fit_in_a_gigabyte(name: str) -> None:
    assert room(name.partition("(")[0]).state.dtype.itemsize <= 1000
