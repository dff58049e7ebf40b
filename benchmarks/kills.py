"""Killed under load, 50 times over: `python -m benchmarks.kills [--rounds 50] [--postgres]`.

Players play at many tables, the server is killed with SIGKILL at a random moment, and everything it
had acknowledged is looked for in the database: nothing lost, nothing twice, every table goes on.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.server.kills import kill_rounds
from tests.server.postgres import cluster


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kills")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    arguments = parser.parse_args()
    numbers = (arguments.rounds, arguments.tables, arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        if arguments.postgres:
            with cluster(Path(folder)) as database:
                kept = kill_rounds(Path(folder), *numbers, database=database.database())
        else:
            kept = kill_rounds(Path(folder), *numbers)
    where = "PostgreSQL" if arguments.postgres else "SQLite"
    print(f"{where}: killed {arguments.rounds} times at {arguments.tables} tables; {kept}")
    print("acknowledged moves, all found again, none twice; every table went on")
    return 0


if __name__ == "__main__":
    sys.exit(main())
