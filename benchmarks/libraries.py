"""What a kept library would cost in place of a file of ours: `python -m benchmarks.libraries`.

Each is installed with all it needs in a folder of its own, and imported in fresh processes. The
time is the CPU's, the median of several; ours is measured with what a server has loaded anyway.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

REPEATS = 7
ROOT = Path(__file__).parent.parent
LOADED = "import msgspec, tablee.core.errors, platformdirs, logging"
PAIRS = {
    "metrics": ("src/tablee/server/metrics.py", "tablee.server.metrics",
                {"prometheus-client": "prometheus_client"}),
    "logs": ("src/tablee/server/logs.py", "tablee.server.logs",
             {"python-json-logger": "pythonjsonlogger.json", "structlog": "structlog"}),
    "settings": ("src/tablee/server/settings.py", "tablee.server.settings",
                 {"pydantic-settings": "pydantic_settings"}),
    "documentation": ("docs/build.py", "",
                      {"mkdocs": "mkdocs.commands.build", "mkdocs-material": ""}),
}  # fmt: skip
"""By what is done: our file and its module, and the packages that would do it, with theirs."""


def imported(module: str, folder: str = "") -> float:
    """CPU milliseconds that an import takes."""
    path = f"import sys; sys.path.insert(0, {folder!r}); " if folder else ""
    code = (
        f"{path}{LOADED}; import time; began = time.process_time(); import {module}; "
        "print(1000 * (time.process_time() - began))"
    )
    command = [sys.executable, "-W", "ignore", "-c", code]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
            for _ in range(REPEATS)]  # fmt: skip
    return median(float(run.stdout) for run in runs)


def install(package: str, folder: Path) -> None:
    # The project's own environment has no pip; the Python it was made from has.
    python = getattr(sys, "_base_executable", sys.executable)
    command = [python, "-m", "pip", "install", "-q", "--target", str(folder), package]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)


def main() -> None:
    for what, (file, module, packages) in PAIRS.items():
        lines = len((ROOT / file).read_text(encoding="utf-8").splitlines())
        took = f", {imported(module):.0f} ms" if module else ""
        print(f"{what}: ours {lines} lines{took}")
        for package, theirs in packages.items():
            with TemporaryDirectory() as folder:
                install(package, Path(folder))
                size = sum(f.stat().st_size for f in Path(folder).rglob("*") if f.is_file())
                count = len([*Path(folder).glob("*.dist-info")])
                took = f", {imported(theirs, folder):.0f} ms" if theirs else ""
                print(f"  {package}: {count} package(s), {size / 1e6:.1f} MB{took}")


if __name__ == "__main__":
    main()
