"""`./tablee test`: everything that must pass, in one command.

Style and types first, then the page in the browser, then the tests three ways: plain Python,
compiled with bounds checks, and compiled. Anything after `test` goes to pytest instead:
`./tablee test tests/games -k foxu`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
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
APART = "--dist=loadgroup"
"""Each game in a process of its own: nothing is compiled twice (see `conftest.py`)."""
NPM = [sys.executable, "-m", "tests.npm"]
MANY, FEW = {"TABLEE_COMBINATIONS": "10"}, {"TABLEE_COMBINATIONS": "3"}
"""The plain run tries more combinations of options than the two that repeat it compiled."""
HEAVY = ("tests/browser", "tests/compiled")
CHECKS: list[tuple[str, list[str], dict[str, str]]] = [
    ("style", ["ruff", "check", "."], {}),
    ("format", ["ruff", "format", "--check", "."], {}),
    ("types", ["mypy"], {}),
    ("page, types", [*NPM, "check"], {}),
    ("page, components", [*NPM, "test"], {}),
    ("page, browser", [*PYTEST, "tests/browser"], {}),
    (
        "plain",
        [*PYTEST, "tests", *(f"--ignore={part}" for part in HEAVY)],
        {"TABLEE_RULES": "plain", **MANY},
    ),
    (
        # Every rule with its strange positions, and the loops; machine code has no other check.
        "compiled, bounds checked",
        [*PYTEST, APART, "tests/games", "tests/compiled/test_same_as_plain.py"],
        {"TABLEE_RULES": "compiled", "NUMBA_BOUNDSCHECK": "1", **FEW},
    ),
    (
        "compiled",
        [
            *PYTEST,
            APART,
            "tests/games/test_contract.py",
            "tests/games/test_golden.py",
            "tests/compiled",
        ],
        {"TABLEE_RULES": "compiled", **FEW},
    ),
]


def main() -> int:
    os.chdir(ROOT)
    if sys.argv[1:]:
        return subprocess.call([sys.executable, "-m", "pytest", *sys.argv[1:]])
    failed, passed_tests, failed_tests = [], 0, 0
    for name, command, extra in CHECKS:
        print(f"── {name}", flush=True)
        began = time.monotonic()
        passed, wrong, is_fine = run(command, extra)
        print(f"── {name}: {time.monotonic() - began:.0f} s", flush=True)
        passed_tests += passed
        failed_tests += wrong
        if not is_fine:
            failed.append(name)
    if failed:
        print(f"Failed: {', '.join(failed)}")
    print(f"{passed_tests} passed, {failed_tests} failed")
    return int(bool(failed))


def run(command: list[str], extra: dict[str, str]) -> tuple[int, int, bool]:
    """Run one check, showing what it says: the tests passed, the tests failed, is all well?"""
    program = Path(sys.executable).parent / command[0]
    words = [str(program) if program.exists() else command[0], *command[1:]]
    process = subprocess.Popen(
        words,
        env={**os.environ, **extra},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    closing = ""
    try:
        for line in process.stdout:
            print(line, end="", flush=True)
            closing = line if line.strip() else closing
        code = process.wait()
    except KeyboardInterrupt:
        process.terminate()
        raise
    counts = {word: int(n) for n, word in re.findall(r"(\d+) (passed|failed|error)", closing)}
    ran_tests = "pytest" not in command or counts.get("passed", 0) > 0
    return (
        counts.get("passed", 0),
        counts.get("failed", 0) + counts.get("error", 0),
        (code == 0 and ran_tests),
    )


if __name__ == "__main__":
    sys.exit(main())
