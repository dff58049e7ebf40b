"""Le mangeur de cartes, paragraph by paragraph; the rulings are in a file of their own.

Positions are drawn. In the first round a row need not count its pile: it holds the rest of what was
dealt to that player.
"""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

import tablee
from tablee.core.errors import InvalidOption


def mangeur(drawing: str, **options: object) -> tablee.Position:
    game = tablee.game("mangeur_de_cartes", **options)
    shares = game.initial.to_dict()["dealt"]
    lines = []
    for line in drawing.splitlines():
        row = re.match(r"\s*[▶▷✗]?\s*(\d) │[^│]*│(.*)", line)
        rest = f"  ▒ {shares[int(row[1])] - len(row[2].split())}  ■ 0" if row else ""
        lines.append(line if "■" in drawing else line + rest)
    return game.read("\n".join(lines))


def after(position: tablee.Position, *actions: str) -> tablee.Position:
    for action in actions:
        position = position.play(action)
    return position


def totals(position: tablee.Position) -> list[int]:
    return list(position.state.totals[: position.game.seats].tolist())


def out(position: tablee.Position) -> list[int]:
    return [seat for seat in range(position.game.seats) if position.state.out[seat]]


def piles(position: tablee.Position) -> list[int]:
    return list(position.state.dealt[: position.game.seats].tolist())


def won(position: tablee.Position) -> list[int]:
    return list(position.state.won[: position.game.seats].tolist())


def refusal(position: tablee.Position, action: str) -> str:
    """Why an action is refused, in English; it must leave everything as it is."""
    before = position.state
    with pytest.raises(tablee.IllegalAction) as refused:
        position.play(action)
    assert position.state == before
    assert refused.value.say("fr")
    return str(refused.value)


@pytest.mark.parametrize("players", [3, 4])
def test_s1_three_or_four_play(players: int) -> None:
    assert tablee.game("mangeur_de_cartes", players=players).seats == players


@pytest.mark.parametrize("players", [0, 2, 5, "many"])
def test_s1_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(InvalidOption, match="players"):
        tablee.game("mangeur_de_cartes", players=players)


def test_s2_the_die_gives_the_tens_and_then_the_units() -> None:
    start = tablee.game("mangeur_de_cartes").start()
    faces = [(f"die {face}", Fraction(1, 6)) for face in range(1, 7)]
    assert start.to_act == (tablee.CHANCE,)
    assert start.chance == faces
    tens = start.play("die 4")
    assert tens.chance == faces
    position = tens.play("die 1")
    assert position.state.target == 41
    assert position.to_act == (0,)
    assert "§2" in refusal(position, "die 1")
    for early in (start, tens):
        assert "§2" in refusal(early, "7H")


def test_s3_every_card_is_dealt_and_nobody_has_seen_any() -> None:
    start = tablee.game("mangeur_de_cartes").start()
    assert piles(start) == [18, 18, 18]
    drawn = after(start, "die 4", "die 1", "turn")
    assert len(drawn.chance) == 54


def test_s4_players_turn_up_in_turn_and_add() -> None:
    position = after(tablee.game("mangeur_de_cartes").start(), "die 4", "die 1")
    for seat, card in enumerate(("7H", "10S", "AC")):
        assert position.to_act == (seat,)
        assert position.legal == ["turn"]
        position = after(position, "turn", card)
    assert totals(position) == [7, 10, 1]
    assert piles(position) == [17, 17, 17]
    assert position.to_act == (0,)
    position = after(position, "turn", "9D")
    assert totals(position) == [16, 10, 1]
    assert position.to_act == (1,)


def test_s4_a_card_that_was_turned_up_does_not_come_again() -> None:
    position = after(
        tablee.game("mangeur_de_cartes").start(), "die 4", "die 1", "turn", "7H", "turn"
    )
    assert "§3" in refusal(position, "7H")
    assert "§4" in refusal(position, "turn")
    assert len(position.chance) == 53


EIGHTEEN = """
    № 1   ⚁ ⚄
    ▶ 0 │ 18 │ +10♥ +8♠
      1 │ 12 │ +Q♥ +2♠
      2 │  3 │ +3♦
"""


def test_s5_reaching_the_target_wins_all_the_cards_and_ends_the_round() -> None:
    position = mangeur(EIGHTEEN)
    after_win = after(position, "turn", "7C")
    assert won(after_win) == [6, 0, 0]
    assert piles(after_win) == [15, 16, 17]
    assert totals(after_win) == [0, 0, 0]
    assert after_win.chance[0][0] == "die 1"


def test_s6_a_card_that_passes_the_target_is_subtracted_as_often_as_needed() -> None:
    position = mangeur(EIGHTEEN)
    position = after(position, "turn", "8D")
    assert totals(position) == [10, 12, 3]
    position = after(position, "turn", "AH", "turn", "AD", "turn", "10C")
    assert totals(position) == [20, 13, 4]
    position = after(position, "turn", "AC", "turn", "4D", "turn", "6D")
    assert totals(position) == [14, 14, 8]


@pytest.mark.parametrize("figure", ["JD", "QD", "KD"])
def test_s7_paul_has_9_of_12_and_a_figure_puts_him_out(figure: str) -> None:
    position = mangeur("""
        № 1   ⚀ ⚁
        ▶ 0 │ 9 │ +9♥
          1 │ 2 │ +2♥
          2 │ 6 │ +6♥
    """)
    position = after(position, "turn", figure)
    assert out(position) == [0]
    assert totals(position) == [9, 2, 6]
    position = after(position, "turn", "AH", "turn", "AD")
    assert position.to_act == (1,)
    position = after(position, "turn", "9D")
    assert won(position) == [0, 7, 0]
    assert out(position) == []


def test_s8_the_player_who_turns_up_a_joker_gives_it_a_value_from_1_to_10() -> None:
    position = mangeur(EIGHTEEN)
    naming = after(position, "turn", "*2")
    assert naming.to_act == (0,)
    assert naming.legal == [f"joker {value}" for value in range(1, 11)]
    assert "§8" in refusal(naming, "turn")
    assert totals(naming.play("joker 3")) == [21, 12, 3]
    assert totals(naming.play("3")) == [21, 12, 3]
    assert won(naming.play("joker 7")) == [6, 0, 0]
    assert "§8" in refusal(position, "joker 7")


PAUL_AND_JACQUES = """
    № 1   ⚃ ⚀
    ▶ 0 │ 36 │ +10♥ +10♠ +7♥ +9♦
      1 │ 25 │ +Q♥ +2♠ +8♠ +5♣
      2 │ 18 │ +3♦ +4♦ +2♦ +9♣
"""


def test_s9_paul_has_36_of_41_and_takes_the_5_of_jacques() -> None:
    position = mangeur(PAUL_AND_JACQUES)
    assert set(position.legal) == {"turn", "take 5C"}
    position = position.play("take 5C")
    assert won(position) == [12, 0, 0]
    assert piles(position) == [14, 14, 14]
