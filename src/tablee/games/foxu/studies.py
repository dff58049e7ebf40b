"""Who wins Foxu on random layouts, how long it takes, and what the pie rule changes."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from tablee.contract.rules import CHANCE
from tablee.core.analysis import Words, analyse
from tablee.core.game import game
from tablee.core.options import OneOf, Whole
from tablee.core.position import Position
from tablee.games.foxu.inside.layout import CELLS, cell_name
from tablee.games.foxu.state import GREY
from tablee.studies.findings import PERCENT, SECONDS, WHOLE, Cell, Columns, Figure, Findings, Grid
from tablee.studies.study import Parameter, Result, Study, Task, Values

OUTCOMES = ("win", "draw", "loss")
"""For the first player."""
COUNT = Parameter(Whole("layouts", 300, range(1, 100_001), section="3"), "layouts-count")
SEED = Parameter(Whole("seed", 1, range(2**31), section="3"), "layouts-seed")
PIE = Parameter(OneOf("pie", True, False, section="12"), "layouts-pie")


class Layouts(Study):
    """A task is one layout, drawn by the rules' own chance (§3) from the seed and its number."""

    name = "foxu-layouts"
    room = __package__
    parameters = (COUNT, SEED, PIE)

    def tasks(self, values: Values) -> Sequence[Task]:
        return [{"number": number} for number in range(int(values["layouts"]))]

    def grows_with(self) -> frozenset[str]:
        return frozenset({"layouts"})

    def run(self, values: Values, task: Task) -> Result:
        start = opening(f"{values['seed']} {task['number']}", bool(values["pie"]))
        return {"layout": layout_of(start), **solved(start)}

    def summarise(self, values: Values, results: Sequence[Result]) -> Findings:
        shares = {outcome: share(results, ending(outcome)) for outcome in OUTCOMES}
        plies = [result["plies"] for result in results if result["plies"] is not None]
        seconds = sorted(result["seconds"] for result in results)
        slow = seconds[min(int(0.99 * len(seconds)), len(seconds) - 1)]
        median = statistics.median(seconds)
        return Findings(
            room=self.room,
            sentences=(
                Words("layouts-said-game", {"count": len(results), "pie": str(values["pie"])}),
                Words(
                    "layouts-said-winner",
                    {"first": shares["win"].value, "second": shares["loss"].value},
                ),
                Words(
                    "layouts-said-length",
                    {"median": statistics.median(plies), "least": min(plies), "most": max(plies)},
                )
                if plies
                else Words("layouts-said-endless"),
                Words(
                    "layouts-said-time",
                    {"median": 1000 * median, "slow": 1000 * slow, "most": 1000 * seconds[-1]},
                ),
            ),
            grids=(self._grid(results, shares),),
            plots=(lengths_plot(results),),
            data={
                **values,
                "outcomes": Counter(result["outcome"] for result in results),
                "seconds": {"median": median, "99 %": slow, "most": seconds[-1]},
                "layouts": list(results),
            },
        )

    def _grid(self, results: Sequence[Result], shares: dict[str, Figure]) -> Grid:
        rows: list[tuple[Cell, ...]] = []
        for outcome in OUTCOMES:
            those = [result for result in results if result["outcome"] == outcome]
            if those:
                plies = [result["plies"] for result in those if result["plies"] is not None]
                typical = Figure(statistics.median(plies), None, WHOLE) if plies else None
                middle = statistics.median(result["seconds"] for result in those)
                rows.append(
                    (
                        Words(f"layouts-outcome-{outcome}"),
                        Figure(len(those), None, WHOLE),
                        shares[outcome],
                        typical,
                        Figure(middle, None, SECONDS),
                    )
                )
        columns = ("outcome", "count", "share", "plies", "seconds")
        headings = tuple(Words(f"layouts-column-{name}") for name in columns)
        return Grid(Words("layouts-grid"), headings, tuple(rows))


