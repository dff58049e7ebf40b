"""The processes of a server, and which of them has accepted a connection. Linux only."""

from __future__ import annotations

from pathlib import Path

from tablee.client import Seat


def workers(parent: int) -> list[int]:
    """The processes that serve, started by this one."""
    return children(parent, b"spawn_main")


def thinkers(parent: int) -> list[int]:
    """The processes that think for this one."""
    return children(parent, b"tablee.processes.worker_process")


def children(parent: int, word: bytes) -> list[int]:
    """The processes this one has started with such a word in their command."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            status = (each / "stat").read_text().rpartition(")")[2].split()
            words = (each / "cmdline").read_bytes()
        except OSError:
            continue
        if int(status[1]) == parent and word in words:
            found.append(int(each.name))
    return sorted(found)


def worker_of(seat: Seat, port: int, among: list[int]) -> int:
    """The one of several processes that holds the other end of a seat's connection."""
    assert seat._connection is not None
    here = seat._connection.socket.getsockname()[1]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        local, remote = (int(fields[i].rpartition(":")[2], 16) for i in (1, 2))
        if (local, remote) == (port, here):
            wanted = f"socket:[{fields[9]}]"
            for pid in among:
                for open_file in Path(f"/proc/{pid}/fd").iterdir():
                    try:
                        if str(open_file.readlink()) == wanted:
                            return pid
                    except OSError:
                        continue
    raise AssertionError("nobody holds it")
