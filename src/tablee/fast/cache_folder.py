"""Where compiled code is kept between runs. What lies there is run, so it must be nobody else's."""

from __future__ import annotations

import atexit
import os
import shutil
import stat
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path


def cache_root() -> Path:
    """`TABLEE_CACHE`, else the person's own cache folder, else (nothing may be written there) a
    temporary one."""
    if chosen := os.environ.get("TABLEE_CACHE"):
        own = Path(chosen) / "compiled"
    else:
        import platformdirs

        own = platformdirs.user_cache_path("tablee") / "compiled"
    return own if _can_write(own) else _temporary() / "compiled"


@cache
def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@cache
def _temporary() -> Path:
    """A folder among the temporary ones that only this person can have filled; if somebody else
    may have, one for this process alone."""
    folder = Path(tempfile.gettempdir()) / f"tablee-{_person()}"
    with suppress(OSError):
        folder.mkdir(mode=0o700)
    if is_ours(folder):
        return folder
    alone = Path(tempfile.mkdtemp(prefix="tablee-"))
    atexit.register(shutil.rmtree, alone, ignore_errors=True)
    return alone


def is_ours(folder: Path) -> bool:
    """Whether this is a folder, not a link to one, that is ours, and that nobody else may enter."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if not stat.S_ISDIR(found.st_mode):
        return False
    # Where there are no such numbers (Windows), everybody has temporary folders of their own.
    if not hasattr(os, "getuid"):
        return True
    return found.st_uid == os.getuid() and not found.st_mode & 0o077


def _person() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else "own"
