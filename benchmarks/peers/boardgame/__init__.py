"""Our server beside boardgame.io's, where there is node: moves a second, and how late they are.

boardgame.io keeps its matches in memory, as it does unless told otherwise; ours keeps every move
safe on disk before it says so. Each has one process, its players another.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.server.support import running

from benchmarks.server import cpu, load, warm_up

HERE = Path(__file__).parent
FOLDER = Path(__file__).parents[3] / ".tools" / "boardgame"
PACKAGE = "boardgame.io@0.50.2"
MATCHES = 500


@dataclass(frozen=True)
class Served:
    """What one server carried."""

    name: str
    flat: dict[str, float]
    paced: dict[str, float]


def measure(seconds: float) -> list[Served]:
    """Both, one after the other; nothing where there is no node."""
    if not (node := shutil.which("node")) or not install():
        return []
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    return [ours(seconds), theirs(node, seconds)]


def install() -> bool:
    """Bring boardgame.io, once."""
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return True
    npm = shutil.which("npm")
    if npm is None:
        return False
    FOLDER.mkdir(parents=True, exist_ok=True)
    print(f"Installing {PACKAGE} (once)…", file=sys.stderr, flush=True)
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(FOLDER)]
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    return subprocess.run([*command, PACKAGE], check=False, env=environment).returncode == 0


def ours(seconds: float) -> Served:
    words = ["--tables", str(MATCHES), "--seconds", str(seconds)]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), connections="100000") as server,
    ):
        warm_up(server, "modulo")
        return Served(
            "Tablée, kept on disk", load(server, *words), load(server, *words, "--rate", "1")
        )


def theirs(node: str, seconds: float) -> Served:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    environment = {
        **os.environ, "NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production",
    }  # fmt: skip
    server = subprocess.Popen(
        [node, str(HERE / "server.cjs"), port],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        assert "ready" in server.stdout.readline()

        def play(rate: float) -> dict[str, float]:
            players = subprocess.Popen(
                [node, str(HERE / "players.cjs"), port, str(MATCHES), str(seconds), str(rate)],
                env=environment, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
            assert players.stdout is not None
            assert players.stdout.readline() == "ready\n"
            before = cpu(server.pid)
            found: dict[str, float] = json.loads(players.stdout.readline())
            found["server_cpu"] = (cpu(server.pid) - before) / seconds
            players.wait()
            return found

        return Served(f"{PACKAGE}, in memory", play(0), play(1))
    finally:
        server.kill()
        server.communicate()


def table(found: list[Served]) -> str:
    """The figures, ready for the documentation."""
    lines = [
        f"| {MATCHES} tables | flat out, moves/s | µs of processor a move | one a second each: "
        "p50 | p99 |",
        "|---|---:|---:|---:|---:|",
    ]
    for one in found:
        flat, paced = one.flat, one.paced
        each = 1e6 * flat["server_cpu"] / flat["moves_per_second"]
        lines.append(
            f"| {one.name} | {flat['moves_per_second']:.0f} | {each:.0f} "
            f"| {paced['p50_ms']:.1f} ms | {paced['p99_ms']:.1f} ms |"
        )
    if len(found) > 1:
        mine, other = (one.flat["moves_per_second"] for one in found)
        lines.append(f"| ratio | ×{mine / other:.1f} | | | |")
    return "\n".join(lines)
