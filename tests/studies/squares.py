"""A study that a seventh room might bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.analysis import Words
from tablee.core.options import Whole
from tablee.studies.findings import Findings
from tablee.studies.study import Parameter, Study


class Squares(Study):
    """What the first square numbers add up to."""

    name = "modulo-starts"
    room = "tablee.games.modulo"
    parameters = (Parameter(Whole("count", 4, range(1, 100), section=""), "starts-points"),)

    def tasks(self, values: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        return [{"n": n} for n in range(values["count"])]

    def grows_with(self) -> frozenset[str]:
        return frozenset({"count"})

    def run(self, values: Mapping[str, Any], task: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"square": task["n"] ** 2}

    def summarise(
        self, values: Mapping[str, Any], results: Sequence[Mapping[str, Any]]
    ) -> Findings:
        total = sum(result["square"] for result in results)
        return Findings(self.room, (Words("title"),), data={"total": total})
