"""What npm brings is fetched without harm to a checkout that shares it."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.npm import load_hook


def test_the_modules_of_another_checkout_are_left_alone(tmp_path: Path) -> None:
    shared, own = tmp_path / "shared", tmp_path / "ui" / "node_modules"
    for folder in (shared, own.parent):
        folder.mkdir()
    own.symlink_to(shared, target_is_directory=True)
    hook = load_hook()
    empties = "import pathlib; [p.unlink() for p in pathlib.Path('node_modules').glob('*')]"
    (shared / "module.js").touch()
    hook.Page(tmp_path).fetch_modules(hook.Node(tmp_path, [sys.executable, "-c", empties]))
    assert (shared / "module.js").exists()
    assert not own.exists()
