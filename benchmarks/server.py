"""How much a server carries: `python -m benchmarks.server [--game modulo] [--seconds 10]`.

One server process, SQLite with full durability; the players are in a process of their own. The
server is warm: it has played the game for some seconds before.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from tests.server.support import Running, running


def memory(pid: int) -> int:
    """Bytes of a process that are in memory and its own."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise OSError("no Pss")


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def load(server: Running, *words: str) -> dict[str, float]:
    """Let the players play; what they measured, and the server's processor time."""
    command = [sys.executable, "-m", "benchmarks.load", server.url.rstrip("/"), *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    before = cpu(server.process.pid)
    found: dict[str, float] = json.loads(process.stdout.readline())
    process.wait()
    seconds = float(words[words.index("--seconds") + 1])
    found["server_cpu"] = (cpu(server.process.pid) - before) / seconds
    return found


def warm_up(server: Running, game: str) -> None:
    """Play until the game's rules run compiled, as on any server that has been up for a while."""
    for _ in range(20):
        load(server, "--game", game, "--tables", "50", "--seconds", "3")
        if "tablee_games_compiled 1" in httpx.get(f"{server.url}metrics").text:
            return
    print("the rules were not compiled", flush=True)


def idle_memory(server: Running, connections: int) -> float:
    """Bytes of the server for each idle connection."""
    before = memory(server.process.pid)
    command = [
        sys.executable, "-m", "benchmarks.load", server.url.rstrip("/"), "--tables", "0",
        "--idle", str(connections), "--seconds", "1", "--pause", "2",
    ]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    used = memory(server.process.pid) - before
    process.communicate()
    return used / connections


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("--game", default="modulo")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--database", default="")
    parser.add_argument("--only", choices=("flat", "paced", "idle"), default=None)
    arguments = parser.parse_args()
    words = ["--game", arguments.game, "--tables", str(arguments.tables)]
    words += ["--seconds", str(arguments.seconds)]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"connections": "100000", "database": arguments.database}
        with running(Path(folder), **settings) as server:
            if arguments.only != "idle":
                warm_up(server, arguments.game)
            if arguments.only in (None, "flat"):
                flat = load(server, *words)
                print(
                    f"flat out: {flat['moves_per_second']:.0f} acknowledged moves/s over "
                    f"{arguments.tables} tables, p50 {flat['p50_ms']:.1f} ms, "
                    f"p99 {flat['p99_ms']:.1f} ms; {flat['refused']} refused, {flat['lost']} lost; "
                    f"processor: server {flat['server_cpu']:.2f} "
                    f"({1e6 * flat['server_cpu'] / flat['moves_per_second']:.0f} µs a move), "
                    f"players {flat['generator_cpu']:.2f}", flush=True,
                )  # fmt: skip
            if arguments.only in (None, "paced"):
                paced = load(server, *words, "--rate", "1")
                print(
                    f"one move a second at each table: {paced['moves_per_second']:.0f} moves/s, "
                    f"from a move to the other screen p50 {paced['p50_ms']:.1f} ms, "
                    f"p99 {paced['p99_ms']:.1f} ms, worst {paced['worst_ms']:.1f} ms; "
                    f"processor: server {paced['server_cpu']:.2f}", flush=True,
                )  # fmt: skip
        if arguments.only in (None, "idle"):
            with running(Path(folder) / "idle", **settings) as server:
                each = idle_memory(server, arguments.idle)
                print(f"{arguments.idle} idle connections: {each / 1000:.1f} kB each", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
