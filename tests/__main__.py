"""`./tablee test`: everything that must pass, in one command.

Style first; types and the page's own tests, which keep one core busy, beside the tests compiled
with bounds checks; then the tests in plain Python and compiled, and the page in the browser.
Anything after `test` goes to pytest instead: `./tablee test tests/games -k foxu`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTEST = [
    sys.executable,
    "-m",
    "pytest",
    "-q",
    "--durations=5",
    "-n",
    str(min(os.cpu_count() or 1, 8)),
]
NPM = [sys.executable, "-m", "tests.npm"]
MANY, FEW = {"TABLEE_COMBINATIONS": "10"}, {"TABLEE_COMBINATIONS": "3"}
"""The plain run tries more combinations of options than the two that repeat it compiled."""
CHECKED = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}
"""Machine code that says where it reads beside an array; quickly made, and seldom run."""
HEAVY = ("tests/browser", "tests/compiled")


@dataclass(frozen=True)
class Check:
    name: str
    command: list[str]
    extra: dict[str, str] = field(default_factory=dict)


ROUNDS = [
    [Check("style", ["ruff", "check", "."])],
    [Check("format", ["ruff", "format", "--check", "."])],
    [
        Check(
            # Machine code has no other check than this one.
            "compiled, bounds checked",
            [
                *PYTEST,
                "tests/games",
                "tests/compiled",
                "--ignore=tests/compiled/test_cache.py",
                # Chances that are measured touch no memory that shorter tests do not.
                "-m",
                "not long",
            ],
            {"TABLEE_RULES": "compiled", **CHECKED, **FEW},
        ),
        Check("types", ["mypy"]),
        Check("page, types", [*NPM, "check"]),
        Check("page, components", [*NPM, "test"]),
    ],
    [
        Check(
            "plain",
            [*PYTEST, "tests", *(f"--ignore={part}" for part in HEAVY)],
            {"TABLEE_RULES": "plain", **MANY},
        )
    ],
    [
        Check(
            "compiled",
            [
                *PYTEST,
                "tests/games/test_contract.py",
                "tests/compiled",
            ],
            {"TABLEE_RULES": "compiled", **FEW},
        )
    ],
    [Check("lowest versions", [sys.executable, "-m", "tests.lowest"])],
    # Last, when what the bots need has been compiled.
    [Check("page, browser", [*PYTEST, "tests/browser"])],
]
"""One round after another. Of several checks in a round the first is shown as it runs; the others
run beside it, one by one, and are shown when it is done."""


@dataclass(frozen=True)
class Outcome:
    name: str
    passed: int
    failed: int
    is_fine: bool
    said: str


def main() -> int:
    os.chdir(ROOT)
    if sys.argv[1:]:
        return subprocess.call([sys.executable, "-m", "pytest", *sys.argv[1:]])
    outcomes = [outcome for checks in ROUNDS for outcome in run_round(checks)]
    failed = [outcome.name for outcome in outcomes if not outcome.is_fine]
    if failed:
        print(f"Failed: {', '.join(failed)}")
    passed = sum(outcome.passed for outcome in outcomes)
    print(f"{passed} passed, {sum(outcome.failed for outcome in outcomes)} failed")
    return int(bool(failed))


def run_round(checks: list[Check]) -> list[Outcome]:
    first, *others = checks
    beside = ThreadPoolExecutor(1)
    try:
        waiting = [beside.submit(run, check, silent) for check in others]
        outcomes = [run(first, shown)]
        for one in waiting:
            outcomes.append(one.result())
            shown(outcomes[-1].said)
    finally:
        beside.shutdown(cancel_futures=True)
    return outcomes


def shown(line: str) -> None:
    print(line, end="", flush=True)


def silent(line: str) -> None:
    """Shown later."""


def run(check: Check, show: Callable[[str], None]) -> Outcome:
    """Run one check, showing what it says: the tests passed, the tests failed, is all well?"""
    command = check.command
    program = Path(sys.executable).parent / command[0]
    words = [str(program) if program.exists() else command[0], *command[1:]]
    began = time.monotonic()
    said: list[str] = []

    def say(line: str) -> None:
        said.append(line)
        show(line)

    say(f"── {check.name}\n")
    process = subprocess.Popen(
        words,
        env={**os.environ, **check.extra},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    closing = ""
    try:
        for line in process.stdout:
            say(line)
            closing = line if line.strip() else closing
        code = process.wait()
    except KeyboardInterrupt:
        process.terminate()
        raise
    say(f"── {check.name}: {time.monotonic() - began:.0f} s\n")
    counts = {word: int(n) for n, word in re.findall(r"(\d+) (passed|failed|error)", closing)}
    runs_tests = "pytest" in command or "tests.lowest" in command
    ran_tests = not runs_tests or counts.get("passed", 0) > 0
    return Outcome(
        check.name,
        counts.get("passed", 0),
        counts.get("failed", 0) + counts.get("error", 0),
        code == 0 and ran_tests,
        "".join(said),
    )


if __name__ == "__main__":
    sys.exit(main())
