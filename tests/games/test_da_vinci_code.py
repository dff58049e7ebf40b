"""Da Vinci Code, paragraph by paragraph. ▓ and ░ are hidden tiles, ■ and □ lie face up."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

import tablee
from tablee.contract.rules import CHANCE, TABLE
from tablee.games.da_vinci_code.notation import value_name


def davinci(drawing: str, **options: object) -> tablee.Position:
    return tablee.game("da_vinci_code", **options).read(drawing)


def row(position: tablee.Position, seat: int) -> str:
    """A code from the left: `1B 4B!` has its second tile face up."""
    s = position.state
    return " ".join(
        f"{value_name(s.numbers[seat, i])}{'BW'[s.colours[seat, i]]}{'!' * s.shown[seat, i]}"
        for i in range(s.size[seat])
    )


def played(position: tablee.Position, *actions: str) -> tablee.Position:
    for action in actions:
        position = position.play(action)
    return position


def refused(position: tablee.Position, action: str, sections: str, seat: int | None = None) -> None:
    """Refused, citing exactly these paragraphs in both languages; and nothing has changed."""
    before = position.to_json()
    with pytest.raises(tablee.IllegalAction) as problem:
        position.play(action, seat)
    for lang in ("en", "fr"):
        assert problem.value.say(lang).endswith(f"({sections})")
    assert position.to_json() == before


def places(position: tablee.Position) -> str:
    """Where the drawn tile may go."""
    return "".join(sorted(action[1] for action in position.legal if action[0] == "+"))


def arranging(black: str, white: str = "*W") -> tablee.Position:
    """Everything is dealt; seat 0 holds these two tiles, 6 black and 9 white."""
    start = tablee.game("da_vinci_code", expert=True, first=0).start()
    return played(start, "2", black, "6B", white, "9W", "2", "0B", "1B", "4W", "5W")


START = """
       1  ▓ 0  ░ 4  ▓ 8  ░ 8
    ▶  0  ▓ 1  ▓ 4  ░ 7  ░10
"""
DRAWN = """
       1  ▓ 0  ░ 4  ▓ 8  ░ 8
    ▶  0  ▓ 1  ▓ 4  ░ 7  ░10  + ▓ 5
"""
THREE = """
       1  ▓ 0  ■ 2  □ 8  □11
       2  ▓ 3  ░ 3  ▓ 9  ░ 9
    ▶  0  ▓ 1  ▓ 4  ░ 7  ░10  + ▓ 5
"""
EMPTY = """
       1  60 pts  ■ 0  ■ 1  ■ 2  ■ 3  ■ 5  ■ 6  ▓ 7  □ 8  ■ 9  □10  ■11  □11
    ▶  0  20 pts  □ 0  □ 1  □ 2  □ 3  ■ 4  □ 4  ░ 5  □ 6  ░ 7  ■ 8  □ 9  ■10
