"""Programs that tests need, from Debian's packages where they may be installed.

Tests run in several processes at once. One looks, and installs what is missing, while the others
wait; they then find it whole.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


def found_or_installed(look: Callable[[], T | None], package: str) -> T | None:
    """What `look` finds, if need be after a package was installed; None if that cannot be."""
    with _one_at_a_time():
        found = look()
        if found is None and _install(package):
            found = look()
    return found


def _install(package: str) -> bool:
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", package]
    return _works(command) or (_works(["apt-get", "update", "-q"]) and _works(command))


def _works(command: list[str]) -> bool:
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    if os.name == "nt":
        yield
        return
    import fcntl

    name = f"tablee-tests-{os.geteuid()}.lock"
    with (Path(tempfile.gettempdir()) / name).open("w") as lock:  # closing it lets others in
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
