"""The full run of the fuzzer: `python -m benchmarks.fuzz [--messages 100000]`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.fuzz import Fuzzer
from tests.server.support import running

from benchmarks.server import memory


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fuzz")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        fuzzer = Fuzzer(server, arguments.seed)
        part = arguments.messages // 5
        asyncio.run(fuzzer.run(part))
        early = memory(server.process.pid)
        asyncio.run(fuzzer.run(arguments.messages - part))
        late = memory(server.process.pid)
        traces = server.log.read_text().count("Traceback") + server.log.read_text().count('"trace"')
    print(f"{sum(fuzzer.answers.values())} answers to {arguments.messages} messages:")
    for code, times in fuzzer.answers.most_common():
        print(f"  {times:7} {code}")
    print(f"no table changed; {traces} tracebacks; memory {early / 1e6:.1f} MB after a fifth, "
          f"{late / 1e6:.1f} MB at the end")  # fmt: skip
    return int(traces > 0)


if __name__ == "__main__":
    sys.exit(main())
