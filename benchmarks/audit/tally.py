"""What an audit has counted: how many positions had which check, what was found, and how often what
was called likely came out. Tallies of many games add up, and travel as JSON."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any

EDGES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0)
"""Upper ends of the bins of what is neither certain nor impossible."""
KEPT = 20
"""Findings of a kind that are kept with their positions; the others are only counted."""
SUSPECT = 4.5
"""Standard errors that a figure may be off; one figure in 150,000 is by chance."""
FEWEST = 30
"""Games without which a standard error means nothing."""


@dataclass
class Finding:
    """Something said that is not true, and how to see it."""

    kind: str
    command: str
    what: str


@dataclass
class Score:
    """How far claims were from what came of them, over all games. Claims of one game depend on one
    another, so it is games that are counted as independent."""

    games: int = 0
    claims: int = 0
    said: float = 0.0
    came: float = 0.0
    squares: float = 0.0
    """Of the sums of each game."""
    expected: float = 0.0
    """The variance if the claims were right and independent of each other; 0 if not known."""

    def add(self, other: Score) -> None:
        self.games += other.games
        self.claims += other.claims
        self.said += other.said
        self.came += other.came
        self.squares += other.squares
        self.expected += other.expected

    @property
    def error(self) -> float:
        """The standard error of what came. Few games can look more alike than they are."""
        return math.sqrt(max(self.squares, self.expected)) / self.claims

    @property
    def deviations(self) -> float:
        """How many standard errors the claims are off."""
        off = (self.came - self.said) / self.claims
        return off / self.error if self.error else 0.0

    @property
    def is_suspect(self) -> bool:
        return self.games >= FEWEST and abs(self.deviations) > SUSPECT


@dataclass
class Tally:
    counts: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    scores: dict[str, Score] = field(default_factory=dict)
    """By what was said, the set of options, and the bin: `what|options|bin`."""
    slowest: dict[str, tuple[float, str]] = field(default_factory=dict)
    """CPU seconds of an answer, and how to ask for it."""
    cpu: float = 0.0
    """Seconds of CPU spent in all."""

    def report(self, kind: str, command: str, what: str) -> None:
        self.found[kind] += 1
        if self.found[kind] <= KEPT:
            self.findings.append(Finding(kind, command, what))

    def took(self, what: str, seconds: float, command: str) -> None:
        if seconds > self.slowest.get(what, (0.0, ""))[0]:
            self.slowest[what] = seconds, command

    def likely(self, what: str, options: str, chance: float, came: float) -> None:
        """A thing said to be so likely has come out, or has not."""
        key = f"{what}|{options}|{bin_of(chance)}"
        score = self.scores.setdefault(key, Score())
        score.claims += 1
        score.said += chance
        score.came += came
        score.expected += chance * (1 - chance)

    def expected(self, what: str, options: str, value: float, came: float) -> None:
        """What was expected to be worth so much came to this."""
        score = self.scores.setdefault(f"{what}|{options}|", Score())
        score.claims += 1
        score.said += value
        score.came += came

    def close_game(self) -> None:
        """The claims of one game are all in."""
        for score in self.scores.values():
            score.games = 1
            score.squares = (score.came - score.said) ** 2

    def add(self, other: Tally) -> None:
        self.counts += other.counts
        for finding in other.findings:
            if sum(one.kind == finding.kind for one in self.findings) < KEPT:
                self.findings.append(finding)
        self.found += other.found
        self.cpu += other.cpu
        for key, score in other.scores.items():
            self.scores.setdefault(key, Score()).add(score)
        for what, (seconds, command) in other.slowest.items():
            self.took(what, seconds, command)

    def to_dict(self) -> dict[str, Any]:
        return {
            "counts": dict(self.counts),
            "found": dict(self.found),
            "findings": [asdict(finding) for finding in self.findings],
            "scores": {key: asdict(score) for key, score in self.scores.items()},
            "slowest": self.slowest,
            "cpu": self.cpu,
        }

    @classmethod
    def from_dict(cls, found: dict[str, Any]) -> Tally:
        return cls(
            Counter(found["counts"]),
            Counter(found["found"]),
            [Finding(**each) for each in found["findings"]],
            {key: Score(**each) for key, each in found["scores"].items()},
            {what: (seconds, command) for what, (seconds, command) in found["slowest"].items()},
            found["cpu"],
        )


def bin_of(chance: float) -> str:
    if chance <= 0 or chance >= 1:
        return "never" if chance <= 0 else "always"
    return f"{EDGES[bisect_left(EDGES, chance)]:.3f}"


def suspects(tally: Tally) -> dict[str, Score]:
    """The figures that are off by more than chance: in one set of options, or in all together."""
    found = {key: score for key, score in tally.scores.items() if score.is_suspect}
    return found | {key: score for key, score in overall(tally).items() if score.is_suspect}


def overall(tally: Tally) -> dict[str, Score]:
    """The same figures of all sets of options together."""
    found: dict[str, Score] = {}
    for key, score in tally.scores.items():
        what, _, where = key.split("|")
        found.setdefault(f"{what}|every set of options|{where}", Score()).add(score)
    return found
