"""Catalogues say the same here and in the page, which runs these cases too (`words.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.texts import Value, bundled, spoken

CASES = json.loads((Path(__file__).parent / "spoken.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['lang']}: {case['said']}")
def test_what_a_message_says(case: dict[str, str | dict[str, Value]]) -> None:
    catalogue = bundled(str(case["lang"]), f"m = {case['message']}")
    assert isinstance(case["blanks"], dict)
    assert spoken(catalogue, "m", case["blanks"]) == case["said"]
