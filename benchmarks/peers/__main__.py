"""Tablée beside the field, one core, one run: `python -m benchmarks.peers [GAME]… [--repeats 5]`.

Writes `docs/peers.md` and `docs/peers.svg`. Peers that are not there are installed into
`.tools/peers`. Give it a quiet machine; `--quick` only looks whether it works, and writes nothing.
"""

from __future__ import annotations

import argparse
import os
import sys

# One core for everybody, JAX included; said before the libraries are loaded.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("OMP_NUM_THREADS", "1")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers")
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each repeat")
    parser.add_argument("--quick", action="store_true", help="one short go; writes nothing")
    parser.add_argument("--only-servers", action="store_true", help="only beside boardgame.io")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    from benchmarks.peers import boardgame
    from benchmarks.peers.field import measure_all
    from benchmarks.peers.install import install
    from benchmarks.peers.report import tables, write

    if problem := install():
        print(f"Some peers are missing. By hand: {problem}", file=sys.stderr)
    repeats, seconds = (2, 0.2) if arguments.quick else (arguments.repeats, arguments.seconds)
    found = [] if arguments.only_servers else measure_all(arguments.game, repeats, seconds)
    print(tables(found))
    served = [] if arguments.game else boardgame.measure(2.0 if arguments.quick else 10.0)
    print(boardgame.table(served) if served else "boardgame.io is left out: it needs node and npm.")
    if found and not arguments.quick and not arguments.game:
        write(found, served)
    return 0


if __name__ == "__main__":
    sys.exit(main())
