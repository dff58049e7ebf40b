"""Games of packages other than Tablée's own, at a server of their own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from tests.browser.house import House


def house_with(folder: Path, files: Mapping[str, str], games: list[str]) -> House:
    """A server where these games are installed: their files, and the entry points that say so."""
    metadata = {
        "METADATA": "Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n",
        "entry_points.txt": "[tablee.games]\n" + "".join(f"{game} = {game}\n" for game in games),
    }
    packages = folder / "packages"
    whole = {**files, **{f"elsewhere-1.0.dist-info/{name}": metadata[name] for name in metadata}}
    for name, text in whole.items():
        path = packages / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    paths = [str(packages), os.environ.get("PYTHONPATH", "")]
    return House(folder / "data", PYTHONPATH=os.pathsep.join(paths))
