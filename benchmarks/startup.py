"""How long until something happens: `python -m benchmarks.startup`."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

REPEATS = 7


def timed(action: Callable[[], object]) -> float:
    """The median over several runs, the first (cold) one left out."""
    action()
    times = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        action()
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def python(code: str) -> Callable[[], object]:
    return lambda: subprocess.run([sys.executable, "-c", code], check=True)


def first_prompt(folder: Path) -> None:
    """Start a game against a bot, read to the first prompt, and stop."""
    path = folder / f"{time.time_ns()}.jsonl"
    command = [sys.executable, "-m", "tablee", "play", "foxu", "--journal", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        read = b""
        while not read.endswith(b"> "):
            read += process.stdout.read(1)
        process.kill()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rows = {
            "python": timed(python("pass")),
            "import numpy": timed(python("import numpy")),
            "import tablee": timed(python("import tablee")),
            "tablee play, first prompt": timed(lambda: first_prompt(Path(folder))),
        }
    for name, seconds in rows.items():
        print(f"{name:<28} {seconds:6.3f} s   ×{seconds / rows['import numpy']:.2f} of NumPy alone")


if __name__ == "__main__":
    main()
