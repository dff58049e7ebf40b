"""A study as a plan for `campaign.run`, and one task of it as a worker does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.core.errors import TableeError
from tablee.processes.heartbeat import Heartbeat
from tablee.studies import study as find_study
from tablee.studies.findings import Findings
from tablee.studies.study import Study


class StudyPlan:
    """All tasks of a study, in their order."""

    kind = "study"
    function = "tablee.studies.plan:run_task"

    def __init__(self, study: Study, given: Mapping[str, object]) -> None:
        self.study = study
        self.values = study.read(given)
        self._tasks = [dict(task) for task in study.tasks(self.values)]
        self._given: set[int] = set()
        self._results: dict[int, Mapping[str, Any]] = {}
        self._next = 0

    def terms(self) -> dict[str, Any]:
        return self.study.terms(self.values)

    def next(self) -> tuple[list[int], dict[str, Any]] | None:
        while self._next < len(self._tasks):
            number = self._next
            self._next += 1
            if number not in self._given:
                self._given.add(number)
                return [number], {
                    "study": self.study.name,
                    "values": self.values,
                    "task": self._tasks[number],
                }
        return None

    def add(self, key: list[int], result: Mapping[str, Any]) -> None:
        (number,) = key
        if not isinstance(result, dict) or type(number) is not int or number < 0:
            raise ValueError(key)
        self._given.add(number)
        if number < len(self._tasks):
            self._results[number] = result

    def progress(self) -> tuple[int, int]:
        return len(self._results), len(self._tasks)

    def findings(self) -> Findings:
        if len(self._results) < len(self._tasks):
            raise TableeError("study-incomplete", study=self.study.name)
        return self.study.summarise(self.values, [self._results[i] for i in sorted(self._results)])


def run_task(task: dict[str, Any], heartbeat: Heartbeat) -> dict[str, Any]:
    return dict(find_study(task["study"]).run(task["values"], task["task"]))
