"""Which starts win at Modulo: every pair of secret starts (§11), with best play from there."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.analysis import Words, analyse
from tablee.core.game import game
from tablee.core.options import Whole
from tablee.core.position import Position
from tablee.games.modulo.actions import choosing
from tablee.games.modulo.notation import text
from tablee.studies.findings import PERCENT, WHOLE, Cell, Figure, Findings, Grid, Heat
from tablee.studies.study import Parameter, Result, Study, Task, Values

ONES = text(choosing(1, 1))
"""The start of the usual game (§2), in notation."""
MARKS = {"win": "", "loss": "−", "draw": "="}


class Starts(Study):
    """A task is one start of the first player, against all of the second's."""

    name = "modulo-starts"
    room = __package__
    parameters = (Parameter(Whole("points", 3, range(1, 10), section="10"), "starts-points"),)

    def tasks(self, values: Values) -> Sequence[Task]:
        return [{"start": start} for start in _secret(values).legal_for(0)]

    def run(self, values: Values, task: Task) -> Result:
        chosen = _secret(values).play(task["start"], 0)
        truths = [analyse(chosen.play(other, 1)).position for other in chosen.legal_for(1)]
        return {
            "start": task["start"],
            "outcomes": [truth.outcome for truth in truths],
            "plies": [truth.plies for truth in truths],
        }

    def summarise(self, values: Values, results: Sequence[Result]) -> Findings:
        starts = [str(result["start"]) for result in results]
        sides = [analyse(_secret(values), seat) for seat in (0, 1)]
        mixes = [{s: t.probability or 0.0 for s, t in side.actions.items()} for side in sides]
        value = sides[0].position.value
        return Findings(
            room=self.room,
            sentences=self._sentences(results, starts, value),
            grids=(self._grid(results, starts, mixes),),
            plots=(self._plot(results, starts),),
            data={
                "points": values["points"],
                "value": value,
                "starts": [
                    {**result, "first": mixes[0][s], "second": mixes[1][s]}
                    for s, result in zip(starts, results, strict=True)
                ],
            },
        )

    def _sentences(
        self, results: Sequence[Result], starts: list[str], value: float
    ) -> tuple[Words, ...]:
        """How the pairs of starts end, what choosing well is worth, and what 1-1 against 1-1 is."""
        outcomes = [outcome for result in results for outcome in result["outcomes"]]
        counts = {f"{kind}s": outcomes.count(kind) for kind in ("win", "draw")}
        ones = starts.index(ONES)
        return (
            Words("starts-said-count", {**counts, "losses": outcomes.count("loss")}),
            Words("starts-said-value", {"value": value}),
            Words("starts-said-ones", {"outcome": str(results[ones]["outcomes"][ones])}),
        )

    def _grid(
        self, results: Sequence[Result], starts: list[str], mixes: list[dict[str, float]]
    ) -> Grid:
        """Each start: how it fares for each player, and how often a perfect player takes it."""
        rows: list[tuple[Cell, ...]] = []
        for i, result in enumerate(results):
            row, column = result["outcomes"], [other["outcomes"][i] for other in results]
            rows.append(
                (
                    starts[i],
                    *(Figure(row.count(o), None, WHOLE) for o in ("win", "draw", "loss")),
                    Figure(mixes[0][starts[i]], None, PERCENT),
                    # What is lost for the first player is won for the second.
                    *(Figure(column.count(o), None, WHOLE) for o in ("loss", "draw", "win")),
                    Figure(mixes[1][starts[i]], None, PERCENT),
                )
            )
        headings = [Words(f"starts-column-{kind}") for kind in ("wins", "draws", "losses", "share")]
        return Grid(
            Words("starts-grid"), (Words("starts-column-start"), *headings, *headings), tuple(rows)
        )

    def _plot(self, results: Sequence[Result], starts: list[str]) -> Heat:
        signs = {"win": 1.0, "draw": 0.0, "loss": -1.0}
        return Heat(
            title=Words("starts-plot"),
            across=Words("starts-second"),
            up=Words("starts-first"),
            columns=tuple(starts),
            rows=tuple(starts),
            values=tuple(tuple(signs[o] for o in r["outcomes"]) for r in results),
            texts=tuple(
                tuple(
                    MARKS[outcome] + ("" if plies is None else str(plies))
                    for outcome, plies in zip(r["outcomes"], r["plies"], strict=True)
                )
                for r in results
            ),
        )


def _secret(values: Values) -> Position:
    """Endless play is a draw here: the rule of repetition (§R3) is left out."""
    return game("modulo", start="secret", points=values["points"], repetition=0).start()


STUDIES = (Starts(),)
