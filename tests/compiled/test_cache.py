"""Compiled code is kept, and never outlives the rule it came from."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

import tablee
from tablee.fast import cache_folder

PACKAGE = Path(tablee.__file__).parent
SCRIPT = """
import tablee
batch = tablee.batch("modulo", 1)
batch.step([0])
print(batch.states[0].hands.tolist())
"""


def run(package: Path, cache: Path, timeout: float | None = None, **environment: str) -> str:
    known = {"PYTHONPATH": str(package.parent), "TABLEE_CACHE": str(cache), **environment}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, **known},
        capture_output=True, text=True, check=True, timeout=timeout,
    )  # fmt: skip
    return done.stdout.strip()


def edit(path: Path, old: str, new: str) -> None:
    """Change a file so that only its text tells: the same size, the same times."""
    before = path.stat()
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    assert len(old) == len(new)
    path.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)


@pytest.fixture
def blocked(tmp_path: Path) -> Path:
    """A cache folder that cannot be written."""
    (tmp_path / "blocked").touch()
    return tmp_path / "blocked"


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A folder for temporary files, which everybody may write in."""
    (tmp_path / "shared").mkdir()
    return tmp_path / "shared"


def test_a_folder_that_cannot_be_written_is_no_obstacle(blocked: Path, shared: Path) -> None:
    assert run(PACKAGE, blocked, TMPDIR=str(shared)) == "[[1, 1], [2, 1]]"
    (own,) = shared.iterdir()
    assert own.stat().st_mode & 0o777 == 0o700, "what lies there is run: it is nobody else's"
    kept = sorted(shared.rglob("*.nbc"))
    assert kept
    assert run(PACKAGE, blocked, TMPDIR=str(shared)) == "[[1, 1], [2, 1]]"
    assert sorted(shared.rglob("*.nbc")) == kept, "the second run compiled again"


@pytest.mark.parametrize("how", ["a link", "open to all", "a file"])
def test_what_somebody_else_may_have_put_there_is_never_run(
    how: str, blocked: Path, shared: Path, tmp_path: Path
) -> None:
    assert run(PACKAGE, blocked, TMPDIR=str(shared)) == "[[1, 1], [2, 1]]"
    (own,) = shared.iterdir()
    elsewhere = own.rename(tmp_path / "elsewhere")
    if how == "a link":
        own.symlink_to(elsewhere)
    elif how == "open to all":
        elsewhere.rename(own)
        own.chmod(0o777)
    else:
        own.touch()
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    assert run(PACKAGE, blocked, TMPDIR=str(shared)) == "[[1, 1], [2, 1]]"
    after = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    assert after == before, "nothing was put there either, and nothing is left behind"


def test_a_folder_of_somebody_else_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o700)
    assert cache_folder.is_ours(tmp_path)
    monkeypatch.setattr(os, "getuid", lambda: tmp_path.stat().st_uid + 1)
    assert not cache_folder.is_ours(tmp_path)


def test_what_is_kept_waits_for_nobody_who_compiles(tmp_path: Path) -> None:
    run(PACKAGE, tmp_path)
    locks = list(tmp_path.rglob("*.lock"))
    assert locks
    with ExitStack() as held:
        for lock in locks:
            fcntl.flock(held.enter_context(lock.open("w")), fcntl.LOCK_EX)
        assert run(PACKAGE, tmp_path, timeout=120) == "[[1, 1], [2, 1]]"


def test_what_nobody_has_used_for_long_is_thrown_away(tmp_path: Path) -> None:
    old, young = tmp_path / "compiled" / "old-1", tmp_path / "compiled" / "young-1"
    for folder in (old, young):
        folder.mkdir(parents=True)
    os.utime(old, (0, 0))
    run(PACKAGE, tmp_path)
    assert young.exists()
    assert not old.exists()


def test_an_edited_rule_is_never_run_from_an_old_cache(tmp_path: Path) -> None:
    package, cache = tmp_path / "src" / "tablee", tmp_path / "cache"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    assert run(package, cache) == "[[1, 1], [2, 1]]"
    kept = sorted(cache.rglob("*.nbc"))
    assert kept

    assert run(package, cache) == "[[1, 1], [2, 1]]"
    assert sorted(cache.rglob("*.nbc")) == kept, "the second run compiled again"

    # A rule deep inside: Numba itself looks only at the file of the outermost function.
    total = "s.hands[other, target] + s.hands[seat, own]"
    other = "5 - s.hands[other, target]".ljust(len(total))
    edit(package / "games/modulo/rules.py", total, other)
    assert run(package, cache) == "[[1, 1], [4, 1]]"

    # A constant in another file.
    edit(package / "games/modulo/state.py", "LOOP = 5", "LOOP = 4")
    assert run(package, cache) == "[[1, 1], [0, 1]]"
