"""What an operator watches, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "tablee_requests_total": "Requests of players carried out and kept.",
    "tablee_refused_total": "Messages and requests refused.",
    "tablee_tables_created_total": "Tables created.",
    "tablee_bot_moves_total": "Actions of bots.",
    "tablee_bot_failures_total": "Choices that a bot's process failed to make.",
    "tablee_store_problems_total": "Changes that the store could not keep.",
    "tablee_conflicts_total": "Changes tried again because another process was quicker.",
    "tablee_connections": "Websockets open.",
    "tablee_tables_live": "Tables in memory.",
    "tablee_games_compiled": "Games whose rules run compiled, because they are played a lot.",
    "tablee_keep_seconds": "Time until a change was safely kept.",
}

_counts: Counter[str] = Counter()
_times: list[int] = [0] * (len(BUCKETS) + 1)
_sum = [0.0]


def count(name: str, by: int = 1) -> None:
    _counts[name] += by


def observe_keeping(seconds: float) -> None:
    _times[bisect_left(BUCKETS, seconds)] += 1
    _sum[0] += seconds


def report(gauges: dict[str, int]) -> str:
    """Everything, as `/metrics` says it."""
    lines: list[str] = []
    for name, words in HELP.items():
        lines.append(f"# HELP {name} {words}")
        if name in gauges:
            lines += [f"# TYPE {name} gauge", f"{name} {gauges[name]}"]
        elif name.endswith("_seconds"):
            lines += [f"# TYPE {name} histogram", *_histogram(name)]
        else:
            lines += [f"# TYPE {name} counter", f"{name} {_counts[name]}"]
    return "\n".join(lines) + "\n"


def _histogram(name: str) -> list[str]:
    lines, so_far = [], 0
    for limit, times in zip((*map(str, BUCKETS), "+Inf"), _times, strict=True):
        so_far += times
        lines.append(f'{name}_bucket{{le="{limit}"}} {so_far}')
    return [*lines, f"{name}_sum {_sum[0]:.6f}", f"{name}_count {so_far}"]