"""


def test_s1_two_to_four_play_with_24_tiles_or_26() -> None:
    for expert, tiles in ((False, 24), (True, 26)):
        for players in (2, 3, 4):
            options = {"players": players, "expert": expert, "opening": "random", "first": 0}
            start = tablee.game("da_vinci_code", **options).start()
            assert len(start.chance) == tiles
            assert ("*B" in start.legal) == ("*W" in start.legal) == expert
    for players in (0, 1, 5):
        with pytest.raises(tablee.TableeError, match="players may be 2…4"):
            tablee.game("da_vinci_code", players=players)


def test_s2_every_tile_of_the_pool_is_as_likely() -> None:
    start = tablee.game("da_vinci_code", opening="random", first=0).start()
    assert {odds for _, odds in start.chance} == {Fraction(1, 24)}
    chosen = tablee.game("da_vinci_code", first=0).start().play("3")
    assert dict(chosen.chance) == {f"{n}B": Fraction(1, 12) for n in range(12)}
    again = chosen.play("7B")
    assert dict(again.chance) == {f"{n}B": Fraction(1, 11) for n in range(12) if n != 7}


@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 4), (4, 3)])
def test_s3_four_tiles_each_or_three_when_four_play(players: int, tiles: int) -> None:
    game = tablee.game("da_vinci_code", players=players, first=0, opening="random")
    position = game.start()
    for _ in range(players * tiles):
        assert position.to_act == (CHANCE,)
        position = position.play(position.legal[0])
    assert position.state.size.tolist()[:players] == [tiles] * players
    assert position.to_act == (0,)
    assert position.view(1)["state"]["numbers"][0][:tiles] == [-1] * tiles
    assert -1 not in position.view(1)["state"]["numbers"][1]


def test_s4_nobody_has_to_take_as_many_black_as_white() -> None:
    for players, most in ((2, 4), (3, 4), (4, 3)):
        start = tablee.game("da_vinci_code", players=players, first=0).start()
        assert start.legal == [str(n) for n in range(most + 1)]
    refused(start, "4", "§3")


@pytest.mark.parametrize(
    ("dealt", "code"),
    [("4B 1B 7W 10W", "1B 4B 7W 10W"), ("3B 8B 3W 8W", "3B 3W 8B 8W")],
)
def test_s5_a_code_rises_and_black_stands_before_white(dealt: str, code: str) -> None:
    """The two examples of the rulebook, in every order of dealing."""
    start = tablee.game("da_vinci_code", first=0, opening="random").start()
    for order in itertools.permutations(dealt.split()):
        assert row(played(start, *order), 0) == code
    assert (
        row(played(tablee.game("da_vinci_code", first=0).start(), "2", *dealt.split()), 0) == code
    )


def test_s5_a_drawn_tile_keeps_the_order_without_being_asked() -> None:
    after = davinci(DRAWN).play("1a=0").play("stop")
    assert row(after, 0) == "1B 4B 5B 7W 10W"
    equal = davinci("""
           1  ▓ 0  ░ 4  ▓ 8  ░ 8
        ▶  0  ▓ 1  ▓ 4  ▓ 7  ░10  + ░ 7
    """)
    assert row(equal.play("1a=1"), 0) == "1B 4B 7B 7W! 10W"


def test_s6_turns_go_to_the_left() -> None:
    position = davinci(THREE, players=3)
    assert position.to_act == (0,)
    for seat in (1, 2, 0):
        position = position.play(next(a for a in position.legal if a.endswith("=6")))
        assert position.to_act == (seat,)
        position = played(position, "B", next(a for a in position.play("B").legal))


def test_s7_a_turn_begins_with_a_tile_that_its_owner_alone_sees_and_keeps_apart() -> None:
    position = davinci(START)
    refused(position, "1a=0", "§7")
    refused(position, "stop", "§7")
    drawn = played(position, "B", "5B")
    assert row(drawn, 0) == row(position, 0)
    assert drawn.draw(0).splitlines()[-1].endswith("+ ▓ 5")
    assert drawn.draw(1).splitlines()[1].endswith("+ ▓▓▓")
    assert drawn.view(1) == played(position, "B", "6B").view(1)
    assert drawn.view(TABLE) == played(position, "B", "11B").view(TABLE)
    assert drawn.seen(CHANCE, "5B", 0) == "5B"
    assert drawn.seen(CHANCE, "5B", 1) == "B?"
    refused(drawn, "W", "§7, §10")


def test_s8_any_hidden_tile_of_any_opponent_may_be_attacked() -> None:
    position = davinci(THREE, players=3)
    tiles = {action[:2] for action in position.legal}
    assert tiles == {"1a", "2a", "2b", "2c", "2d"}
    refused(position, "0a=1", "§8")
    refused(position, "2e=1", "§8")
    refused(position, "3a=1", "§1")
    refused(position, "stop", "§8, §10")


def test_s9_a_wrong_attack_shows_the_drawn_tile_and_ends_the_turn() -> None:
    after = davinci(DRAWN).play("1b=5")
    assert row(after, 0) == "1B 4B 5B! 7W 10W"
    assert row(after, 1) == "0B 4W 8B 8W"
    assert after.to_act == (1,)
    assert after.view(1)["state"]["numbers"][0][:5] == [-1, -1, 5, -1, -1]
    assert after.seen(CHANCE, "5B", 1) == "5B"


def test_s10_a_right_attack_shows_the_tile_and_lets_the_attacker_stop_or_go_on() -> None:
    right = davinci(DRAWN).play("1b=4")
    assert row(right, 1) == "0B 4W! 8B 8W"
    assert right.to_act == (0,)
    assert "stop" in right.legal
    refused(right, "B", "§7, §10")
    refused(right, "+c", "§10")
    stopped = right.play("stop")
    assert row(stopped, 0) == "1B 4B 5B 7W 10W"
    assert stopped.to_act == (1,)
    assert stopped.seen(CHANCE, "5B", 1) == "B?0c"
    again = right.play("1c=8")
    assert row(again, 1) == "0B 4W! 8B! 8W"
    assert row(again.play("1a=1"), 0) == "1B 4B 5B! 7W 10W"


def test_s11_the_turn_passes_after_an_error_or_a_stop() -> None:
    assert davinci(DRAWN).play("1b=5").to_act == (1,)
    assert played(davinci(DRAWN), "1b=4", "stop").to_act == (1,)
    assert played(davinci(DRAWN), "1b=4").to_act == (0,)


def test_s12_a_player_all_face_up_is_out_and_the_last_one_wins() -> None:
    one_out = davinci(THREE, players=3).play("1a=0")
    assert not one_out.is_over
    assert {action[0] for action in one_out.legal} == {"2", "s"}
    over = played(one_out, "2a=3", "2b=3", "2c=9", "2d=9")
    assert over.is_over
    assert over.returns == (2, -1, -1)
    assert "★" in str(over)


JOKERS = """
       1  ▓ 0  ░ 4  ░ 8  ░ 9
    ▶  0  {code}  + ▓ *
