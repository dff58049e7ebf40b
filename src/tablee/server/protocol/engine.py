"""What the server hands on as the engine says it: its shape, for those who read it as JSON.

Python code passes these on as plain dictionaries and never takes them apart; the types are what
stands in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from tablee.core.views import View


class Words(TypedDict):
    """A text in every language."""

    en: str
    fr: str


class Truth(TypedDict):
    """What is true of a position, or of an action in it. `exact` and `error` are the value's; a
    probability is exact unless it has an error of its own."""

    value: float
    exact: bool
    outcome: NotRequired[Literal["win", "draw", "loss"]]
    plies: NotRequired[int]
    probability: NotRequired[float]
    error: NotRequired[float]
    probability_error: NotRequired[float]
    why: AllWords


class Row(TypedDict):
    """A row of figures; null where there is none."""

    label: AllWords
    values: list[float | None]


class FigureTable(TypedDict):
    """Figures that go with the truth."""

    name: str
    caption: AllWords
    is_probability: bool
    columns: list[AllWords]
    rows: list[Row]


class Analysis(Truth):
    """`tablee analyse --json`: the truth of a position and of every action open in it."""

    game: str
    seat: int
    actions: dict[str, Truth]
    seats: list[Truth]
    tables: list[FigureTable]
    assumes: AllWords
    nudge: AllWords


def _shape(kind: type) -> Meta:
    return Meta(extra_json_schema={"$ref": f"#/$defs/{kind.__name__}"})


AllWords = Annotated[dict[str, str], _shape(Words)]
if TYPE_CHECKING:
    AnyView: TypeAlias = View
    AnyAnalysis: TypeAlias = Analysis
    AnyTable: TypeAlias = FigureTable
else:
    # Whatever else stands in them is handed on too.
    AnyView = Annotated[dict, _shape(View)]
    AnyAnalysis = Annotated[dict, _shape(Analysis)]
    AnyTable = Annotated[dict, _shape(FigureTable)]
ENGINE = (Words, View, Analysis)
