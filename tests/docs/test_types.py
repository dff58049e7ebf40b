"""The types of the page are those of the server, and what the server says has them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest
from docs.types import files

import tablee
from tablee.core.analysis import analyse
from tablee.core.room import room
from tablee.core.views import View
from tablee.server import protocol as p
from tablee.server.typescript import types
from tablee.testing.play import random_game
from tablee.texts import LANGUAGES


@pytest.mark.parametrize(("path", "text"), [pytest.param(*one, id=one[0].name) for one in files()])
def test_what_is_written_is_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "python -m docs.types"


def fits(value: Any, kind: Any) -> bool:
    """Whether a value has all that the type says, and nothing else."""
    return bool(msgspec.convert(value, kind) == value)


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_view_is_as_it_is_written(name: str) -> None:
    steps = list(random_game(name, 5))
    for position in (steps[0].before, steps[-1].after):
        assert fits(position.view(0), View)


@pytest.mark.parametrize("name", [name for name in tablee.game_names() if room(name).facts])
def test_what_a_board_is_told_is_as_it_is_written(name: str) -> None:
    game = tablee.game(name)
    assert game.room.facts is not None
    kind = get_type_hints(game.room.facts.facts)["return"]
    for step in random_game(name, 5):
        for lang in LANGUAGES:
            shown = game.rules.view(step.before.state, 0)
            assert fits(game.room.facts.facts(shown, 0, lang), kind)


@pytest.mark.parametrize("name", ["moksha_patamu", "da_vinci_code"])
def test_an_analysis_is_as_it_is_written(name: str) -> None:
    found = analyse(list(random_game(name, 5))[9].before, samples=20)
    assert fits(found.to_dict(), p.Analysis)


def test_what_has_a_default_may_be_left_out_of_what_is_said_and_is_always_told() -> None:
    field = {"type": "integer", "default": 1}
    both = {"type": "object", "properties": {"n": field}, "required": []}
    refers = {"type": "object", "properties": {"a": field, "b": {"$ref": "#/$defs/Both"}}}
    refers["required"] = ["b"]
    written = types({"Said": refers, "Told": refers, "Both": both}, ["Said"])
    assert written.split("\n\n") == [
        "export interface Said {\n  a?: number;\n  b: Partial<Both>;\n}",
        "export interface Told {\n  a: number;\n  b: Both;\n}",
        "export interface Both {\n  n: number;\n}\n",
    ]
