"""What the arena and the studies share on the command line: run a plan, show how far it is, keep
what came in, and say how to go on."""

from __future__ import annotations

import inspect
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.findings import show_findings
from tablee.cli.meter import Meter
from tablee.studies.findings import Findings
from tablee.texts import text

if TYPE_CHECKING:
    from typer.models import OptionInfo, ParameterInfo

    from tablee.studies.results import Results
    from tablee.studies.run import Plan


@dataclass(frozen=True)
class How:
    """How a campaign is run and told."""

    results: Path | None
    workers: int | None
    ray: str | None
    plot: Path | None
    as_json: bool
    lang: str


Asked = tuple[object, "ParameterInfo", object]
Options = dict[str, Asked]
"""By name: the type, how Typer reads and explains it, and the default."""


def campaign_options(lang: str, lang_option: OptionInfo, json_option: OptionInfo) -> Options:
    """The options that all campaigns have: `taken` makes a `How` of them."""

    def option(name: str, kind: type, metavar: str) -> Asked:
        told = text(lang, f"campaign-option-{name}")
        return kind | None, typer.Option(f"--{name}", help=told, metavar=metavar), None

    return {
        "results": option("results", Path, "FILE"),
        "workers": option("workers", int, "N"),
        "ray": option("ray", str, "ADDRESS"),
        "plot": option("plot", Path, "FILE.svg|png"),
        "json": (bool, json_option, False),
        "lang": (str, lang_option, lang),
    }


def taken(given: dict[str, Any]) -> How:
    """Take the options of all campaigns out of what a command was given."""
    shared = {name: given.pop(name) for name in ("results", "workers", "ray", "plot")}
    return How(**shared, as_json=given.pop("json"), lang=given.pop("lang"))


def with_options(command: Callable[..., int], options: Options) -> Callable[..., int]:
    """A command that takes these options, each by its name."""
    kinds = {name: Annotated[kind, shown] for name, (kind, shown, _) in options.items()}
    command.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kinds[name]
            )
            for name, (_, _, default) in options.items()
        ]
    )
    command.__annotations__ = kinds
    return command


def conduct(plan: Plan, findings: Callable[[], Findings], name: str, how: How) -> int:
    """Run a plan to its end and show what it found; 130 if it was stopped half-way."""
    from tablee.studies import plots
    from tablee.studies.results import Results, own_path
    from tablee.studies.run import is_complete, resume

    if how.plot is not None:
        plots.check(how.plot)
    results = Results(how.results or own_path(name), plan.kind, plan.terms())
    try:
        resume(plan, results)
        if not is_complete(plan) and not _work(plan, results, how):
            return 130
    finally:
        results.close()
    found = findings()
    show_findings(found, how.as_json, how.lang)
    if how.plot is not None:
        plots.draw(found, how.plot, how.lang)
        _note(text(how.lang, "campaign-plot", file=str(how.plot)))
    if how.results is None:
        _note(text(how.lang, "campaign-results", file=str(results.path)))
    return 0


def _work(plan: Plan, results: Results, how: How) -> bool:
    """Whether all was done; if not, it says how to go on."""
    from tablee.studies.pool import open_pool
    from tablee.studies.run import run

    pool = None
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        with Meter(how.lang, *plan.progress()) as meter:
            pool = open_pool(plan.function, how.workers, how.ray)
            run(plan, pool, results, lambda: meter.tell(*plan.progress()))
    except KeyboardInterrupt:
        done, total = plan.progress()
        blanks = {"file": str(results.path), "done": done, "total": total}
        _note("\n" + text(how.lang, "campaign-kept", **blanks))
        return False
    finally:
        if pool is not None:
            pool.close()
        signal.signal(signal.SIGTERM, before)
    return True


def _stop(number: int, frame: object) -> None:
    """Asked to end by the system: as if by Ctrl-C."""
    raise KeyboardInterrupt


def _note(words: str) -> None:
    """Said beside the answer, so that the answer can be read by programs."""
    print(words, file=sys.stderr, flush=True)
