"""A question asked of a game, answered by many small tasks: what a room's `studies.py` offers.

    STUDIES = (Starts(), …)

A study knows its game; what runs its tasks on all cores or on a cluster, keeps their results, and
shows what was found knows only this class. Everything that travels is plain JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.core.errors import TableeError
from tablee.core.options import Option, OptionValue
from tablee.studies.findings import Findings

Task = Mapping[str, Any]
Result = Mapping[str, Any]
Values = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Parameter:
    """What a study can be asked with: an option as games have them, and its sentence."""

    option: Option
    sentence: str
    """The name of a message in the room's catalogue."""


class Study:
    """Derive from this; a room's catalogue has a message of the study's name: the question."""

    name: str
    """As it is typed: `foxu-layouts`."""
    room: str
    """The package of the room."""
    version = 1
    """Goes up when earlier results would mean something else."""
    parameters: tuple[Parameter, ...] = ()

    def tasks(self, values: Values) -> Sequence[Task]:
        """All there is to do, in an order that never changes for the same values. With a larger
        number of tasks the first ones stay the same, so that a study can be gone on with."""
        raise NotImplementedError

    def grows_with(self) -> frozenset[str]:
        """The parameters that only add tasks: results stay good when they change."""
        return frozenset()

    def run(self, values: Values, task: Task) -> Result:
        """Do one task, in a process of its own. The same task always gives the same result,
        apart from times measured."""
        raise NotImplementedError

    def summarise(self, values: Values, results: Sequence[Result]) -> Findings:
        """What was found, from the results of all tasks in their order."""
        raise NotImplementedError

    def read(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """The values of all parameters, else InvalidOption."""
        known = {p.option.name: p.option for p in self.parameters}
        for name in given:
            if name not in known:
                raise TableeError(
                    "study-no-parameter", study=self.name, name=name, right=", ".join(known) or "—"
                )
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }

    def terms(self, values: Values) -> dict[str, object]:
        """What results must share to be put together."""
        fixed = {name: value for name, value in values.items() if name not in self.grows_with()}
        return {"study": self.name, "version": self.version, **fixed}
