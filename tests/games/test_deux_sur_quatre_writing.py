"""Le deux sur quatre as it is typed, drawn, stored and told."""

from __future__ import annotations

import json

import pytest

import tablee
from tablee.core.errors import InvalidPosition
from tests.games.test_deux_sur_quatre import FACES, TABLE_OF_THREE, play, table


@pytest.mark.parametrize(
    ("typed", "lang", "same"),
    [
        ("10h+3d", "en", "10H+3D"), ("TH+3D", "en", None), ("10♥+3♦", "fr", "10H+3D"),
        ("10co+3ca", "fr", "10H+3D"), ("3CA + 10CO", "fr", "10H+3D"), ("Rp-4t", "fr", "KS-4C"),
        ("Dca-Vp", "fr", "QD-JS"), ("Qca-Jp", "fr", "QD-JS"), ("1S+AC", "en", "AC+AS"),
        ("R♠–4♣", "en", "KS-4C"), ("7c+3t", "fr", None), ("7H+3D", "fr", None), ("7H", "en", "7H"),
        ("7H+", "en", None), ("+7H", "en", None), ("7H+3D+2S", "en", None), ("7H*3D", "en", None),
        ("7H>4", "en", None), ("7H>", "en", None), ("?>1", "en", None), ("0H+3D", "en", None),
        ("11H-3D", "en", None), ("7H>3", "en", "7H>3"), ("7co>3", "fr", "7H>3"),
    ],
)  # fmt: skip
def test_cards_as_people_type_them(typed: str, lang: str, same: str | None) -> None:
    notation = tablee.game("deux_sur_quatre").room.notation
    code = notation.code(typed, lang)
    assert (None if code is None else notation.text(code)) == same


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("1/3", "1/4", "a line for each seat"),
        ("2   3♦", "3   3♦", "a line for each seat"),
        ("● 0\n    1", "\n    1", "a line for each seat"),
        ("A♠", "8♥", "8♥ is in two places"),
        ("A♠", "2♠", "2♠ is in two places"),
        ("A♠", "", "four cards"),
        ("A♠", "A♠ A♦", "four cards"),
        ("8♥", "", ""),
        ("A♠  5♥", "5♥ + A♠", ""),
        ("2♠  7♥", "7♥ + 2♠", "§5"),
        ("● 0\n    1", "● 1\n    1", "points"),
        ("1/3", "0/3", "before the first deal"),
        ("1/3", "4/3", "does not exist"),
        ("1/3", "2/3", ""),
    ],
)
def test_drawings_that_cannot_be_are_refused(before: str, after: str, reason: str) -> None:
    assert before in TABLE_OF_THREE
    drawing = TABLE_OF_THREE.replace(before, after, 1)
    if reason:
        with pytest.raises(InvalidPosition, match=reason):
            table(drawing)
    else:
        table(drawing)


def test_a_later_deal_of_the_pack_needs_the_cards_that_are_gone() -> None:
    with pytest.raises(InvalidPosition, match="§R10"):
        table(TABLE_OF_THREE.replace("1/3", "2/4"), deals="pack")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("target", 53, "does not exist"),
        ("target", 0, "four cards"),
        ("left", 16, "does not exist"),
        ("left", 2, "§5"),
        ("left", 4, "four cards"),
        ("shown", [7, 0, 0, 0], "does not exist"),
        ("shown", [0, 0, 0, 300], "does not exist"),
        ("points", [0, 0, 0, 1], "does not exist"),
        ("where", [-1] * 52, "does not exist"),
        ("where", [5] * 52, "does not exist"),
        ("where", [1] * 52, "four cards"),
    ],
)
def test_states_that_cannot_be_are_refused(field: str, value: object, reason: str) -> None:
    found = json.loads(table(TABLE_OF_THREE).to_json())
    found["state"][field] = value
    with pytest.raises(InvalidPosition, match=reason):
        tablee.Position.from_json(json.dumps(found))


def test_the_last_combination_tells_the_result() -> None:
    game = tablee.game("deux_sur_quatre", deals=3)
    telling = game.room.telling
    before = play(table(TABLE_OF_THREE), "9C-AS", "KC-2S")
    after = before.play("QS+9D")
    code = before.read_action("QS+9D")
    assert telling.tell(before.state, 2, code, after.state, ["Bo", "Cy", "Ada"]) == (
        "Ada shows Q♠ + 9♦ = 19, 11 above the target. "
        "Bo and Cy win the deal, for nothing sets them apart (§15): "
        "Bo\u00a0+4, Cy\u00a0+4, Ada\u00a0−2. "
        "Whoever is 4 or more away loses 2, winner or not (§16)."
    )
    assert telling.help_for(before.state, 2) == (
        "Two of your cards, added or subtracted: QS+3D or QS-3D, for instance. "
        "Aim at 8; figures count 10."
    )
    assert "Dp+3ca" in telling.help_for(before.state, 2, "fr")


def test_nobody_shows_after_a_total_of_0() -> None:
    with pytest.raises(InvalidPosition, match="§R9"):
        table("""
            1/3  8♥
            0¹  A♠  5♥   9♣ − 9♥   ● 0
            1   J♣  K♣   7♥ + 2♠   ● 0
            2   4♠  Q♠   9♦ − 3♦   ● 0
        """)


def test_a_card_is_not_shown_twice() -> None:
    found = json.loads(play(table(TABLE_OF_THREE), "9C-5H", "KC-2S").to_json())
    state = found["state"]
    nine, two, king = (FACES.index(face) for face in ("9♣", "2♠", "K♣"))
    state["shown"][1] = table(TABLE_OF_THREE).read_action("KC-9C")
    state["where"][two] = 0
    assert state["where"][nine] == state["where"][king] == 1
    with pytest.raises(InvalidPosition, match="four cards"):
        tablee.Position.from_json(json.dumps(found))


SECOND_DEAL = """
     2/4  8♥
     1¹  2♠  7♥  J♣  K♣   ● 0
     2   3♦  4♠  9♦  Q♠   ● 0
     0   A♠  5♥  9♣  K♦   ● 0

         A  2  3  4  5  6  7  8  9 10  J  Q  K
     ♠   ·  ·  1  ·  1  1  1  2  2  2  2  ·  ·
     ♥   ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     ♦   0  0  ·  ×  ×  ×  ·  ·  ·  ·  ·  ·  ·
     ♣   ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
"""


@pytest.mark.parametrize(
    ("before", "after", "fits"),
    [
        ("", "", True),
        ("♠   ·  ·  1  ·  1", "♠   ·  ·  ×  ·  ×", True),
        ("♠   ·  ·  1", "♠   ·  ·  2", False),
        ("♠   ·  ·  1", "♠   ·  ·  ×", False),
        ("♠   ·  ·  1  ·  1", "♠   ·  ·  1  ·  ·", False),
        ("♦   0  0  ·  ×  ×", "♦   0  0  ·  0  0", False),
        ("♣   ·  ·  ·", "♣   ·  ·  ×", False),
    ],
)
def test_the_cards_that_are_gone_make_whole_deals(before: str, after: str, fits: bool) -> None:
    """The first deal was void at once: seat 0 has shown two cards, the others have kept theirs."""
    drawing = SECOND_DEAL.replace(before, after)
    if fits:
        assert table(drawing, deals="pack").to_act == (1,)
    else:
        with pytest.raises(InvalidPosition, match="§R10"):
            table(drawing, deals="pack")
