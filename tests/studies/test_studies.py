"""Studies: found in the rooms, resumable, and a new room needs no other file."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent
from unittest.mock import ANY
from xml.etree import ElementTree

import pytest

import tablee.studies
from tablee.cli import main
from tablee.studies.plan import StudyPlan
from tablee.studies.study import Study
from tablee.texts import LANGUAGES, text
from tests.studies.squares import Squares


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_list_asks_every_question_in_both_languages(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for lang in LANGUAGES:
        _, out, _ = run(capsys, "study", "--lang", lang)
        for study in tablee.studies.studies().values():
            assert f"tablee study {study.name}\n    {text(lang, study.name, study.room)}" in out
            assert f"tablee study {study.name}" in out
            for parameter in study.parameters:
                assert text(lang, parameter.sentence, study.room)
        assert "tablee study bots GAME" in out


@pytest.mark.parametrize("study", tablee.studies.studies().values(), ids=lambda s: str(s.name))
def test_tasks_are_plain_data_that_only_grows(study: Study) -> None:
    values = study.read({})
    tasks = list(study.tasks(values))
    assert json.loads(json.dumps(tasks)) == tasks
    assert list(study.tasks(values)) == tasks
    for name in study.grows_with():
        fewer = list(study.tasks({**values, name: 1}))
        assert tasks[: len(fewer)] == fewer
        assert study.terms({**values, name: 1}) == study.terms(values)


SEVENTH = {
    "seventh/__init__.py": """
        from tablee.core.room import Room
        GAME = Room(name=__name__, players=range(2, 3), options=(), version=1)
    """,
    "seventh/studies.py": """
        from tests.studies.squares import Squares
        class Own(Squares):
            name = "seventh-squares"
            room = __package__
        STUDIES = (Own(),)
    """,
    "seventh/texts.en.ftl": """
        title = The seventh game
        starts-points = How many.
        seventh-squares = What do squares add up to?
    """,
    "seventh/texts.fr.ftl": "title = Le septième jeu",
    "seventh-1.dist-info/METADATA": "Name: seventh",
    "seventh-1.dist-info/entry_points.txt": """
        [tablee.games]
        seventh = seventh
    """,
}


def test_a_seventh_game_brings_its_study_and_no_other_file_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, content in SEVENTH.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(dedent(content).strip() + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert "What do squares add up to?" in run(capsys, "study")[1]
    words = ("study", "seventh-squares", "--workers", "2", "--json")
    code, out, _ = run(capsys, *words, "--count", "5")
    assert code == 0
    assert json.loads(out) == {"said": ANY, "total": 30}


def test_results_may_come_in_any_order_and_be_more_than_asked_for() -> None:
    plan = StudyPlan(Squares(), {"count": 3})
    for key in (2, 0, 4, 1):
        plan.add([key], {"square": key**2})
    assert plan.progress() == (3, 3)
    assert plan.next() is None
    assert plan.findings().data == {"total": 5}


def test_half_a_study_has_found_nothing_yet() -> None:
    plan = StudyPlan(Squares(), {})
    plan.add([1], {"square": 1})
    assert [given[0] for _ in range(3) if (given := plan.next())] == [[0], [2], [3]]
    with pytest.raises(tablee.TableeError, match="not complete"):
        plan.findings()


def test_a_parameter_nobody_knows() -> None:
    with pytest.raises(tablee.TableeError, match="knows no “size”; it knows: count"):
        StudyPlan(Squares(), {"size": 3})


def test_which_starts_win_at_modulo(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The whole way, with one worker: table, JSON, plot; and again from the file alone."""
    file, plot = tmp_path / "results.jsonl", tmp_path / "starts.svg"
    words = ("study", "modulo-starts", "--workers", "1", "--results", str(file))
    code, out, _ = run(capsys, *words, "--plot", str(plot))
    assert code == 0
    assert "Of the 256 pairs of starts the first player wins 72, 181 never end" in out
    ElementTree.parse(plot)
    found = json.loads(run(capsys, *words, "--json")[1])
    starts = {start["start"]: start for start in found["starts"]}
    assert starts["11"]["outcomes"][0] == "draw"
    assert sum(start["first"] for start in starts.values()) == pytest.approx(1)
    assert "personne ne peut forcer le gain" in found["said"]["fr"][2]
