"""The documentation builds, leads nowhere false, and does what it says."""

from __future__ import annotations

import doctest
import sys
from pathlib import Path

import pytest
from docs.build import DOCS, build, dead_links, main
from docs.games import game_page

import tablee
from tablee.core.room import room
from tablee.fast.tensors import action_groups, tensor


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


def test_every_page_is_there_and_no_link_is_dead(site: Path) -> None:
    assert dead_links(site) == []
    for name in tablee.game_names():
        assert (site / "games" / f"{name}.html").is_file()
    assert (site / "decisions" / "index.html").is_file()


def test_a_dead_link_is_found(site: Path, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<a href="gone.html"></a><a href="#gone"></a><img src="https://example.org/x.png">'
        '<a href="page.html">'
    )
    assert len(dead_links(tmp_path)) == 3


def test_nothing_is_asked_from_another_host(site: Path) -> None:
    for path in site.rglob("*.html"):
        assert "<script" not in path.read_text(encoding="utf-8")
    assert "http" not in (site / "style.css").read_text(encoding="utf-8")


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["docs.build", str(tmp_path / "here")])
    assert main() == 0
    assert (tmp_path / "here" / "index.html").is_file()


@pytest.mark.parametrize("name", tablee.game_names())
def test_the_tables_are_those_of_the_code(name: str) -> None:
    page = game_page(room(name))
    game = tablee.game(name)
    for part in tensor(game).parts:
        assert f"`{part.name}`" in page
    for what in action_groups(game):
        assert what in page
    for option in room(name).all_options:
        assert f"`{option.name}`" in page
    assert "**§1**" in page


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=lambda path: path.name)
def test_python_examples_do_what_they_show(path: Path) -> None:
    failures, _ = doctest.testfile(str(path), module_relative=False)
    assert failures == 0


def test_the_tour_has_examples() -> None:
    for name in ("tour.md", "research.md", "front-door.md", "engine.md"):
        assert doctest.DocTestParser().get_examples((DOCS / name).read_text(encoding="utf-8"))
