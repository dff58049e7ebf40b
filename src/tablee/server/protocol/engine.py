"""What the server hands on as the engine says it: its shape, for those who read it as JSON.

Python code passes these on as plain dictionaries and never takes them apart; the types are what
stands in them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta


class Words(TypedDict):
    """A text in every language."""

    en: str
    fr: str


class View(TypedDict):
    """`Position.view(seat)`: all that a viewer may know of a game."""

    game: str
    seat: int
    to_act: list[int]
    legal: list[str]
    returns: list[int] | None
    ended: str
    """When the game is over: the rule that decided."""
    state: dict[str, Any]
    """The record; -1 stands for what the viewer may not know."""


class Truth(TypedDict):
    """What is true of a position, or of an action in it."""

    value: float
    exact: bool
    outcome: NotRequired[Literal["win", "draw", "loss"]]
    plies: NotRequired[int]
    probability: NotRequired[float]
    error: NotRequired[float]
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
AnyView = Annotated[dict[str, Any], _shape(View)]
AnyAnalysis = Annotated[dict[str, Any], _shape(Analysis)]
AnyTable = Annotated[dict[str, Any], _shape(FigureTable)]
ENGINE = (Words, View, Analysis)
