"""Compiled code is kept, and never outlives the rule it came from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tablee

PACKAGE = Path(tablee.__file__).parent
SCRIPT = """
import tablee
batch = tablee.batch("modulo", 1)
batch.step([0])
print(batch.states[0].hands.tolist())
"""


def run(package: Path, cache: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(package.parent), "TABLEE_CACHE": str(cache)},
        capture_output=True, text=True, check=True,
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


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.touch()
    assert run(PACKAGE, blocked) == "[[1, 1], [2, 1]]"


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
    total = "hand(position, you, target) + hand(position, me, own)"
    other = "5 - hand(position, you, target)".ljust(len(total))
    edit(package / "games/modulo/rules.py", total, other)
    assert run(package, cache) == "[[1, 1], [4, 1]]"

    # A constant in another file.
    edit(package / "games/modulo/state.py", "LOOP = 5", "LOOP = 4")
    assert run(package, cache) == "[[1, 1], [0, 1]]"
