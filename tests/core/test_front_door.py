"""Games, options and positions: the names people use, and what they are told when wrong."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import tablee


def test_a_game_by_name_and_options_in_either_place() -> None:
    assert str(tablee.game("modulo")) == "modulo"
    assert str(tablee.game("modulo", points=2)) == "modulo(points=2)"
    assert tablee.game("modulo( points = 2 , start=secret)") == tablee.game(
        "modulo", points="2", start="secret"
    )
    assert str(tablee.game("modulo(points=3)")) == "modulo"
    assert tablee.game("Foxu(PIE=false)".replace("PIE", "pie")).options["pie"] is False


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("chess", "there is no game “chess”; there is: .*foxu"),
        ("", "there is no game"),
        ("modulo(", "modulo\\(start=secret"),
        ("modulo(points)", "name=value"),
        ("modulo(points=3,points=3)", "given twice"),
        ("modulo(speed=3)", "no option “speed”; it has: start, points, repetition"),
        ("modulo(points=0)", "points may be 1…9"),
        ("modulo(points=three)", "points may be 1…9"),
        ("modulo(points=2.5)", "points may be 1…9"),
        ("modulo(start=twos)", "start may be ones \\| secret"),
        ("modulo(repetition=2)", "repetition may be 3 \\| 0"),
        ("foxu(layout=a1)", "layout: a1 is a corner"),
        ("foxu(layout=here)", "random \\| placed \\| b1"),
    ],
)
def test_what_is_wrong_with_a_game_is_said_in_one_line(name: str, words: str) -> None:
    with pytest.raises(tablee.TableeError, match=words) as problem:
        tablee.game(name)
    for lang in ("en", "fr"):
        assert "\n" not in problem.value.say(lang)


def test_an_option_twice_and_a_bool_for_a_number() -> None:
    with pytest.raises(tablee.TableeError, match="given twice"):
        tablee.game("modulo(points=2)", points=2)
    with pytest.raises(tablee.TableeError, match="points may be"):
        tablee.game("modulo", points=True)


def test_the_stable_names_of_a_position() -> None:
    position = tablee.game("modulo").start()
    assert position.to_act == (0,)
    assert position.legal == ["L>L", "L>R", "R>L", "R>R"]
    assert position.chance == []
    assert position.is_over is False
    assert position.returns == (0, 0)
    assert json.loads(json.dumps(position.view(0)))["legal"] == position.legal
    assert position.view(1)["legal"] == []
    assert tablee.Position.from_json(position.to_json()) == position
    assert hash(position) == hash(tablee.game("modulo").start())
    assert position.play(" l > r ") == position.play("g>d", lang="fr")


def test_when_several_may_act_the_seat_must_be_said() -> None:
    start = tablee.game("modulo(start=secret)").start()
    with pytest.raises(tablee.InvalidAction, match="several players may act: 0, 1"):
        start.play("11")
    with pytest.raises(tablee.InvalidAction, match="no player 2"):
        start.play("11", seat=2)
    half = start.play("11", seat=1)
    with pytest.raises(tablee.IllegalAction, match="not the turn of the second player"):
        half.play("11", seat=1)
    assert half.play("11").to_act == (0,)
    with pytest.raises(tablee.InvalidAction, match="no player -1"):
        half.view(tablee.CHANCE)


def test_chance_and_the_table_are_refused_in_words_of_their_own() -> None:
    for seat in (tablee.CHANCE, tablee.TABLE):
        with pytest.raises(tablee.IllegalAction, match="L>L is not possible now"):
            tablee.game("modulo").start().play("L>L", seat)


def test_a_refusal_names_the_action_as_it_was_typed() -> None:
    position = tablee.game("modulo").read("0 3 ○○○\n▶ 1 0 ●○○")
    with pytest.raises(tablee.IllegalAction) as refused:
        position.play("d>d", lang="fr")
    assert refused.value.say("fr").startswith("D>D\u00a0: la main avec laquelle vous tapez")


def good() -> dict[str, object]:
    found: dict[str, object] = json.loads(tablee.game("modulo").start().to_json())
    return found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "a position is a JSON object"),
        ("{}", "a position is a JSON object"),
        (json.dumps({**good(), "game": 3}), "a position is a JSON object"),
        (json.dumps({**good(), "game": "chess"}), "no game"),
        (json.dumps({**good(), "rules": 99}), "version 99"),
        (json.dumps({**good(), "state": []}), "a position is a JSON object"),
        (json.dumps({**good(), "state": {}}), "“to_move” is missing"),
        (json.dumps({**good(), "state": {**good()["state"], "to_move": 2}}), "§1"),  # type: ignore[dict-item]
        (json.dumps({**good(), "state": {**good()["state"], "points": [9, 9]}}), "§10"),  # type: ignore[dict-item]
    ],
)
def test_damaged_json_is_refused_with_a_reason(text: str, words: str) -> None:
    with pytest.raises(tablee.TableeError, match=words):
        tablee.Position.from_json(text)


def test_a_file_cannot_smuggle_other_options_in() -> None:
    found = good()
    found["state"]["goal"] = 9  # type: ignore[index]
    read = tablee.Position.from_json(json.dumps(found))
    assert read.state.goal == 3


def test_a_bot_chooses_from_a_view() -> None:
    position = tablee.game("foxu(layout=placed)").start()
    bot = tablee.bot("foxu", "random", seed=1)
    while not position.is_over:
        seat = position.to_act[0]
        position = position.play(bot.choose(position.view(seat)))
    assert sorted(position.returns) in ([-1, 1], [0, 0])
    with pytest.raises(tablee.TableeError, match="no bot “genius”; there is: random"):
        tablee.bot("foxu", "genius")


def test_games_and_positions_can_be_pickled_and_copied() -> None:
    position = tablee.game("modulo(start=secret)").start().play("14", seat=0)
    for other in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert other == position
        assert other.legal_for(1) == position.legal_for(1)
