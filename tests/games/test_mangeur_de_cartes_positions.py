"""Le mangeur de cartes: what is typed and drawn, and positions that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablee
from tablee.core.errors import InvalidPosition
from tests.games.test_mangeur_de_cartes import PAUL_AND_JACQUES, mangeur


@pytest.mark.parametrize(
    ("typed", "lang", "canonical"),
    [
        ("t", "en", "turn"),
        ("TAKE 5h", "en", "take 5H"),
        ("take 5♥", "en", "take 5H"),
        ("prends 5co", "fr", "take 5H"),
        ("prends Dp", "fr", "take QS"),
        ("prendre 5ca", "fr", "take 5D"),
        ("R", "fr", "turn"),
        ("7", "en", "joker 7"),
        ("Joker 10", "fr", "joker 10"),
        ("dé 4", "fr", "die 4"),
        ("p", "en", "pass"),
    ],
)
def test_actions_may_be_typed_briefly(typed: str, lang: str, canonical: str) -> None:
    notation: Any = tablee.game("mangeur_de_cartes").room.notation
    assert notation.text(notation.code(typed, lang)) == canonical


@pytest.mark.parametrize("typed", ["11", "0", "take", "take 5", "take 11H", "die 7", "*3", "5co"])
def test_what_is_no_action(typed: str) -> None:
    notation: Any = tablee.game("mangeur_de_cartes").room.notation
    assert notation.code(typed, "en") is None


def test_a_long_drawing_stays_within_80_columns_and_reads_back() -> None:
    aces_and_twos = " ".join(f"+{rank}{sign}" for rank in ("A", "2", "3", "4") for sign in "♠♥♦♣")
    position = mangeur(f"""
        № 1   ⚅ ⚅
          0 │ 40 │ {aces_and_twos}
          1 │ 20 │ +10♠ +K♥
        ▶ 2 │ 10 │ +Q♥
    """)
    for seat in range(3):
        for lang in ("en", "fr"):
            drawn = position.draw(seat, lang)
            assert max(map(len, drawn.splitlines())) <= 80
            assert position.game.read(drawn) == position


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("36", "35"), "a total"),
        (("▶ 0", "✗ 0"), "who is out"),
        (("⚃ ⚀", "⚃ ⚀ ⚀"), "each card once"),
        (("+9♦", "+5♣"), "each card once"),
        (("№ 1", ""), "the round after №"),
        (("  2 │", "  3 │"), "a row for each player"),
        (("▶ 0", "▷ 0"), ""),
        (("+5♣", "+*1"), "a joker"),
        (("+5♣", "+*1=11"), "a joker"),
        (("№ 1", "№ 2"), ""),
    ],
)
def test_drawings_that_cannot_be_are_refused(change: tuple[str, str], reason: str) -> None:
    drawing = str(mangeur(PAUL_AND_JACQUES)).partition("?")[0]
    changed = drawing.replace(*change)
    assert changed != drawing
    if reason:
        with pytest.raises(InvalidPosition, match=reason):
            mangeur(changed)
    else:
        assert mangeur(changed) != mangeur(drawing)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("phase", 7, "§4"),
        ("to_move", 3, "§4"),
        ("round", 101, "§R11"),
        ("target", 47, "§2"),
        ("target", 40, "§2"),
        ("dealt", [15, 14, 13, 0], "§R2"),
        ("dealt", [19, 14, 9, 0], "§R2"),
        ("dealt", [14, 14, 13, 1], "§3"),
        ("won", [1, 0, 0, 0], "§3"),
        ("won", [1, -1, 0, 0], "§3"),
        ("last", [54, 54, 54, 54], "§4"),
        ("joker_values", [3, 0], "§8"),
        ("out", [0, 2, 0, 0], "§7"),
        ("totals", [36, 25, -18, 0], "§7"),
        ("phase", 0, "§2"),
        ("phase", 4, "§7"),
        ("phase", 6, "§2"),
        ("round", 100, "should be over"),
    ],
)
def test_positions_that_cannot_be_are_refused(field: str, value: object, reason: str) -> None:
    position = mangeur(PAUL_AND_JACQUES)
    found = json.loads(position.to_json())
    found["state"][field] = value
    with pytest.raises(InvalidPosition, match=reason):
        tablee.Position.from_json(json.dumps(found))


def test_nobody_may_take_where_nothing_can_be_taken() -> None:
    drawing = PAUL_AND_JACQUES.replace("▶", "▷").replace("25 │ +Q♥", "24 │ +9♥")
    assert mangeur(drawing).legal == ["pass", "take 5C"]
    with pytest.raises(InvalidPosition, match="§R7"):
        mangeur(drawing.replace("24", "22").replace("5♣", "3♣"))


@pytest.mark.parametrize(("card", "place", "depth"), [(0, 2, 0), (0, 9, 1), (0, 4, 9), (0, 3, 0)])
def test_cards_in_impossible_places_are_refused(card: int, place: int, depth: int) -> None:
    found = json.loads(mangeur(PAUL_AND_JACQUES).to_json())
    found["state"]["place"][card], found["state"]["depth"][card] = place, depth
    with pytest.raises(InvalidPosition, match=r"§3|§4"):
        tablee.Position.from_json(json.dumps(found))
