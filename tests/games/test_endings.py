"""Every way in which a game may end: its reason as a field, and a sentence that gives the rule."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.contract.rules import TABLE
from tablee.core import narration
from tablee.core.match import DRAW, FORFEIT, RESIGN, Match
from tablee.games.deux_sur_quatre.facts import facts
from tablee.testing.test_catalogues import messages
from tablee.texts import LANGUAGES
from tests.games.test_da_vinci_code import THREE, davinci
from tests.games.test_deux_sur_quatre import deal, dealt
from tests.games.test_foxu import ALMOST, foxu
from tests.games.test_mangeur_de_cartes import mangeur
from tests.games.test_mangeur_de_cartes_rulings import ALL_EMPTY, ONE_ROUND_LEFT
from tests.games.test_modulo import CYCLE as MODULO_CYCLE
from tests.games.test_modulo import modulo
from tests.games.test_moksha_patamu import moksha

NAMES = ["Ada", "Bo", "Cy", "Di"]
ROUND = ("die 1", "die 1", "turn", "KS", "turn", "KH", "turn", "KD", "turn", "AS")
DEAL = ("8♥", "4♠+4♦", "9♣-2♦", "K♠+Q♠")
LEVEL = ALL_EMPTY.replace("■ 20", "■ 16").replace("■ 8", "■ 16")


def start(name: str) -> tablee.Position:
    return tablee.game(name).start()


def third_time(position: tablee.Position, cycle: list[str]) -> list[tablee.Position]:
    """The positions on the way to the third appearance of this one."""
    passed = []
    for action in cycle * 2:
        position = position.play(action)
        passed.append(position)
    return passed


MODULO = modulo("2 1 ○○○\n▶ 3 1 ○○○")
FOXU_CYCLE = ["d3", "b5", "d2", "a5"]


def after(position: tablee.Position, *actions: str) -> tablee.Position:
    for action in actions:
        position = position.play(action)
    return position


def told(position: tablee.Position, lang: str = "en") -> str:
    said: str = position.game.room.telling.ending(position.record, NAMES, lang)
    return said


ENDS = [
    (
        modulo("0 3 ●●○\n▶ 2 4 ●○○").play("L>R"),
        "ended-both-hands",
        "Both hands of Bo are out: Ada wins the round (§9).",
    ),
    (
        modulo("▶ 4 1 ●●○\n1 1 ●●○").play("L>L"),
        "ended-points",
        "Bo has 3 points and wins the round (§10).",
    ),
    (
        modulo("4 1 ○\n▶ 1 1 ○", points=1).play("R>L"),
        "ended-points",
        "Ada has 1 point and wins the round (§10).",
    ),
    (
        third_time(MODULO, MODULO_CYCLE)[-1],
        "ended-repetition",
        "This position has come for the third time: the round is drawn (§R3).",
    ),
    (
        foxu(ALMOST).play("c1"),
        "ended-emptied",
        "Ada is the first to empty a tube, and wins (§15).",
    ),
    (
        third_time(foxu(ALMOST), FOXU_CYCLE)[-1],
        "ended-repetition",
        "This position has come for the third time: the game is drawn (§R7).",
    ),
    (
        moksha("▶ A 29  B 12").play("1"),
        "ended-home",
        "Ada wins: the first pawn home ends the game (§8).",
    ),
    (
        moksha("A ★1  ▶ B 29", end="all").play("1"),
        "ended-all-home",
        "All pawns are home, Ada first: the game is over (§8).",
    ),
    (
        moksha("A ★1  ▶ B 29", end="bell").play("1"),
        "ended-all-home",
        "All pawns are home, Ada first: the game is over (§8).",
    ),
    (
        moksha("A 12  ▶ B 7", end="bell").play("bell"),
        "ended-bell",
        "The bell has ended the game (§8). Ada stands first: "
        "who is home ranks by arrival, the others by square (§R5).",
    ),
    (
        moksha("A 12  ▶ B 12  C 6", end="bell").play("bell"),
        "ended-bell",
        "The bell has ended the game (§8). Ada and Bo stand first together: "
        "who is home ranks by arrival, the others by square (§R5).",
    ),
    (
        start("moksha_patamu(end=bell)").play("bell"),
        "ended-bell",
        "The bell has ended the game (§8). All stand level, and nobody has won: "
        "who is home ranks by arrival, the others by square (§R5).",
    ),
    (
        deal(*DEAL, deals=1),
        "ended-last-deal",
        "That was the last deal. Ada has the most points, 4, and wins (§R11).",
    ),
    (
        deal("8♥", "4♠+2♦", "5♠+A♦", "K♣+J♣", deals=1),
        "ended-last-deal",
        "That was the last deal. Ada and Bo share the win with 3 points each (§R11).",
    ),
    (
        deal("8♥", "K♠+Q♠", "K♣+J♣", "Q♦+K♦", deals=1),
        "ended-last-deal",
        "That was the last deal. All have −2 points, and nobody has won (§R11).",
    ),
    (
        mangeur(ONE_ROUND_LEFT).play("take 3H"),
        "ended-cards",
        "Fewer than two players have a card to turn up: the game is over (§R11). "
        "Ada has the most cards, 24, and wins (§R12).",
    ),
    (
        mangeur(ALL_EMPTY).play("pass"),
        "ended-cards",
        "Fewer than two players have a card to turn up: the game is over (§R11). "
        "Ada and Bo share the win with 20 cards each (§R12).",
    ),
    (
        mangeur(LEVEL).play("pass"),
        "ended-cards",
        "Fewer than two players have a card to turn up: the game is over (§R11). "
        "All have 16 cards, and nobody has won (§R12).",
    ),
    (
        after(start("mangeur_de_cartes(rounds=1)"), *ROUND),
        "ended-rounds",
        "The only round is played: the game is over (§R11). "
        "Ada has the most cards, 20, and wins (§R12).",
    ),
    (
        after(davinci(THREE, players=3), "1a=0", "2a=3", "2b=3", "2c=9", "2d=9"),
        "ended-last-code",
        "Ada is the last whose code is not all face up, and wins, with 200 points (§12).",
    ),
]


@pytest.mark.parametrize(("position", "ended", "sentence"), ENDS)
def test_an_end_names_its_rule(position: tablee.Position, ended: str, sentence: str) -> None:
    assert position.is_over
    assert position.ended == position.view(0)["ended"] == ended
    assert told(position) == sentence
    assert "§" in told(position, "fr")


def test_all_the_ends_that_are_told_are_tried_here() -> None:
    """Each catalogue of these games has an `ended-…` for every end above, and no other."""
    for name in {position.game.room.name for position, _, _ in ENDS}:
        known = {message for message in messages("en", name) if "ended-" in message[:6]}
        tried = {ended for position, ended, _ in ENDS if position.game.room.name == name}
        assert known == tried


def telling(before: tablee.Position, action: str, lang: str = "en") -> str:
    """What an action is told as, to everybody."""
    position, actor = before.play(action), before.to_act[0]
    code = before.read_action(action)
    said: str = before.game.room.telling.tell(
        before.record, actor, code, position.record, NAMES, lang
    )
    return said


@pytest.mark.parametrize(
    ("position", "cycle", "section"),
    [(MODULO, MODULO_CYCLE, "§R3"), (foxu(ALMOST), FOXU_CYCLE, "§R7")],
)
def test_a_position_that_comes_for_the_second_time_is_a_warning(
    position: tablee.Position, cycle: list[str], section: str
) -> None:
    warned = []
    for action in cycle * 2:
        warned.append("second time" in telling(position, action))
        assert warned[-1] == ("deuxième fois" in telling(position, action, "fr"))
        if warned[-1]:
            assert telling(position, action).endswith(f"the third time is a draw ({section}).")
        position = position.play(action)
    # All come a second time from the end of the first round on; the very last is the third.
    assert warned == [False] * 3 + [True] * 4 + [False]


def test_nobody_warns_where_a_position_may_come_back() -> None:
    position = modulo("2 1 ○○○\n▶ 3 1 ○○○", repetition=0)
    for action in MODULO_CYCLE * 3:
        assert "time" not in telling(position, action)
        position = position.play(action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_entry_that_ends_a_game_is_told_with_its_reason(lang: str) -> None:
    match = Match(tablee.game("modulo", points=1), ["Ada", "Bo"])
    for action in ("L>L", "L>L", "L>L"):
        match.play(action)
    assert match.is_over
    said = [narration.told(match, narration.step(match, i), None, lang) for i in range(3)]
    why = narration.why(match, match.now, lang)
    assert said[-1].endswith(f" {why}")
    assert "(§10)" in why
    assert not any("§" in each for each in said[:-1])


def test_a_match_says_who_gave_up_and_that_it_does_not_count() -> None:
    for action, who, why in (
        (RESIGN, 1, "Bo resigns."), (FORFEIT, 0, "Ada forfeits the game: out of time, or gone."),
        (DRAW, TABLE, "The players agree on a draw."),
    ):  # fmt: skip
        match = Match(tablee.game("modulo"), ["Ada", "Bo"])
        match.play(action, who)
        assert narration.why(match, match.now, "en") == why
        assert narration.told(match, narration.step(match, 0), None, "en") == why


def test_who_had_forfeited_may_stand_first_and_does_not_count() -> None:
    match = Match(tablee.game("mangeur_de_cartes", rounds=1), ["Ada", "Bo", "Cy"])
    match.play(FORFEIT, 0)
    for action in ROUND:
        match.play(action)
    assert match.is_over
    assert 0 not in match.now.best
    why = narration.why(match, match.now, "en")
    assert why.endswith("and wins (§R12). Ada had forfeited and does not count.")


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (
            ("8♥", "4♠+2♠", "9♣-2♦", "9♦-4♣"),
            "Bo wins the deal, nearest to the target (§6): Ada\u00a00, Bo\u00a0+3, Cy\u00a00.",
        ),
        (
            ("8♥", "4♠+2♦", "7♠+3♦", "K♣+J♣"),
            "Ada wins the deal, as near as another but not above the target (§13): "
            "Ada\u00a0+3, Bo\u00a00, Cy\u00a0−2. "
            "Whoever is 4 or more away loses 2, winner or not (§16).",
        ),
        (
            ("7♥", "4♠+3♦", "5♥+2♦", "6♣+A♣"),
            "Bo wins the deal, as near as another but with the target’s suit (§14): "
            "Ada\u00a00, Bo\u00a0+5, Cy\u00a00.",
        ),
        (
            ("8♥", "4♠+2♦", "5♠+A♦", "6♣+3♣"),
            "Cy wins the deal, nearest to the target (§6): Ada\u00a00, Bo\u00a00, Cy\u00a0+1.",
        ),
        (
            ("8♥", "4♠+2♦", "5♠+A♦", "4♣+A♣"),
            "Ada and Bo win the deal, for nothing sets them apart (§15): "
            "Ada\u00a0+3, Bo\u00a0+3, Cy\u00a00.",
        ),
        (
            ("8♥", "7♥+5♥", "K♣+J♣", "Q♦+K♦"),
            "Ada wins the deal, nearest to the target (§6): Ada\u00a0−2, Bo\u00a0−2, Cy\u00a0−2. "
            "At that distance the winner’s combination brings nothing (§17). "
            "Whoever is 4 or more away loses 2, winner or not (§16).",
        ),
    ],
)
def test_a_deal_is_told_with_the_rule_that_decided(shown: tuple[str, ...], said: str) -> None:
    before = after(dealt(*shown), *shown[1:-1])
    assert telling(before, shown[-1]).endswith(f"target. {said}")
    assert telling(before, shown[-1], "fr").count("§") == said.count("§")


def test_a_total_of_0_is_told_with_its_rule() -> None:
    assert telling(dealt("8♥", "4♠-4♦", "K♣+J♣", "Q♦+K♦"), "4♠-4♦").endswith(
        "the deal is void, and nobody gains or loses (§18)."
    )


def lines(target: str, *shown: str) -> list[list[tuple[str, str, int]]]:
    """By player: each line of the result in words, its paragraph, its points."""
    record: Any = deal(target, *shown).record
    found: Any = facts(record, 0, "en")["lines"]
    return [
        [(part["text"], part["section"], part["points"]) for part in line["parts"]]
        for line in found
    ]


@pytest.mark.parametrize(
    ("shown", "first", "second"),
    [
        (
            ("7♥", "4♠+3♦", "5♥+2♦"),
            [("as near, but without the target’s suit", "14", 0)],
            [
                ("as near as another, but with the target’s suit", "14", 0),
                ("exactly on the target", "9", 4),
                ("one card of the target’s suit", "11", 1),
            ],
        ),
        (
            ("8♥", "7♠+3♦", "4♥+2♥"),
            [("as near, but above the target", "13", 0)],
            [
                ("as near as another, but not above the target", "13", 0),
                ("below the target", "8", 3),
                ("two cards of the target’s suit", "12", 2),
            ],
        ),
        (
            ("8♥", "3♠+A♠", "8♠+A♦"),
            [("not the nearest", "6", 0), ("4 or more away", "16", -2)],
            [("the nearest", "6", 0), ("above the target", "10", 1)],
        ),
        (
            ("8♥", "4♠+4♦", "5♠+3♦"),
            [("nothing sets apart those who win", "15", 0), ("exactly on the target", "9", 4)],
            [("nothing sets apart those who win", "15", 0), ("exactly on the target", "9", 4)],
        ),
        (
            ("8♥", "7♥+5♥", "K♣+J♣"),
            [
                ("the nearest", "6", 0),
                ("at a distance that brings nothing", "17", 0),
                ("4 or more away", "16", -2),
            ],
            [("not the nearest", "6", 0), ("4 or more away", "16", -2)],
        ),
    ],
)
def test_each_line_of_a_result_gives_the_rule_that_decided(
    shown: tuple[str, ...], first: object, second: object
) -> None:
    """Also on the board: 7 on a target of 7 is not `not the nearest`."""
    found = lines(*shown, "K♠+Q♠")
    assert found[0] == first
    assert found[1] == second
