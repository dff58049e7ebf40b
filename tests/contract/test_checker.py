"""What does not fit the contract is refused when a room is loaded, by name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import copytree
from types import ModuleType

import pytest

import tablee
from tablee import texts
from tablee.cli import main
from tablee.cli.show import option_values
from tablee.contract.checker import BrokenRoom, Furniture, furnish
from tablee.contract.furniture import Notation, Oracle, Rules, Telling
from tablee.core.room import Room, room
from tablee.server.catalogue import catalogue
from tablee.testing.test_catalogues import asked_by_name
from tablee.texts import BrokenCatalogue

MODULO = Path(tablee.__file__).parent / "games" / "modulo"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of Modulo's room that may be spoilt, as the package `spoilt`."""
    copytree(MODULO, tmp_path / "spoilt")
    for path in (tmp_path / "spoilt").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("tablee.games.modulo", "spoilt"), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path / "spoilt"
    unload()


def unload() -> None:
    texts.text.cache_clear()
    texts._bundle.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "spoilt"]:
        del sys.modules[name]


def spoil(path: Path, changes: dict[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def load() -> Room:
    room: Room = import_module("spoilt").GAME
    return room


def test_a_room_that_is_not_spoilt_is_loaded(copied: Path) -> None:
    room = load()
    assert {"view", "seen", "imagine"} <= room.rules.brought
    assert {"tell", "offer", "help_for", "sections"} <= room.telling.brought


MISTAKES = [
    ({"def view(": "def veiw("}, "veiw: did you mean view"),
    ({"def seen(": "def seen_by("}, "seen_by: did you mean seen"),
    ({"def view(": "def veiw(", "def seen(": "def seen_by("}, "did you mean view"),
    ({"def to_act(": "def to_acts("}, "to_acts: did you mean to_act"),
    ({"def to_act(": "def who("}, "has no to_act.*who and list_choosing would fit"),
    (
        {"def seen(s: State, actor: int, a: int": "def seen(s: State, a: int, actor: int"},
        r"seen: takes \(s, a, actor, seat\), and must take \(s, actor, a, seat\)",
    ),
    ({"def why_not(s: State, seat: int, a": "def why_not(s: State, a: int, b"}, "why_not: takes"),
    ({"why_not(s: State, seat: int, a: int)": "why_not(s: State, a: int, seat: int)"}, "must take"),
    ({"def why_not(s: State, seat: int": "def why_not(s: State, seat: str"}, "seat is str"),
    ({"w: Workspace) -> None": "w: Any) -> str"}, "answers str, and must answer None"),
    ({"def imagine(": "def fancy("}, "has view without imagine; fancy would fit"),
    (
        {"def view(": "def glimpse(", "def seen(": "def felt(", "def imagine(": "def fancy("},
        "hides hands, and its rules have no view",
    ),
]  # fmt: skip


def test_a_mistake_in_the_shortcuts_is_named(copied: Path) -> None:
    """One that is misspelt would not be taken, and nothing but the time would tell."""
    assert load().rules_to_compile.apply.__module__ == "spoilt.inside.shortcuts"
    spoil(copied / "inside" / "shortcuts.py", {"def pick(": "def pikc("})
    unload()
    with pytest.raises(BrokenRoom, match="pikc: did you mean pick"):
        _ = load().rules_to_compile


@pytest.mark.parametrize(("changes", "said"), MISTAKES)
def test_a_mistake_in_the_rules_is_named(copied: Path, changes: dict[str, str], said: str) -> None:
    spoil(copied / "rules.py", changes)
    with pytest.raises(BrokenRoom, match=said):
        _ = load().rules


@pytest.mark.parametrize(
    ("file", "misspelt"),
    [("gestures", "gesture"), ("bots", "bot"), ("telling", "teling"), ("oracle", "oracles"),
     ("inside/shortcuts", "inside/shortcut")],
)  # fmt: skip
def test_a_misspelt_file_is_named(copied: Path, file: str, misspelt: str) -> None:
    (copied / f"{file}.py").rename(copied / f"{misspelt}.py")
    near, right = Path(misspelt).name, Path(file).name
    with pytest.raises(BrokenRoom, match=f"a file {near}.py, and none of the name {right}"):
        load().load()


def test_what_is_hidden_is_declared(copied: Path) -> None:
    spoil(copied / "__init__.py", {'    hides=("hands",),\n': ""})
    with pytest.raises(BrokenRoom, match="hides no field"):
        _ = load().rules


def test_what_is_declared_is_a_field(copied: Path) -> None:
    spoil(copied / "__init__.py", {'("hands",)': '("feet",)'})
    with pytest.raises(BrokenRoom, match="feet, which is no field"):
        _ = load().rules


def test_a_misspelt_field_is_named(copied: Path) -> None:
    spoil(copied / "__init__.py", {'("hands",)': '("hand",)'})
    with pytest.raises(BrokenRoom, match="hand, which is no field; did you mean hands"):
        _ = load().rules


@pytest.mark.parametrize("listed", ["settings", "undrawn", "tallies"])
def test_a_misspelt_field_of_the_record_is_named(copied: Path, listed: str) -> None:
    spoil(copied / "state.py", {"    to_move": f'    {listed} = ("hand",)\n    to_move'})
    with pytest.raises(BrokenRoom, match=f"{listed} names hand, which is no field; .* hands"):
        _ = load().state


LEAKING = """

def view(s: State, seat: int) -> None:
    pass
"""
HIDING = """

view_of_hands = view


def view(s: State, seat: int) -> None:
    view_of_hands(s, seat)
    if seat >= 0:
        s.points[1 - seat] = -1
"""


@pytest.mark.parametrize(
    ("more", "failing"),
    [
        (LEAKING, "test_all_that_is_declared_is_hidden_some_time"),
        (LEAKING, "test_views_show_nothing_that_a_seat_may_not_know"),
        (HIDING, "test_only_what_is_declared_is_hidden"),
    ],
)
def test_what_is_declared_is_held_against_what_is_hidden(
    copied: Path, more: str, failing: str
) -> None:
    """Declared and leaking, undeclared and hiding: the tests that ship in the package see both."""
    with (copied / "rules.py").open("a", encoding="utf-8") as rules:
        rules.write(more)
    entry = copied.parent / "spoilt-1.0.dist-info"
    entry.mkdir()
    (entry / "METADATA").write_text("Metadata-Version: 2.1\nName: spoilt\nVersion: 1.0\n")
    (entry / "entry_points.txt").write_text("[tablee.games]\nspoilt = spoilt\n")
    paths = os.pathsep.join([str(copied.parent), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "tablee.testing", "spoilt", "-q", "-k", failing],
        cwd=copied.parent,
        env={**os.environ, "PYTHONPATH": paths, "TABLEE_COMBINATIONS": "24"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert re.search(rf"FAILED .*{failing}", done.stdout), done.stdout + done.stderr
    assert "error" not in done.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("kind", "file", "old", "new", "said"),
    [
        (Notation, "notation", "def code(typed", "def coed(typed", "did you mean code"),
        (Notation, "notation", "def text(a: int", "def text(code: int", "must take"),
        (Telling, "telling", "def sections(", "def section(", "did you mean sections"),
        (Oracle, "oracle", "def analyse(", "def analyze(", "did you mean analyse"),
    ],
)
def test_a_mistake_in_another_file_is_named(
    copied: Path, kind: type[Furniture], file: str, old: str, new: str, said: str
) -> None:
    spoil(copied / f"{file}.py", {old: new})
    with pytest.raises(BrokenRoom, match=said):
        furnish(kind, import_module(f"spoilt.{file}"))


def test_a_sentence_that_is_missing_is_named(copied: Path) -> None:
    spoil(copied / "texts.en.ftl", {"option-start-ones": "option-start-one"})
    here, said = load(), r"spoilt: no message option-start-ones in texts\.en\.ftl"
    with pytest.raises(BrokenCatalogue, match=said):
        option_values(here, here.options[0], "en")


def test_a_room_without_a_title_takes_no_other_away(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server leaves it out, as it does whatever else is broken."""
    spoil(copied / "texts.fr.ftl", {"title = ": "titel = "})
    monkeypatch.setattr("tablee.server.catalogue.room", lambda name: load())
    monkeypatch.setattr("tablee.server.catalogue.names", lambda: ["spoilt"])
    assert catalogue.__wrapped__().games == []


def test_a_blank_that_nobody_fills_in_is_named(copied: Path) -> None:
    spoil(copied / "texts.en.ftl", {"tagline = ": "tagline = { $pionts } "})
    said = r"spoilt: tagline in texts\.en\.ftl: Unknown external: pionts"
    with pytest.raises(BrokenCatalogue, match=said):
        load().text("en", "tagline")


def test_a_message_of_nothing_is_unused(copied: Path) -> None:
    """Only what the room really has is asked for by its name."""
    asked = asked_by_name(load())
    assert {"option-start", "option-start-ones"} <= asked
    assert not {"option-strat", "option-start-one", "field-hands", "tell-action"} & asked
    (copied / "telling.py").unlink()
    (copied / "drawing.py").unlink()
    unload()
    more = asked_by_name(load())
    assert {"tell-action", "offer-/", "field-hands", "field-is-choosing"} <= more
    assert not {"field-hand", "field-goal", "field-visits", "tell-divide"} & more


def test_a_command_says_which_sentence_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str, lang: str, as_json: bool) -> None:
        room(name).text(lang, "option-pushing-true")

    monkeypatch.setattr("tablee.cli.show.show_games", missing)
    assert main(["games", "modulo", "--lang", "en"]) == 2
    said = "tablee: tablee.games.modulo: no message option-pushing-true in texts.en.ftl\n"
    assert capsys.readouterr().err == said


def test_actions_without_notation_have_names(copied: Path) -> None:
    (copied / "notation.py").unlink()
    with pytest.raises(BrokenRoom, match="has no notation, and ACTIONS does not name"):
        _ = load().notation


def test_what_is_left_out_is_as_the_contract_has_it() -> None:
    oracle = ModuleType("oracle")
    vars(oracle)["analyse"] = Oracle.analyse
    assert furnish(Oracle, oracle).notes(None, False) == ()  # type: ignore[arg-type]


def test_every_name_of_the_contract_may_stand_in_a_room() -> None:
    """The class of the rules and the header file name the same functions."""
    header = import_module("tablee.contract.rules")
    functions = {
        n for n, f in vars(header).items() if getattr(f, "__module__", "") == header.__name__
    }
    assert set(Rules.names()) == functions
