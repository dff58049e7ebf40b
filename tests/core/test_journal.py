"""Matches and their journals: nothing lost, nothing told too early, damage named."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import tablee
from tablee.contract.rules import CHANCE
from tablee.core import journal
from tablee.core.journal import JournalFile
from tablee.core.match import Entry, Match, Player, Terms


def played(terms: Terms, seed: int = 1, name: str = "modulo(start=secret)") -> Match:
    match = Match(tablee.game(name), [Player("Ada"), Player("Zoé", "random")], terms)
    random = Random(seed)
    while not match.is_over:
        who = random.choice(match.to_act)
        match.play(random.choice(match.legal_for(who)), who)
    return match


@pytest.mark.parametrize("terms", [Terms(), Terms(3, 0, "rps"), Terms(1, 2, "lot")])
@pytest.mark.parametrize("name", ["modulo(start=secret)", "foxu"])
def test_a_match_reads_back_from_its_journal(terms: Terms, name: str) -> None:
    match = played(terms, name=name)
    again = journal.loads(journal.dumps(match))
    assert again.now == match.now
    assert again.entries == match.entries
    assert again.players == match.players
    assert again.terms == terms
    assert again.is_over


def test_scores_add_up_and_seats_rotate() -> None:
    match = played(Terms(games=4, first="lot"), seed=3)
    assert match.now.number == 4
    assert sum(match.now.won) <= 4
    assert match.now.scores == match.now.won
    firsts = {m.number: match.player_at(0, m) for m in match.moments if m.position}
    assert [firsts[n] for n in range(4)] in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_a_lot_is_an_action_of_chance() -> None:
    match = Match(tablee.game("modulo"), ["Ada", "Zoé"], Terms(first="lot"))
    assert match.to_act == (CHANCE,)
    match.play("1", CHANCE)
    assert [*match.to_act] == [1]


def test_signs_and_choices_are_hidden_until_both_are_made() -> None:
    match = Match(tablee.game("modulo(start=secret)"), ["Ada", "Zoé"], Terms(first="rps"))
    match.play("rock", 1)
    assert match.seen(0) == [Entry(1, "?")]
    assert match.seen(1) == [Entry(1, "rock")]
    match.play("rock", 0)
    assert match.seen(0) == match.entries
    match.play("scissors", 0)
    match.play("rock", 1)
    match.play("44", 0)
    assert match.seen(1)[-1] == Entry(0, "?")
    redacted = journal.dumps(match, seen_by=1)
    assert "44" not in redacted
    assert "44" in journal.dumps(match, seen_by=0)
    assert match.view(1)["game"]["state"]["hands"] != match.view(0)["game"]["state"]["hands"]
    match.play("11", 1)
    assert match.seen(1) == match.entries


def test_a_redacted_journal_says_so_and_cannot_be_played() -> None:
    text = journal.dumps(played(Terms()), seen_by=0)
    assert json.loads(text.splitlines()[0])["seen_by"] == 0
    with pytest.raises(tablee.TableeError, match="shows only what one player knew"):
        journal.loads(text)


def test_undo_returns_what_was_taken_back() -> None:
    match = Match(tablee.game("modulo"), ["Ada", "Zoé"])
    match.play("L>L")
    assert match.undo() == Entry(0, "L>L")
    with pytest.raises(tablee.IllegalAction, match="nothing to take back"):
        match.undo()


def test_a_refused_action_changes_nothing() -> None:
    match = Match(tablee.game("modulo"), ["Ada", "Zoé"])
    for action, who in (("/", 0), ("zz", 0), ("L>L", 1), ("L>L", CHANCE)):
        with pytest.raises(tablee.TableeError):
            match.play(action, who)
    assert match.entries == []


@pytest.mark.parametrize(
    ("players", "terms", "words"),
    [
        (["Ada"], Terms(), "for 2 players, not 1"),
        (["Ada", "Bo", "Cy"], Terms(), "for 2 players, not 3"),
        (["Ada", "Bo"], Terms(games=0), "at least one game"),
        (["Ada", "Bo"], Terms(wins=-1), "at least one game"),
        (["Ada", "Bo"], Terms(first="youngest"), "given \\| rps \\| lot"),
    ],
)
def test_terms_that_cannot_be(players: list[str], terms: Terms, words: str) -> None:
    with pytest.raises(tablee.TableeError, match=words):
        Match(tablee.game("modulo"), players, terms)


HEADER = '{"tablee": 1, "game": "modulo", "rules": 1, "players": [{"name": "a"}, {"name": "b"}]}\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("hello\n", "line 1 is not an action"),
        ("{}\n", "not a journal of Tablée"),
        ("[1]\n", "not a journal of Tablée"),
        ('{"tablee": 1}\n', "first line does not say"),
        (HEADER.replace("modulo", "chess"), "no game “chess”"),
        (HEADER.replace('"rules": 1', '"rules": 2'), "version 2"),
        (HEADER.replace('[{"name": "a"}, {"name": "b"}]', "7"), "first line does not say"),
        (HEADER.replace('{"name": "a"}, ', ""), "for 2 players, not 1"),
        (HEADER + '[0, "L>L"]\n[1, "L>L"\n', "line 3 is not an action"),
        (HEADER + '[0, "L>L"]\n{"a": 1}\n', "line 3 is not an action"),
        (HEADER + '["nobody", "L>L"]\n', "line 2 is not an action"),
        (HEADER + '[0, "L>L"]\n[0, "L>L"]\n', "line 3 cannot be played: it is not the turn"),
        (HEADER + '[0, "L>Q"]\n', "line 2 cannot be played"),
        (HEADER + '[7, "L>L"]\n', "line 2 cannot be played"),
    ],
)
def test_damage_is_named_with_its_line(text: str, words: str) -> None:
    with pytest.raises(tablee.TableeError, match=words):
        journal.loads(text)


def test_a_file_grows_action_by_action_and_survives_a_torn_last_line(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "match.jsonl"
    match = Match(tablee.game("modulo"), ["Ada", "Zoé"])
    file = JournalFile(path, match)
    for action in ("L>L", "L>L", "L>R"):
        file.add(match.play(action))
        assert journal.load(path).now == match.now
    file.close()
    with path.open("a", encoding="utf-8") as torn:
        torn.write('[1, "R>')
    again = journal.load(path)
    assert again.now == match.now
    file = JournalFile(path, again)
    file.add(again.play("R>L"))
    file.close()
    assert journal.load(path).now == again.now


def test_taking_back_rewrites_the_file(tmp_path: Path) -> None:
    match = Match(tablee.game("modulo"), ["Ada", "Zoé"])
    file = JournalFile(tmp_path / "m.jsonl", match)
    file.add(match.play("L>L"))
    match.undo()
    file.rewrite(match)
    file.add(match.play("R>R"))
    file.close()
    assert [e.action for e in journal.load(tmp_path / "m.jsonl").entries] == ["R>R"]


def test_files_that_are_no_journals(tmp_path: Path) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(tablee.TableeError, match="not a text file"):
        journal.load(binary)
    with pytest.raises(tablee.TableeError, match="cannot be read"):
        journal.load(tmp_path / "missing")
    with pytest.raises(tablee.TableeError, match="cannot be read"):
        journal.load(tmp_path)
