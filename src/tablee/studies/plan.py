"""A study as a plan for `studies.run`, and one task of it as a worker does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from tablee.core.errors import TableeError
from tablee.processes.heartbeat import Heartbeat
from tablee.studies import study as find_study
from tablee.studies.findings import Findings
from tablee.studies.study import Result, Study, Task, Values


class StudyTask(TypedDict):
    """One task of a study, by the study's name."""

    study: str
    values: Values
    task: Task


class StudyPlan:
    """All tasks of a study, in their order."""

    kind = "study"
    function = "tablee.studies.plan:run_task"

    def __init__(self, study: Study, given: Mapping[str, object]) -> None:
        self.study = study
        self.values = study.read(given)
        self._tasks = [dict(task) for task in study.tasks(self.values)]
        self._given: set[int] = set()
        self._results: dict[int, Result] = {}
        self._next = 0

    def terms(self) -> dict[str, object]:
        return self.study.terms(self.values)

    def next(self) -> tuple[list[int], StudyTask] | None:
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

    def add(self, key: list[int], result: object) -> None:
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


def run_task(task: StudyTask, heartbeat: Heartbeat) -> Result:
    return dict(find_study(task["study"]).run(task["values"], task["task"]))
