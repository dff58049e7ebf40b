"""The map names every file, and the list of decisions says which hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs import decided
from docs import map as mapped


def test_every_file_says_in_a_sentence_what_it_is() -> None:
    found = mapped.modules()
    assert len(found) > 300
    silent = [path for path in found if not re.search(r"\w{2,} \w+", mapped.sentence(path))]
    assert silent == [], "begin each with a sentence"


def test_the_map_is_as_the_files_say() -> None:
    """A room that is new is not missed: whoever adds it changes no other file."""
    written = mapped.PAGE.read_text(encoding="utf-8")
    made = [
        part
        for part in mapped.page(written).split("\n### ")
        if not part.startswith("`src/tablee/games/") or part.split("\n")[0] in written
    ]
    assert written == "\n### ".join(made), "run: python -m docs.map"
    assert mapped.PICTURE.read_text(encoding="utf-8") == mapped.drawn(), "run: python -m docs.map"


def test_the_picture_has_every_part_above_what_it_imports() -> None:
    graph = mapped.parts()
    height = mapped.floors(graph)
    assert height["core"] < height["games"] <= height["server"] < height["cli"]
    drawn = mapped.drawn()
    for name, others in graph.items():
        assert f">{name}</text>" in drawn
        for other in others:
            assert height[other] <= height[name]


@pytest.mark.parametrize("path", decided.decisions().values(), ids=lambda path: path.stem)
def test_every_decision_says_whether_it_holds(path: Path) -> None:
    assert decided.status(path), "under the title: **Status.** Holds."
    for link in re.findall(r"\]\((.+?)\)", decided.status(path)):
        later = decided.FOLDER / link
        assert later.is_file()
        assert later.name > path.name


def test_what_supersedes_a_decision_is_named_by_it() -> None:
    """`Supersedes, of 40, …` under the title of one is in the status of the other."""
    for path in decided.decisions().values():
        head = path.read_text(encoding="utf-8").split("**Context.**")[0]
        for said in re.findall(r"^Supersedes .*?\n\n|^Supersedes, .*?\n\n", head, re.M | re.S):
            for number in re.findall(r"\b\d+\b", said):
                old = decided.decisions()[int(number)]
                assert path.name in decided.status(old), f"{old.name} does not name {path.name}"


def test_the_list_of_decisions_is_as_they_say() -> None:
    assert decided.INDEX.read_text("utf-8") == decided.index(), "run: python -m docs.decided"