class Pie(Study):
    """A task is one layout, solved without the pie rule and with it (§12)."""

    name = "foxu-pie"
    room = __package__
    parameters = (COUNT, SEED)

    def tasks(self, values: Values) -> Sequence[Task]:
        return [{"number": number} for number in range(int(values["layouts"]))]

    def grows_with(self) -> frozenset[str]:
        return frozenset({"layouts"})

    def run(self, values: Values, task: Task) -> Result:
        seed = f"{values['seed']} {task['number']}"
        starts = {"without": opening(seed, False), "with": opening(seed, True)}
        found = {name: solved(start) for name, start in starts.items()}
        return {"layout": layout_of(starts["with"]), **found}

    def summarise(self, values: Values, results: Sequence[Result]) -> Findings:
        lost = [r for r in results if r["without"]["outcome"] == "win"]
        saved = share(lost, lambda r: r["with"]["outcome"] != "win")
        won = share(lost, lambda r: r["with"]["outcome"] == "loss")
        spoilt = [r for r in results if r["without"]["outcome"] == "loss"]
        kept = sum(r["with"]["outcome"] == "loss" for r in spoilt)
        pairs = Counter((r["without"]["outcome"], r["with"]["outcome"]) for r in results)
        rows: list[tuple[Cell, ...]] = [
            (
                Words(f"pie-without-{before}"),
                *(Figure(pairs[before, after], None, WHOLE) for after in OUTCOMES),
            )
            for before in OUTCOMES
        ]
        headings = (Words("pie-column"), *(Words(f"pie-with-{after}") for after in OUTCOMES))
        both = [
            (Words(f"pie-series-{which}"), counts([r[which] for r in results]))
            for which in ("without", "with")
        ]
        return Findings(
            room=self.room,
            sentences=(
                Words("pie-said-lost", {"lost": len(lost), "count": len(results)}),
                Words("pie-said-saved", {"share": saved.value, "error": saved.error or 0.0,
                                         "won": won.value}),
                *([Words("pie-said-kept", {"kept": kept, "count": len(spoilt)})] if spoilt else []),
            ),
            grids=(Grid(Words("pie-grid"), headings, tuple(rows)),),
            plots=(
                Columns(
                    Words("pie-plot"), Words("layouts-across"), Words("layouts-up"), tuple(both)
                ),
            ),
            data={
                **values,
                "lost_without": len(lost),
                "saved": saved.value,
                "saved_error": saved.error,
                "layouts": list(results),
            },
        )  # fmt: skip


def opening(seed: str, has_pie: bool) -> Position:
    """A random layout, before the first player chooses a diagonal (§4)."""
    random = Random(seed)
    position = game("foxu", pie=has_pie).start()
    while position.to_act == (CHANCE,):
        actions, odds = zip(*position.chance, strict=True)
        position = position.play(random.choices(actions, [float(p) for p in odds])[0], CHANCE)
    return position


def layout_of(position: Position) -> str:
    grey = int(position.state.pegs[GREY])
    return "+".join(cell_name(cell) for cell in range(CELLS) if grey >> cell & 1)


def solved(start: Position) -> dict[str, object]:
    """The truth of an opening, and the CPU seconds it took to find it for every first choice."""
    _warm_up()
    began = time.process_time()
    truth = analyse(start, 0).position
    taken = time.process_time() - began
    return {"outcome": truth.outcome, "plies": truth.plies, "seconds": round(taken, 4)}


@cache
def _warm_up() -> None:
    """Compile what there is to compile: that is no part of the time a layout takes."""
    for has_pie in (False, True):
        analyse(opening("warm", has_pie), 0)


def ending(outcome: str) -> Callable[[Result], bool]:
    """Whether a layout ends like that."""
    return lambda result: bool(result["outcome"] == outcome)


def share(results: Sequence[Result], is_so: Callable[[Result], bool]) -> Figure:
    """How many of some results, in per cent, with a 95 % error (Agresti and Coull 1998)."""
    count, of = sum(map(is_so, results)), len(results)
    middle = (count + 2) / (of + 4)
    error = 1.96 * (middle * (1 - middle) / (of + 4)) ** 0.5
    return Figure(count / of if of else 0.0, error, PERCENT)


def counts(results: Sequence[Result]) -> dict[int, float]:
    """How many layouts take each number of moves."""
    plies = Counter(result["plies"] for result in results if result["plies"] is not None)
    return {length: float(n) for length, n in sorted(plies.items())}


def lengths_plot(results: Sequence[Result]) -> Columns:
    series = [
        (Words(f"layouts-outcome-{outcome}"), [r for r in results if r["outcome"] == outcome])
        for outcome in OUTCOMES
    ]
    return Columns(
        Words("layouts-plot"),
        Words("layouts-across"),
        Words("layouts-up"),
        tuple((label, counts(those)) for label, those in series if those),
    )


STUDIES = (Layouts(), Pie())
