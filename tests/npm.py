"""`npm run SCRIPT` in `ui/`, with the node that builds the page: the system's, or one that comes
as a Python package where there is none."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
TOOLS = ROOT / ".tools"


def main(script: str) -> int:
    hook = load_hook()
    node = hook.system_node() or brought_node(hook)
    page = hook.Page(ROOT)
    if not page.has_modules():
        page.fetch_modules(node)
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", "")])
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    return subprocess.call([*node.npm, "run", "--silent", script], cwd=ROOT / "ui", env=environment)


def load_hook() -> ModuleType:
    """`hatch_build.py`, which knows where node is."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def brought_node(hook: ModuleType) -> Any:
    """node from a Python package, kept beside uv in `.tools`."""
    folder = TOOLS / "node"
    if not folder.exists():
        uv = shutil.which("uv") or str(TOOLS / "bin" / "uv")
        command = [uv, "pip", "install", "--quiet", "--target", str(folder), hook.NODE_PACKAGE]
        environment = {"UV_SYSTEM_CERTS": "1", **os.environ}
        subprocess.run([*command, "--python", sys.executable], check=True, env=environment)
    sys.path.insert(0, str(folder))
    return hook.packaged_node()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