"""
CODE = "░ 5  ░ 6  ▓ 8  ▓ 9"


def test_s13_a_drawn_joker_goes_anywhere_hidden_or_face_up() -> None:
    position = davinci(JOKERS.format(code="▓ 1  ▓ 4  ░ 7  ░10"), expert=True)
    assert places(position.play("1a=0")) == places(position.play("1a=1")) == "abcde"
    assert row(played(position, "1a=0", "+b"), 0) == "1B *B 4B 7W 10W"
    assert row(played(position, "1a=1", "+e"), 0) == "1B 4B 7W 10W *B!"


def test_s13_an_opening_joker_goes_anywhere() -> None:
    position = tablee.game("da_vinci_code", expert=True, first=0).start()
    position = played(position, "2", "*B", "3B", "9W", "1W", "4", "0B", "1B", "2B", "4B")
    assert position.legal_for(0) == ["Ba", "Bb", "Bc", "Bd"]
    assert position.legal_for(1) == ["ready"]
    for place, code in (("Ba", "*B 1W 3B 9W"), ("Bc", "1W 3B *B 9W"), ("Bd", "1W 3B 9W *B")):
        assert row(position.play(place, 0), 0) == code


@pytest.mark.parametrize("place", ["b", "d"])
def test_s14_forbidden_codes(place: str) -> None:
    """5W * 6W 8B 9B and 5W 6W 8B * 9B."""
    position = davinci(JOKERS.format(code=CODE), expert=True)
    for after in (position.play("1a=0"), position.play("1a=1")):
        refused(after, f"+{place}", "§14, §R4")


@pytest.mark.parametrize(
    ("place", "code"),
    [("c", "5W 6W *B 8B 9B"), ("a", "*B 5W 6W 8B 9B"), ("e", "5W 6W 8B 9B *B")],
)
def test_s14_allowed_codes(place: str, code: str) -> None:
    position = davinci(JOKERS.format(code=CODE), expert=True).play("1a=0")
    assert places(position) == "ace"
    assert row(position.play(f"+{place}"), 0) == code


@pytest.mark.parametrize(
    ("tiles", "allowed"),
    [
        ("0 5W 6W 8W *W", "Wa Wc Wd"),
        ("1 8B 5W 6W *W", "Wa Wc Wd"),
        ("2 5B 6B 6W *W", "Wa Wc Wd"),
        ("2 6B 8B 5W *W", "Wa Wb Wc Wd"),
        ("3 5B 6B 7B *W", "Wa Wd"),
        ("2 5B *B 6W *W", "BaWb BaWc BaWd BbWa BbWc BbWd BcWa BcWb BcWd BdWa BdWb BdWc"),
        ("3 5B 6B *B *W", "BaWb BaWd BbWa BcWd BdWa BdWc"),
    ],
)
def test_s14_opening_jokers_obey_the_ban(tiles: str, allowed: str) -> None:
    start = tablee.game("da_vinci_code", expert=True, first=0).start()
    position = played(start, *tiles.split(), "4", "0B", "1B", "2B", "3B")
    assert position.legal_for(0) == allowed.split()


def test_s14_a_forbidden_opening_is_refused() -> None:
    start = tablee.game("da_vinci_code", expert=True, first=0).start()
    position = played(start, "0", "5W", "6W", "8W", "*W", "4", "0B", "1B", "2B", "3B")
    refused(position, "Wb", "§14, §R4", 0)
    refused(position, "ready", "§R6", 0)
    refused(position, "Ba", "§R6", 0)
    refused(position, "1a=7", "§R6", 0)
    refused(position, "Wa", "§R6", 1)


def test_s15_points_for_numbers_jokers_and_players_put_out() -> None:
    position = davinci(
        """
           1  ▓ 0  ■ 2  ░ *  □11
           2  ▓ 3  ░ 3  ▓ 9  ░ 9
        ▶  0  ▓ 1  ▓ 4  ░ 7  ░10  + ▓ 5
        """,
        players=3,
        expert=True,
    )
    assert position.play("1a=0").state.points.tolist() == [10, 0, 0, 0]
    assert position.play("1c=*").state.points.tolist() == [20, 0, 0, 0]
    assert played(position, "1c=*", "1a=0").state.points.tolist() == [80, 0, 0, 0]
    assert position.play("1a=*").state.points.tolist() == [0, 0, 0, 0]
    assert position.play("1a=0").scores == (0, 0, 0)


def test_s16_the_winner_adds_what_is_still_hidden() -> None:
    """The rulebook's example, 3 white, joker and 9 black: 40. The pool is empty, nothing apart."""
    over = davinci(
        """
           1  ■ 0  ■ 1  ■ 2  ■ 3  ■ 4  ■ 5  ■ 6  ■ 7  ■ 8  ■10  ■11  □11  ▓ *
        ▶  0  □ 0  □ 1  □ 2  ░ 3  □ 4  □ 5  □ 6  □ 7  ░ *  □ 8  ▓ 9  □ 9  □10
        """,
        expert=True,
    ).play("1m=*")
    assert over.is_over
    assert over.scores == (20 + 50 + 40, 0)
