"""How long Moksha-patamu lasts on a board, under each option."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.analysis import Words
from tablee.core.game import Game, game
from tablee.core.options import OptionValue, Whole, show
from tablee.games.moksha_patamu import GAME
from tablee.studies.findings import WHOLE, Bars, Cell, Figure, Findings, Grid
from tablee.studies.study import Parameter, Result, Study, Task, Values

VARIANTS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"dice": 2},
    {"dice": 2, "doubles": "any"},
    {"entry": "free"},
    {"replay": False},
    {"overshoot": "stay"},
    {"entry": "free", "replay": False, "overshoot": "stay"},
    {"end": "all"},
    {"occupied": True},
    {"snake_card": "lasting"},
    {"snake_card": "passing"},
    {"ladder_card": "lasting"},
    {"ladder_card": "passing"},
)
"""The game as it is, each option alone, and the Anglo-Saxon rules. How long a game with the bell
lasts is up to the table (§R6)."""
BOARD = next(option for option in GAME.options if option.name == "board")


class Length(Study):
    """A task is one variant: exact where that is possible, and many games played."""

    name = "moksha-length"
    room = __package__
    parameters = (
        Parameter(BOARD, "option-board"),
        Parameter(Whole("players", 4, GAME.players, section="1"), "length-players"),
        Parameter(Whole("games", 100_000, range(100, 10**8), section="1"), "length-games"),
        Parameter(Whole("seed", 1, range(2**31), section="1"), "length-seed"),
    )

    def tasks(self, values: Values) -> Sequence[Task]:
        return [{"options": options} for options in VARIANTS]

    def run(self, values: Values, task: Task) -> Result:
        import numpy as np

        from tablee.games.moksha_patamu.inside.durations import exact_throws, played_throws

        variant = _variant(values, task["options"])
        exact = exact_throws(variant)
        lengths = played_throws(variant, int(values["games"]), int(values["seed"]))
        mean, spread = float(lengths.mean()), float(lengths.std(ddof=1))
        return {
            "options": task["options"],
            "exact": exact,
            "played": mean,
            "error": 1.96 * spread / len(lengths) ** 0.5,
            "quantiles": [int(q) for q in np.quantile(lengths, (0.05, 0.5, 0.95))],
            "shortest": int(lengths.min()),
            "longest": int(lengths.max()),
        }

    def summarise(self, values: Values, results: Sequence[Result]) -> Findings:
        plain = _figure(results[0])
        figures = [(_label(result["options"]), _figure(result)) for result in results]
        quickest = min(results, key=lambda result: _figure(result).value)
        slowest = max(results, key=lambda result: _figure(result).value)
        return Findings(
            room=self.room,
            sentences=(
                Words(
                    "length-said-plain",
                    {
                        "players": int(values["players"]),
                        "board": str(values["board"]),
                        "throws": plain.value,
                    },
                ),
                Words(
                    "length-said-range",
                    {
                        "least": _figure(quickest).value,
                        "quick": _written(quickest["options"]),
                        "most": _figure(slowest).value,
                        "slow": _written(slowest["options"]),
                    },
                ),
                Words("length-said-how", {"games": int(values["games"])}),
            ),
            grids=(self._grid(results, plain),),
            plots=(
                Bars(
                    Words(
                        "length-plot",
                        {"players": int(values["players"]), "board": str(values["board"])},
                    ),
                    Words("length-column-throws"),
                    tuple(figures),
                ),
            ),
            data={**values, "variants": list(results)},
        )

    def _grid(self, results: Sequence[Result], plain: Figure) -> Grid:
        rows: list[tuple[Cell, ...]] = []
        for result in results:
            figure = _figure(result)
            rows.append(
                (
                    _label(result["options"]),
                    figure,
                    Words("length-exact" if figure.error is None else "length-played"),
                    Figure(figure.value / plain.value),
                    *(Figure(q, None, WHOLE) for q in result["quantiles"]),
                    Figure(result["longest"], None, WHOLE),
                )
            )
        columns = ("variant", "throws", "how", "ratio", "short", "middle", "long", "longest")
        headings = tuple(Words(f"length-column-{name}") for name in columns)
        return Grid(Words("length-grid"), headings, tuple(rows))


def _variant(values: Values, options: dict[str, OptionValue]) -> Game:
    return game("moksha_patamu", board=values["board"], players=values["players"], **options)


def _figure(result: Result) -> Figure:
    if result["exact"] is not None:
        return Figure(result["exact"])
    return Figure(result["played"], result["error"])


def _written(options: dict[str, OptionValue]) -> str:
    return ", ".join(f"{name}={show(value)}" for name, value in options.items()) or "—"


def _label(options: dict[str, OptionValue]) -> Words:
    if not options:
        return Words("length-as-it-is")
    if len(options) == 3:
        return Words("length-anglo-saxon")
    return Words("length-variant", {"options": _written(options)})


STUDIES = (Length(),)
