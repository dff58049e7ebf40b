"""Foxu: exact once the pegs lie; before that a sample of layouts is solved, slowly."""

from typing import Any

from benchmarks.audit.matter import Matter
from tablee.games.foxu.state import CHOOSING, PLACING

LAYOUT = "b1+c2+e2+a3+d3+f4+b4+c5+e5+d6+b6"
"""A layout to begin at once with the slides."""


def kind(s: Any) -> str:
    if s.phase == PLACING:
        return "laying"
    return "diagonal" if s.phase == CHOOSING else ("slide", "swap", "settled")[s.slides]


MATTER = Matter(
    hard=(f"foxu(layout={LAYOUT},pie=false)", f"foxu(layout={LAYOUT})", "foxu(pie=false)"),
    kind=kind,
    analysed={"laying": 0.002, "diagonal": 0.02, "slide": 0.05, "swap": 0.2, "settled": 0.3},
    followed={"settled": 0.05, "swap": 0.1, "other": 0.02},
    slow=("strong",),
    has_repetition=True,
    longest=120,
)
