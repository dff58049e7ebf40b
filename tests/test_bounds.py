"""Every dependency says from which version to which; what is locked lies between.

The lower ends are tried out by `python -m tests.lowest`, the upper ends by everything else, which
runs with what is locked.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests import lowest

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
WISHES = sorted({*PROJECT["dependencies"], *(one for many in EXTRAS.values() for one in many)})


def numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


@pytest.mark.parametrize("wish", WISHES)
def test_what_is_locked_lies_between_the_bounds(wish: str) -> None:
    found = re.fullmatch(r"([\w.-]+)>=([\d.]+),<([\d.]+)(;.*)?", wish)
    assert found, f"{wish}: no lower or no upper bound"
    name = found[1].replace(".", "-").replace("_", "-")
    lock = (ROOT / "requirements.lock").read_text()
    locked = re.findall(rf"^{name}==([\d.]+)", lock, re.MULTILINE)
    assert locked
    for version in locked:
        assert numbers(found[2]) <= numbers(version) < numbers(found[3])


def test_the_lowest_versions_are_tried_out_for_all_that_can_be_chosen() -> None:
    """All extras but those that are too large to install twice, and other people's libraries."""
    assert set(EXTRAS) - set(lowest.EXTRAS) == {"cluster", "peers"}
