"""Games that end otherwise than by their rules, and what may be taken back."""

from __future__ import annotations

import pytest

import tablee
from tablee.contract.rules import CHANCE, TABLE
from tablee.core import journal, narration
from tablee.core.match import DRAW, FORFEIT, RESIGN, Entry, Match, Terms
from tablee.texts import LANGUAGES


def match_of(name: str, games: int = 1) -> Match:
    game = tablee.game(name)
    return Match(game, [f"player {i}" for i in range(game.seats)], Terms(games))


def again(match: Match) -> Match:
    return journal.loads(journal.dumps(match))


@pytest.mark.parametrize("name", tablee.game_names())
def test_no_notation_uses_what_matches_use(name: str) -> None:
    notation = tablee.game(name).room.notation
    for word in (RESIGN, DRAW, FORFEIT):
        assert [notation.code(word, lang) for lang in LANGUAGES] == [None, None]


def test_who_resigns_has_lost() -> None:
    match = match_of("modulo")
    match.play("L>L")
    match.play(RESIGN, 0)
    assert match.is_over
    assert match.winners == (1,)
    assert match.now.won == match.now.scores == (0, 1)
    assert match.now.ending.how == "resigned"
    assert again(match).now == match.now


def test_resigning_ends_one_game_of_a_match_and_the_next_begins() -> None:
    match = match_of("modulo", games=2)
    match.play(RESIGN, 1)
    assert match.now.won == (1, 0)
    assert match.to_act == (1,)
    assert again(match).now == match.now


def test_only_two_can_resign() -> None:
    match = match_of("da_vinci_code(players=3)")
    with pytest.raises(tablee.IllegalAction):
        match.play(RESIGN, 0)
    assert match.entries == []


def test_a_draw_is_agreed_where_the_rules_know_one() -> None:
    match = match_of("foxu")
    match.play("b1", CHANCE)
    match.play(DRAW, TABLE)
    assert match.is_over
    assert match.now.best == ()
    assert match.now.scores == (0, 0)
    assert again(match).now == match.now
    with pytest.raises(tablee.IllegalAction):
        match_of("moksha_patamu").play(DRAW, TABLE)
    with pytest.raises(tablee.IllegalAction):
        match_of("foxu").play(DRAW, 0)


def test_who_forfeits_among_more_than_two_has_lost_but_the_others_play_on() -> None:
    match = match_of("moksha_patamu(players=3)")
    match.play(FORFEIT, 0)
    with pytest.raises(tablee.IllegalAction):
        match.play(FORFEIT, 0)
    for _ in range(5000):
        if match.is_over:
            break
        # The seat that has forfeited throws sixes, and nobody else ever does.
        position = match.position
        assert position is not None
        mine = match.player_at(position.state.to_move) == 0
        match.play("6" if mine and "6" in match.legal_for(CHANCE) else "1", CHANCE)
        square = match.now.position and match.now.position.state.squares[match.seat_of(0)]
        if mine and square and square > 94:
            break
    assert 0 not in match.now.best
    assert again(match).now == match.now


def test_the_last_who_has_not_forfeited_has_won() -> None:
    match = match_of("moksha_patamu(players=3)")
    match.play(FORFEIT, 2)
    match.play(FORFEIT, 0)
    assert match.is_over
    assert match.winners == (1,)
    assert match.now.won == (0, 1, 0)
    assert again(match).now == match.now


def test_forfeiting_gives_no_points_that_are_earned_in_play() -> None:
    match = match_of("da_vinci_code(players=2)")
    match.play(FORFEIT, 0)
    assert match.now.won == (0, 1)
    assert match.now.scores == (0, 0)


def test_giving_up_is_told_and_seen_by_all() -> None:
    match = match_of("modulo(start=secret)")
    match.play("14", 0)
    match.play(RESIGN, 1)
    assert match.seen(TABLE) == [Entry(0, "?"), Entry(1, RESIGN)]
    step = narration.step(match, 1)
    assert narration.told(match, step, TABLE, "en") == "player 1 resigns."
    assert narration.told(match, step, TABLE, "fr") == "player 1 abandonne."


def test_take_backs_stop_at_what_was_not_open_to_all() -> None:
    match = match_of("modulo")
    assert match.take_back_to(0) is None
    match.play("L>L")
    match.play("L>R")
    assert match.take_back_to(0) == 0
    assert match.take_back_to(1) == 1
    dice = match_of("moksha_patamu")
    dice.play("6", CHANCE)
    assert dice.take_back_to(0) is None
    secret = match_of("modulo(start=secret)")
    secret.play("14", 0)
    assert secret.take_back_to(0) is None
