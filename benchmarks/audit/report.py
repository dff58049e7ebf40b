"""What an audit has to say, in a form that goes into a page."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.audit.tally import Score, Tally, overall, suspects

COUNTS = {
    "positions": "positions reached",
    "hidden things": "hidden things held against every seat's notepad, at all of them",
    "analysed": "positions analysed for every seat, and what follows held against it",
    "analyses": "analyses",
    "said": "analyses said in both languages",
    "lines": "games played on from what was called won, lost or drawn",
    "played out": "games played on from what was called likely",
}


def lines(game: str, tally: Tally, seconds: float, following: int) -> Iterator[str]:
    yield (
        f"{game}: {tally.counts['games']:,} games, {seconds:.0f} s, {tally.cpu:.0f} s of CPU"
        f" (go on with --first {following})"
    )
    for count, words in COUNTS.items():
        if tally.counts[count]:
            yield f"  {tally.counts[count]:>10,} {words}"
    for what, (spent, command) in sorted(tally.slowest.items()):
        yield f"  slowest {what}: {spent:.2f} s of CPU" + (f" ({command})" if spent > 2 else "")
    yield from reliability(tally)
    yield from findings(tally)


def reliability(tally: Tally) -> Iterator[str]:
    """Of all that was said to be so likely, how much came out; what came of what was expected."""
    figures = overall(tally)
    if figures:
        yield f"  {'':34} {'claims':>11} {'games':>7}     said     came       ±  deviations"
    for key in sorted(figures):
        what, _, where = key.split("|")
        name = f"{what}, {where}" if where else what
        yield f"  {name:34} {row(figures[key])}"


def row(score: Score) -> str:
    said, came = score.said / score.claims, score.came / score.claims
    return (
        f"{score.claims:>11,} {score.games:>7,} {said:8.4f} {came:8.4f} {1.96 * score.error:7.4f}"
        f" {score.deviations:+11.1f}"
    )


def findings(tally: Tally) -> Iterator[str]:
    off = suspects(tally)
    for key, score in off.items():
        what, options, where = key.split("|")
        yield f"  OFF: {what} {where} in {options}: {row(score)}"
    for kind, times in tally.found.items():
        yield f"  FOUND {times} times: {kind}"
        shown = [finding for finding in tally.findings if finding.kind == kind]
        for finding in sorted(shown, key=lambda each: len(each.command))[:3]:
            yield f"    {finding.what}"
            yield f"      {finding.command}"
    if not off and not tally.found:
        yield "  nothing found"


def troubles(tally: Tally) -> list[str]:
    """Nothing, if all is as it should be."""
    return [] if is_clean(tally) else [*findings(tally)]


def is_clean(tally: Tally) -> bool:
    return not tally.found and not suspects(tally)
