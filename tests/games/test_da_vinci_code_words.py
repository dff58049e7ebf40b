"""Da Vinci Code in writing, in pictures and in words; and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablee
from tablee.contract.rules import CHANCE
from tablee.games.da_vinci_code.state import WIDTH
from tablee.games.da_vinci_code.telling import help_for, tell
from tablee.testing import test_playing, test_secrets, test_words
from tests.games.test_da_vinci_code import DRAWN, EMPTY, START, arranging, davinci, played


@pytest.mark.parametrize(
    ("typed", "lang", "canonical"),
    [
        ("1c7", "en", "1c=7"), ("1C = *", "en", "1c=*"), ("0a=-", "en", "0a=*"),
        ("2m=joker", "fr", "2m=*"), ("b", "en", "B"), ("b", "fr", "W"), ("n", "fr", "B"),
        ("+ C", "en", "+c"), ("montrer d", "fr", "show d"), ("!d", "en", "show d"),
        ("WaBc", "en", "BcWa"), ("BaNc", "fr", "BcWa"), ("pret", "fr", "ready"),
        ("Prêt", "fr", "ready"), ("7b", "fr", "7W"), ("*n", "fr", "*B"),
        ("premier 2", "fr", "first 2"),
    ],
)  # fmt: skip
def test_what_a_person_types_is_understood(typed: str, lang: str, canonical: str) -> None:
    notation = tablee.game("da_vinci_code").room.notation
    assert notation.text(notation.code(typed, lang) or 0) == canonical


@pytest.mark.parametrize(
    "typed", ["1c=12", "4a=1", "1n=1", "5", "BaBb", "+n", "12B", "1c", "BaWbBc"]
)
def test_what_means_nothing_is_no_action(typed: str) -> None:
    assert tablee.game("da_vinci_code").room.notation.code(typed) is None


def test_unseen_tiles_are_written_in_both_languages() -> None:
    position = played(davinci(DRAWN), "1b=4", "stop")
    code = position.game.rules.seen(position.state, CHANCE, 10, 1)
    notation = position.game.room.notation
    assert [notation.text(code, lang) for lang in ("en", "fr")] == ["B?0c", "N?0c"]


def test_a_view_is_drawn_from_its_own_side() -> None:
    position = davinci(
        """
           1  30 pts  ▓ 0  ■ 2  ░ 8  □11
                      a≠1,*  c≠10
           2  ▓ 3  ░ 3  ▓ 9  ░ 9
        ▶✓ 0  20 pts  ▓ 1  ▓ 4  ░ 7  ░ *  + ▓ 5
        """,
        players=3,
        expert=True,
    )
    assert position.draw(1).splitlines() == [
        "▓×6 ░×7        a    b    c    d",
        "   2   0 pts  ▓▓▓  ░░░  ▓▓▓  ░░░",
        "▶✓ 0  20 pts  ▓▓▓  ▓▓▓  ░░░  ░░░  + ▓▓▓",
        "   1  30 pts  ▓ 0  ■ 2  ░ 8  □11",
        "              a≠1,*  c≠10",
    ]


def test_the_longest_codes_fit_in_80_columns() -> None:
    position = davinci(
        """
           1  ■ 0  ■ 1  ■ 2  ■ 3  ■ 4  ■ 5  ■ 6  ■ 7  ■ 8  ■10  ■11  □11  ▓ *
        ▶  0  □ 0  □ 1  □ 2  ░ 3  □ 4  □ 5  □ 6  □ 7  ░ *  □ 8  ▓ 9  □ 9  + ░10
              d≠0,1,2,4,5,6,7,8,9,10,11,*  i≠0,1,2,3,4,5,6,7,8,9,10,11  k≠0,1,2,3
        """,
        expert=True,
    )
    assert max(map(len, str(position).splitlines())) <= 80
    assert position.game.read(str(position)) == position
    full = played(position, "1m=0", "+m")
    assert full.state.size.tolist() == [WIDTH, WIDTH, 0, 0]
    assert max(map(len, str(full).splitlines())) <= 80


def told(position: tablee.Position, action: str, seat: int, lang: str = "en") -> str:
    """What a seat hears of an action of the player to move."""
    runner, after = position.game.rules, position.play(action)
    actor, code = position.to_act[0], position.read_action(action)
    seen = runner.seen(after.state, actor, code, seat)
    shown: list[Any] = [runner.view(moment.state, seat) for moment in (position, after)]
    return tell(shown[0], actor, seen, shown[1], ["Ada", "Bo", "Cy", "Di"], lang)


@pytest.mark.parametrize(
    ("drawing", "action", "sentence"),
    [
        (START, "B", ""),
        (DRAWN, "1b=4", "Ada says 4 for tile b of Bo: right!"),
        (
            DRAWN,
            "1b=5",
            "Ada says 5 for tile b of Bo: wrong. "
            "The drawn tile, the black 5, joins the code face up at c.",
        ),
        (
            DRAWN.replace("▶", "▶✓"),
            "stop",
            "Ada stops; the drawn tile joins the code hidden, at c.",
        ),
        (
            EMPTY,
            "1g=7",
            "Ada says 7 for tile g of Bo: right! Bo is out (§12).",
        ),
        (EMPTY.replace("▶", "▶✗"), "show i", "Ada turns up tile i: the white 7."),
    ],
)
def test_what_happened_is_told_to_others(drawing: str, action: str, sentence: str) -> None:
    assert told(davinci(drawing), action, 1) == told(davinci(drawing), action, 0) == sentence


def test_a_drawn_tile_is_named_to_its_owner_only() -> None:
    position = davinci(START).play("B")
    assert told(position, "5B", 0) == "Ada draws the black 5."
    assert told(position, "5B", 1) == "Ada draws a black tile."
    assert told(position, "5B", 1, "fr") == "Ada pioche une pièce noire."


@pytest.mark.parametrize(
    ("drawing", "expert", "lang", "words"),
    [
        (START, False, "en", "B: draw a black tile.  W: draw a white one."),
        (START, False, "fr", "N\u00a0: piocher une noire.  B\u00a0: piocher une blanche."),
        (DRAWN, False, "en", "1a=7: tile a of the player marked 1 is a 7."),
        (DRAWN, True, "en", "1a=7: tile a of the player marked 1 is a 7 (a joker is *)."),
        (
            DRAWN.replace("▶", "▶✓"),
            False,
            "en",
            "1a=7: tile a of the player marked 1 is a 7.  stop: your turn ends.",
        ),
        (
            DRAWN.replace("▶", "▶✓"),
            True,
            "en",
            "1a=7: tile a of the player marked 1 is a 7 (a joker is *).  "
            "To stop, place your tile: +c.",
        ),
        (DRAWN.replace("+ ▓ 5", "+ ■ 5"), True, "en", "Place your tile, face up: +c."),
        (
            EMPTY.replace("▶", "▶✗"),
            False,
            "fr",
            "Retournez une de vos pièces\u00a0: montrer g, montrer i.",
        ),
    ],
)
def test_help_says_what_can_be_typed(drawing: str, expert: bool, lang: str, words: str) -> None:
    assert help_for(davinci(drawing, expert=expert).state, 0, lang) == words


def test_help_with_arranging_names_an_arrangement_that_is_allowed() -> None:
    position = arranging("*B")
    words = [help_for(position.state, seat) for seat in (0, 1)]
    assert words[0].partition(",")[0] in position.legal_for(0)
    assert words[1] == "ready: you have no joker to place."
    assert help_for(tablee.game("da_vinci_code", players=4, first=0).start().state, 0) == (
        "A number from 0 to 3: how many of your 3 tiles are black."
    )


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░ 7", "exists once"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10  + ░ 4", "exists once"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▶ 0  ▓ 4  ▓ 1  ░ 7  ░10", "rises"),
        ("1 ▓ 0  ░ 4  ░ 8  ▓ 8\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "rises"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ *\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§1"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n  a≠0\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§R9"),
        ("1 ■ 0  ░ 4  ▓ 8  ░ 8\n  a≠5\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§R9"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n  f≠5\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§1"),
        ("1 ■ 0  □ 4  ■ 8  □ 8\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§12"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▶ 0  ■ 1  ■ 4  □ 7  □10", "§12"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n★ 0  ▓ 1  ▓ 4  ░ 7  ░10  + ▓ 5", "§12"),
        ("1 ■ 0  □ 4  ■ 8  □ 8\n★ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§7"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▶✗ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§7"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10  + ■ 5", "§7"),
        ("1 ▓ 0  ░ 4  ▓ 8\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§3, §7"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▷ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§R2"),
        ("▶ 1 ▓ 0\n▷ 0  ▓ 1  ▓ 4  ░ 7", "§R2"),
        ("▷ 1 ▓ 0  ░ 4  ▓ 8  ░ 8  ░ 9\n▶ 0  ▓ 1  ▓ 4", "§R2"),
        ("▶ 1 ▓ 0  + ▓ 2\n▷ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§R2"),
        ("▶ 1 ▓ 0  + ▓×1\n▷ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§R2"),
        ("▶ 1 ░ 0  +▓×3\n▷ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§R2"),
        ("1 5 pts ▓ 0  ░ 4  ▓ 8  ░ 8\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "§15"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8", "one line a player"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▶ 1  ▓ 1  ▓ 4  ░ 7  ░10", "one line a player"),
        ("▶ 1 ▓ 0  ░ 4  ▓ 8  ░ 8\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "one line a player"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 12\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "one line a player"),
        ("1 ▓ 0  ░ 4  ▓ 8  ░ 8\n a≠13\n▶ 0  ▓ 1  ▓ 4  ░ 7  ░10", "one line a player"),
        ("", "one line a player"),
    ],
)
def test_drawings_that_cannot_be_are_refused(drawing: str, reason: str) -> None:
    with pytest.raises(tablee.TableeError, match=reason) as problem:
        davinci(drawing)
    assert problem.value.say("fr")


def test_an_opening_code_has_no_more_tiles_than_are_dealt() -> None:
    drawing = "1 ▓ 0  ░ 4  ▓ 8  ░ 8  {more}…\n▷ 0  ▓ 1  ▓ 4  ░ 7  ░10  …"
    assert davinci(drawing.format(more=""), expert=True).to_act == (0, 1)
    with pytest.raises(tablee.TableeError, match="§R6"):
        davinci(drawing.format(more="░ 9  "), expert=True)


def test_a_code_that_would_grow_too_long_is_refused() -> None:
    """Two players draw in turn: 13 tiles against 4, with tiles left, cannot be."""
    long = "  ".join(f"{'▓' if n % 2 == 0 else '░'}{n // 2:>2}" for n in range(13))
    with pytest.raises(tablee.TableeError, match="§3, §7"):
        davinci(f"1 ▓ 7  ░ 7  ▓ 8  ░ 8\n▶ 0  {long}", expert=True)


def broken(position: tablee.Position, **fields: Any) -> str:
    found = json.loads(position.to_json())
    found["state"].update(fields)
    with pytest.raises(tablee.TableeError) as problem:
        tablee.Position.from_json(json.dumps(found))
    return str(problem.value)


def test_states_that_cannot_be_are_refused() -> None:
    start = davinci(START)
    unarranged = arranging("*B")
    assert "§1" in broken(start, phase=8)
    assert "§1" in broken(start, to_move=2)
    assert "§1" in broken(start, drawn=5)
    assert "§1" in broken(start, left=[10, 8])
    assert "§7" in broken(start, wanted=[1, 1, 0])
    assert "§7" in broken(start, has_guessed=1)
    assert "§7" in broken(start, phase=4)
    assert "§7" in broken(start, arranged=1)
    assert "§3, §7" in broken(start, arrived=[[1] * 4 + [0] * 9, *[[0] * 13] * 3])
    assert "§R6" in broken(unarranged, points=[10, 0, 0, 0])
    assert "§1" in broken(unarranged, arranged=3)
    others = unarranged.state.numbers.tolist()[1:]
    colours = unarranged.state.colours.tolist()
    colours[0][:4] = [0, 0, 1, 1]
    misplaced = [[6, 12, 9, 12, *[0] * 9], *others]
    assert "§5" in broken(unarranged, numbers=misplaced, colours=colours)
    consecutive = arranging("7B").play("Wc", 0).state
    numbers, colours = consecutive.numbers.tolist(), consecutive.colours.tolist()
    numbers[0][:4], colours[0][:4] = [6, 12, 7, 9], [0, 1, 0, 1]
    assert "§R6" in broken(arranging("7B").play("Wc", 0), numbers=numbers, colours=colours)


@pytest.mark.parametrize(
    "name", ["da_vinci_code(players=3)", "da_vinci_code(players=3,expert=true,opening=random)"]
)
def test_three_players_keep_the_contract_too(name: str) -> None:
    """The shared tests try the fewest and the most players."""
    test_playing.test_drawings_read_back(name)
    test_playing.test_positions_go_to_json_and_back(name)
    test_secrets.test_a_seat_chooses_from_what_it_may_know(name)
    test_words.test_every_action_is_told_in_words(name)
    test_playing.test_finished_games_have_returns_and_scores_for_every_seat(name)
    test_secrets.test_views_show_nothing_that_a_seat_may_not_know(name)
