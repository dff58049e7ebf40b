"""How long until something happens: `python -m benchmarks.startup`.

The time by the clock, and the processor time, which says the same on a machine that is busy.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

REPEATS = 7


def timed(action: Callable[[], object]) -> tuple[float, float]:
    """Seconds by the clock and of a processor: medians over several runs, the first (cold) one left
    out."""
    action()
    clock, processor = [], []
    for _ in range(REPEATS):
        began, spent = time.perf_counter(), of_children()
        action()
        clock.append(time.perf_counter() - began)
        processor.append(of_children() - spent)
    return statistics.median(clock), statistics.median(processor)


def of_children() -> float:
    """The processor time of all processes that were started from here and are done."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


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
    numpy = rows["import numpy"][1]
    print(f"{'':<28} by the clock   processor")
    for name, (clock, processor) in rows.items():
        beside = f"×{processor / numpy:.2f} of NumPy alone"
        print(f"{name:<28} {clock:10.3f} s {processor:9.3f} s   {beside}")


if __name__ == "__main__":
    main()
